import { GradeMark, type ReviewMark } from '@cifra/kit/review';
import type { Unit } from '@cifra/mind-kit/review';
import { reviewWords } from '../words/review/index.ts';
import type { CurveModel } from './curve.ts';

/** A moment on the curve. */
export type CurveMark = { readonly version: number; readonly mark: ReviewMark };

type Props = {
  readonly curve: CurveModel;
  readonly unit: Unit;
  readonly who: string;
  readonly turnWord: string;
  /** Who has the rest; null where nobody has. */
  readonly others: string | null;
  readonly marks: readonly CurveMark[];
  readonly onPress: (version: number) => void;
  readonly chosen: number | null;
};

/** The field of the drawing, and in it the field of the curve. */
const [WIDTH, HEIGHT] = [360, 176];
const [LEFT, TOP, RIGHT, BOTTOM] = [34, 12, WIDTH - 16, HEIGHT - 28];
const across = (x: number) => LEFT + x * (RIGHT - LEFT);
const down = (y: number) => BOTTOM - y * (BOTTOM - TOP);
const NAME_ROOM = 0.2;

/** One line between two named areas: what this seat could expect, and the rest. */
export function Curve({ curve, unit, who, turnWord, others, marks, onPress, chosen }: Props) {
  const words = reviewWords.value;
  const { points, ticks, scale, even } = curve;
  const heights = [0, even, 1];
  const line = points
    .map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${across(x).toFixed(1)} ${down(y).toFixed(1)}`)
    .join('');
  const area = `${line}V${BOTTOM}H${LEFT}Z`;
  const values = points.map(({ y }) => y * scale[2]);
  const said = words.curve(who, values[0] ?? 0, Math.min(...values), Math.max(...values), values.at(-1) ?? 0, unit);
  const placed = marks.flatMap(({ version, mark }) => {
    const place = curve.at(version);
    return place === null ? [] : [{ version, mark, place }];
  });
  const [mine, theirs] = namePlaces(
    points,
    placed.map(({ place }) => place.x),
  );
  return (
    <div class="curve">
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={said}>
        <defs>
          <pattern id="curve-hatch" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path class="curve-hatch" d="M0 0v7" />
          </pattern>
          <clipPath id="curve-field">
            <rect x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} rx="10" />
          </clipPath>
        </defs>
        <g clip-path="url(#curve-field)">
          <rect
            class="curve-others"
            data-nobody={others === null}
            x={LEFT}
            y={TOP}
            width={RIGHT - LEFT}
            height={BOTTOM - TOP}
          />
          {others !== null && (
            <rect fill="url(#curve-hatch)" x={LEFT} y={TOP} width={RIGHT - LEFT} height={BOTTOM - TOP} />
          )}
          <path class="curve-own" d={area} />
        </g>
        <path class="curve-middle" d={`M${LEFT} ${down(even)}H${RIGHT}`} />
        <path class="curve-line" d={line} pathLength={1} />
        {scale.map((value, at) => (
          <text key={value} x={LEFT - 7} y={down(heights[at] ?? 0) + 4.5} text-anchor="end">
            {value}
          </text>
        ))}
        {ticks.map(({ x, turn }, at) => (
          <text key={turn} x={across(x)} y={HEIGHT - 9} text-anchor={at === 0 ? 'start' : 'middle'}>
            {at === 0 ? `${turnWord} ${turn}` : turn}
          </text>
        ))}
        {mine !== null && others !== null && (
          <text class="curve-who" x={across(mine.x)} y={down(mine.y) + 5} text-anchor="middle">
            {short(who)}
          </text>
        )}
        {others !== null && theirs !== null && (
          <text class="curve-who" x={across(theirs.x)} y={down(theirs.y) + 5} text-anchor="middle">
            {short(others)}
          </text>
        )}
      </svg>
      {placed.map(({ version, mark, place }) => (
        <button
          key={version}
          type="button"
          class="curve-mark"
          // The list below says the same in words, and a keyboard gets there.
          tabIndex={-1}
          aria-hidden="true"
          data-chosen={chosen === version}
          style={{ '--x': across(place.x) / WIDTH, '--y': down(place.y) / HEIGHT }}
          onClick={() => onPress(version)}
        >
          <GradeMark mark={mark} />
        </button>
      ))}
    </div>
  );
}

type Place = { readonly x: number; readonly y: number };

/** What fits on the narrowest field; the whole name stands in the sentence that says what is drawn. */
const MOST_LETTERS = 18;

function short(name: string): string {
  return name.length <= MOST_LETTERS ? name : `${name.slice(0, MOST_LETTERS - 1).trimEnd()}…`;
}

/** How far to each side a name reaches. */
const REACH = 0.13;

/** Where the two areas have room for a name: in the middle of where each is tallest all along the name, and no mark lies on it. */
function namePlaces(points: CurveModel['points'], marks: readonly number[]): readonly [Place | null, Place | null] {
  const between = points.filter(({ x }) => x > REACH && x < 1 - REACH);
  const free = between.filter(({ x }) => marks.every((mark) => Math.abs(mark - x) > REACH));
  const inside = free.length > 0 ? free : between;
  const around = (x: number) => points.filter((one) => Math.abs(one.x - x) <= REACH).map(({ y }) => y);
  const place = (heightOf: (x: number) => number, middleOf: (height: number) => number): Place | null => {
    const best = inside
      .map(({ x }) => ({ x, height: heightOf(x) }))
      .reduce<{ x: number; height: number } | null>(
        (one, other) => (one === null || other.height > one.height ? other : one),
        null,
      );
    return best === null || best.height < NAME_ROOM ? null : { x: best.x, y: middleOf(best.height) };
  };
  return [
    place(
      (x) => Math.min(...around(x)),
      (height) => height / 2,
    ),
    place(
      (x) => 1 - Math.max(...around(x)),
      (height) => 1 - height / 2,
    ),
  ];
}

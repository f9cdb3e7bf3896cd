import { classes } from '../base/classes.ts';

/** Dice of several colours differ in the shape of their pips too. */
export const PIP_SHAPES = ['round', 'diamond', 'square'] as const;
export type PipShape = (typeof PIP_SHAPES)[number];

/** Where pips stand on a field of 40 by 40, for each number. */
const [LOW, MIDDLE, HIGH] = [11, 20, 29];
const FACES: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[MIDDLE, MIDDLE]],
  [
    [LOW, LOW],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [MIDDLE, MIDDLE],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [MIDDLE, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
  [
    [LOW, LOW],
    [HIGH, LOW],
    [LOW, MIDDLE],
    [HIGH, MIDDLE],
    [LOW, HIGH],
    [HIGH, HIGH],
  ],
];

type Props = {
  /** 1 to 6; null lies there unthrown. */
  readonly value: number | null;
  /** Empty where what stands around it says it already. */
  readonly label: string;
  readonly pips?: PipShape;
  readonly lean?: 'left' | 'right';
  readonly isTumbling?: boolean;
};

/** A die with weight; its colours are `--die`, `--die-lo` and `--pip`. */
export function Die({ value, label, pips = 'round', lean, isTumbling = false }: Props) {
  return (
    <span
      class={classes('die-piece', value === null && 'is-idle', isTumbling && 'tumbles')}
      data-lean={lean}
      {...(label === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        {(FACES[value ?? 0] ?? []).map(([x, y]) => (
          <Pip key={`${x} ${y}`} x={x} y={y} shape={pips} />
        ))}
      </svg>
    </span>
  );
}

function Pip({ x, y, shape }: { readonly x: number; readonly y: number; readonly shape: PipShape }) {
  if (shape === 'round') return <circle cx={x} cy={y} r="3.6" />;
  const turn = shape === 'diamond' ? `rotate(45 ${x} ${y})` : undefined;
  return <rect x={x - 3.2} y={y - 3.2} width="6.4" height="6.4" rx="0.6" transform={turn} />;
}

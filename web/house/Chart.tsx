import { language } from '@cifra/kit';

/** The box of a line; it is stretched to its place, and what is drawn in it keeps its strength. */
const WIDTH = 300;
const HEIGHT = 100;
/** Room for the line's ends. */
const EDGE = 5;

/** Samples of an hour and of a whole day: a house that was just opened shows its first hour, not a day of nothing. */
const HOUR = 13;
const DAY = 288;

/** A round number of which few reach the top. */
export function roundTop(highest: number): number {
  if (highest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 5, 10].find((times) => times * power >= highest) ?? 10) * power;
}

type ChartProps = {
  /** One for every step of time, the newest at the right edge. */
  readonly values: readonly number[];
  readonly label: string;
  /** Draws lines at the bottom, the middle and the top. */
  readonly hasGrid?: boolean;
};

/** A small line over time; its numbers stand beside it as text. */
export function Chart({ values, label, hasGrid = false }: ChartProps) {
  const top = roundTop(Math.max(0, ...values));
  const step = (WIDTH - EDGE) / (stepsOf(values) - 1);
  const last = values.length - 1;
  const x = (at: number) => (WIDTH - EDGE - (last - at) * step).toFixed(1);
  const y = (value: number) => (EDGE + (HEIGHT - 2 * EDGE) * (1 - value / top)).toFixed(1);
  const line = values.map((value, at) => `${x(at)},${y(value)}`);
  return (
    <svg
      class="house-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      {hasGrid &&
        [0, top / 2, top].map((value) => (
          <line key={value} class="house-grid" x1="0" x2={WIDTH} y1={y(value)} y2={y(value)} />
        ))}
      {values.length > 1 && (
        <>
          <polygon class="house-area" points={[`${x(0)},${y(0)}`, ...line, `${x(last)},${y(0)}`].join(' ')} />
          <polyline class="house-line" points={line.join(' ')} />
        </>
      )}
      {/* A line of no length with round ends: a circle would be stretched with the box. */}
      {last >= 0 && <path class="house-dot" d={`M${x(last)},${y(values[last] ?? 0)}h0`} />}
    </svg>
  );
}

type ScaledProps = Pick<ChartProps, 'values' | 'label'> & {
  /** When the first and the last value were. */
  readonly from: number;
  readonly until: number;
  readonly now: string;
};

/** The same with its numbers at the side and the time of day below. */
export function ScaledChart({ values, label, from, until, now }: ScaledProps) {
  const top = roundTop(Math.max(0, ...values));
  const number = new Intl.NumberFormat(language.value);
  const time = new Intl.DateTimeFormat(language.value, { hour: 'numeric', minute: '2-digit' });
  const span = ((until - from) / Math.max(1, values.length - 1)) * (stepsOf(values) - 1);
  return (
    <div class="house-scaled">
      <div class="house-scale" aria-hidden="true">
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{number.format(value)}</span>
        ))}
      </div>
      <Chart values={values} label={label} hasGrid />
      {values.length > 1 && (
        <div class="house-times" aria-hidden="true">
          <span>{time.format(until - span)}</span>
          <span>{time.format(until - span / 2)}</span>
          <span>{now}</span>
        </div>
      )}
    </div>
  );
}

function stepsOf(values: readonly number[]): number {
  return Math.min(DAY, Math.max(HOUR, values.length));
}

/** How much of the whole; its number stands beside it as text. Something is never drawn as nothing. */
export function Bar({ value, most }: { readonly value: number; readonly most: number }) {
  const width = value === 0 ? 0 : Math.max(0.7, Math.min(100, (100 * value) / most));
  return (
    <svg class="house-bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <rect class="house-bar-whole" width="100" height="4" />
      <rect class="house-bar-part" width={width} height="4" />
    </svg>
  );
}

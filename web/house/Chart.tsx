/** Points of a line in a box of this size, the newest at the right edge; a day that has just begun starts further right. */
const WIDTH = 300;

type Props = {
  readonly values: readonly number[];
  /** How many values fill the whole width. */
  readonly most: number;
  readonly height: number;
  readonly label: string;
  /** Draws lines with numbers at round values. */
  readonly hasScale?: boolean;
};

/** A round number of which few reach the top. */
export function roundTop(highest: number): number {
  if (highest <= 4) return 4;
  const power = 10 ** Math.floor(Math.log10(highest));
  return ([1, 2, 4, 5, 10].find((times) => times * power >= highest) ?? 10) * power;
}

/** A small line over time; its numbers stand beside it as text. */
export function Chart({ values, most, height, label, hasScale = false }: Props) {
  const top = roundTop(Math.max(0, ...values));
  const left = hasScale ? 30 : 0;
  const step = (WIDTH - left - 6) / Math.max(1, most - 1);
  const x = (at: number) => WIDTH - 6 - (values.length - 1 - at) * step;
  const y = (value: number) => 6 + (height - 12) * (1 - value / top);
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  const last = values.length - 1;
  return (
    <svg
      class="house-chart"
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={label}
      preserveAspectRatio="none"
    >
      {hasScale &&
        [0, top / 2, top].map((value) => (
          <g key={value}>
            <line class="house-grid" x1={left} x2={WIDTH} y1={y(value)} y2={y(value)} />
            <text x="0" y={y(value) + 4}>
              {value}
            </text>
          </g>
        ))}
      {values.length > 1 && (
        <>
          <polygon
            class="house-area"
            points={[`${x(0).toFixed(1)},${height - 6}`, ...line, `${x(last)},${height - 6}`].join(' ')}
          />
          <polyline class="house-line" points={line.join(' ')} />
        </>
      )}
      {values.length > 0 && <circle class="house-dot" cx={x(last)} cy={y(values[last] ?? 0)} r="4" />}
    </svg>
  );
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

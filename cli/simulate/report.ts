import type { Language } from '@cifra/kernel';
import { textTable } from '../terminal/text-table.ts';
import type { Words } from '../words/en.ts';
import type { MatchTally } from './tally.ts';

/** The figures of one number of seats, for scripts. */
export function figures(tally: MatchTally) {
  const { seats, matches, seconds, wins, points, scored } = tally;
  const each = (sum: number) => (matches === 0 ? 0 : sum / matches);
  return {
    seats,
    matches,
    moves: { mean: each(tally.moves), min: tally.shortest, max: tally.longest },
    wins: wins.map(each),
    shared: tally.shared,
    nobody: tally.nobody,
    scores: scored === 0 ? null : points.map((sum) => sum / scored),
    refusals: tally.refusals,
    failures: tally.failures,
    matchesPerSecond: seconds === 0 ? 0 : matches / seconds,
  };
}

export type Figures = ReturnType<typeof figures>;

/** The same for people: lengths and counts, then who won, then the points where there are any. */
export function report(rows: readonly Figures[], words: Words, language: Language): string {
  const whole = new Intl.NumberFormat(language, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const percent = new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 1 });
  const { columns } = words.simulation;
  const counts = textTable(
    columns,
    rows.map((row) => [
      whole.format(row.seats),
      whole.format(row.matches),
      tenths.format(row.moves.mean),
      whole.format(row.moves.min),
      whole.format(row.moves.max),
      whole.format(row.shared),
      whole.format(row.nobody),
      whole.format(row.refusals),
      whole.format(row.failures),
      whole.format(row.matchesPerSecond),
    ]),
  );
  const scored = rows.filter((row) => row.scores !== null);
  return [
    counts,
    `${words.simulation.wins}\n${bySeat(rows, (row) => row.wins.map((share) => percent.format(share)), words)}`,
    ...(scored.length === 0
      ? []
      : [
          `${words.simulation.scores}\n${bySeat(scored, (row) => (row.scores ?? []).map((mean) => tenths.format(mean)), words)}`,
        ]),
  ].join('\n\n');
}

function bySeat(rows: readonly Figures[], cells: (row: Figures) => readonly string[], words: Words): string {
  const most = Math.max(...rows.map((row) => row.seats));
  const heads = Array.from({ length: most }, (_, seat) => words.seat(seat));
  return textTable(
    [words.simulation.columns[0] ?? '', ...heads],
    rows.map((row) => [String(row.seats), ...cells(row)]),
  );
}

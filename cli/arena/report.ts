import type { Language } from '@cifra/kernel';
import { quantile, shareInterval } from '@cifra/mind-kit/arena';
import { textTable } from '../terminal/text-table.ts';
import type { Words } from '../words/en.ts';
import type { ArenaResult } from './run.ts';

/** What came of an arena, for scripts. */
export function arenaFigures({ records, times, moves, matches, ties, nobody }: ArenaResult) {
  return {
    matches,
    ties,
    nobody,
    moves: matches === 0 ? 0 : moves / matches,
    players: records.map(({ name, matches: played, wins, share: won, points }, player) => {
      const sorted = (times[player] ?? []).toSorted((a, b) => a - b);
      const share = played === 0 ? 0 : won / played;
      return {
        name,
        won: played === 0 ? 0 : wins / played,
        /** Wins, and a part of each tie. */
        share,
        plusMinus: shareInterval(share, played),
        points: points.count === 0 ? null : points.mean,
        pointsPlusMinus: points.interval,
        decisions: sorted.length,
        msMedian: quantile(sorted, 0.5),
        msP95: quantile(sorted, 0.95),
        msWorst: sorted.at(-1) ?? 0,
      };
    }),
  };
}

export type ArenaFigures = ReturnType<typeof arenaFigures>;

/** The same for people. */
export function arenaReport(
  { players, moves, matches, ties, nobody }: ArenaFigures,
  words: Words,
  language: Language,
): string {
  const percent = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const { arena } = words;
  const rows = players.map((player) => [
    player.name,
    percent.format(player.won),
    `${percent.format(player.share)} ± ${percent.format(player.plusMinus)}`,
    player.points === null ? '–' : `${tenths.format(player.points)} ± ${tenths.format(player.pointsPlusMinus)}`,
    tenths.format(player.msMedian),
    tenths.format(player.msP95),
    tenths.format(player.msWorst),
  ]);
  const beneath = [
    arena.moves(tenths.format(moves)),
    ...(ties === 0 ? [] : [arena.ties(ties, matches)]),
    ...(nobody === 0 ? [] : [arena.nobody(nobody, matches)]),
  ];
  return `${textTable(arena.columns, rows)}\n\n${beneath.join('\n')}`;
}

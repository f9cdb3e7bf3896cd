import type { BoardProps } from '@cifra/kit';
import type { Coda, Earned, RoundEnd } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { Figures } from './Figures.tsx';
import { earnedBefore, totalOf } from './round-end.ts';

const PARTS = ['hits', 'lastTiles', 'round', 'hidden'] as const satisfies readonly (keyof Earned)[];

type Props = {
  readonly board: BoardProps<Coda>;
  /** The rounds that are over, the last one in full. */
  readonly rounds: readonly RoundEnd[];
};

/** The points of a tournament, by what they are for: every column adds up by eye (C18). */
export function Tally({ board, rounds }: Props) {
  const words = boardWords[board.language];
  const last = rounds.at(-1);
  if (last === undefined) return null;
  const before = (seat: number) => earnedBefore(rounds, seat);
  const now = PARTS.map((part) => ({ name: words.earned[part], of: (seat: number) => last.earned[seat]?.[part] ?? 0 }));
  const earlier = rounds.length > 1 ? [{ name: words.before(rounds.length - 1), of: before }] : [];
  const total = { name: words.total, of: (seat: number) => before(seat) + totalOf(last.earned[seat]) };
  return <Figures board={board} lines={[...now, ...earlier]} total={total} />;
}

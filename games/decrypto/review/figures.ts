import type { Seat, View } from '@cifra/kernel';
import type { DecisionReview, MatchReview } from '@cifra/mind-kit/review';
import type { Readership } from '../mind/readership.ts';
import { type Code, type Command, type Decrypto, seatHandIn, type Team, teamOf } from '../rules/table.ts';

export function commandsOf({ command, best }: DecisionReview): { readonly made: Command; readonly best: Command } {
  return { made: command as Command, best: best as Command };
}

/** Which share of our models read and overheard each clue; null for what is no set of clues. */
export function readershipIn({ command, exact }: DecisionReview): Readership | null {
  return command.type === 'encrypt' ? (exact as unknown as Readership | null) : null;
}

export function codeText(code: Code): string {
  // A code is never broken over two lines.
  return code.join('\u00A0');
}

/** A clue as it stands under its number, with what our models made of it. */
export type PlacedClue = {
  readonly round: number;
  readonly clue: string | null;
  readonly read: number | null;
  /** Null in round 1, and where nothing is known. */
  readonly overheard: number | null;
  readonly isNow: boolean;
};

/** Whose clues a decision is about: one's own team's, or the rivals' where theirs are listened to. */
export function teamHeard({ command }: DecisionReview, { table: { half } }: View<Decrypto>, seat: Seat): Team {
  return command.type === 'confirm' && half !== null ? half : teamOf(seat);
}

/**
 * Every clue that a team has given so far, by number; the clues of this decision come last. Of the rivals' clues nothing is told but
 * the words: what their readers made of them nobody here could know.
 */
export function cluesByDigit(
  review: MatchReview,
  decision: DecisionReview,
  before: View<Decrypto>,
  seat: Seat,
): readonly (readonly PlacedClue[])[] {
  const team = teamHeard(decision, before, seat);
  const isOwn = team === teamOf(seat);
  const { made } = commandsOf(decision);
  const given: { clues: readonly (string | null)[]; code: Code; round: number; isNow: boolean }[] = [];
  for (const { clues, code, round } of before.table.sheet[team])
    if (clues !== null && code !== null) given.push({ clues, code, round, isNow: false });
  if (made.type === 'encrypt') {
    const { code } = seatHandIn(before, seat);
    if (code !== null) given.push({ clues: made.clues, code, round: before.table.round, isNow: true });
  }
  const figuresFor = (clues: readonly (string | null)[]) => {
    const by = review.decisions.find(({ command, seat: by }) => {
      const one = command as Command;
      return one.type === 'encrypt' && teamOf(by) === team && one.clues.join() === clues.join();
    });
    return by === undefined ? null : readershipIn(by);
  };
  return [1, 2, 3, 4].map((digit) =>
    given.flatMap(({ clues, code, round, isNow }) => {
      const at = code.indexOf(digit as Code[number]);
      if (at < 0) return [];
      const figures = isOwn ? figuresFor(clues) : null;
      return [
        {
          round,
          clue: clues[at] ?? null,
          read: figures?.read[at] ?? null,
          overheard: figures?.overheard?.[at] ?? null,
          isNow,
        },
      ];
    }),
  );
}

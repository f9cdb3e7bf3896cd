import type { Bot, Rng, Seat, View } from '@cifra/kernel';
import { type BreakTheCode, type Card, type Command, inOrder, questionsOf, type Table } from '../rules/index.ts';
import { leftForCentre, type NoteKeeper, noteKeeper, notesAbout, notGuessed, rowsIn } from './notes.ts';
import { fitting } from './public-answers.ts';
import { questionIndex } from './row-table.ts';

/** How somebody plays who keeps notes and does not count deals. */
export type NoteStyle = {
  /** How many answers of each seat are remembered. */
  readonly memory: number;
  /** Guesses at a row once so few are left by the notes; and at the centre with so many tiles too many. */
  readonly guessesAt: number;
  readonly spare: number;
  /** Holds a guess against all answers before it is said. */
  readonly checks: boolean;
  /** After so many questions of one's own there is no more waiting, for a rival's row or for the centre. */
  readonly patience: { readonly row: number; readonly centre: number };
  /** Which cards are liked best; of others any that can still tell something. */
  readonly likes: readonly Card[];
};

/** A player of that style. */
export function simplePlayer(style: NoteStyle): Bot<BreakTheCode> {
  return (view, rng) => {
    const keeper = noteKeeper(view, style.memory);
    const guess = view.table.seats === 2 ? rowGuess(view, keeper, style, rng) : centreGuess(view, keeper, style, rng);
    return guess ?? question(view, keeper, style, rng);
  };
}

/** The next turn may be the last one, or not come at all (B9, B12, B14). */
export function isNearEnd({ phase, until, cards, pile, seats }: Table): boolean {
  return phase !== 'free' || until !== null || (pile === 0 && cards.length < seats);
}

export function asks({ viewer, table }: View<BreakTheCode>): number {
  return table.asked.filter(({ seat }) => seat === viewer).length;
}

/** The rows of the rival, or of the next one, that the notes leave and nobody has named in vain. */
export function rowsLeft(view: View<BreakTheCode>, keeper: NoteKeeper): Int32Array {
  const rival = (Number(view.viewer) + 1) % view.table.seats;
  return notGuessed(view, keeper, rowsIn(keeper, notesAbout(keeper, rival)));
}

function rowGuess(view: View<BreakTheCode>, keeper: NoteKeeper, style: NoteStyle, rng: Rng): Command | null {
  const rival = 1 - (view.viewer as Seat);
  const left = rowsLeft(view, keeper);
  const isTime = left.length <= style.guessesAt || asks(view) >= style.patience.row || isNearEnd(view.table);
  if (!isTime) return null;
  const fits = new Set(fitting(keeper.rows, keeper.heard[rival] ?? []));
  const checked = style.checks ? left.filter((id) => fits.has(id)) : left;
  const pool = checked.length > 0 ? checked : left.length > 0 ? left : keeper.usable;
  return { type: 'guess', tiles: keeper.rows.rows[rng.pick([...pool])] ?? [] };
}

/** What stands in no row for sure may lie in the centre; too many of those, and it is any of them. */
function centreGuess(view: View<BreakTheCode>, keeper: NoteKeeper, style: NoteStyle, rng: Rng): Command | null {
  const { table } = view;
  const rivals = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
  const left = leftForCentre(keeper, rivals);
  const isTime = left.length <= table.size + style.spare || asks(view) >= style.patience.centre || isNearEnd(table);
  if (!isTime) return null;
  const tiles = [...left];
  while (tiles.length > table.size) tiles.splice(rng.below(tiles.length), 1);
  return { type: 'guess', tiles: inOrder(tiles) };
}

/** A card that is liked, or any whose answer the notes do not tell already. */
function question({ viewer, table }: View<BreakTheCode>, keeper: NoteKeeper, style: NoteStyle, rng: Rng): Command {
  const rival = (Number(viewer) + 1) % table.seats;
  const rows = rowsIn(keeper, notesAbout(keeper, rival));
  const open = table.cards.flatMap((card) => questionsOf(card));
  const telling = open.filter((one) => {
    const codes = keeper.rows.answers[questionIndex(one)];
    return rows.some((id) => codes?.[id] !== codes?.[rows[0] ?? 0]);
  });
  const liked = style.likes.flatMap((card) => telling.filter((one) => one.card === card));
  return { type: 'ask', ...(liked[0] ?? rng.pick(telling.length > 0 ? telling : open)) };
}

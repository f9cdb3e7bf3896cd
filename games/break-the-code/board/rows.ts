import type { Seat, View } from '@cifra/kernel';
import { type Colour, colourOf, numberOf, type Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Guess } from '../rules/types.ts';
import { tileAt } from '../words/points-at.ts';
import type { Show } from './beats.ts';
import type { Certain } from './certain.ts';
import type { TableChoice } from './choice.ts';
import { type CodeKey, huntedOf, seatOf, tilesOf } from './codes.ts';
import { failedGuesses, type Warning } from './guess.ts';
import { type Heard, heardOf, numberAsked } from './heard.ts';
import { type Knowledge, type KnowledgeInput, numbersIn } from './knowledge.ts';
import { setAt } from './notes.ts';
import { type Asking, type Writing, writingsOf } from './writing.ts';

export type PlaceModel = {
  readonly place: number;
  /** The whole tile, where it is seen, set or certain. */
  readonly face: Tile | null;
  /** The number alone, and what its colour may be. */
  readonly number: number | null;
  readonly colours: readonly Colour[];
  /** The numbers that it may be, where they are few enough to be read. */
  readonly numbers: readonly string[];
  /** How many tiles it may be. */
  readonly count: number;
  /** Its face is what the player believes. */
  readonly isNoted: boolean;
  /** Whether it is above 4, where that is all that was said. */
  readonly over: boolean | null;
  /** The number that is about to be asked for could stand here. */
  readonly asks: number | null;
  readonly isWarned: boolean;
  readonly isChosen: boolean;
  readonly isGlowing: boolean;
};

/** A row that was said aloud, while it is heard. */
export type SpokenRow = { readonly tiles: readonly Tile[]; readonly isRight: boolean | null };

export type RowModel = {
  readonly code: CodeKey;
  readonly seat: Seat | null;
  readonly isMine: boolean;
  readonly isHunted: boolean;
  readonly isTurn: boolean;
  /** With three or four the one guess of this player, which was the last turn (B11). */
  readonly guess: Guess | null;
  readonly tiles: readonly PlaceModel[];
  readonly writings: readonly Writing[];
  /** How many rows it can still be; null where nobody counts. */
  readonly left: number | null;
  /** Rows that the viewer has named in vain. */
  readonly failed: readonly (readonly Tile[])[];
  readonly spoken: SpokenRow | null;
};

/** More numbers than these say little, and do not fit on a tile. */
const SHOWN = 5;

export type RowsInput = KnowledgeInput & {
  readonly knowledge: Knowledge;
  readonly choice: TableChoice;
  readonly line: readonly (Tile | null)[];
  readonly warning: Warning | null;
  /** A question that was pointed at; without one the last answer about each row is new. */
  readonly pointed: number | null;
  readonly asking: Asking | null;
  readonly show: Show | null;
  readonly by: Seat | null;
  readonly pointsAt: string | null;
};

export function rowModel(input: RowsInput, code: CodeKey): RowModel {
  const { view, asked, certain } = input;
  const { table, viewer } = view;
  const seat = seatOf(code);
  const isMine = seat !== null && seat === viewer;
  const isHunted = code === huntedOf(view);
  const truth = tilesOf(view, code);
  const heard = heardOf(asked, code);
  const glowing = glowingIn(input, heard);
  // Nobody answers a question about one's own row to oneself, except with four (B7).
  const isAsked = !isMine && code !== 'centre';
  const asking = isAsked && truth === null ? input.asking : null;
  const spoken = spokenOf(input, code);
  return {
    code,
    seat,
    isMine,
    isHunted,
    isTurn: seat !== null && table.turn === seat,
    guess: table.seats > 2 ? (table.guesses.find((one) => one.seat === seat) ?? null) : null,
    tiles: tilesIn(input, code, truth, asking),
    writings: writingsOf(heard, table.size, { glowing, asking, isSeen: truth !== null }),
    left: truth === null ? leftIn(certain[code]) : null,
    failed: isHunted && truth === null ? failedGuesses(view) : [],
    spoken,
  };
}

/** An answer is new until everybody had a turn after it. */
function glowingIn({ pointed, asked, view }: RowsInput, heard: readonly Heard[]): number | null {
  if (pointed !== null) return pointed;
  const last = heard.at(-1)?.at ?? null;
  return last !== null && last >= asked.length - view.table.seats ? last : null;
}

function leftIn(certain: Certain | undefined): number | null {
  return certain?.left ?? null;
}

function tilesIn(
  input: RowsInput,
  code: CodeKey,
  truth: readonly Tile[] | null,
  asking: Asking | null,
): readonly PlaceModel[] {
  const { view, marks, knowledge, choice, warning, asked, pointsAt } = input;
  const { table } = view;
  const isGuess = choice.mode === 'guess' && code === huntedOf(view) && truth === null;
  const possible = truth === null ? knowledge.places(code) : [];
  const heard = heardOf(asked, code);
  const over = heard.find((one) => one.asked.card === 'c-over-4')?.answer;
  const glowing = glowingIn(input, heard);
  const fresh = heard.find(({ at }) => at === glowing);
  return Array.from({ length: table.size }, (_, place): PlaceModel => {
    const tiles = possible[place] ?? [];
    const noted = truth === null ? setAt(marks, code, place) : null;
    const only = tiles.length === 1 ? (tiles[0] ?? null) : null;
    const face = truth?.[place] ?? (isGuess ? (input.line[place] ?? null) : (noted ?? only));
    const numbers = face === null ? numbersIn(tiles) : [];
    const number = numbers.length === 1 ? Number(numbers[0]) : null;
    const wanted = asking === null ? null : asking.number;
    return {
      place,
      face,
      number,
      colours: number === null ? [] : tiles.map(colourOf),
      numbers: number === null && numbers.length <= SHOWN ? numbers : [],
      count: tiles.length,
      isNoted: noted !== null && face === noted,
      over: place === 2 && typeof over === 'boolean' && face === null && number === null ? over : null,
      asks:
        wanted !== null && face === null && number === null && tiles.some((tile) => numberOf(tile) === wanted)
          ? wanted
          : null,
      isWarned: isGuess && isWarned(warning, place),
      isChosen:
        choice.place === place && (choice.mode === 'mark' || isGuess) && (choice.code ?? huntedOf(view)) === code,
      isGlowing: pointsAt === tileAt(code, place) || (fresh !== undefined && isWrittenAt(fresh, place, view)),
    };
  });
}

function isWarned(warning: Warning | null, place: number): boolean {
  return (warning?.type === 'order' || warning?.type === 'impossible') && warning.place === place;
}

/** Did the answer put a number here? */
function isWrittenAt({ asked, answer }: Heard, place: number, { table }: View<BreakTheCode>): boolean {
  if (table.end !== null) return false;
  if (asked.card === 'c-over-4') return place === 2;
  if (numberAsked(asked) === null || !Array.isArray(answer)) return false;
  return answer.some((letter) => typeof letter === 'string' && letter.charCodeAt(0) - 97 === place);
}

/** Of two the row of the other one is named (B8). */
function spokenOf({ show, by, view }: RowsInput, code: CodeKey): SpokenRow | null {
  if (by === null || view.table.seats > 2 || seatOf(code) !== 1 - by) return null;
  if (show?.type === 'says') return { tiles: show.tiles, isRight: null };
  if (show?.type === 'judged' && show.tiles !== null) return { tiles: show.tiles, isRight: show.isRight };
  return null;
}

import type { Refusal, View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import type { Beat } from '@cifra/kit/stage';
import { type Card, numbersOf } from '../rules/cards.ts';
import type { Tile } from '../rules/tiles.ts';
import type { Asked, BreakTheCode, Command, Fact } from '../rules/types.ts';
import { cardAt } from '../words/points-at.ts';
import type { Show } from './beats.ts';
import type { Certain } from './certain.ts';
import type { DrawerMode, TableChoice } from './choice.ts';
import { type CodeKey, codeOf, huntedOf, isCrowd, rivalsOf } from './codes.ts';
import { guessLine, rowOf, type Warning, warningOf } from './guess.ts';
import { numberAsked } from './heard.ts';
import { knowledgeOf, type Reckoning } from './knowledge.ts';
import { type PadModel, padModel } from './pad.ts';
import { type RowModel, rowModel } from './rows.ts';

export type CardModel = {
  readonly card: Card;
  readonly isChosen: boolean;
  /** It came with the last question. */
  readonly isNew: boolean;
  readonly isPointed: boolean;
};

export type BoardModel = {
  readonly mode: DrawerMode;
  readonly rivals: readonly RowModel[];
  /** Null with two players. */
  readonly centre: RowModel | null;
  readonly mine: RowModel | null;
  /** The row that is looked at where only one has room. */
  readonly looked: CodeKey;
  readonly hunted: CodeKey;
  readonly cards: readonly CardModel[];
  /** The numbers of the chosen card; empty where it has none. */
  readonly numbers: readonly number[];
  readonly pad: PadModel | null;
  readonly line: readonly (Tile | null)[];
  readonly warning: Warning | null;
  /** Newest first. */
  readonly answers: readonly (Asked & { readonly at: number; readonly isGlowing: boolean })[];
  /** The card that somebody else is just asking. */
  readonly flying: Asked | null;
  readonly canAsk: boolean;
  readonly canGuess: boolean;
  readonly canPass: boolean;
  /** What the primary button will do; null as long as something is missing. */
  readonly command: Command | null;
};

export type TableInput = {
  readonly view: View<BreakTheCode>;
  readonly legal: readonly Command[];
  readonly whyNot: (command: Command) => Refusal | null;
  readonly reckoning: Reckoning;
  readonly certain: { readonly [code: string]: Certain };
  readonly isLive: boolean;
  readonly beat: Beat | null;
  readonly highlight: Fact | null;
  readonly pointsAt: string | null;
};

/** View in, what to draw out. Legal moves come as data: nothing is decided here. */
export function boardModel(input: TableInput, choice: TableChoice, marks: Marks): BoardModel {
  const { view, legal, reckoning, certain, pointsAt, beat } = input;
  const { table, viewer } = view;
  const show = showOf(beat);
  // The answer is the next beat: until then it is not written down.
  const asked = show?.type === 'asks' ? table.asked.slice(0, -1) : table.asked;
  const canAsk = legal.some(({ type }) => type === 'ask');
  const canGuess = legal.some(({ type }) => type === 'guess');
  const canPass = legal.some(({ type }) => type === 'pass');
  const mode = modeOf(choice.mode, { canAsk, canGuess, canPass });
  const knowledge = knowledgeOf({ view, asked, marks, reckoning, certain });
  const line = guessLine(view, marks, knowledge);
  // A guess goes on where something is missing.
  const place = choice.place ?? (mode === 'guess' ? Math.max(0, line.indexOf(null)) : null);
  const current = { ...choice, mode, place };
  const warning = mode === 'guess' ? warningOf(view, asked, line, knowledge, reckoning) : null;
  const numbers = choice.card === null ? [] : numbersOf(choice.card);
  const pointed = choice.line ?? pointedQuestion(asked, input.highlight);
  const glowing = pointed ?? asked.length - 1;
  const hunted = huntedOf(view);
  const rowsInput = {
    view,
    asked,
    marks,
    reckoning,
    certain,
    knowledge,
    choice: current,
    line,
    warning,
    pointed,
    asking: mode === 'cards' && choice.card !== null ? askingOf(choice.card, choice.number) : null,
    show,
    by: beat?.by ?? null,
    pointsAt,
  };
  const row = (code: CodeKey) => rowModel(rowsInput, code);
  const looked = mode === 'guess' ? hunted : (choice.code ?? hunted);
  return {
    mode,
    rivals: rivalsOf(view).map((seat) => row(codeOf(seat))),
    centre: isCrowd(table) ? row('centre') : null,
    mine: viewer === 'spectator' ? null : row(codeOf(viewer)),
    looked,
    hunted,
    cards: table.cards.map((card) => ({
      card,
      isChosen: choice.card === card,
      isNew: table.asked.at(-1)?.drawn === card,
      isPointed: pointsAt === cardAt(card),
    })),
    numbers,
    pad: canMark(input) ? padOf() : null,
    line,
    warning,
    answers: asked.map((one, at) => ({ ...one, at, isGlowing: at === glowing })).toReversed(),
    flying: show?.type === 'asks' ? show.asked : null,
    canAsk,
    canGuess,
    canPass,
    command: commandOf(),
  };

  function padOf(): PadModel {
    const crowd = isCrowd(table);
    const type = mode === 'guess' ? 'guess' : mode === 'owner' || (crowd && mode !== 'mark') ? 'owner' : 'mark';
    return padModel({ choice: current, type, code: type === 'guess' ? hunted : looked, knowledge, marks, line });
  }

  function commandOf(): Command | null {
    if (mode === 'pass') return canPass ? { type: 'pass' } : null;
    const command: Command | null = mode === 'guess' ? guessed(rowOf(line)) : asking(choice);
    return command !== null && input.whyNot(command) === null ? command : null;
  }

  function asking({ card, number }: TableChoice): Command | null {
    if (!canAsk) return null;
    return legal.find((one) => one.type === 'ask' && one.card === card && (one.number ?? null) === number) ?? null;
  }
}

/** Beats are made by this game alone: the page hands them back as they were. */
export function showOf(beat: Beat | null): Show | null {
  return beat === null ? null : (beat.show as Show);
}

/** May the viewer take notes? Not a watcher, not in a replay, not when everything lies open. */
export function canMark({ view: { table, viewer }, isLive }: Pick<TableInput, 'view' | 'isLive'>): boolean {
  return isLive && viewer !== 'spectator' && table.end === null;
}

type Possible = Pick<BoardModel, 'canAsk' | 'canGuess' | 'canPass'>;

/** Without a card to ask there is a guess to make (B9, B14); without a guess to make there is none to compose. */
function modeOf(mode: DrawerMode, { canAsk, canGuess, canPass }: Possible): DrawerMode {
  if (mode === 'guess') return canGuess ? 'guess' : 'cards';
  if (mode === 'pass') return canPass ? 'pass' : 'cards';
  if (mode === 'cards' && canGuess && !canAsk) return 'guess';
  return mode;
}

function guessed(tiles: readonly Tile[] | null): Command | null {
  return tiles === null ? null : { type: 'guess', tiles };
}

function askingOf(card: Card, number: number | null) {
  return { card, number: numberAsked(number === null ? { card } : { card, number }) };
}

/** Which question a line of the log speaks of. */
function pointedQuestion(asked: readonly Asked[], fact: Fact | null): number | null {
  if (fact?.type !== 'asked') return null;
  const at = asked.findIndex(({ card }) => card === fact.card);
  return at < 0 ? null : at;
}

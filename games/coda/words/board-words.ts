import type { Colour, Value } from '../rules/tiles.ts';

/** Why the pad does not offer a number. */
type Reason = 'mine' | 'open' | 'missed' | 'failed' | 'order';

/** Everything that the board says; null is the viewer, who is told «you». */
export type BoardWords = {
  readonly you: string;
  readonly tile: (colour: Colour, named: Value | null, place: number, isOpen: boolean) => string;
  readonly pencilled: (values: readonly Value[], isHelped: boolean) => string;
  /** Over the tile that somebody points at: the number that they say, by its sign. */
  readonly isIt: (sign: string) => string;
  readonly isOut: string;
  readonly isAway: string;
  readonly isStoodInFor: string;
  readonly standing: (count: number) => string;
  readonly points: (points: number) => string;
  readonly round: (round: number) => string;

  readonly pool: string;
  readonly colours: (colour: Colour, count: number) => string;
  readonly drawnMine: string;
  readonly drawnRisk: string;
  readonly drawnOf: (who: string) => string;
  readonly drawnApart: string;
  readonly drawnTile: (colour: Colour, named: Value | null) => string;

  readonly begins: (who: string | null) => string;
  readonly yourTurn: string;
  readonly turnOf: (who: string | null) => string;
  readonly choose: string;
  readonly seen: string;
  readonly seenOf: (colour: Colour, values: readonly Value[]) => string;

  readonly mix: string;
  readonly takes: (dark: number, light: number) => string;
  readonly take: (dark: number, light: number) => string;
  readonly draw: (colour: Colour) => string;
  readonly drawPile: (colour: Colour, count: number) => string;
  readonly slots: string;
  readonly slot: (place: number) => string;
  readonly slotName: (place: number) => string;
  readonly place: (place: number) => string;
  readonly placeAhead: (place: number) => string;
  readonly dash: string;
  readonly nobodySees: string;
  readonly placeHelp: string;
  readonly choosePlace: string;
  readonly whereAhead: string;

  readonly about: (who: string, place: number, colour: Colour) => string;
  readonly which: string;
  readonly pencil: string;
  readonly ways: string;
  readonly wayAttack: string;
  readonly wayPencil: string;
  readonly number: (named: Value) => string;
  readonly why: { readonly [reason in Reason]: string };
  readonly certain: string;
  readonly attack: (named: Value) => string;
  readonly attackAny: string;
  readonly chooseTile: string;
  readonly chooseNumber: string;
  readonly otherTile: string;
  readonly done: string;
  readonly undo: string;
  readonly stop: (named: Value | null) => string;
  readonly open: (colour: Colour, named: Value) => string;
  readonly openAny: string;
  readonly chooseOwn: string;
  readonly wait: string;
  readonly soon: string;
  readonly noteTile: string;

  readonly roundOver: (round: number) => string;
  readonly roundWon: (who: string | null) => string;
  readonly toRound: (round: number) => string;
  readonly standingSum: (hasDrawn: boolean) => string;
  readonly earned: {
    readonly hits: string;
    readonly lastTiles: string;
    readonly round: string;
    readonly hidden: string;
  };
  readonly before: (rounds: number) => string;
  readonly total: string;
  readonly tally: string;
  readonly hitsAndMisses: { readonly hits: string; readonly misses: string; readonly standing: string };
  readonly drawnBeside: string;

  readonly promptTake: string;
  readonly promptArrange: string;
  readonly promptReady: string;
  readonly ready: string;
  readonly placeAgain: string;
  readonly promptDraw: string;
  readonly promptAttack: string;
  readonly promptMore: string;
  readonly promptPlace: string;
  readonly promptOpen: string;
  readonly promptOthers: string;
  readonly promptWait: (who: string) => string;
  readonly promptOver: string;
};

import { seatHand, type View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import { EMPTY_HAND, openingSize } from '../rules/setup.ts';
import { COLOURS, type Colour, type Value, valuesWith } from '../rules/tiles.ts';
import type { Coda, Command } from '../rules/types.ts';
import { type BegunRow, begunRow, finishedSlots } from './arrange.ts';
import { possibleValues } from './certain.ts';
import type { TableChoice } from './choice.ts';
import { markOf, pencilled, tileName } from './notes.ts';
import { type Aimed, aimedAt } from './target.ts';
import { type Reason, whyNotNumber } from './whynot.ts';

/** A key of the pad: free, or with the reason why the tile cannot be that. */
export type KeyModel = {
  readonly value: Value;
  readonly why: Reason | null;
  readonly isChosen: boolean;
  /** The only number that is left, where the table helps as much as it can. */
  readonly isSure: boolean;
};

/** What the drawer is for now; `command` is what its button will do, null as long as something is missing. */
export type ThumbTask =
  | { readonly type: 'take'; readonly size: number; readonly darks: number; readonly command: Command }
  | { readonly type: 'draw'; readonly colours: readonly Colour[]; readonly command: Command | null }
  | {
      readonly type: 'slot';
      readonly slots: readonly number[];
      readonly slot: number | null;
      readonly colour: Colour;
      readonly value: Value;
      /** Said before the first attack of every turn, so that nobody learns whether there was a choice (C13). */
      readonly isAhead: boolean;
      readonly command: Command | null;
    }
  | {
      /** The opening row on this screen alone, until one is ready (C13). */
      readonly type: 'arrange';
      readonly row: BegunRow;
      readonly slots: readonly number[];
      readonly gaps: readonly number[];
      readonly command: Command | null;
    }
  | { readonly type: 'open'; readonly own: number | null; readonly command: Command | null }
  | {
      readonly type: 'pad';
      readonly aimed: Aimed;
      readonly keys: readonly KeyModel[];
      readonly mode: TableChoice['mode'];
      readonly canAttack: boolean;
      readonly canNote: boolean;
      readonly value: Value | null;
      readonly command: Command | null;
    }
  | { readonly type: 'aim'; readonly canStop: boolean; readonly command: Command | null }
  | { readonly type: 'wait'; readonly canNote: boolean; readonly command: null };

export type TableAt = {
  readonly view: View<Coda>;
  readonly legal: readonly Command[];
  readonly help: 'none' | 'marks' | 'full';
  readonly isLive: boolean;
};

/** May the viewer write on tiles? Not at a table that plays by memory (C17), nor where nothing can be played. */
export function canNote({ view: { table, viewer }, isLive }: Pick<TableAt, 'view' | 'isLive'>): boolean {
  const hasBegun = table.phase !== 'take' && table.phase !== 'over';
  return isLive && viewer !== 'spectator' && !table.options.memory && hasBegun;
}

/** What can be done now, with what has been chosen for it. Legal moves come as data: nothing is decided here. */
export function taskOf(at: TableAt, choice: TableChoice, marks: Marks): ThumbTask {
  const { view, legal } = at;
  const { table } = view;
  if (legal.some(({ type }) => type === 'take')) {
    const size = openingSize(view.seats);
    const darks = choice.darks ?? Math.floor(size / 2);
    return { type: 'take', size, darks, command: { type: 'take', dark: darks } };
  }
  if (legal.some(({ type }) => type === 'ready')) return arrangeTask(view, choice.gaps);
  // Asked for in every turn of a match with dashes, also where there is one place alone: so it tells nothing (C13).
  const slots = legal.flatMap((move) => (move.type === 'place' ? [move.slot] : []));
  if (slots.length > 0) return slotTask(view, slots, choice.slot);
  if (legal.some(({ type }) => type === 'open')) {
    const move = legal.find((one) => one.type === 'open' && one.place === choice.own) ?? null;
    return { type: 'open', own: move === null ? null : choice.own, command: move };
  }
  const aimed = aimedAt(table, choice.target);
  if (aimed !== null && canAim(at, aimed.seat, aimed.place)) return padTask(at, aimed, choice, marks);
  const colours = COLOURS.filter((colour) => legal.some((one) => one.type === 'draw' && one.colour === colour));
  if (colours.length > 0) {
    const colour = choice.colour ?? (colours.length === 1 ? (colours[0] ?? null) : null);
    return { type: 'draw', colours, command: colour === null ? null : { type: 'draw', colour } };
  }
  const stop = legal.find(({ type }) => type === 'stop') ?? null;
  if (legal.some(({ type }) => type === 'attack')) return { type: 'aim', canStop: stop !== null, command: stop };
  return { type: 'wait', canNote: canNote(at), command: null };
}

/** For an attack, or at any time for a note: a failed attack of somebody else is worth one. */
export function canAim(at: TableAt, seat: number, place: number): boolean {
  return canAttack(at.legal, seat, place) || (isTheirs(at.view, seat, place) && canNote(at));
}

export function canAttack(legal: readonly Command[], seat: number, place: number): boolean {
  return legal.some((move) => move.type === 'attack' && move.seat === seat && move.place === place);
}

function isTheirs({ table, viewer }: View<Coda>, seat: number, place: number): boolean {
  return seat !== viewer && table.rows[seat]?.[place]?.open === false;
}

function arrangeTask({ viewer, hands }: View<Coda>, gaps: readonly number[]): ThumbTask {
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const row = begunRow(hand ?? EMPTY_HAND, gaps);
  const isComplete = row.left.length === 0;
  const slots = isComplete ? [] : Array.from({ length: row.row.length + 1 }, (_, slot) => slot);
  const command: Command | null = isComplete ? { type: 'ready', slots: finishedSlots(gaps) } : null;
  return { type: 'arrange', row, slots, gaps, command };
}

function slotTask(view: View<Coda>, slots: readonly number[], chosen: number | null): ThumbTask {
  const { table, viewer, hands } = view;
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const isOpening = table.phase === 'arrange';
  const only = slots.length === 1 ? (slots[0] ?? null) : null;
  const slot = chosen !== null && slots.includes(chosen) ? chosen : only;
  return {
    type: 'slot',
    slots,
    slot,
    colour: (isOpening ? hand?.dashes[0] : table.drawn?.colour) ?? 'dark',
    value: (isOpening ? 'dash' : hand?.drawn) ?? 'dash',
    isAhead: table.phase === 'attack',
    command: slot === null ? null : { type: 'place', slot },
  };
}

function padTask(at: TableAt, aimed: Aimed, choice: TableChoice, marks: Marks): ThumbTask {
  const { view, legal, help } = at;
  const { seat, place, tile } = aimed;
  const isAttack = canAttack(legal, seat, place);
  const mayNote = canNote(at);
  const mode = isAttack && choice.mode === 'attack' ? 'attack' : mayNote ? 'pencil' : 'attack';
  const name = tileName(seat, tile.key, view.table.round);
  const values = valuesWith(view.table.options.dashes);
  const written = pencilled(marks, name, values);
  const possible = help === 'full' ? (possibleValues(view)[name] ?? null) : null;
  const value = mode === 'attack' ? choice.value : null;
  const keys = values.map((one): KeyModel => {
    const seen = help === 'none' ? null : whyNotNumber(view, aimed, one);
    const why = seen ?? (possible !== null && !possible.includes(one) ? 'order' : null);
    const isChosen = mode === 'attack' ? value === one : written.includes(one);
    return { value: one, why, isChosen, isSure: possible?.length === 1 && possible[0] === one };
  });
  const command: Command | null = isAttack && value !== null ? { type: 'attack', seat, place, value } : null;
  return { type: 'pad', aimed, keys, mode, canAttack: isAttack, canNote: mayNote, value, command };
}

/** The mark that a key of the pad stands for. */
export function markAt({ seat, tile }: Aimed, round: number | undefined, value: Value): string {
  return markOf(tileName(seat, tile.key, round), value);
}

import { type Seat, seatHand, type View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import type { Beat } from '@cifra/kit/stage';
import { type Colour, type Value, valuesWith } from '../rules/tiles.ts';
import type { Coda, Fact, Row, Tile } from '../rules/types.ts';
import { tileAt } from '../words/points-at.ts';
import type { Show } from './beats.ts';
import { possibleValues } from './certain.ts';
import { pencilled, tileName } from './notes.ts';
import { pointedTile } from './pointed.ts';
import { canAim, canAttack, type TableAt, type ThumbTask } from './task.ts';

/** How a tile moves when its beat is shown. */
export type Motion = 'falls' | 'shakes' | 'arrives';

export type TileModel = {
  readonly key: number;
  readonly place: number;
  readonly colour: Colour;
  /** Null is a back. */
  readonly value: Value | null;
  readonly isOpen: boolean;
  /** What a press on it is for; null where it is only to be seen. */
  readonly press: 'aim' | 'open' | null;
  readonly isChosen: boolean;
  /** A move of the viewer can be about it. */
  readonly isMarked: boolean;
  /** Hit or new, and not yet answered; or spoken of in the log. */
  readonly isGlowing: boolean;
  readonly motion: Motion | null;
  /** The number that somebody says it is, right now. */
  readonly said: { readonly value: Value; readonly isWrong: boolean } | null;
  readonly notes: readonly Value[];
  /** The notes are not the player's but all that is possible. */
  readonly isHelped: boolean;
  /** Not there yet: where the tile in the hand would stand. */
  readonly isPlanned: boolean;
};

export type RackModel = {
  readonly seat: Seat;
  readonly isMine: boolean;
  readonly isTurn: boolean;
  readonly isOut: boolean;
  readonly standing: number;
  readonly fallen: number;
  readonly points: number | null;
  readonly tiles: readonly TileModel[];
};

/** The pool, and the drawn tile beside it until it joins a row. */
export type TrayModel = {
  readonly pool: { readonly [colour in Colour]: number };
  readonly drawn: { readonly seat: Seat; readonly colour: Colour; readonly value: Value | null } | null;
  readonly isNew: boolean;
};

export type BoardModel = {
  readonly others: readonly RackModel[];
  readonly mine: RackModel | null;
  readonly tray: TrayModel;
};

export type ModelInput = TableAt & {
  readonly beat: Beat | null;
  readonly highlight: Fact | null;
  readonly isHeld: boolean;
  /** What a lesson speaks of, by the names of `points.ts`. */
  readonly pointsAt: string | null;
};

/** View in, what to draw out. */
export function boardModel(input: ModelInput, task: ThumbTask, marks: Marks): BoardModel {
  const { view } = input;
  const { table, viewer, hands } = view;
  const seats = table.rows.map((_, seat) => seat);
  const me = viewer === 'spectator' ? null : viewer;
  const others = me === null ? seats : [...seats.slice(me + 1), ...seats.slice(0, me)];
  const rack = rackMaker(input, task, marks);
  const { drawn } = table;
  const show = showOf(input.beat);
  return {
    others: others.map(rack),
    mine: me === null ? null : rack(me),
    tray: {
      pool: table.pool,
      drawn: drawn === null ? null : { ...drawn, value: hands[seatHand(drawn.seat)]?.drawn ?? drawn.value ?? null },
      isNew: show?.type === 'drew',
    },
  };
}

/** Beats are made by this game alone: the page hands them back as they were. */
export function showOf(beat: Beat | null): Show | null {
  return beat === null ? null : (beat.show as Show);
}

function rackMaker(input: ModelInput, task: ThumbTask, marks: Marks): (seat: Seat) => RackModel {
  const { view, help, isHeld, legal } = input;
  const { table, viewer, hands } = view;
  const show = showOf(input.beat);
  const pointed = pointedTile(table, input.highlight);
  const possible = help === 'full' ? possibleValues(view) : {};
  const values = valuesWith(table.options.dashes);
  return (seat) => {
    const hand = hands[seatHand(seat)];
    const begun = task.type === 'arrange' && seat === viewer ? task.row : null;
    const row =
      task.type === 'take' && seat === viewer
        ? planned(task.size, task.darks)
        : rowOf(table.rows[seat] ?? [], begun ?? hand);
    const known = (begun ?? hand)?.row ?? [];
    const tiles = row.map((tile, place): TileModel => {
      const name = tileName(seat, tile.key, table.round);
      const isSaid = show?.type === 'named' && show.tile.seat === seat && show.tile.key === tile.key;
      // The answer is the next beat: until then it stands as it stood.
      const isOpen = tile.open && !isSaid;
      const own = pencilled(marks, name, values);
      const sure = possible[name] ?? null;
      const notes = own.length > 0 || sure === null || sure.length > 3 ? own : sure;
      const canOpen = seat === viewer && legal.some((move) => move.type === 'open' && move.place === place);
      const isTarget = task.type === 'pad' && task.aimed.seat === seat && task.aimed.key === tile.key;
      return {
        key: tile.key,
        place,
        colour: tile.colour,
        value: known[place] ?? (isSaid ? null : tile.value),
        isOpen,
        press: canOpen ? 'open' : hasPad(task) && canAim(input, seat, place) ? 'aim' : null,
        isChosen: isTarget || (task.type === 'open' && seat === viewer && task.own === place),
        isMarked: help !== 'none' && !isHeld && (canOpen || canAttack(legal, seat, place)),
        isGlowing:
          isSaid ||
          isNews(view, tile) ||
          (pointed?.seat === seat && pointed.key === tile.key) ||
          input.pointsAt === tileAt(seat, place),
        motion: motionOf(show, seat, tile.key),
        said: saidOf(show, seat, tile.key),
        notes: isOpen || seat === viewer ? [] : notes,
        isHelped: own.length === 0,
        isPlanned: false,
      };
    });
    const standing = tiles.filter((tile) => !tile.isOpen).length;
    return {
      seat,
      isMine: seat === viewer,
      isTurn: table.turn === seat || (table.turn === null && table.waiting.includes(seat)),
      isOut: table.out.includes(seat),
      standing,
      fallen: tiles.length - standing,
      points: table.points?.[seat] ?? null,
      tiles: task.type === 'slot' && seat === viewer ? withPlanned(tiles, task) : tiles,
    };
  };
}

/** While an own tile is opened or placed, the drawer has no room for a pad: a tile that does nothing is no button. */
function hasPad({ type }: ThumbTask): boolean {
  return type !== 'open' && type !== 'slot' && type !== 'arrange';
}

/** Opened or come in the last turn, or in this one: what one may not have taken in yet. */
function isNews({ table }: View<Coda>, { since, openSince }: Tile): boolean {
  if (table.turn === null) return false;
  const last = Math.max(1, table.turns - 1);
  return (openSince ?? 0) >= last || since >= last;
}

function motionOf(show: Show | null, seat: Seat, key: number): Motion | null {
  if (show === null || !('tile' in show) || show.tile.seat !== seat || show.tile.key !== key) return null;
  switch (show.type) {
    case 'hit':
    case 'opened':
      return 'falls';
    case 'missed':
      return 'shakes';
    case 'joined':
      return show.value === null ? 'arrives' : 'falls';
    case 'named':
      return null;
  }
}

function saidOf(show: Show | null, seat: Seat, key: number): TileModel['said'] {
  if (show === null || (show.type !== 'named' && show.type !== 'missed')) return null;
  if (show.tile.seat !== seat || show.tile.key !== key) return null;
  return { value: show.value, isWrong: show.type === 'missed' };
}

/** While the opening is arranged the table does not show a row yet, but its owner does see it. */
function rowOf(row: Row, hand: Pick<Coda['Hand'], 'colours'> | undefined): Row {
  return row.length > 0 || hand === undefined ? row : hand.colours.map((colour, key) => fresh(colour, key));
}

/** The colours that would be asked for: which numbers they have is chance (C3). */
function planned(size: number, darks: number): Row {
  return Array.from({ length: size }, (_, at) => fresh(at < darks ? 'dark' : 'light', at));
}

function fresh(colour: Colour, key: number): Tile {
  return { colour, value: null, open: false, since: 0, openSince: null, key };
}

/** The tile in the hand, where it would stand. */
function withPlanned(
  tiles: readonly TileModel[],
  { slot, colour, value }: ThumbTask & { type: 'slot' },
): readonly TileModel[] {
  if (slot === null) return tiles;
  const tile: TileModel = {
    key: -1,
    place: slot,
    colour,
    value,
    isOpen: false,
    press: null,
    isChosen: true,
    isMarked: false,
    isGlowing: true,
    motion: null,
    said: null,
    notes: [],
    isHelped: false,
    isPlanned: true,
  };
  return tiles.toSpliced(slot, 0, tile);
}

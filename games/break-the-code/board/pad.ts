import type { Seat } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import { copiesOf, TILES, type Tile } from '../rules/tiles.ts';
import type { TableChoice } from './choice.ts';
import { type CodeKey, seatOf } from './codes.ts';
import type { Knowledge } from './knowledge.ts';
import { isCrossed, setAt } from './notes.ts';

/** Why a tile is no full key: it is mine, stands elsewhere in the guess, was crossed out, cannot be, is somebody's. */
export type KeyState =
  | { readonly type: 'free' }
  | { readonly type: 'mine' }
  | { readonly type: 'used'; readonly place: number }
  | { readonly type: 'crossed' }
  | { readonly type: 'out' }
  | { readonly type: 'owned'; readonly owners: readonly CodeKey[] };

export type PadKey = {
  readonly tile: Tile;
  readonly state: KeyState;
  readonly isChosen: boolean;
  readonly canPress: boolean;
  /** One of two green tiles is used, the other is still there. */
  readonly isHalfLeft: boolean;
};

export type PadModel = {
  readonly type: 'mark' | 'owner' | 'guess';
  readonly code: CodeKey;
  readonly place: number;
  readonly isSetting: boolean;
  readonly keys: readonly PadKey[];
  /** What is left for the place. */
  readonly left: readonly Tile[];
  /** For a tile in the grid of owners: whose it can be. */
  readonly owners: { readonly tile: Tile; readonly choices: readonly OwnerChoice[] } | null;
};

export type OwnerChoice = { readonly code: CodeKey; readonly seat: Seat | null; readonly isChosen: boolean };

type Input = {
  readonly choice: TableChoice;
  readonly type: PadModel['type'];
  readonly code: CodeKey;
  readonly knowledge: Knowledge;
  readonly marks: Marks;
  readonly line: readonly (Tile | null)[];
};

export function padModel({ choice, type, code, knowledge, marks, line }: Input): PadModel {
  const place = Math.min(choice.place ?? 0, Math.max(0, line.length - 1));
  const left = knowledge.places(code)[place] ?? [];
  const set = type === 'guess' ? (line[place] ?? null) : setAt(marks, code, place);
  const keyOf = (tile: Tile): PadKey => {
    const state = stateOf(tile);
    const isChosen = type === 'owner' ? choice.tile === tile : set === tile;
    return {
      tile,
      state,
      isChosen,
      canPress: canPress(state, type, choice.isSetting),
      isHalfLeft: type === 'guess' && copiesOf(tile) === 2 && line.filter((one) => one === tile).length === 1,
    };
  };
  const stateOf = (tile: Tile): KeyState => {
    if (knowledge.isMine(tile)) return { type: 'mine' };
    if (type === 'owner') {
      const owners = knowledge.owners(tile);
      return owners.length > 0 ? { type: 'owned', owners } : { type: 'free' };
    }
    if (type === 'guess') {
      const used = line.flatMap((one, at) => (one === tile && at !== place ? [at] : []));
      const [first] = used;
      return first !== undefined && used.length >= copiesOf(tile) ? { type: 'used', place: first } : { type: 'free' };
    }
    if (isCrossed(marks, code, place, tile)) return { type: 'crossed' };
    return left.includes(tile) ? { type: 'free' } : { type: 'out' };
  };
  return {
    type,
    code,
    place,
    isSetting: type === 'mark' && choice.isSetting,
    keys: TILES.map(keyOf),
    left,
    owners:
      type !== 'owner' || choice.tile === null
        ? null
        : { tile: choice.tile, choices: knowledge.codes.map((one) => choiceOf(one, choice.tile)) },
  };

  function choiceOf(one: CodeKey, tile: Tile | null): OwnerChoice {
    return { code: one, seat: seatOf(one), isChosen: tile !== null && knowledge.owners(tile).includes(one) };
  }
}

/** What is crossed out by hand can be taken back; what cannot be at all is no key. */
function canPress(state: KeyState, type: PadModel['type'], isSetting: boolean): boolean {
  switch (state.type) {
    case 'free':
    case 'owned':
      return true;
    case 'crossed':
      return !(type === 'mark' && isSetting);
    case 'mine':
    case 'used':
    case 'out':
      return false;
  }
}

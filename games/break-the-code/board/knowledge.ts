import type { View } from '@cifra/kernel';
import type { Marks } from '@cifra/kit/marks';
import { copiesOf, TILES, type Tile } from '../rules/tiles.ts';
import type { Asked, BreakTheCode } from '../rules/types.ts';
import type { Certain } from './certain.ts';
import { type CodeKey, codeOf, isCrowd, ownTiles, rivalsOf } from './codes.ts';
import { heardOf, saidOf } from './heard.ts';
import { isCrossed, ownersIn, setAt } from './notes.ts';

/** How far the board thinks along: it writes answers down, draws plain conclusions, or looks at every deal. */
export type Reckoning = 'none' | 'marks' | 'full';

export type KnowledgeInput = {
  readonly view: View<BreakTheCode>;
  /** The questions that were shown to be answered. */
  readonly asked: readonly Asked[];
  readonly marks: Marks;
  readonly reckoning: Reckoning;
  /** By code, where every deal was looked at. */
  readonly certain: { readonly [code: string]: Certain };
};

export type Knowledge = {
  /** What each place of a row can be. */
  readonly places: (code: CodeKey) => readonly (readonly Tile[])[];
  /** Whose a tile is, as far as it is said, noted or certain; one's own is not in it. */
  readonly owners: (tile: Tile) => readonly CodeKey[];
  readonly isMine: (tile: Tile) => boolean;
  /** The rows behind other screens, and the centre. */
  readonly codes: readonly CodeKey[];
};

/** What can be seen, said or noted about every row at once: a tile is in one row only, wherever that was marked. */
export function knowledgeOf({ view, asked, marks, reckoning, certain }: KnowledgeInput): Knowledge {
  const { table } = view;
  const codes = [...rivalsOf(view).map(codeOf), ...(isCrowd(table) ? (['centre'] as const) : [])];
  const own = ownTiles(view);
  const isMine = (tile: Tile) => count(own, tile) >= copiesOf(tile);
  const said = new Map(codes.map((code) => [code, saidOf(heardOf(asked, code), table.size)]));
  const placed = new Map(codes.map((code) => [code, placedIn(code, said.get(code) ?? [], marks)]));
  const owned = new Map(
    TILES.map((tile): readonly [Tile, readonly CodeKey[]] => {
      const noted = ownersIn(marks, tile, codes);
      const isSeen = (code: CodeKey) => placed.get(code)?.includes(tile) || certain[code]?.sure.includes(tile);
      return [tile, [...new Set([...noted, ...codes.filter(isSeen)])]];
    }),
  );
  const owners = (tile: Tile) => owned.get(tile) ?? [];
  const isElsewhere = (tile: Tile, code: CodeKey) => {
    const others = owners(tile).filter((one) => one !== code);
    return others.length + count(own, tile) >= copiesOf(tile);
  };
  const places = (code: CodeKey) =>
    (said.get(code) ?? []).map((tiles, place) =>
      tiles.filter((tile) => {
        if (isCrossed(marks, code, place, tile)) return false;
        if (reckoning === 'none') return true;
        if (isMine(tile) || isElsewhere(tile, code)) return false;
        return certain[code]?.places[place]?.includes(tile) ?? true;
      }),
    );
  return { places, owners, isMine, codes };
}

/** The tiles of a row that are known by their place: set by the player, or said. */
function placedIn(code: CodeKey, said: readonly (readonly Tile[])[], marks: Marks): readonly Tile[] {
  return said
    .map((sure, place) => setAt(marks, code, place) ?? (sure.length === 1 ? (sure[0] ?? null) : null))
    .filter((tile) => tile !== null);
}

function count(tiles: readonly Tile[], wanted: Tile): number {
  return tiles.filter((tile) => tile === wanted).length;
}

/** In the order of a row, each number once. */
export function numbersIn(tiles: readonly Tile[]): readonly string[] {
  return [...new Set(TILES.filter((tile) => tiles.includes(tile)).map((tile) => tile.charAt(0)))];
}

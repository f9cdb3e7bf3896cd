import type { Seat } from '@cifra/kernel';
import type { Fact, Row, Table, Tile } from '../rules/types.ts';

type Pointed = { readonly seat: Seat; readonly key: number };

/**
 * The tile that a log entry speaks of. Rows have grown since, and a tournament has dealt anew, so it is the one tile of
 * which all that the entry says was true; where several are like that, nothing is pointed at.
 */
export function pointedTile(table: Table, fact: Fact | null): Pointed | null {
  if (fact === null) return null;
  switch (fact.type) {
    case 'attacked': {
      const meant = table.attacks.findLast(
        ({ seat, target, place, value, right }) =>
          seat === fact.seat &&
          target === fact.target &&
          place === fact.place &&
          value === fact.value &&
          right === fact.right,
      );
      return meant === undefined ? null : { seat: meant.target, key: meant.tile };
    }
    case 'joined':
      return onlyOne(table, fact.seat, (tile, row) => hasJoined(tile, row, fact));
    case 'revealed':
      return onlyOne(
        table,
        fact.seat,
        (tile, row) => wasOpened(tile, row, fact) && !isHit(table, { seat: fact.seat, key: tile.key }),
      );
    case 'shuffled':
    case 'took':
    case 'dealt':
    case 'readied':
    case 'rowsShown':
    case 'arranged':
    case 'turned':
    case 'drew':
    case 'chose':
    case 'stopped':
    case 'timeUp':
    case 'asked':
    case 'owed':
    case 'wentOut':
    case 'won':
      return null;
  }
}

function onlyOne({ rows }: Table, seat: Seat, isMeant: (tile: Tile, row: Row) => boolean): Pointed | null {
  const [tile, ...more] = (rows[seat] ?? []).filter((one, _, row) => isMeant(one, row));
  return tile === undefined || more.length > 0 ? null : { seat, key: tile.key };
}

/** Its colour and number, open at once or hidden, and the place among those that stood there before it. */
function hasJoined(tile: Tile, row: Row, { colour, place, value }: Fact & { type: 'joined' }): boolean {
  if (tile.since === 0 || tile.colour !== colour || leftOf(tile, row, ({ key }) => key < tile.key) !== place)
    return false;
  return value === null ? tile.openSince !== tile.since : tile.openSince === tile.since && tile.value === value;
}

/** Its number, and the place among those that stood there when it was opened. */
function wasOpened(tile: Tile, row: Row, { place, value }: Fact & { type: 'revealed' }): boolean {
  const { openSince } = tile;
  if (openSince === null || tile.value !== value) return false;
  return leftOf(tile, row, ({ since }) => since < openSince) === place;
}

function leftOf(tile: Tile, row: Row, isCounted: (other: Tile) => boolean): number {
  return row.slice(0, row.indexOf(tile)).filter(isCounted).length;
}

function isHit({ attacks }: Table, { seat, key }: Pointed): boolean {
  return attacks.some(({ target, tile, right }) => right && target === seat && tile === key);
}

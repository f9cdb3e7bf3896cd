import type { Seat } from '@cifra/kernel';
import type { Fact, Table } from '../rules/types.ts';

/** The tile that a log entry speaks of; rows have grown since, so it is found by its name and not by its place. */
export function pointedTile(table: Table, fact: Fact | null): { readonly seat: Seat; readonly key: number } | null {
  if (fact === null) return null;
  switch (fact.type) {
    case 'attacked': {
      const meant = table.attacks.findLast(
        ({ seat, target, place, value }) =>
          seat === fact.seat && target === fact.target && place === fact.place && value === fact.value,
      );
      return meant === undefined ? null : { seat: meant.target, key: meant.tile };
    }
    case 'revealed':
    case 'joined': {
      const row = table.rows[fact.seat] ?? [];
      // A hidden tile that joined is named by its place alone, which holds until the row grows to the left of it.
      const alike = row.find(({ value, open }, at) =>
        fact.value === null ? at === fact.place : open && value === fact.value,
      );
      return alike === undefined ? null : { seat: fact.seat, key: alike.key };
    }
    case 'shuffled':
    case 'took':
    case 'dealt':
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

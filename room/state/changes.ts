import type { Json } from '@cifra/kernel';
import type { RoomFact } from '../model/events.ts';
import type { ChangedThing, RoomTable, TableChange } from '../model/table.ts';
import { KEPT } from './state.ts';

/** The newest changes, one for each thing that was changed several times in a row. */
export function withChanges(table: RoomTable, fact: RoomFact, at: number): readonly TableChange[] {
  const changed = changedBy(table, fact);
  if (changed.length === 0) return table.changes;
  const by = table.seats.find(({ person }) => person !== null && person.id === table.host)?.person?.name ?? null;
  const last = table.changes.at(-1);
  // Whoever taps through the choices has chosen the last one.
  const isSameThing = last !== undefined && changed.some((what) => nameOf(what) === nameOf(last.what));
  const before = isSameThing ? table.changes.slice(0, -1) : table.changes;
  return [...before, ...changed.map((what) => ({ at, by, what }))].slice(-KEPT.changes);
}

function nameOf(what: ChangedThing): string {
  return 'option' in what ? `option ${what.option}` : what.setting;
}

function changedBy(table: RoomTable, fact: RoomFact): readonly ChangedThing[] {
  if (fact.type === 'resized') return [{ setting: 'seats', value: fact.seats }];
  if (fact.type === 'timeLimitSet') return [{ setting: 'timeLimit', value: fact.timeLimit }];
  if (fact.type === 'gathered') return [{ setting: 'gathering', value: fact.gathering }];
  if (fact.type === 'configured')
    return Object.entries(fact.options).flatMap(([option, value]) =>
      isSame(value, table.options[option]) ? [] : [{ option, value }],
    );
  if (fact.type !== 'settingsChanged') return [];
  const settings = ['pace', 'listed', 'takeover', 'language', 'door', 'hints'] as const;
  return settings.flatMap((setting) => {
    const value = fact[setting];
    return value === undefined || value === table[setting] ? [] : [{ setting, value }];
  });
}

function isSame(one: Json, other: Json | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

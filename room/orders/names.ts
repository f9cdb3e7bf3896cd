import { accept, type Result, refuse } from '@cifra/kernel';
import { LIMITS } from '../model/orders.ts';
import type { Person } from '../model/person.ts';
import type { RoomState } from '../state/state.ts';
import { plain } from './plain.ts';

/** Somebody under the name wished for, or else under their own. */
export function nameFor(_state: RoomState | null, person: Person, wish: string | undefined): Result<Person> {
  const name = plain(wish ?? person.name);
  if (name === '' || name.length > LIMITS.name) return refuse('bad-name', { max: LIMITS.name });
  return accept(name === person.name ? person : { id: person.id, name });
}

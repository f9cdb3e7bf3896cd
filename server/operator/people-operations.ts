import { isIP } from 'node:net';
import { accept, type Result, refuse } from '@cifra/kernel';
import type { Bye } from '@cifra/protocol';
import type { Connections } from '../connections/connections.ts';
import type { Bans } from '../identity/bans.ts';
import type { People } from '../identity/people.ts';
import type { Visits } from '../identity/visits.ts';
import { addressKey } from '../limits.ts';
import type { HouseData } from '../store/house-data.ts';
import type { ConnectionMark } from '../store/neighbours.ts';
import type { Ban, KnownPerson, PeopleCount, PersonRecord } from '../store/people-records.ts';

const DAY = 86_400_000;
const EVERY_ROOM = 1_000_000;
/** The hash of a key. */
const PERSON = /^[A-Za-z0-9_-]{43}$/;

/** What only a running house has. */
export type RunningPeople = { readonly bans: Bans; readonly visits: Visits; readonly connections: Connections };

export type NamedBan = Ban & { readonly name: string | null };

export type PersonExport = PersonRecord & {
  readonly banned: boolean;
  /** Where they have done something, and under which name of that room. */
  readonly rooms: readonly { readonly room: string; readonly person: string; readonly orders: number }[];
};

/** People as an operator sees them: by the hash of their key, never by the key. */
export class PeopleOperations {
  readonly #data: HouseData;
  readonly #people: People;
  readonly #running: RunningPeople | null;
  readonly #now: () => number;

  constructor(data: HouseData, people: People, running: RunningPeople | null, now: () => number) {
    this.#data = data;
    this.#people = people;
    this.#running = running;
    this.#now = now;
  }

  async list(name: string | undefined, room: string | undefined): Promise<Result<{ people: readonly KnownPerson[] }>> {
    const all = await this.#data.records.known();
    const called = name === undefined ? all : all.filter((one) => one.name?.toLowerCase() === name.toLowerCase());
    if (room === undefined) return accept({ people: called });
    if ((await this.#data.archive.rooms({ id: room, limit: 1 })).length === 0) return refuse('no-such-room');
    const active = await this.#data.archive.activeIn(room);
    const there = await Promise.all(
      called.map(async ({ person }) => active.has(await this.#people.idIn(room, person))),
    );
    return accept({ people: called.filter((_, at) => there[at]) });
  }

  /** Those whom nobody lets in, with the nickname of whoever has one. */
  async bans(): Promise<{ bans: readonly NamedBan[] }> {
    const bans = await this.#data.records.bans();
    const { registry } = this.#data;
    const name = async ({ kind, value }: Ban) => (kind === 'person' ? ((await registry.nameOf(value)) ?? null) : null);
    return { bans: await Promise.all(bans.map(async (ban) => ({ ...ban, name: await name(ban) }))) };
  }

  /** How many the house knows, and how many of them were here in the last week. */
  count(): Promise<PeopleCount> {
    return this.#data.records.count(this.#now() - 7 * DAY);
  }

  async ban(who: string): Promise<Result<Ban>> {
    const target = targetOf(who);
    if (target === null) return refuse('nobody-such', { who });
    const ban = { ...target, at: this.#now() };
    await this.#data.records.ban(ban);
    if (ban.kind === 'person') {
      // A link made before would let them in under another key.
      await this.#data.records.forgetLinks(ban.value);
      await this.#forgetTokens(ban.value, 'not-allowed');
    }
    await this.#tellBans();
    this.#hangUp(ban.kind === 'address' ? { address: ban.value } : { holder: ban.value }, 'not-allowed');
    return accept(ban);
  }

  async unban(who: string): Promise<Result<{ unbanned: string }>> {
    const target = targetOf(who);
    if (target === null || !(await this.#data.records.unban(target))) return refuse('not-banned', { who });
    await this.#tellBans();
    return accept({ unbanned: target.value });
  }

  async export(person: string): Promise<Result<PersonExport>> {
    const [record, bans] = [await this.#data.records.record(person), await this.#data.records.bans()];
    if (record === null) return refuse('nobody-such', { who: person });
    const rooms: { room: string; person: string; orders: number }[] = [];
    for (const { id } of await this.#data.archive.rooms({ limit: EVERY_ROOM })) {
      const here = await this.#people.idIn(id, person);
      const orders = (await this.#data.archive.activeIn(id)).get(here) ?? 0;
      if (orders > 0) rooms.push({ room: id, person: here, orders });
    }
    return accept({ ...record, banned: bans.some(({ value }) => value === person), rooms });
  }

  /** Deletes what is kept under the key; the names in rooms stay until those rooms are closed. */
  async forget(person: string): Promise<Result<PersonExport>> {
    const known = await this.export(person);
    if (!known.ok) return known;
    this.#hangUp({ holder: person }, 'stopping');
    await this.#forgetTokens(person, 'stopping');
    this.#running?.visits.forget(person);
    await this.#data.records.forget(person);
    return known;
  }

  /** People who have not been here for longer than they are remembered. Of those of whom no day is known nobody is old. */
  async notSeenFor(days: number): Promise<readonly KnownPerson[]> {
    if (days === 0) return [];
    const before = this.#now() - days * DAY;
    return (await this.#data.records.known()).filter(({ seen }) => seen !== null && seen < before);
  }

  async #tellBans(): Promise<void> {
    await this.#running?.bans.read(this.#data.records);
    this.#data.neighbours.say({ type: 'bans' });
  }

  /** In every process of the house. */
  #hangUp(who: ConnectionMark, bye: Bye): void {
    this.#running?.connections.end(who, bye);
    this.#data.neighbours.say({ type: 'end', who, bye });
  }

  /** Whatever listens by a token knows its seat, but not whose key it was: it is hung up on by that. */
  async #forgetTokens(person: string, bye: Bye): Promise<void> {
    for (const room of await this.#data.records.roomsWithTokens()) {
      const here = await this.#people.idIn(room, person);
      await this.#data.records.forgetToken(room, here);
      this.#hangUp({ room, person: here }, bye);
    }
  }
}

function targetOf(who: string): Pick<Ban, 'kind' | 'value'> | null {
  // As bans are listed: the first 64 bits of a household's addresses.
  const address = who.replace(/::\/64$/, '::');
  if (isIP(address) !== 0) return { kind: 'address', value: addressKey(address) };
  return PERSON.test(who) ? { kind: 'person', value: who } : null;
}

import type { RoomId, RoomsHandle, RoomView } from '@cifra/room';
import { awaitedIn } from '../awaited.ts';
import type { Holidays } from '../holidays.ts';
import type { Logger } from '../log.ts';
import type { Membership, Memberships } from '../store/memberships.ts';
import type { NoticeChannel, NoticeRecords, Waiting } from '../store/notice-records.ts';
import type { Lookers } from './lookers.ts';
import { asleepNotice, type Notice, reminder, turnNotice, type WaitingMatch } from './notice.ts';
import type { Senders } from './senders.ts';
import { maySend, readWishes, type Wishes } from './wishes.ts';

/** Whoever is only getting a coffee is not called. */
const GRACE_MS = 120_000;
/** Of the time for a decision; after that its owner is reminded. */
const REMIND_AFTER = 0.8;
/** A clock of minutes runs while somebody is there. */
const SLOW_SECONDS = 3_600;
const ROOMS_AT_ONCE = 100;
const SENT_AT_ONCE = 50;

type Parts = {
  readonly records: NoticeRecords;
  readonly memberships: Memberships;
  readonly senders: Senders;
  readonly rooms: RoomsHandle;
  readonly lookers: Lookers;
  /** Whoever has a day off is not called. */
  readonly holidays: Pick<Holidays, 'isOff'>;
  readonly log: Logger;
  readonly now: () => number;
};

/**
 * Calls people whose turn it is and who are not looking: twice a day at most, however many matches wait; once more when
 * most of the time for a decision is gone; and when a bot has taken over. What waits is on disk, so a restart forgets nobody.
 */
export class Caller {
  readonly #parts: Parts;
  /** Rooms in which somebody sits who wants to be called; null before the first look. */
  #watched: ReadonlySet<RoomId> | null = null;
  readonly #moved = new Set<RoomId>();
  /** What is to be sent, by any way. */
  readonly #outgoing: (() => Promise<void>)[] = [];
  #isBusy = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Something happened in a room: cheap, for it is said at every move. */
  readonly moved = (room: RoomId): void => {
    if (this.#watched === null || this.#watched.has(room)) this.#moved.add(room);
  };

  /** Somebody wishes something else, or sat down somewhere. */
  changed(): void {
    this.#watched = null;
  }

  /** Call it now and then. */
  async tick(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    try {
      await this.#watch();
      for (const room of [...this.#moved].slice(0, ROOMS_AT_ONCE)) {
        this.#moved.delete(room);
        if (this.#watched?.has(room)) await this.#look(room);
      }
      await this.#call();
      await this.#sendAll();
    } finally {
      this.#isBusy = false;
    }
  }

  /** Who wants to be called, and where they sit; rooms that come into sight are looked at. */
  async #watch(): Promise<void> {
    if (this.#watched !== null) return;
    const { records, memberships } = this.#parts;
    const rooms = new Set<RoomId>();
    for (const holder of await records.callable())
      for (const { room, isMuted } of await memberships.of(holder)) if (!isMuted) rooms.add(room);
    this.#watched = rooms;
    for (const room of rooms) this.#moved.add(room);
  }

  async #look(id: RoomId): Promise<void> {
    const { records, memberships, rooms } = this.#parts;
    const room = await rooms.find(id);
    const before = new Map((await records.waitingIn(id)).map((one) => [one.holder, one]));
    for (const member of room === null ? [] : await memberships.inRoom(id)) {
      const view = await room?.view(member.person);
      if (view !== undefined) await this.#note(member, view, before.get(member.holder));
      before.delete(member.holder);
    }
    for (const { holder } of before.values()) await records.removeWaiting(holder, id);
  }

  async #note(member: Membership, view: RoomView, before: Waiting | undefined): Promise<void> {
    const { records, now } = this.#parts;
    const { table, match } = view;
    const seat = table.seats.findIndex(({ person }) => person?.id === member.person);
    const place = table.seats[seat];
    const isAwaited =
      !member.isMuted && table.pausedAt === null && awaitedIn(view).includes(seat) && place?.bot === null;
    if (!isAwaited) {
      if (before === undefined) return;
      await records.removeWaiting(member.holder, member.room);
      const isAsleep = table.phase === 'playing' && place?.bot != null && !place.hasLeft;
      if (isAsleep) await this.#tellOne(before, (one, wishes) => asleepNotice(one, wishes));
      return;
    }
    const { clock } = table;
    const decision = `${table.match}/${clock?.name ?? match?.version ?? 0}`;
    const ends = clock?.endsAt ?? null;
    if (before?.decision === decision && before.ends === ends) return;
    const isSlow = clock !== null && clock.after >= SLOW_SECONDS;
    const remind = isSlow && ends !== null ? ends - (1 - REMIND_AFTER) * clock.after * 1_000 : null;
    const same = before?.decision === decision ? before : null;
    await records.putWaiting({
      holder: member.holder,
      room: member.room,
      decision,
      since: same?.since ?? now(),
      ends,
      // More time was given, or a holiday: then there is something to remind of once more.
      remind: same !== null && same.remind === null ? null : remind,
      told: same?.told ?? null,
    });
  }

  async #call(): Promise<void> {
    const { records, lookers, holidays, now } = this.#parts;
    const all = await records.waiting();
    const holders = new Set(all.map((one) => one.holder));
    lookers.tell(holders);
    for (const holder of holders) {
      if (await holidays.isOff(holder)) continue;
      const waiting = all.filter((one) => one.holder === holder);
      const looksAt = lookers.roomsOf(holder);
      for (const one of waiting)
        if (one.remind !== null && one.remind <= now()) {
          const isOurs = await records.claim(one, 'remind', now());
          // Whoever sits at this very table sees its clock.
          if (isOurs && !looksAt.has(one.room))
            await this.#tellOne(one, (match, wishes) => reminder(match, wishes, now()));
        }
      if (looksAt.size === 0) await this.#digest(holder, waiting);
    }
  }

  /** All that waits in one notice; whoever was told of everything is left alone. */
  async #digest(holder: string, waiting: readonly Waiting[]): Promise<void> {
    const { records, now } = this.#parts;
    const untold = waiting.filter(({ told }) => told === null);
    if (!untold.some(({ since }) => now() - since >= GRACE_MS)) return;
    const wishes = readWishes(await records.wishes(holder));
    if (!maySend(wishes, now())) return;
    const matches = (await Promise.all(waiting.map((one) => this.#matchOf(one)))).filter((one) => one !== null);
    if (matches.length === 0) return;
    let isOurs = false;
    // What has just begun to wait stands in it too, and needs no notice of its own.
    for (const one of untold) isOurs = (await records.claim(one, 'told', now())) || isOurs;
    if (!isOurs) return;
    await records.setWishes(holder, JSON.stringify({ ...wishes, sent: [...wishes.sent, now()].slice(-4) }));
    await this.#send(holder, turnNotice(matches, wishes, now()), wishes);
  }

  async #tellOne(one: Waiting, make: (match: WaitingMatch, wishes: Wishes) => Notice): Promise<void> {
    const wishes = readWishes(await this.#parts.records.wishes(one.holder));
    const match = await this.#matchOf(one);
    if (match !== null && wishes.isOn) await this.#send(one.holder, make(match, wishes), wishes);
  }

  async #matchOf({ holder, room: id, ends }: Waiting): Promise<WaitingMatch | null> {
    const { rooms, memberships } = this.#parts;
    const room = await rooms.find(id);
    const person = (await memberships.inRoom(id)).find((member) => member.holder === holder)?.person;
    if (room === null || person === undefined) return null;
    const { table } = await room.view(person);
    return {
      room: id,
      card: await room.card(),
      seat: table.seats.findIndex((place) => place.person?.id === person),
      ends,
    };
  }

  async #send(holder: string, notice: Notice, wishes: Wishes): Promise<void> {
    for (const channel of await this.#parts.records.channels(holder))
      if (channel.confirmed !== null) this.#outgoing.push(() => this.#sendBy(channel, notice, wishes));
  }

  /** Side by side: whoever lets us wait keeps nobody else from being called. */
  async #sendAll(): Promise<void> {
    const worker = async () => {
      for (let next = this.#outgoing.shift(); next !== undefined; next = this.#outgoing.shift()) await next();
    };
    await Promise.all(Array.from({ length: SENT_AT_ONCE }, worker));
  }

  async #sendBy(channel: NoticeChannel, notice: Notice, wishes: Wishes): Promise<void> {
    const { records, senders, log } = this.#parts;
    // One way that breaks must not keep the others from being taken.
    const sent = await senders.send(channel, notice, wishes).catch((error: unknown) => {
      log.error({ err: error }, 'a notice could not be made');
      return 'failed' as const;
    });
    if (sent === 'gone') await records.removeChannel(channel.id, channel.holder);
    if (sent === 'failed') log.warn({ kind: channel.kind }, 'a notice did not arrive');
  }
}

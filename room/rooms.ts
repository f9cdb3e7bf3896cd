import { accept, type Result, refuse, type Shape } from '@cifra/kernel';
import type { Opening, RoomHandle, RoomsHandle } from './model/handles.ts';
import type { Person, RoomId } from './model/person.ts';
import type { Append, Aside, Ports } from './model/ports.ts';
import { decideOpening } from './orders/opening.ts';
import { Room } from './room.ts';
import { cardOf, finishedBy } from './state/card.ts';
import { dueOf } from './state/due.ts';
import { gameIdOf, readLog } from './state/load.ts';
import { freshSecret } from './state/secret.ts';

/** The rooms of one process: each is read when somebody wants it and forgotten when nobody does. */
export class Rooms implements RoomsHandle {
  readonly #ports: Ports;
  readonly #rooms = new Map<RoomId, Room>();
  readonly #loading = new Map<RoomId, Promise<Room | null>>();

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  get size(): number {
    return this.#rooms.size;
  }

  async open(id: RoomId, host: Person, opening: Opening): Promise<Result<RoomHandle>> {
    const { store, clock, entropy, games, minds } = this.#ports;
    const game = games(opening.game);
    if (game === null) return refuse('unknown-game', { game: opening.game.slice(0, 40) });
    const context = {
      game,
      characters: minds.characters?.(game.id) ?? [],
      whyNoBots: (options: Shape['Options']) => minds.whyNot?.(game.id, options) ?? null,
      now: clock.now(),
      secret: null,
      freshSecret: (match: number) => freshSecret(entropy, match),
      awayFor: () => 0,
    };
    const decided = decideOpening(context, host, opening);
    if (!decided.ok) return decided;
    const { entry, state, decision } = decided.value;
    const secret = decision.secret ?? null;
    const finished = finishedBy(entry, state);
    const append: Append = {
      entries: [entry],
      due: dueOf(game, state),
      card: cardOf(state),
      ...(secret === null ? {} : { secret }),
      ...(finished === undefined ? {} : { finished }),
    };
    if ((await store.append(id, append)) === 'conflict') return refuse('room-exists');
    const room = new Room(this.#ports, id, game, { snapshot: null, entries: [entry], secret, awakeUntil: null });
    // A match that has begun may wait for a bot or a clock.
    if (append.due !== null) await room.wake();
    this.#rooms.set(id, room);
    return accept(room);
  }

  async find(id: RoomId): Promise<Room | null> {
    const room = this.#rooms.get(id);
    if (room !== undefined) {
      room.touch();
      return room;
    }
    const loading = this.#loading.get(id) ?? this.#load(id).finally(() => this.#loading.delete(id));
    this.#loading.set(id, loading);
    return loading;
  }

  async wake(ids: Iterable<RoomId>): Promise<void> {
    for (const id of ids) await (await this.find(id))?.wake();
  }

  sweep(idleMs: number): void {
    for (const [id, room] of this.#rooms) {
      if (!room.isIdle(idleMs)) continue;
      room.sleep();
      if (room.isWatched) continue;
      this.#rooms.delete(id);
      // Whoever was just about to enter it would sit apart from those who find it anew: they must find it anew too.
      void room.close();
    }
  }

  ids(): Iterable<RoomId> {
    return this.#rooms.keys();
  }

  has(id: RoomId): boolean {
    return this.#rooms.has(id);
  }

  catchUp(heads: Iterable<readonly [RoomId, number]>): void {
    for (const [id, version] of heads) this.#rooms.get(id)?.catchUpTo(version);
  }

  neighboursChanged(ids: Iterable<RoomId>): void {
    for (const id of ids) this.#rooms.get(id)?.neighboursChanged();
  }

  heardAside(id: RoomId, process: string, aside: Aside): void {
    this.#rooms.get(id)?.heardAside(process, aside);
  }

  forget(): void {
    for (const room of this.#rooms.values()) room.sleep();
  }

  async drop(id: RoomId): Promise<void> {
    const room = this.#rooms.get(id) ?? (await this.#loading.get(id));
    this.#rooms.delete(id);
    await room?.close();
  }

  async close(): Promise<void> {
    await Promise.all([...this.#rooms.values()].map((room) => room.close()));
  }

  async #load(id: RoomId): Promise<Room | null> {
    const stored = await readLog(this.#ports.store, id);
    if (stored === null) return null;
    const game = this.#ports.games(gameIdOf(stored) ?? '');
    if (game === null) throw new Error(`Room ${id} plays a game that is not in this house`);
    const room = new Room(this.#ports, id, game, stored);
    this.#rooms.set(id, room);
    return room;
  }
}

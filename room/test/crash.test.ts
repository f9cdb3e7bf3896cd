import { GAMES } from '@cifra/games/rules';
import { rng as makeRng, type Rng, verify } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { type Append, type Person, type RoomHandle, type RoomOrder, Rooms } from '../index.ts';
import { ANA, anyGame, BEN, house, matchFile, settle } from './house.ts';
import { MemoryStore } from './memory-store.ts';

/** Writes reach the disk some time later; whatever has not when the power goes is gone, and nobody is answered. */
class CrashingStore extends MemoryStore {
  readonly #rng: Rng;
  #power = 0;

  constructor(rng: Rng) {
    super();
    this.#rng = rng;
  }

  powerCut(): void {
    this.#power++;
  }

  override async append(room: string, append: Append): Promise<'done' | 'conflict'> {
    const power = this.#power;
    const wait = async () => {
      for (let ticks = this.#rng.below(4); ticks > 0; ticks--) await new Promise((next) => setImmediate(next));
      // A dead process waits for ever.
      if (power !== this.#power) await new Promise(() => {});
    };
    await wait();
    const done = await super.append(room, append);
    // It may be on disk without anybody having been told.
    await wait();
    return done;
  }
}

/** A player who sends each order until it is answered, under one id, whatever happens to the house. */
class Stubborn {
  readonly person: Person;
  readonly acknowledged = new Map<string, number>();
  #pending: { readonly id: string; readonly order: RoomOrder } | null = null;
  #sent = 0;

  constructor(person: Person) {
    this.person = person;
  }

  async act(room: RoomHandle, rng: Rng): Promise<void> {
    const pending = this.#pending ?? { id: `${this.#sent++}`, order: await this.#choose(room, rng) };
    this.#pending = pending;
    const answer = await room.order(this.person, pending.id, pending.order);
    if (answer.ok) this.acknowledged.set(pending.id, answer.version);
    this.#pending = null;
  }

  async #choose(room: RoomHandle, rng: Rng): Promise<RoomOrder> {
    const commands = await room.legal(this.person.id);
    if (commands.length > 0 && rng.below(4) > 0) return { type: 'play', command: rng.pick(commands) };
    if (rng.below(2) === 0) return { type: 'note', text: `note ${rng.below(100)}` };
    return { type: 'say', to: 'all', text: `line ${this.#sent}` };
  }
}

test.each(GAMES.map(({ game }) => game.id))(
  '%s: the power goes at random moments; nothing acknowledged is missing, nothing is doubled, the match comes to its end',
  { timeout: 120_000 },
  async (gameId) => {
    const game = anyGame(gameId);
    if (game === null) throw new Error(gameId);
    let cuts = 0;
    for (let seed = 1; cuts < 30; seed++) {
      const rng = makeRng(seed * 7958);
      const store = new CrashingStore(rng);
      const { ports, clock, trouble } = house({
        store,
        minds: { think: async ({ view }) => rng.pick([...game.legal(view)]) },
      });
      const seats = Math.max(3, game.seats.min);
      const options = 'clock' in game.options ? { clock: true } : {};
      let rooms = new Rooms(ports);
      await rooms.open('r', ANA, { game: gameId, seats, options, pace: 3 });
      let room = (await rooms.find('r')) as RoomHandle;
      const orders: readonly [Person, RoomOrder][] = [
        [ANA, { type: 'sit' }],
        [BEN, { type: 'sit' }],
        ...Array.from({ length: seats - 2 }, (_, at): [Person, RoomOrder] => [
          ANA,
          { type: 'bot', seat: at + 2, level: 'club' },
        ]),
        [BEN, { type: 'ready', ready: true }],
        [ANA, { type: 'start' }],
      ];
      for (const [at, [person, order]] of orders.entries()) await room.order(person, `start-${at}`, order);

      const players = [new Stubborn(ANA), new Stubborn(BEN)];
      for (let steps = 0; (await room.view(ANA.id)).table.phase === 'playing'; steps++) {
        if (steps > 4_000) throw new Error('The match is stuck');
        // Those who wait for a house that is gone are not waited for.
        const acting = Promise.all(players.map((player) => player.act(room, rng)));
        if (rng.below(4) === 0) {
          for (let ticks = rng.below(6); ticks > 0; ticks--) await new Promise((next) => setImmediate(next));
          store.powerCut();
          cuts++;
          await clock.pass(rng.below(1_000));
          rooms = new Rooms(ports);
          await rooms.wake(store.due());
          room = (await rooms.find('r')) as RoomHandle;
        } else await Promise.race([acting, clock.pass(rng.below(400))]);
        await clock.pass(1 + rng.below(20));
        await settle();
      }

      const log = await store.read('r', 0, 1e6);
      expect(log.map(({ version }) => version)).toEqual(log.map((_, at) => at + 1));
      for (const { person, acknowledged } of players) {
        const written = log.filter(({ by, order }) => by === person.id && order !== null && !order.startsWith('start'));
        const ids = written.map(({ order }) => order);
        expect(new Set(ids).size, 'nothing is doubled').toBe(ids.length);
        for (const [id, version] of acknowledged)
          expect(log[version - 1], `order ${id} of ${person.name}`).toMatchObject({ by: person.id, order: id });
      }
      expect(verify(game, await matchFile(store, game, 1, 'r'))).toEqual([]);
      expect(trouble).toEqual([]);
    }
  },
);

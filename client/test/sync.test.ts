import { GAMES } from '@cifra/games/rules';
import { canonical, rng as makeRng, type Rng } from '@cifra/kernel';
import {
  type Append,
  asView,
  foldRoom,
  type Person,
  type RoomEntry,
  type RoomHandle,
  type RoomOrder,
  type RoomState,
  Rooms,
  type RoomView,
  viewRoom,
} from '@cifra/room';
import { expect, test } from 'vitest';
import { ANA, anyGame, BEN, CARLA, DANI, house } from '../../room/test/house.ts';
import { MemoryStore } from '../../room/test/memory-store.ts';
import { RoomSession } from '../index.ts';
import { BadLine, CALM, type Weather } from './network.ts';

const STORM: Weather = { drop: 0.08, twice: 0.08, cut: 0.03, delay: 120 };

/** Keeps every entry as it was written, also where the log has emptied it since: notes are kept as their latest state. */
class WitnessStore extends MemoryStore {
  readonly written: RoomEntry[] = [];

  override async append(room: string, append: Append): Promise<'done' | 'conflict'> {
    const result = await super.append(room, append);
    if (result === 'done') this.written.push(...append.entries);
    return result;
  }
}

/** Somebody behind a bad line who plays, talks, notes, leaves and comes back. */
class Client {
  readonly session: RoomSession;
  readonly line: BadLine;
  readonly person: Person;
  /** What was shown at each version. */
  readonly shown = new Map<number, string>();
  readonly #rng: Rng;
  #waits = false;
  #last: RoomView | null = null;

  constructor(person: Person, room: () => RoomHandle | null, clock: ReturnType<typeof house>['clock'], rng: Rng) {
    let ids = 0;
    this.person = person;
    this.#rng = rng;
    this.session = new RoomSession({
      games: anyGame,
      newId: () => `${person.id}-${ids++}`,
      now: () => clock.now() - 777,
      name: () => person.name,
      changed: () => {
        const { view } = this.session;
        if (view !== null && view !== this.#last) this.shown.set(view.version, canonical(view));
        this.#last = view;
      },
    });
    this.line = new BadLine(this.session, person, room, clock, { rng, weather: STORM });
  }

  /** Sends one order, if there is something to do and nothing is under way. */
  act(): void {
    if (this.#waits) return;
    const order = this.#choose();
    if (order === null) return;
    this.#waits = true;
    void this.session.order(order).then(() => {
      this.#waits = false;
    });
  }

  #choose(): RoomOrder | null {
    const { view } = this.session;
    if (view === null || view.table.phase !== 'playing') return null;
    const { viewer } = view.access;
    const dice = this.#rng.below(40);
    if (dice === 0) return { type: 'leave' };
    if (dice === 1 || (viewer !== 'spectator' && view.table.seats[viewer]?.bot !== null)) return { type: 'sit' };
    if (dice < 6) return { type: 'say', to: viewer === 'spectator' ? 'watchers' : 'all', text: `line ${dice}` };
    if (dice < 9 && viewer !== 'spectator') return { type: 'note', text: `note ${dice}` };
    const game = anyGame(view.table.game);
    const commands = game === null || view.match === null ? [] : [...game.legal(asView(view.match))];
    return commands.length === 0 ? null : { type: 'play', command: this.#rng.pick(commands) };
  }
}

test.each(GAMES.map(({ game }) => game.id).concat('teamed'))(
  '%s: clients behind bad lines converge, and each one’s fold equals the room’s own view at every version',
  { timeout: 120_000 },
  async (gameId) => {
    const game = anyGame(gameId);
    if (game === null) throw new Error(gameId);
    let reconnections = 0;
    for (let seed = 1; seed <= 2; seed++) {
      const rng = makeRng(seed * 104_729);
      const think = async ({ view }: { view: Parameters<typeof game.legal>[0] }) => rng.pick([...game.legal(view)]);
      const store = new WitnessStore();
      const { ports, clock, trouble } = house({ minds: { think }, store });
      let rooms = new Rooms(ports);
      const seats = Math.max(3, game.seats.min);
      await rooms.open('r', ANA, { game: gameId, seats, pace: 250 });
      let room = await rooms.find('r');
      const clients = [ANA, BEN, CARLA, DANI].map((person) => new Client(person, () => room, clock, rng));
      const [ana, ben] = clients as [Client, Client];
      for (const client of clients) client.line.open();
      // Whoever waits for a greeting that was lost would otherwise miss a short match.
      await until(clock, clients, () => clients.every(({ session }) => session.view !== null));

      const orders: [Client, RoomOrder][] = [
        [ana, { type: 'sit' }],
        [ben, { type: 'sit' }],
        ...Array.from({ length: seats - 2 }, (_, at): [Client, RoomOrder] => [
          ana,
          { type: 'bot', seat: at + 2, level: 'club' },
        ]),
        [ben, { type: 'ready', ready: true }],
        [ana, { type: 'start' }],
      ];
      for (const [client, order] of orders) {
        let answered = false;
        void client.session.order(order).then((answer) => {
          expect(answer).toMatchObject({ ok: true });
          answered = true;
        });
        await until(clock, clients, () => answered);
      }
      await until(clock, clients, () => {
        for (const client of clients) client.act();
        // Now and then the house itself goes down and comes up again.
        if (rng.below(400) === 0) {
          rooms = new Rooms(ports);
          void rooms.find('r').then((found) => {
            room = found;
            for (const client of clients) client.line.cut();
          });
        }
        return clients.every(({ session }) => session.view?.table.phase === 'over');
      });
      // The weather clears up.
      for (const client of clients) client.line.weather = CALM;
      await until(clock, clients, () => clients.every(({ session }) => session.isLive && session.unanswered === 0));
      const last = (await room?.view(ANA.id))?.version;
      await until(clock, clients, () =>
        clients.every(({ session }) => session.isLive && session.view?.version === last),
      );

      const truth = truthOf(store, gameId, clients);
      for (const { session, person, shown, line } of clients) {
        expect(canonical(session.view)).toBe(canonical(await room?.view(person.id)));
        for (const [version, view] of shown)
          expect(view, `${person.name} at ${version}`).toBe(truth.get(`${version} ${person.id}`));
        expect(shown.size).toBeGreaterThan(5);
        expect(Math.abs(session.roomNow() - clock.now())).toBeLessThan(STORM.delay);
        reconnections += line.reconnections;
      }
      expect(trouble).toEqual([]);
    }
    expect(reconnections).toBeGreaterThan(20);
  },
);

/** Every view of every version, from the log alone. */
function truthOf({ written }: WitnessStore, gameId: string, clients: readonly Client[]): ReadonlyMap<string, string> {
  const game = anyGame(gameId);
  const truth = new Map<string, string>();
  let state: RoomState | null = null;
  for (const entry of written) {
    if (game === null) throw new Error(gameId);
    state = foldRoom(game, state, entry);
    for (const { person } of clients)
      truth.set(`${entry.version} ${person.id}`, canonical(viewRoom(game, state, person.id)));
  }
  return truth;
}

async function until(
  clock: ReturnType<typeof house>['clock'],
  clients: readonly Client[],
  done: () => boolean,
): Promise<void> {
  for (let turns = 0; !done(); turns++) {
    if (turns > 20_000) throw new Error('It does not converge');
    await clock.pass(10);
    if (turns % 30 === 0) for (const { session } of clients) session.nudge();
  }
}

import { findGame } from '@cifra/games/rules';
import { type AnyGame, type Json, type Script, type Shape, scriptedChance, type Viewer } from '@cifra/kernel';
import { PROTOCOL } from '@cifra/protocol';
import { asView, type RoomOrder } from '@cifra/room';
import type { TestWorld } from '@cifra/testkit';
import { WebSocket } from 'ws';
import { seededEntropy } from '../../room/test/house.ts';
import { mark } from '../log.ts';
import { Browser, openTestHouse, Player } from './house.ts';

/** A house in which games, chance and time are what a test has written down. */
export type Stage = {
  readonly url: string;
  /** What the house has written into its log. */
  readonly logged: readonly string[];
  /** What is played in rooms that open from now on. */
  game: AnyGame | null;
  /**
   * What the system draws anew for every room and person, and what is read in its place: the room's address, who
   * somebody is in it, and tokens.
   */
  readonly masks: Map<string, string>;
  stop(): Promise<void>;
};

export async function openStage(): Promise<Stage> {
  const logged: string[] = [];
  const stage: { game: AnyGame | null } = { game: null };
  const house = await openTestHouse(
    {},
    { write: (line) => void logged.push(line) },
    {
      games: (id) => (stage.game?.id === id ? stage.game : null),
      // The seed is the same in both worlds, for the worlds are in the script; so is its commitment.
      entropy: seededEntropy('stage'),
      now: () => 1_800_000_000_000,
    },
  );
  return Object.assign(stage, { url: house.url, logged, masks: new Map(), stop: () => house.stop() });
}

/** The same game with its chance written down. */
export function scripted(game: AnyGame, script: Script): AnyGame {
  return {
    ...game,
    setup: (seats, options, chance) => game.setup(seats, options, scriptedChance(script, chance)),
    decide: (state, seat, command, chance) => game.decide(state, seat, command, scriptedChance(script, chance)),
  };
}

/** A match, what is said where the observer is not, and what the observer tries. */
export type Play = {
  readonly world: TestWorld<Shape>;
  readonly aside: string;
  readonly probes: readonly object[];
};

/** Plays a world from end to end over real sockets and requests, and gives every byte that one observer was sent. */
export async function observe(stage: Stage, viewer: Viewer, play: Play): Promise<readonly string[]> {
  const loggedBefore = stage.logged.length;
  const { seats, options } = play.world;
  const people = Array.from({ length: seats }, () => new Browser(stage.url));
  const opening = { seats, options, listed: true, name: 'Seat 0' };
  const room = (await people[0]?.openRoom(stage.game?.id ?? '', opening)) ?? '';
  const players = people.map((browser, seat) => new Player(browser, room, `Seat ${seat}`));
  const watcher = new Player(new Browser(stage.url), room, 'Watcher');
  const observer = viewer === 'spectator' ? watcher : (players[viewer] as Player);
  try {
    await takeSeats(players, watcher);
    stage.masks.set(room, 'ROOM').set(mark(room), 'ROOM-IN-LOG');
    for (const { name, view } of [...players, watcher]) stage.masks.set(view.me, name);
    const { heard, answers } = await playAndListen(stage, { players, watcher, observer }, play);
    const logged = stage.logged.slice(loggedBefore).map((line) => line.replace(/"time":"[^"]*",?/, ''));
    return [...heard, ...answers, ...logged].map((text) => masked(stage, text));
  } finally {
    for (const player of [...players, watcher]) player.leave();
    await allGone(stage);
  }
}

/** What is masked are whole words of ten signs or more. */
function masked({ masks, url }: Stage, text: string): string {
  const words = text.replace(/[A-Za-z0-9_-]{10,}/g, (word) => masks.get(word) ?? word);
  return words.replaceAll(url, 'HOUSE');
}

async function takeSeats(players: readonly Player[], watcher: Player): Promise<void> {
  for (const player of [...players, watcher]) {
    player.connect();
    await player.until(() => true);
    if (player !== watcher) await player.must({ type: 'sit', seat: players.indexOf(player) });
  }
}

type Party = { readonly players: readonly Player[]; readonly watcher: Player; readonly observer: Player };
type Bytes = { readonly heard: readonly string[]; readonly answers: readonly string[] };

async function playAndListen(
  stage: Stage,
  { players, watcher, observer }: Party,
  { world, aside, probes }: Play,
): Promise<Bytes> {
  const dealtAt = await deal(players);
  const robot = observer === watcher ? null : await Robot.open(stage, observer);
  /** Step by step: how much one line of the stream says at once must not depend on how quick this machine is. */
  const told = async (version: number) => {
    await observer.until((view) => view.version >= version);
    await robot?.until(version);
  };
  const orders = async (player: Player | undefined, order: RoomOrder): Promise<void> => {
    const answer = await player?.order(order);
    if (answer?.ok === true) await told(answer.version);
    else if (answer?.refusal.code === 'room-broken') await observer.until(({ table }) => table.phase === 'broken');
    else if (order.type === 'play') throw new Error(`${answer?.refusal.code}: ${JSON.stringify(order)}`);
  };
  try {
    await told(dealtAt);
    for (const { seat, command } of world.moves) await orders(players[seat], { type: 'play', command });
    await sayAside({ players, watcher, observer }, aside, orders);
    const answers = await publicAnswers(stage, observer);
    answers.push(...(await comeAgain(observer, dealtAt)));
    answers.push(...(await attempts(stage, observer, robot, probes)));
    return { heard: [...observer.heard, ...(robot?.lines ?? [])], answers };
  } finally {
    robot?.leave();
  }
}

/** Notes that are not the observer's to read, talk of the other teams and of those who watch: the observer is told none of it. */
async function sayAside(
  { players, watcher, observer }: Party,
  text: string,
  orders: (player: Player, order: RoomOrder) => Promise<void>,
): Promise<void> {
  const { game } = findGame(observer.view.table.game) ?? {};
  const team = game?.teams(players.length).find((seats) => seats.includes(players.indexOf(observer))) ?? [];
  const readers = game?.sharesNotes === true ? team : [players.indexOf(observer)];
  for (const [seat, player] of players.entries()) {
    if (!readers.includes(seat)) await orders(player, { type: 'note', text });
    if (!team.includes(seat)) await orders(player, { type: 'say', to: 'team', text });
  }
  if (observer !== watcher) await orders(watcher, { type: 'say', to: 'watchers', text });
}

async function deal(players: readonly Player[]): Promise<number> {
  for (const [seat, player] of players.entries())
    await player.must({ type: 'ready', ready: true, nonce: `${seat}a`.repeat(32) });
  return (await players[0]?.must({ type: 'start' })) ?? 0;
}

/** The clock of the system and the asker's own count of requests in its minute. */
const NOT_OURS = /^date$/;

/** An answer with its status and its headers. The asker's own cookie is drawn by the system and comes back to it. */
async function answerTo(browser: Browser, path: string, init: RequestInit & { json?: unknown } = {}): Promise<string> {
  const response = await browser.fetch(path, init);
  const headers = JSON.stringify([...response.headers].filter(([header]) => !NOT_OURS.test(header)));
  const plain = headers.replaceAll(browser.cookie ?? 'no cookie yet', 'cifra=MINE');
  return `${path} ${response.status} ${plain} ${await response.text()}`;
}

const LANGUAGES = ['es', 'en'].map((language) => ({ 'accept-language': language }));

/** All that can be read about a room without a token. */
async function publicAnswers(stage: Stage, { room, browser }: Player): Promise<string[]> {
  const at = `/api/rooms/${room}`;
  const answers: string[] = [];
  for (const path of ['/api/rooms', at, `${at}/log`, `${at}/matches`, '/api/me', '/health'])
    answers.push(await answerTo(browser, path));
  for (const headers of LANGUAGES) {
    answers.push(await answerTo(browser, `${at}/matches/1`, { headers }));
    answers.push(await answerTo(new Browser(stage.url), `${at}/token`, { headers, json: { name: 'Robot' } }));
  }
  const numbers = await (await browser.fetch('/metrics')).text();
  // How many entries share a commit and how long it takes is the disk's, not the match's.
  answers.push(...numbers.split('\n').filter((line) => /^cifra_(?!commit)/.test(line)));
  return answers;
}

/** A second device with nothing, and one that has the deal. */
async function comeAgain({ browser, room, view }: Player, dealtAt: number): Promise<string[]> {
  const heard: string[] = [];
  for (const seen of [{}, { seen: { version: dealtAt, viewer: view.access.viewer } }]) {
    const url = `${browser.url.replace('http', 'ws')}/api/rooms/${room}/socket`;
    const socket = new WebSocket(url, { headers: { cookie: browser.cookie ?? '' } });
    let count = 0;
    await new Promise<void>((resolve, reject) => {
      socket.on('error', reject);
      socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL, ...seen })));
      // What was missed, and who is here.
      socket.on('message', (data) => {
        heard.push(String(data));
        if (++count === 2) resolve();
      });
    });
    socket.terminate();
  }
  return heard;
}

const ROOM_PROBES: readonly RoomOrder[] = [
  { type: 'sit', seat: 1 },
  { type: 'start' },
  { type: 'configure', options: {} },
  { type: 'resume' },
  { type: 'kick', seat: 0 },
];

/** Tries what is not allowed now, by socket and by token, in turn in each language: error texts are bytes too. */
async function attempts(
  stage: Stage,
  player: Player,
  robot: Robot | null,
  probes: readonly object[],
): Promise<string[]> {
  const { game } = findGame(player.view.table.game) ?? {};
  const { match, access } = player.view;
  if (game === undefined || match === null) throw new Error('Nothing is played');
  const isRefused = (command: object) => {
    const parsed = game.parseCommand(command);
    return access.viewer === 'spectator' || !parsed.ok || game.check(asView(match), parsed.value) !== null;
  };
  const orders = [...probes.filter(isRefused).map((command): RoomOrder => ({ type: 'play', command })), ...ROOM_PROBES];
  const answers: string[] = [];
  for (const [at, order] of orders.entries()) {
    answers.push(JSON.stringify(await player.order(order)));
    if (robot !== null) answers.push(await robot.ask('/orders', LANGUAGES[at % 2], { id: `probe ${at}`, order }));
  }
  for (const path of ['/view', '/legal']) if (robot !== null) answers.push(await robot.ask(path));
  const stranger = new Browser(stage.url);
  for (const headers of LANGUAGES)
    answers.push(await answerTo(stranger, '/api/bot/view', { headers: { ...headers, authorization: 'Bearer x' } }));
  return answers;
}

/** The bot interface, for the seat of somebody who also looks on. */
class Robot {
  readonly lines: string[] = [];
  readonly #browser: Browser;
  readonly #token: string;
  readonly #stop = new AbortController();

  private constructor(browser: Browser, token: string) {
    this.#browser = browser;
    this.#token = token;
  }

  static async open(stage: Stage, { browser, room }: Player): Promise<Robot> {
    const { token } = await browser.json<{ token: string }>(`/api/rooms/${room}/token`, { json: {} });
    stage.masks.set(token, 'TOKEN');
    const robot = new Robot(new Browser(stage.url), token);
    void robot.#listen();
    return robot;
  }

  get #bearer(): { authorization: string } {
    return { authorization: `Bearer ${this.#token}` };
  }

  async #listen(): Promise<void> {
    const signal = this.#stop.signal;
    const { body } = await this.#browser.fetch('/api/bot/stream', { headers: this.#bearer, signal });
    let rest = '';
    try {
      for await (const chunk of body ?? []) {
        const parts = (rest + Buffer.from(chunk).toString()).split('\n');
        rest = parts.pop() ?? '';
        this.lines.push(...parts.filter((part) => part !== ''));
      }
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }

  /** The stream has come so far. */
  async until(version: number): Promise<void> {
    for (let waited = 0; waited < 10_000; waited += 2) {
      const last = JSON.parse(this.lines.at(-1) ?? '{}') as { view?: { version: number } };
      if ((last.view?.version ?? -1) >= version) return;
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    throw new Error(`The stream never came to ${version}`);
  }

  ask(path: string, headers: { readonly [header: string]: string } = {}, json?: Json | object): Promise<string> {
    const init = { headers: { ...headers, ...this.#bearer }, ...(json === undefined ? {} : { json }) };
    return answerTo(this.#browser, `/api/bot${path}`, init);
  }

  leave(): void {
    this.#stop.abort();
  }
}

/** What the house counts must not depend on who of the last match is still on the way out. */
async function allGone({ url }: Stage): Promise<void> {
  for (let waited = 0; waited < 10_000; waited += 5) {
    const { connections } = await new Browser(url).json<{ connections: number }>('/health');
    if (connections === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('Somebody stayed');
}

import { type AnyGame, type Game, type Script, type Shape, scriptedChance } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import type { Person, RoomOrder } from '../index.ts';
import { ANA, anyGame, BEN, CARLA, DANI, house, RecordingSubscriber, settle, Table } from './house.ts';

/** The same game with some of its chance written down. */
function scripted(game: AnyGame, script: Script): AnyGame {
  const by: Partial<Game<Shape>> = {
    setup: (seats, options, chance) => game.setup(seats, options, scriptedChance(script, chance)),
    decide: (state, seat, command, chance) => game.decide(state, seat, command, scriptedChance(script, chance)),
  };
  return { ...game, ...by };
}

type World = { readonly script?: Script; readonly orders: readonly (readonly [Person, RoomOrder])[] };

type Case = {
  readonly name: string;
  readonly game: string;
  readonly people: readonly Person[];
  readonly worlds: readonly [World, World];
  /** Who cannot tell the two worlds apart. */
  readonly unaware: readonly Person[];
};

const play = (command: object): RoomOrder => ({ type: 'play', command });
const note = (text: string): RoomOrder => ({ type: 'note', text });

const CASES: readonly Case[] = [
  {
    name: 'Qwinto: another’s choice that is not shown yet, and another’s notes',
    game: 'qwinto',
    people: [ANA, BEN, CARLA],
    worlds: [
      {
        script: { first: 0, orange: [3] },
        orders: [
          [ANA, play({ type: 'roll', dice: ['orange'] })],
          [ANA, play({ type: 'keep' })],
          [BEN, play({ type: 'write', row: 'orange', column: 3 })],
          [BEN, note('went for the corner')],
        ],
      },
      {
        script: { first: 0, orange: [3] },
        orders: [
          [ANA, play({ type: 'roll', dice: ['orange'] })],
          [ANA, play({ type: 'keep' })],
          [BEN, play({ type: 'skip' })],
          [BEN, note('wrote nothing at all this time, and a long note about it')],
        ],
      },
    ],
    unaware: [ANA, CARLA, DANI],
  },
  {
    name: 'Coda: another’s tiles, the pool, and a wrong guess about them',
    game: 'coda',
    people: [ANA, BEN],
    worlds: [
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11],
      [10, 9, 8, 7, 11, 6, 5, 4, 3, 2, 1, 0],
    ].map((dark) => ({
      script: { dark, light: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], first: 0 },
      orders: [
        [ANA, play({ type: 'take', dark: 0 })],
        [BEN, play({ type: 'take', dark: 4 })],
        [ANA, play({ type: 'draw', colour: 'light' })],
        [ANA, play({ type: 'attack', seat: 1, place: 0, value: 5 })],
      ],
    })) as unknown as readonly [World, World],
    unaware: [ANA, DANI],
  },
  {
    name: 'Break the Code: another’s tiles before anybody asked',
    game: 'break-the-code',
    people: [ANA, BEN],
    worlds: [
      { script: { tiles: ['0b', '1b', '2b', '3b', '4b', '5g', '6w', '7w', '8w', '9w'], first: 1 }, orders: [] },
      { script: { tiles: ['0b', '1b', '2b', '3b', '4b', '0w', '1w', '2w', '5g', '5g'], first: 1 }, orders: [] },
    ],
    unaware: [ANA, DANI],
  },
  {
    name: 'Break the Code: what somebody guessed in secret, wrongly',
    game: 'break-the-code',
    people: [ANA, BEN, CARLA],
    worlds: [
      ['0b', '1b', '2b', '3b', '4b'],
      ['5g', '5g', '6b', '6w', '7b'],
    ].map((tiles) => ({
      script: {
        first: 1,
        tiles: ['0b', '0w', '1b', '1w', '2b', '2w', '3b', '3w', '4b', '4w', '5g', '5g', '6b', '6w', '7b'],
      },
      orders: [[BEN, play({ type: 'guess', tiles })]],
    })) as unknown as readonly [World, World],
    unaware: [ANA, CARLA, DANI],
  },
];

/** Everything that somebody can be sent or find out, as text. */
async function sentIn(
  { game, people }: Case,
  world: World,
  viewer: Person,
  alter = (plain: AnyGame) => plain,
): Promise<{ sent: string; log: string }> {
  const plain = anyGame(game);
  if (plain === null) throw new Error(`No game ${game}`);
  const one = scripted(alter(plain), world.script ?? {});
  const { rooms, store, trouble } = house({ games: () => one });
  const room = await Table.open(rooms, ANA, { game, seats: people.length, listed: true });
  const ear = new RecordingSubscriber(viewer);
  await room.room.join(ear);
  await room.seat(...people);
  await room.start(...people);
  for (const [person, order] of world.orders) await room.does(person, order);
  await settle();
  const late = new RecordingSubscriber(viewer);
  await room.room.join(late, { version: people.length + 3, viewer: Math.max(people.indexOf(viewer), 0) });
  const probes: readonly RoomOrder[] = [
    ...['keep', 'skip', 'stop', 'pass'].map((type) => play({ type })),
    play({ type: 'guess', tiles: ['0b', '1b', '2b', '3b', '9b'] }),
    play({ type: 'attack', seat: 1, place: 1, value: 9 }),
    { type: 'sit', seat: 1 },
    { type: 'stand-in', seat: 1 },
    { type: 'say', to: 'team', text: 'psst' },
  ];
  const answers = [];
  for (const order of probes) answers.push(await room.ask(viewer, order));
  const sent = JSON.stringify([
    ear.heard,
    late.heard,
    answers,
    await room.room.view(viewer.id),
    await room.room.legal(viewer.id),
    await room.room.card(),
    await room.room.log(),
    trouble,
  ]);
  return { sent, log: JSON.stringify(await store.load('room-1')) };
}

describe('secrecy of a room', () => {
  for (const one of CASES)
    test.each(one.unaware.map((person) => [person.name, person] as const))(
      `${one.name}: %s is sent the same bytes`,
      async (_name, viewer) => {
        const [a, b] = [await sentIn(one, one.worlds[0], viewer), await sentIn(one, one.worlds[1], viewer)];
        expect(a.log, 'the worlds differ').not.toBe(b.log);
        expect(a.sent).toBe(b.sent);
      },
    );

  test('a leak planted on purpose is caught', async () => {
    const [qwinto] = CASES;
    if (qwinto === undefined) throw new Error('No case');
    const leaky = (game: AnyGame): AnyGame => ({
      ...game,
      decide: (state, seat, command, chance) =>
        game
          .decide(state, seat, command, chance)
          .map((event) => ({ ...event, fact: { ...event.fact, hint: command } })),
    });
    const [a, b] = [
      await sentIn(qwinto, qwinto.worlds[0], ANA, leaky),
      await sentIn(qwinto, qwinto.worlds[1], ANA, leaky),
    ];
    expect(a.sent).not.toBe(b.sent);
  });

  test('neither the seed nor the salt leaves the store before the outcome', async () => {
    const { rooms, store } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 1 });
    const ear = new RecordingSubscriber(BEN);
    await room.room.join(ear);
    await room.seat(ANA);
    await room.start(ANA);
    const stored = await store.load('room-1');
    if (stored?.secret == null) throw new Error('No secret');
    const { seed, salt } = stored.secret;
    const before = JSON.stringify([ear.heard, stored.entries, await room.room.view(ANA.id), await room.room.card()]);
    expect(before).not.toContain(seed);
    expect(before).not.toContain(salt);
    while ((await room.table()).phase === 'playing') await room.moveOn(ANA);
    expect(JSON.stringify(ear.heard)).toContain(seed);
  });

  test('who gave which order, and its command, stay in the log', async () => {
    const { rooms } = house();
    const room = await Table.open(rooms, ANA, { game: 'qwinto', seats: 2 });
    await room.seat(ANA, BEN);
    await room.start(ANA, BEN);
    const ear = new RecordingSubscriber(CARLA);
    await room.room.join(ear);
    await room.moveOn(ANA, BEN);
    const news = ear.heard.find((one) => one.type === 'news');
    if (news?.type !== 'news') throw new Error('No news');
    expect(Object.keys(news.entries[0] ?? {}).toSorted()).toEqual(['at', 'events', 'version']);
    expect(JSON.stringify(news)).not.toContain('command');
  });
});

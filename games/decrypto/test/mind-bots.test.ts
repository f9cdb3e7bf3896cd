import {
  act,
  LANGUAGES,
  type Language,
  LEVELS,
  rng as makeRng,
  open,
  type Seat,
  type State,
  sealedChance,
  View,
  view,
} from '@cifra/kernel';
import { playout, seedBytes } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { bots as levels, references } from '../mind/index.ts';
import { type Decrypto, decrypto, type Options } from '../rules/judge/index.ts';
import { answer, clues, confirm, draft, encrypt, given, judge, name, round } from './build.ts';

const bots = { ...levels, ...references };
const everybody = Object.keys(bots) as (keyof typeof bots)[];
const MANY = 2_000;

function play(
  seats: number,
  options: Partial<Options>,
  seed: string,
  level: (seat: Seat) => keyof typeof bots,
): State<Decrypto> {
  const chance = sealedChance(seedBytes(seed));
  const rng = makeRng(seats);
  let { state } = open(decrypto, seats, { ...defaults(), ...options }, chance);
  for (let moves = 0; decrypto.outcome(state.table) === null; moves++) {
    if (moves > MANY) throw new Error('The match does not end');
    const seat = rng.pick(decrypto.toAct(state.table));
    const command = bots[level(seat)](view(decrypto, state, seat), rng);
    const step = act(decrypto, state, seat, command, chance);
    if (!step.ok) throw new Error(`${level(seat)} gave ${JSON.stringify(command)}: ${JSON.stringify(step.refusal)}`);
    state = step.value.state;
  }
  return state;
}

function defaults(): Options {
  const options = decrypto.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

const playerAt = (at: number) => everybody[at % everybody.length] ?? 'master';
const levelAt = (at: number) => LEVELS[at % LEVELS.length] ?? 'master';
const TABLES = LANGUAGES.flatMap((language) => [3, 4, 5, 8].map((seats) => [language, seats] as const));

describe('bots', () => {
  test.each(TABLES)('[D17] %s, %i seats: whole matches with legal clues only', (language, seats) => {
    for (let at = 0; at < 2; at++) {
      const state = play(seats, { language }, `bots ${language} ${seats} ${at}`, (seat) => playerAt(seat + at));
      expect(decrypto.outcome(state.table)).not.toBeNull();
    }
  });

  test.each(LEVELS)(
    '%s sits down in the middle, moves by the rules, and the same numbers give the same move',
    (level) => {
      for (const seats of [3, 5]) {
        const { states } = playout(decrypto, { seats, seed: `middle ${seats}`, timeouts: 0.1 });
        for (const state of states.filter((_, at) => at % 5 === 0))
          for (const seat of decrypto.toAct(state.table)) {
            const now = view(decrypto, state, seat);
            const command = bots[level](now, makeRng(3));
            expect(decrypto.check(now, command)).toBeNull();
            expect(bots[level](View.received<Decrypto>(JSON.parse(JSON.stringify(now))), makeRng(3))).toEqual(command);
          }
      }
    },
  );

  const NONSENSE = 'blorf|quindle|zapata|Mbappé|ornitorrinco|glimf|tralará|wombat|kiwi|xanadu'.split('|');
  test.each(LANGUAGES)('[D2] %s: keywords that no lexicon knows are played too', (language) => {
    for (const seats of [3, 4]) {
      const state = play(seats, { language, ownWords: NONSENSE }, `own ${language} ${seats}`, levelAt);
      expect(decrypto.outcome(state.table)).not.toBeNull();
    }
  });

  test('[D21] two bots of a team come to confirm whatever they think', () => {
    for (const [one, other] of [
      ['novice', 'master'],
      ['master', 'novice'],
      ['master', 'master'],
    ] as const)
      for (let seed = 0; seed < 5; seed++) {
        const match = clues(given({ seats: 6, options: { language: 'en' } }));
        match.when(2, bots[one](match.view(2), makeRng(seed)));
        match.when(4, bots[other](match.view(4), makeRng(seed + 100)));
        expect(match.table.phase).not.toBe('clues');
        expect(match.toAct.some((seat) => seat % 2 === 0 && match.table.half === 'white')).toBe(false);
      }
  });
});

const WORDS = ['horno', 'luna', 'pirata', 'reloj', 'vaca', 'puente', 'dragón', 'nieve'];

/** The code is 1.2.3, its clues speak plainly, and black has said something of the kind. */
function plainMatch(seats: number) {
  const match = given({ seats, chance: { words: WORDS, white: [[1, 2, 3]], black: [[1, 2, 3]] } });
  match.when(0, encrypt('pan', 'llena', 'loro'));
  match.when(1, encrypt('leche', 'río', 'princesa'));
  return match;
}

describe('with people in the team', () => {
  test('plain clues are read', () => {
    const match = plainMatch(4);
    for (const level of LEVELS) expect(bots[level](match.view(2), makeRng(1))).toEqual(confirm(123));
  });

  test('[D21] what somebody has confirmed is agreed to', () => {
    const match = plainMatch(6).when(4, confirm(214));
    for (const level of LEVELS) expect(bots[level](match.view(2), makeRng(1))).toEqual(confirm(214));
  });

  test('[D21] a whole code that somebody has dialled stands, however wrong, and what is begun is completed', () => {
    const whole = plainMatch(6).when(4, draft(4, 1, 2));
    const begun = plainMatch(6).when(4, draft(null, 4, null));
    for (const level of LEVELS) expect(bots[level](whole.view(2), makeRng(1))).toEqual(confirm(412));
    expect(bots.master(begun.view(2), makeRng(1))).toEqual(confirm(143));
  });

  test('[D21] a bot that has confirmed its own code follows the person who turns the dials', () => {
    const match = plainMatch(6)
      .when(2, confirm(123))
      .when(4, draft(2, 1, 3));
    expect(match.toAct).toContain(2);
    match.when(2, bots.master(match.view(2), makeRng(1)));
    expect(match.view(4).hands['team:0']).toMatchObject({ draft: [2, 1, 3], confirmed: [2] });
  });

  test('[D10] of a draft with a digit twice as many dials stay as can', () => {
    const match = plainMatch(6).when(4, draft(4, 4, 2));
    for (const level of LEVELS)
      for (let seed = 0; seed < 20; seed++) {
        const command = bots[level](match.view(2), makeRng(seed));
        const code = command.type === 'confirm' ? command.code : [];
        expect([4, 4, 2].filter((digit, at) => digit === code[at])).toHaveLength(2);
        expect(new Set(code).size).toBe(3);
      }
  });

  test('words that nobody has ever said leave honest doubt and break nothing', () => {
    const match = given({ chance: { words: WORDS } });
    match.when(0, encrypt('blorf glimf', 'qwerty', 'ñandutí zzz'));
    match.when(1, encrypt('пирог', 'x y z', '…ok'));
    expect(bots.master(match.view(2), makeRng(1)).type).toBe('confirm');
  });
});

describe('the tie-break', () => {
  test('[D14] only real near misses are accepted', () => {
    const chance = { words: WORDS, white: Array(8).fill([1, 2, 3]), black: Array(8).fill([1, 2, 3]) };
    const match = given({ chance });
    for (let at = 1; at <= 8; at++) round(match);
    match.when(0, name('vacas', 'fuente', 'el dragon', 'invierno'));
    match.when(1, name('orno', 'lunas', 'pirrata', 'relog'));
    expect(bots.master(match.view(0), makeRng(1))).toEqual(judge(0, 1, 2, 3));
    expect(bots.master(match.view(1), makeRng(1))).toEqual(judge(0, 2));
  });

  test('[D13] keywords are named by what was said under each number', () => {
    const chance = { words: WORDS, white: Array(8).fill([1, 2, 3]), black: Array(8).fill([1, 2, 3]) };
    const match = given({ chance });
    const said = 'leche granja prado ordeñar ternero pasto queso cuernos'.split(' ');
    const bridge = 'río Londres arco cruzar ingeniero Brooklyn pilares colgante'.split(' ');
    const fire = 'fuego princesa mitología alas escamas China caballero leyenda'.split(' ');
    for (let at = 0; at < 8; at++) {
      const { white, black } = match.table.encryptors;
      match.when(white ?? 0, encrypt(`cosa ${at + 10}`, `algo ${at + 10}`, `asunto ${at + 10}`));
      match.when(black ?? 1, encrypt(said[at] ?? '', bridge[at] ?? '', fire[at] ?? ''));
      if (at > 0) answer(match, 'black', 432);
      answer(match, 'white', 123);
      if (at > 0) answer(match, 'white', 432);
      answer(match, 'black', 123);
    }
    const command = bots.master(match.view(0), makeRng(1));
    expect(command.type === 'name' && command.words.slice(0, 3)).toEqual(['vaca', 'puente', 'dragón']);
  });
});

describe('an impossible view gets a clear error', () => {
  const parts = (match: ReturnType<typeof given>, seat: Seat) => JSON.parse(JSON.stringify(match.view(seat)));
  test.each<[string, () => View<Decrypto>, string]>([
    ['a spectator', () => View.received({ ...parts(given(), 0), viewer: 'spectator' }), 'spectator'],
    ['nobody’s turn', () => View.received(parts(given(), 2)), 'nothing to decide'],
    [
      'no code',
      () => {
        const raw = parts(given(), 0);
        return View.received({ ...raw, hands: { ...raw.hands, 'seat:0': { code: null, clues: [null, null, null] } } });
      },
      'no code',
    ],
    [
      'three keywords',
      () => {
        const raw = parts(given(), 0);
        const team = { ...raw.hands['team:0'], words: ['a', 'b', 'c'] };
        return View.received({ ...raw, hands: { ...raw.hands, 'team:0': team } });
      },
      '3 keywords',
    ],
  ])('%s', (_, seen, message) => {
    for (const level of LEVELS) expect(() => bots[level](seen(), makeRng(1))).toThrow(`Impossible view: `);
    expect(() => bots.master(seen(), makeRng(1))).toThrow(message);
  });
});

test.each<[Language, string]>([
  ['en', 'moon'],
  ['es', 'luna'],
])('[D16] %s: an encryptor never says the same twice in a match', (language) => {
  const state = play(4, { language }, `again ${language}`, () => 'master');
  for (const team of ['white', 'black'] as const) {
    const said = state.table.sheet[team].flatMap((line) => line.clues ?? []);
    expect(new Set(said).size).toBe(said.length);
  }
});

import { playout } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { CODES, type Decrypto, decrypto, seatHandIn, teamHandIn } from '../rules/judge/index.ts';
import { SAMPLE_CLUES } from '../rules/judge/samples.ts';
import { tellings } from '../words/text.ts';
import {
  ALL_123,
  answer,
  BLACK,
  clues,
  code,
  confirm,
  draft,
  encrypt,
  given,
  type Half,
  jot,
  judge,
  name,
  round,
  WHITE,
} from './build.ts';

const level = (options: Partial<Decrypto['Options']> = {}, seats = 4) => given({ seats, options, chance: ALL_123 });

describe('teams and material', () => {
  test.each([
    { seats: 4, white: [0, 2], black: [1, 3] },
    { seats: 5, white: [0, 2, 4], black: [1, 3] },
    { seats: 6, white: [0, 2, 4], black: [1, 3, 5] },
    { seats: 7, white: [0, 2, 4, 6], black: [1, 3, 5] },
    { seats: 8, white: [0, 2, 4, 6], black: [1, 3, 5, 7] },
  ])('[D1] $seats players make two teams as even as possible', ({ seats, white, black }) => {
    expect(decrypto.teams(seats)).toEqual([white, black]);
    expect(given({ seats }).table.members).toEqual({ white, black });
  });

  test('[D2] each team knows its own four words and nobody else does', () => {
    const match = given();
    expect(teamHandIn(match.view(2), 'white').words).toEqual(WHITE);
    expect(teamHandIn(match.view(3), 'black').words).toEqual(BLACK);
    expect(Object.keys(match.view(0).hands)).toEqual(['seat:0', 'team:0']);
    expect(JSON.stringify(match.view('spectator'))).not.toContain('negro');
    expect(JSON.stringify(match.view(1))).not.toContain('negro');
  });

  test('[D2] the eight words of a match differ, in both languages and every number of seats', () => {
    for (const language of ['en', 'es'] as const)
      for (let seats = 4; seats <= 8; seats++) {
        const { state } = given({ seats, options: { language }, chance: { words: [] } });
        const words = [...teamHandIn(state, 'white').words, ...teamHandIn(state, 'black').words];
        expect(new Set(words).size).toBe(8);
      }
  });

  test('[D2] a pasted list takes the place of ours; too short a list is refused', () => {
    const ownWords = ['uno', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', ' OCHO ', 'nueve'];
    const { state } = given({ options: { ownWords }, chance: { words: [] } });
    const words = [...teamHandIn(state, 'white').words, ...teamHandIn(state, 'black').words];
    const list = ownWords.map((word) => word.trim().toLowerCase());
    expect(words.every((word) => list.includes(word.toLowerCase()))).toBe(true);
    expect(new Set(words).size).toBe(8);
    const refusal = (list: readonly string[]) => {
      const parsed = decrypto.parseOptions({ ownWords: list });
      return parsed.ok ? null : parsed.refusal;
    };
    expect(refusal(['uno', 'UNO', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete'])).toEqual({
      code: 'too-few-own-words',
      min: 9,
      different: 7,
    });
    // With exactly eight each team would know the other's four.
    const eight = refusal(ownWords.slice(0, 8));
    expect(eight).toEqual({ code: 'too-few-own-words', min: 9, different: 8 });
    expect(eight === null ? null : tellings.en.refusal(eight)).toContain('9 different words');
    expect(eight === null ? null : tellings.es.refusal(eight)).toContain('9 palabras distintas');
    expect(refusal([...ownWords, '???'])).toMatchObject({ code: 'bad-own-word' });
    expect(refusal(['a'.repeat(61), ...ownWords])).toMatchObject({ code: 'bad-list' });
    const long = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(20, 'ñ'));
    expect(refusal(long)).toBeNull();
    const tooLong = { code: 'own-words-too-long', max: 20_000 };
    expect(refusal([...long.slice(1), 'a'.repeat(21)])).toEqual(tooLong);
    // One sign that is read as eighteen letters counts as eighteen.
    expect(refusal(long.map((word) => word.slice(-5) + '\ufdfa'.repeat(15)))).toEqual(tooLong);
    expect(tellings.es.refusal(tooLong)).toMatch(/^Una lista propia .*20000 caracteres/);
    expect(tellings.en.refusal(tooLong)).toMatch(/^A list of your own .*20000 characters/);
  });

  test('[D2] whole matches are played with a pasted list, even of words that we use as samples', () => {
    const options = decrypto.parseOptions({ ownWords: SAMPLE_CLUES.es.slice(0, 9), language: 'es' });
    if (!options.ok) throw new Error(options.refusal.code);
    for (let at = 0; at < 5; at++) {
      const { states } = playout(decrypto, { seats: 4, seed: `own-${at}`, options: options.value });
      expect(decrypto.outcome(states.at(-1)?.table ?? given().table)).not.toBeNull();
    }
  });

  test('[D3] there are 24 codes of three different digits', () => {
    expect(CODES).toHaveLength(24);
    expect(new Set(CODES.map(String)).size).toBe(24);
    expect(CODES.every((one) => new Set(one).size === 3 && one.every((digit) => digit >= 1 && digit <= 4))).toBe(true);
  });

  test('[D3] a code may come again', () => {
    const match = level();
    round(match);
    expect(seatHandIn(match.state, 2).code).toEqual([1, 2, 3]);
    expect(match.table.sheet.white[0]?.code).toEqual([1, 2, 3]);
  });
});

describe('a round', () => {
  test('[D4] the encryptors, and nobody else, see a code', () => {
    const match = given({ chance: { white: [code(421)], black: [code(432)] } });
    expect(match.table.encryptors).toEqual({ white: 0, black: 1 });
    expect(match.toAct).toEqual([0, 1]);
    expect(match.view(0).hands['seat:0']).toMatchObject({ code: [4, 2, 1] });
    expect(match.view(2).hands['seat:2']).toMatchObject({ code: null });
    expect(match.view(1).hands['seat:1']).toMatchObject({ code: [4, 3, 2] });
    match
      .refuses(2, encrypt('México', 'Insecto', 'Horror'), 'not-the-encryptor')
      .refuses(0, confirm(421), 'not-now-clues')
      .refuses(0, name('', '', '', ''), 'not-now-clues')
      .refuses(0, judge(), 'not-now-clues');
  });

  test('[D4] both write at the same time, in any order, and neither set is shown before both are locked', () => {
    for (const first of [0, 1]) {
      const match = given();
      match.when(first, encrypt('México', 'Insecto', 'Terror')).gives({ type: 'locked', seat: first, timeUp: false });
      expect(match.table.locked).toEqual([first]);
      for (const viewer of [1 - first, 2, 3, 'spectator'] as const)
        expect(JSON.stringify(match.view(viewer))).not.toContain('Insecto');
      expect(match.view(first).hands[`seat:${first}`]).toMatchObject({ clues: ['México', 'Insecto', 'Terror'] });
      match.when(1 - first, encrypt('Noche', 'Amanecer', 'Perro'));
      expect(match.table.sheet.white[0]?.clues).toEqual(
        first === 0 ? ['México', 'Insecto', 'Terror'] : ['Noche', 'Amanecer', 'Perro'],
      );
      // Black's clues wait for black's half.
      expect(match.table.sheet.black[0]?.clues).toBeNull();
    }
  });

  test('[D4] the role passes to the next member every round', () => {
    const match = given({ seats: 7, chance: { ...ALL_123, 'white-first': 2, 'black-first': 1 } });
    const roles = [];
    for (let at = 0; at < 5; at++) {
      roles.push(match.table.encryptors);
      round(match);
    }
    expect(roles.map(({ white }) => white)).toEqual([4, 6, 0, 2, 4]);
    expect(roles.map(({ black }) => black)).toEqual([3, 5, 1, 3, 5]);
  });

  test('[D5] in round 2 white answers without its encryptor, black intercepts with its own, and all is shown together', () => {
    const match = given({ seats: 6, chance: { ...ALL_123, white: [code(123), code(421)] } });
    round(match);
    clues(match);
    expect(match.table).toMatchObject({ round: 2, half: 'white', encryptors: { white: 2, black: 3 } });
    expect(match.toAct).toEqual([0, 1, 3, 4, 5]);
    answer(match, 'black', 142).gives({ type: 'confirmed', seat: 5 }, { type: 'answered', team: 'black' });
    for (const viewer of [0, 2, 4, 'spectator'] as const)
      expect(JSON.stringify(match.view(viewer).table)).not.toContain('[1,4,2]');
    expect(match.table.sheet.white[1]).toMatchObject({ interception: null, answer: null, code: null });
    match.refuses(1, confirm(421), 'already-answered').refuses(1, draft(4, 2, 1), 'already-answered');
    answer(match, 'white', 421).gives(
      { type: 'confirmed', seat: 4 },
      { type: 'answered', team: 'white' },
      { type: 'revealed', team: 'white', interception: [1, 4, 2], answer: [4, 2, 1], code: [4, 2, 1] },
      { type: 'cluesShown', team: 'black' },
    );
  });

  test('[D6] in round 1 nobody intercepts', () => {
    const match = clues(level());
    expect(match.toAct).toEqual([2]);
    match
      .refuses(1, confirm(123), 'no-interception-yet')
      .refuses(3, draft(1, 2, 3), 'no-interception-yet')
      .when(2, confirm(123));
    expect(match.toAct).toEqual([3]);
    match.refuses(0, confirm(123), 'no-interception-yet').when(3, confirm(123));
    expect(match.table.sheet.white[0]?.interception).toBeNull();
    expect(match.table.round).toBe(2);
  });

  test.each<{ white: Half; tokens: object }>([
    {
      white: '',
      tokens: { white: { interceptions: 0, miscommunications: 0 }, black: { interceptions: 0, miscommunications: 0 } },
    },
    {
      white: 'missed',
      tokens: { white: { interceptions: 0, miscommunications: 1 }, black: { interceptions: 0, miscommunications: 0 } },
    },
    {
      white: 'intercepted',
      tokens: { white: { interceptions: 0, miscommunications: 0 }, black: { interceptions: 1, miscommunications: 0 } },
    },
    {
      white: 'missed and intercepted',
      tokens: { white: { interceptions: 0, miscommunications: 1 }, black: { interceptions: 1, miscommunications: 0 } },
    },
  ])('[D7] a half of white in which its code is “$white” brings these tokens and no others', ({ white, tokens }) => {
    const match = round(level());
    round(match, white);
    expect(match.table.tokens).toEqual(tokens);
  });

  test('[D8] black has its half before the end is checked', () => {
    const match = level();
    round(match, 'missed');
    clues(match);
    answer(answer(match, 'black', 432), 'white', 124);
    expect(match.table.tokens.white.miscommunications).toBe(2);
    expect(match.outcome).toBeNull();
    expect(match.table.half).toBe('black');
    answer(answer(match, 'white', 432), 'black', 123);
    expect(match.outcome).toMatchObject({ winners: [1, 3], reason: 'miscommunications' });
  });

  test('[D9] the encryptor takes no part while the own clues are decoded, and reads the draft', () => {
    const match = clues(level({}, 6));
    match.refuses(0, confirm(123), 'encryptor-is-silent').refuses(0, draft(1, null, null), 'encryptor-is-silent');
    match.when(2, draft(1, null, null));
    expect(teamHandIn(match.view(0), 'white').draft).toEqual([1, null, null]);
    answer(match, 'white', 123);
    match.refuses(1, confirm(123), 'encryptor-is-silent');
  });

  test('[D10] an answer that repeats a digit is refused', () => {
    clues(level())
      .refuses(2, confirm(121), 'digit-twice')
      .refuses(2, confirm(444), 'digit-twice')
      .refuses(2, { type: 'confirm', code: [1, 2, null] }, 'bad-command')
      .refuses(2, { type: 'confirm', code: [1, 2, 5] }, 'bad-command')
      .refuses(2, { type: 'confirm', code: [1, 2, 3, 4] }, 'bad-command');
  });
});

describe('clues at the table', () => {
  test('[D15] three of them, kept apart, each a word or a phrase', () => {
    given()
      .refuses(0, { type: 'encrypt', clues: ['uno solo'] }, 'bad-command')
      .refuses(0, { type: 'encrypt', clues: ['a', 'b', 'c', 'd'] }, 'bad-command')
      .refuses(0, { type: 'encrypt', clues: ['México', 3, 'Terror'] }, 'bad-command')
      .when(0, encrypt('Una velada con amigos', 'Parasol', 'Odonato'));
  });

  test('[D16] a team never gives the same clue twice in a match, nor twice at once; its rivals may', () => {
    const match = given({ chance: ALL_123 });
    expect(match.refusal(0, encrypt('México', 'MEXICO!', 'Terror'))).toEqual({
      code: 'clue-repeated',
      clue: 'México',
      at: 1,
    });
    match.when(0, encrypt('México', 'Insecto', 'Terror')).when(1, encrypt('México', 'Amanecer', 'Perro'));
    answer(answer(match, 'white', 123), 'black', 123);
    expect(match.refusal(2, encrypt('Parasol', 'mexico', 'Odonato'))).toEqual({
      code: 'clue-repeated',
      clue: 'México',
      at: 1,
    });
    match.when(2, encrypt('Perro', 'Parasol', 'Odonato')).when(3, encrypt('Insecto', 'Alba', 'Esqueleto'));
  });

  test('[D17] a refused clue says where and why, and changes nothing', () => {
    const match = given();
    expect(match.refusal(0, encrypt('México', 'libélulas', 'Terror'))).toEqual({
      code: 'clue-keyword',
      keyword: 'libélula',
      word: 'libélulas',
      at: 1,
    });
    match
      .refuses(0, encrypt('', 'Insecto', 'Terror'), 'clue-empty')
      .refuses(0, encrypt('black', 'Insecto', 'Terror'), 'clue-translation')
      .refuses(0, encrypt('x'.repeat(1_000_000), 'Insecto', 'Terror'), 'too-long')
      .refuses(0, encrypt('Méx\u0007ico', 'Insecto', 'Terror'), 'clue-unseen');
    // A rival's keyword is no reason: one does not know it.
    match.when(0, encrypt('hueso', 'Insecto', 'Terror'));
  });

  test('[D18] a clue never changes once locked', () => {
    given()
      .when(0, encrypt('México', 'Insecto', 'Terror'))
      .refuses(0, encrypt('Parasol', 'Odonato', 'Fiesta'), 'clues-locked')
      .refuses(0, jot('Parasol', null, null), 'clues-locked');
  });
});

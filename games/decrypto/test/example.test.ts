import { Scenario } from '@cifra/testkit';
import { expect, test } from 'vitest';
import { type Decrypto, decrypto, gatheredClues } from '../rules/judge/index.ts';
import { code, confirm, encrypt } from './build.ts';

/** White: Roberto 0 and Alicia 2; black: María 1 and Eva 3. */
function rulebook(): Scenario<Decrypto> {
  return new Scenario(decrypto, {
    seats: 4,
    options: { language: 'es' },
    chance: {
      words: ['NEGRO', 'LIBÉLULA', 'CÓCTEL', 'SOMBRERO', 'ANTIGÜEDAD', 'HUESO', 'MATINAL', 'PESADILLA'],
      white: [code(421), code(342)],
      black: [code(432), code(234)],
      'white-first': 0,
      'black-first': 0,
    },
  });
}

test('[D4, D5, D6, D7, D8] the example match of the rulebook, two rounds', () => {
  const match = rulebook()
    .when(0, encrypt('México', 'Insecto', 'Horror'))
    .when(1, encrypt('Noche', 'Amanecer', 'Perro'))
    .when(2, confirm(421))
    .when(3, confirm(432));
  expect(match.table.tokens).toEqual({
    white: { interceptions: 0, miscommunications: 0 },
    black: { interceptions: 0, miscommunications: 0 },
  });
  expect(match.table).toMatchObject({ round: 2, encryptors: { white: 2, black: 3 } });

  match
    .when(3, encrypt('Esqueleto', 'Alba', 'Freddy'))
    .when(2, encrypt('Una velada con amigos', 'Parasol', 'Odonato'))
    // Eva and María try 1.4.3; Roberto takes Odonato for the first word.
    .when(3, confirm(143))
    .when(1, confirm(143))
    .when(0, confirm(341))
    .gives(
      { type: 'confirmed' },
      { type: 'answered' },
      { type: 'revealed', team: 'white', interception: [1, 4, 3], answer: [3, 4, 1], code: [3, 4, 2] },
      { type: 'cluesShown', team: 'black', clues: ['Esqueleto', 'Alba', 'Freddy'] },
    );
  expect(match.table.tokens.white).toEqual({ interceptions: 0, miscommunications: 1 });
  expect(match.table.tokens.black).toEqual({ interceptions: 0, miscommunications: 0 });

  match.when(1, confirm(234)).when(0, confirm(234)).when(2, confirm(234));
  expect(match.table.tokens).toEqual({
    white: { interceptions: 1, miscommunications: 1 },
    black: { interceptions: 0, miscommunications: 0 },
  });
  expect(match.outcome).toBeNull();
  expect(match.table.round).toBe(3);
});

test('[D22] below the sheet the clues stand under the digits that they were given for', () => {
  const match = rulebook()
    .when(0, encrypt('México', 'Insecto', 'Horror'))
    .when(1, encrypt('Noche', 'Amanecer', 'Perro'))
    .when(2, confirm(421))
    .when(3, confirm(432))
    .when(2, encrypt('Una velada con amigos', 'Parasol', 'Odonato'))
    .when(3, encrypt('Esqueleto', 'Alba', 'Freddy'));
  // The second code of white is not yet shown.
  expect(gatheredClues(match.table, 'white')).toEqual([['Horror'], ['Insecto'], [], ['México']]);
  match.when(0, confirm(341)).when(1, confirm(143)).when(3, confirm(143));
  expect(gatheredClues(match.table, 'white')).toEqual([
    ['Horror'],
    ['Insecto', 'Odonato'],
    ['Una velada con amigos'],
    ['México', 'Parasol'],
  ]);
  expect(gatheredClues(match.table, 'black')).toEqual([[], ['Perro'], ['Amanecer'], ['Noche']]);
});

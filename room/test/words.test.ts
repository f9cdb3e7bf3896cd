import { LANGUAGES } from '@cifra/kernel';
import { expect, test } from 'vitest';
import type { RoomFact } from '../index.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { roomRefusal, tellRoomFact } from '../words/index.ts';
import { ANA, BEN } from './house.ts';

const PLACES = [
  { person: ANA, bot: null, hasLeft: false, ready: false, nonce: null },
  { person: null, bot: 'club' as const, hasLeft: false, ready: false, nonce: null },
  { person: null, bot: null, hasLeft: false, ready: false, nonce: null },
];

const FACTS: readonly RoomFact[] = [
  { type: 'sat', seat: 2, person: BEN },
  { type: 'left', seat: 0 },
  { type: 'kicked', seat: 0, person: ANA.id },
  { type: 'banned', seat: null, person: BEN },
  { type: 'swapped', seats: [0, 2] },
  { type: 'botSet', seat: 1, level: 'master' },
  { type: 'botSet', seat: 1, level: null },
  { type: 'resized', seats: 1 },
  { type: 'resized', seats: 4 },
  { type: 'configured', options: {} },
  { type: 'renamed', seat: 0, name: 'Anita' },
  { type: 'hostChanged', host: ANA.id },
  { type: 'readied', seat: 0, ready: true, nonce: null },
  { type: 'readied', seat: 0, ready: false, nonce: null },
  { type: 'started', match: 2, nonces: [] },
  { type: 'stoodIn', seat: 0, level: 'club', why: 'left' },
  { type: 'stoodIn', seat: 0, level: 'club', why: 'absent' },
  { type: 'returned', seat: 0 },
  { type: 'tookOver', seat: 1, person: BEN },
  { type: 'pauseAsked', seat: 0 },
  { type: 'pauseWithdrawn', seat: 0 },
  { type: 'paused' },
  { type: 'resumed' },
  { type: 'clockMoved', endsAt: 1 },
  { type: 'stoodIn', seat: 0, level: 'club', why: 'asleep' },
  { type: 'sleepVoted', vote: { seat: 0, by: 1, decision: '' } },
  { type: 'timeGiven', by: 1, endsAt: 1 },
  { type: 'gathered', gathering: 'apart' },
  { type: 'gathered', gathering: 'call' },
  { type: 'gathered', gathering: 'screen' },
  { type: 'holidaySet', person: ANA.id, holiday: { from: 0, until: 86_400_000 } },
  { type: 'holidaySet', person: ANA.id, holiday: null },
  { type: 'timeLimitSet', timeLimit: null },
  { type: 'timeLimitSet', timeLimit: 30 },
  { type: 'timeLimitSet', timeLimit: 604_800 },
  { type: 'rotationChosen', rotate: true },
  { type: 'rotationChosen', rotate: false },
  { type: 'rematched', match: 3, rotate: true, commitment: '' },
  { type: 'broke' },
];

test.each(LANGUAGES)('everything that happens is told in %s', (language) => {
  const said = FACTS.map((fact) => tellRoomFact(language, fact, PLACES, (seat) => `Bot ${seat}`));
  for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*[.]$/u);
  expect(new Set(said).size).toBe(FACTS.length);
  expect(said.join(' ')).not.toMatch(/undefined|null|object/);
});

test.each(LANGUAGES)('[T19] nobody reads of what became of their own seat by name, in %s', (language) => {
  const { mine } = language === 'en' ? en : es;
  const reader = 0;
  const told = FACTS.filter(
    (fact) => 'seat' in fact && fact.seat === reader && ['stoodIn', 'returned'].includes(fact.type),
  );
  expect(told.length).toBeGreaterThan(2);
  for (const fact of told) {
    const said = tellRoomFact(language, fact, PLACES, String, reader);
    expect(Object.values(mine)).toContain(said);
    expect(tellRoomFact(language, fact, PLACES, String, 1)).toContain(PLACES[reader]?.person?.name);
  }
});

test.each(LANGUAGES)('every refusal is worded in %s', (language) => {
  const { refusals } = language === 'en' ? en : es;
  for (const code of Object.keys(refusals)) {
    const said = roomRefusal(language, { code, bot: 'x', max: 24, minutes: 2, game: 'chess', name: 'Ada' });
    expect(said).toMatch(/[.]$/);
    expect(said).not.toMatch(/undefined/);
  }
  expect(roomRefusal(language, { code: 'match-over' })).not.toBeNull();
  expect(roomRefusal(language, { code: 'a-game-of-its-own' })).toBeNull();
});

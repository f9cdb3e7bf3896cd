import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { GAMES } from '@cifra/games';
import { chanceOf, type Draw, type Json, rng, someOptions } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';

// docs/match-file.md followed step by step with OpenSSL's ChaCha20: a second implementation that shares no code.

const sha256 = (...parts: readonly (Buffer | string)[]): Buffer =>
  parts.reduce((hash, part) => hash.update(part), createHash('sha256')).digest();

function* words(seed: Buffer, label: string, index: number): Generator<number, never> {
  const nonce = Buffer.alloc(12);
  nonce.writeUInt32LE(index);
  // OpenSSL's initial vector is the block counter, then the nonce.
  const cipher = createCipheriv('chacha20', sha256(seed, label), Buffer.concat([Buffer.alloc(4), nonce]));
  for (;;) yield cipher.update(Buffer.alloc(4)).readUInt32LE();
}

function below(stream: Generator<number, never>, n: number): number {
  for (;;) {
    const word = stream.next().value;
    if (word < 2 ** 32 - (2 ** 32 % n)) return word % n;
  }
}

function shuffle(seed: Buffer, label: string, items: readonly Json[], count = items.length): readonly Json[] {
  const stream = words(seed, label, 0);
  const rest = [...items];
  const taken: Json[] = [];
  while (taken.length < count) {
    const at = below(stream, rest.length);
    // What stood in front fills the gap, as an exchange of two places would.
    taken.push(rest[at] as Json);
    rest[at] = rest[0] as Json;
    rest.shift();
  }
  return taken;
}

function draw(seed: Buffer, label: string, items: readonly Json[], index: number): Json {
  return items[below(words(seed, label, index), items.length)] as Json;
}

describe('docs/match-file.md', () => {
  const seal = { seed: sha256('cifra').toString('hex'), nonces: [] };
  const nonces = [sha256('of seat 0'), sha256('of seat 1')];
  const mixed = sha256(sha256('cifra'), ...nonces);

  test.each(GAMES.map(({ game }) => game))('every label of $id can be derived by its steps', (game) => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const draws = game.draws(seats, someOptions(game, rng(seats)));
      for (const [label, what] of Object.entries(draws)) {
        agree(sha256('cifra'), chanceOf(seal), label, what);
        agree(mixed, chanceOf({ ...seal, nonces: nonces.map((nonce) => nonce.toString('hex')) }), label, what);
      }
    }
  });

  function agree(seed: Buffer, chance: ReturnType<typeof chanceOf>, label: string, what: Draw): void {
    if (what.kind === 'shuffle')
      expect(chance.shuffle(label, what.items, what.count)).toEqual(shuffle(seed, label, what.items, what.count));
    else
      for (let index = 0; index < (what.kind === 'row' ? 30 : 1); index++)
        expect(chance.draw(label, what.items, index)).toEqual(draw(seed, label, what.items, index));
  }

  test('its worked example is true', () => {
    const page = readFileSync(new URL('../../docs/match-file.md', import.meta.url), 'utf8');
    const seed = sha256('cifra');
    const tiles = Array.from({ length: 20 }, (_, at) => {
      const number = Math.floor(at / 2);
      return `${number}${number === 5 ? 'g' : 'bw'[at % 2]}`;
    });
    const stream = words(seed, 'tiles', 0);
    const faces = Array.from({ length: 10 }, (_, index) => draw(seed, 'orange', [1, 2, 3, 4, 5, 6], index));
    for (const said of [
      seed.toString('hex'),
      sha256(seed, 'tiles').toString('hex'),
      Array.from({ length: 4 }, () => stream.next().value).join(', '),
      shuffle(seed, 'tiles', tiles).join(' '),
      `die: ${faces.join(' ')}. The first player of two: seat ${draw(seed, 'first', [0, 1], 0)}`,
      mixed.toString('hex'),
    ])
      expect(page).toContain(said);
  });
});

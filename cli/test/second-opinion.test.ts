import { spawnSync } from 'node:child_process';
import { createCipheriv, createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAMES } from '@cifra/games/rules';
import { chanceOf, type Draw, type Json, rng, someOptions } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from './harness.ts';

const hasPython = spawnSync('python3', ['--version']).status === 0;
const script = fileURLToPath(new URL('../../docs/derive.py', import.meta.url));

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

  test.runIf(hasPython).each(GAMES.map(({ game }) => game))('derive.py derives the same for $id', (game) => {
    const path = join(temporaryFolder(), 'match.json');
    for (const seats of [game.seats.min, game.seats.max]) {
      const options = someOptions(game, rng(seats));
      const salt = sha256('salt').toString('hex');
      const commitment = sha256(Buffer.from(seal.seed + salt, 'hex')).toString('hex');
      const whole = { ...seal, salt, commitment, nonces: nonces.map((nonce) => nonce.toString('hex')) };
      writeFileSync(path, JSON.stringify({ game: game.id, seats, options, seal: whole }));
      const { stdout, stderr } = spawnSync('python3', [script, path], { encoding: 'utf8' });
      expect(stderr).toBe('');
      const lines = stdout.trim().split('\n');
      const derived = new Map(lines.map((line) => [line.split(':')[0] ?? '', JSON.parse(line.replace(/^.*?: /, ''))]));
      // A second name of a label brings nothing of its own; the others it says that it leaves out.
      const draws = Object.entries(game.draws(seats, options)).filter(
        ([label, what]) => !('sameAs' in what) && !['words', 'time-up'].includes(label),
      );
      expect([...derived.keys()].toSorted()).toEqual(draws.map(([label]) => label).toSorted());
      const chance = chanceOf(whole);
      for (const [label, what] of draws) {
        const brought = derived.get(label);
        if (what.kind === 'shuffle') expect(brought).toEqual(chance.shuffle(label, what.items, what.count));
        else if (what.kind === 'once') expect(brought).toEqual(chance.draw(label, what.items));
        else expect(brought).toEqual(brought.map((_: Json, index: number) => chance.draw(label, what.items, index)));
      }
    }
  });

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

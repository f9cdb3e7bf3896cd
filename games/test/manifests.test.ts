import { existsSync, readFileSync } from 'node:fs';
import { BOT_NAME, LANGUAGES } from '@cifra/kernel';
import { STRENGTHS } from '@cifra/kit/character';
import { describe, expect, test } from 'vitest';
import { findManifest, MANIFESTS } from '../manifests.ts';

test('every game has a name and a letter of its own', () => {
  expect(MANIFESTS.length).toBeGreaterThan(0);
  expect(new Set(MANIFESTS.map(({ id }) => id)).size).toBe(MANIFESTS.length);
  expect(new Set(MANIFESTS.map(({ numbered }) => numbered.letter)).size).toBe(MANIFESTS.length);
  expect(findManifest('chess')).toBeUndefined();
});

describe.each(MANIFESTS.map((manifest) => [manifest.id, manifest] as const))('the manifest of %s', (id, manifest) => {
  test('says what the rules say', async () => {
    const game = await manifest.load.rules();
    expect(game.id).toBe(id);
    expect(existsSync(new URL(`../${id}/manifest.ts`, import.meta.url))).toBe(true);
    expect(manifest.seats).toEqual(game.seats);
    expect(manifest.usualBots + 1).toBeGreaterThanOrEqual(game.seats.min);
    expect(manifest.usualBots + 1).toBeLessThanOrEqual(game.seats.max);
    for (const language of LANGUAGES) {
      const first = manifest.firstOptions?.(language) ?? {};
      expect(game.parseOptions(first).ok).toBe(true);
      expect(game.parseOptions({ ...first, ...manifest.sharedOptions }).ok).toBe(true);
    }
  });

  test('is cheap: at once it brings types, a picture and who plays, and nothing else', () => {
    const source = readFileSync(new URL(`../${id}/manifest.ts`, import.meta.url), 'utf8');
    const atOnce = source.split('\n').filter((line) => /^(import|export) (?!type |const manifest)/.test(line));
    expect(atOnce).toEqual([
      "import { characters } from './characters.ts';",
      "import { picture } from './picture.ts';",
    ]);
    const who = readFileSync(new URL(`../${id}/characters.ts`, import.meta.url), 'utf8');
    expect([...who.matchAll(/^import .*$/gm)].map(([line]) => line)).toEqual([
      "import type { Character } from '@cifra/kit/character';",
    ]);
    const picture = readFileSync(new URL(`../${id}/picture.ts`, import.meta.url), 'utf8');
    expect([...picture.matchAll(/ from '([^']+)'/g)].map(([, from]) => from)).toEqual(['@cifra/kit/drawing']);
  });

  test('names characters from the gentlest to the best, each with a mind, a face and a sentence in both languages', async () => {
    const { characters, load } = manifest;
    const { bots, characters: minds, references = {} } = await load.mind();
    const ids = characters.map(({ id: bot }) => bot);
    expect(Object.keys(minds).toSorted()).toEqual(ids.toSorted());
    expect(new Set(ids).size).toBe(ids.length);
    for (const bot of ids) {
      expect(bot).toMatch(BOT_NAME);
      expect([...Object.keys(bots), ...Object.keys(references), 'random', 'person', 'clock']).not.toContain(bot);
    }
    expect(new Set(characters.map(({ animal }) => animal)).size).toBe(characters.length);
    const strengths = characters.map(({ strength }) => STRENGTHS.indexOf(strength));
    expect(strengths).toEqual(strengths.toSorted((a, b) => a - b));
    expect([characters[0]?.strength, characters.at(-1)?.strength]).toEqual(['child', 'best']);
    for (const { line } of characters)
      for (const language of LANGUAGES) expect(line[language]).toMatch(/^[A-ZÁÉÍÓÚ¿].{8,90}\.$/);
  });

  test('is called in its sentences as on its card', async () => {
    const tellings = await manifest.load.words();
    for (const language of LANGUAGES) expect(tellings[language].name).toBe(manifest.name[language]);
  });

  test('gives colours that carry text in both themes', () => {
    const { light, dark } = manifest.accent;
    // WCAG AA: white letters on the accent by day, dark ones by night, and the accent as letters on its soft ground.
    expect(contrast(light.colour, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(light.colour, light.soft)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.colour, '#10141b')).toBeGreaterThanOrEqual(4.5);
    expect(contrast(dark.colour, dark.soft)).toBeGreaterThanOrEqual(4.5);
  });

  test('draws a picture that needs no style of its own, which a strict page would refuse', () => {
    expect(manifest.picture).toMatch(/^<svg [^>]*viewBox="[\d .]+".*<\/svg>$/s);
    expect(manifest.picture).not.toMatch(/style=|<style|<script|href=|\son\w+=/);
  });
});

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

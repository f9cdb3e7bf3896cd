import type { Bot, Rng, View } from '@cifra/kernel';
import { type Coda, type Command, coda, openingSize } from '../rules/index.ts';
import { bit, count, DASH_DARK, NUMBER_CODES, namedValue, shadeMask } from './codes.ts';
import { type Situation, situationOf } from './situation.ts';
import { saysSlot, slots } from './slots.ts';
import { Worlds } from './worlds.ts';

/** What a simple player does besides attacking: everything else is left to chance. */
function byChance(view: View<Coda>, rng: Rng): Command {
  return rng.pick([...coda.legal(view)]);
}

type AttackGuess = { readonly seat: number; readonly place: number; readonly code: number; readonly chance: number };

/** A player that only decides attacks, and goes on while the next one is likely enough. */
function attacker(choose: (situation: Situation, rng: Rng) => AttackGuess, goesOnAt: number): Bot<Coda> {
  return (view, rng) => {
    if (view.table.phase === 'take') return { type: 'take', dark: rng.below(openingSize(view.seats) + 1) };
    if (view.table.phase !== 'attack') return byChance(view, rng);
    if (saysSlot(view)) return rng.pick(slots(view));
    const { seat, place, code, chance } = choose(situationOf(view), rng);
    if (view.table.hits > 0 && chance < goesOnAt) return { type: 'stop' };
    return { type: 'attack', seat, place, value: namedValue(code) };
  };
}

/** Any tile, any number of its colour that is not in sight. */
export const randomPlayer: Bot<Coda> = attacker((situation, rng) => {
  const attacks = hiddenTiles(situation).flatMap(({ seat, place, mask }) =>
    codesIn(mask).map((code) => ({ seat, place, code, chance: 1 })),
  );
  return rng.pick(attacks);
}, 0);

/** Shylock’s rule: the tile with the fewest numbers by colour and open neighbours, and any of them; never stops. */
export const shylock: Bot<Coda> = attacker((situation, rng) => {
  const tiles = hiddenTiles(situation)
    .map(({ seat, place, mask }) => ({ seat, place, codes: codesIn(mask & between(situation, seat, place)) }))
    .filter(({ codes }) => codes.length > 0);
  const fewest = Math.min(...tiles.map(({ codes }) => codes.length));
  const { seat, place, codes } = rng.pick(tiles.filter((tile) => tile.codes.length === fewest));
  return { seat, place, code: rng.pick(codes), chance: 1 };
}, 0);

/** How somebody plays who thinks about one tile at a time, and counts no deals. */
type SimpleStyle = {
  /** Remembers which numbers were named for a tile in vain, and which ones stand in the own row. */
  readonly remembers: boolean;
  /** Which tile: the one with the fewest numbers left, of all or of those at the ends of a row, or the first that is hidden. */
  readonly looksAt: 'fewest' | 'ends' | 'first';
  /** How often somebody goes on after a hit though the next one is not sure. */
  readonly goesOn: number;
};

type TileNotes = { readonly seat: number; readonly place: number; readonly codes: readonly number[] };

/** Whether somebody looks at the tile at this place of a list that goes row by row. */
const LOOKS: { readonly [at in SimpleStyle['looksAt']]: (tiles: readonly TileNotes[], at: number) => boolean } = {
  fewest: () => true,
  ends: (tiles, at) => tiles[at - 1]?.seat !== tiles[at]?.seat || tiles[at + 1]?.seat !== tiles[at]?.seat,
  first: (_, at) => at === 0,
};

/** What each hidden tile may be, looked at by itself. */
export function tileByTile(situation: Situation, remembers: boolean): readonly TileNotes[] {
  return hiddenTiles(situation, remembers)
    .map(({ seat, place, mask }) => ({ seat, place, codes: codesIn(mask & between(situation, seat, place)) }))
    .filter(({ codes }) => codes.length > 0);
}

/** A player of that style: colour, open neighbours and what is in sight say what a tile may be. A sure hit is taken. */
export function simplePlayer({ remembers, looksAt, goesOn }: SimpleStyle): Bot<Coda> {
  return attacker((situation, rng) => {
    const tiles = tileByTile(situation, remembers);
    const fewest = Math.min(...tiles.map(({ codes }) => codes.length));
    const seen = fewest === 1 ? tiles : tiles.filter((_, at) => LOOKS[looksAt](tiles, at));
    const least = Math.min(...seen.map(({ codes }) => codes.length));
    const { seat, place, codes } = rng.pick(seen.filter((tile) => tile.codes.length === least));
    const isDaring = goesOn > 0 && (goesOn === 1 || rng.unit() < goesOn);
    return { seat, place, code: rng.pick(codes), chance: codes.length === 1 || isDaring ? 1 : 0 };
  }, 0.5);
}

/** The attack most likely to be right by the exact count of deals. */
export function exactGreedy({ infers, goesOnAt }: { readonly infers: boolean; readonly goesOnAt: number }): Bot<Coda> {
  return attacker((situation, rng) => {
    const worlds = believing(situation, infers);
    let best: AttackGuess[] = [];
    for (const { seat, place } of hiddenTiles(situation))
      for (const [code, chance] of worlds.chancesOf(seat, place).entries()) {
        const lead = chance - (best[0]?.chance ?? 0);
        if (lead > 1e-12) best = [];
        if (lead > -1e-12) best.push({ seat, place, code, chance });
      }
    return rng.pick(best);
  }, goesOnAt);
}

/** Somebody may have bluffed, so that no deal is left if all are taken at their word. */
export function believing(situation: Situation, infers: boolean): Worlds {
  if (!infers) return new Worlds(situation);
  try {
    return new Worlds(situation, { bluff: 0 });
  } catch {
    return new Worlds(situation);
  }
}

type HiddenTile = { readonly seat: number; readonly place: number; readonly mask: number };

/** What a tile may be by its colour and what is in sight; who remembers nothing forgets misses and the own tiles too. */
function hiddenTiles({ rows, me, unseen, dashes }: Situation, remembers = true): readonly HiddenTile[] {
  const inSight = rows.flat().reduce((mask, { open, code }) => (open && code !== null ? mask | bit(code) : mask), 0);
  return rows.flatMap((row, seat) =>
    seat === me
      ? []
      : row.flatMap((tile, place) => {
          const mask = shadeMask(tile.shade, dashes) & (remembers ? unseen & ~tile.banned : ~inSight);
          return tile.open ? [] : [{ seat, place, mask }];
        }),
  );
}

function between({ rows }: Situation, seat: number, place: number): number {
  const numbers = (rows[seat] ?? []).map(({ open, code }) => (open && code !== null && code < DASH_DARK ? code : null));
  const low = numbers.slice(0, place).findLast((code) => code !== null) ?? -1;
  const high = numbers.slice(place + 1).find((code) => code !== null) ?? NUMBER_CODES;
  return ((bit(high) - 1) & ~(bit(low + 1) - 1)) | bit(DASH_DARK) | bit(DASH_DARK + 1);
}

function codesIn(mask: number): readonly number[] {
  const codes: number[] = [];
  for (let code = 0; codes.length < count(mask); code++) if ((mask & bit(code)) !== 0) codes.push(code);
  return codes;
}

import { type Character, remember, remembered } from '@cifra/kit';
import { NEWCOMER, type Standing } from './standing.ts';

const keyOf = (game: string) => `cifra.company.${game}`;

export function standingIn(game: string): Standing {
  try {
    const kept: unknown = JSON.parse(remembered(keyOf(game)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return NEWCOMER;
    const { at, lost, moved, counted } = kept as { readonly [field: string]: unknown };
    if (!Number.isInteger(at) || !Number.isInteger(lost) || typeof counted !== 'string') return NEWCOMER;
    return {
      at: Math.max(0, at as number),
      lost: lost as number,
      moved: moved === 'up' || moved === 'down' ? moved : null,
      counted,
    };
  } catch {
    return NEWCOMER;
  }
}

export function keepStanding(game: string, standing: Standing): void {
  remember(keyOf(game), JSON.stringify(standing));
}

/** Who suits the person at this device, and why. */
export function suitedTo(
  game: string,
  characters: readonly Character[],
): { readonly character: Character; readonly why: 'first' | 'up' | 'down' } | null {
  const { at, moved } = standingIn(game);
  const character = characters[Math.min(at, characters.length - 1)];
  return character === undefined ? null : { character, why: moved ?? 'first' };
}

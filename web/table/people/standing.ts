import type { BotName } from '@cifra/kernel';
import type { Character } from '@cifra/kit/character';

/** How a person has fared against the bots of a game, kept on this device alone. */
export type Standing = {
  /** The place of the character that suits them, from the gentlest on. */
  readonly at: number;
  /** Lost matches in a row against whoever suits them. */
  readonly lost: number;
  /** What moved it last; null before the first move. */
  readonly moved: 'up' | 'down' | null;
  /** The match that was counted last, so that none counts twice. */
  readonly counted: string;
};

export const NEWCOMER: Standing = { at: 0, lost: 0, moved: null, counted: '' };

/** After so many losses in a row somebody gentler comes. */
const LOSSES = 2;

/** One win leads to the next character, two losses in a row back to the one before. */
export function afterMatch(
  standing: Standing,
  characters: readonly Character[],
  { match, rivals, isWon }: { readonly match: string; readonly rivals: readonly BotName[]; readonly isWon: boolean },
): Standing {
  if (match === standing.counted) return standing;
  const places = rivals.map((bot) => characters.findIndex(({ id }) => id === bot));
  // Others may sit beside whoever suits them, to fill a table; they are no reason to leap, nor to forget a loss.
  const met = places.includes(standing.at) ? standing.at : Math.max(...places);
  // Whoever lost against somebody much stronger has learnt nothing about who suits them.
  if (met < 0 || (isWon ? met < standing.at : met > standing.at)) return { ...standing, counted: match };
  if (isWon) {
    const at = Math.min(characters.length - 1, met + 1);
    return { at, lost: 0, moved: at > standing.at ? 'up' : standing.moved, counted: match };
  }
  const lost = standing.lost + 1;
  if (lost < LOSSES || standing.at === 0) return { ...standing, lost, counted: match };
  return { at: standing.at - 1, lost: 0, moved: 'down', counted: match };
}

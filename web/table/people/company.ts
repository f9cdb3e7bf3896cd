import type { BotName } from '@cifra/kernel';
import type { Character } from '@cifra/kit';

/** Who sits down where several bots are wanted: the one that was chosen, then who is nearest in strength, gentler first. */
export function companyOf(characters: readonly Character[], chosen: BotName, count: number): readonly BotName[] {
  const at = characters.findIndex(({ id }) => id === chosen);
  if (at < 0) return Array.from({ length: count }, () => chosen);
  const near = characters
    .map(({ id }, index) => ({ id, far: Math.abs(index - at) * 2 + (index > at ? 1 : 0) }))
    .toSorted((a, b) => a.far - b.far)
    .map(({ id }) => id);
  return Array.from({ length: count }, (_, index) => near[index % near.length] ?? chosen);
}

/** Who comes next to a table at which some sit already. */
export function nextCharacter(
  characters: readonly Character[],
  chosen: BotName,
  seated: readonly (BotName | null)[],
): BotName {
  const company = companyOf(characters, chosen, Math.max(1, characters.length));
  return company.find((id) => !seated.includes(id)) ?? chosen;
}

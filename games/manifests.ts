import type { BotName, Shape } from '@cifra/kernel';
import type { Character } from '@cifra/kit/character';
import type { Manifest } from '@cifra/kit/manifest';
import * as list from '#list';

export { strengthText } from '@cifra/kit/character';

/** What code knows of a game when it does not care which one it is: its parts are only ever given to each other. */
export type AnyManifest = Manifest<Shape>;

/** Every game of the house, cheap to know: rules, boards and minds are loaded when somebody wants them. */
export const MANIFESTS = Object.values(list) as readonly unknown[] as readonly AnyManifest[];

/** Somebody to play against, by the name that programs know; undefined for a level. */
export function findCharacter(game: string, bot: BotName): Character | undefined {
  return findManifest(game)?.characters.find(({ id }) => id === bot);
}

export function findManifest(id: string): AnyManifest | undefined {
  return MANIFESTS.find((manifest) => manifest.id === id);
}

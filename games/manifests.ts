import type { Shape } from '@cifra/kernel';
import type { Manifest } from '@cifra/kit/manifest';
import * as list from '#list';

/** What code knows of a game when it does not care which one it is: its parts are only ever given to each other. */
export type AnyManifest = Manifest<Shape>;

/** Every game of the house, cheap to know: rules, boards and minds are loaded when somebody wants them. */
export const MANIFESTS = Object.values(list) as readonly unknown[] as readonly AnyManifest[];

export function findManifest(id: string): AnyManifest | undefined {
  return MANIFESTS.find((manifest) => manifest.id === id);
}

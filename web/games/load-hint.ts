import { findManifest } from '@cifra/games/manifests';
import type { Shape } from '@cifra/kernel';
import type { HintModule } from '@cifra/kit/review';
import { fetchPart } from '../browser/lazy-parts.ts';

/** Can a hint be asked for in this game? */
export function hasHints(id: string): boolean {
  return findManifest(id)?.load.hint !== undefined;
}

/** How a game draws a hint; null where it gives none. */
export async function loadHintModule(id: string): Promise<HintModule<Shape> | null> {
  const load = findManifest(id)?.load.hint;
  return load === undefined ? null : fetchPart(`hint ${id}`, load);
}

import { findManifest } from '@cifra/games/manifests';
import type { Shape } from '@cifra/kernel';
import type { ReviewModule } from '@cifra/kit/review';
import { fetchPart } from '../browser/lazy-parts.ts';

/** How a game draws the moments of a review; null where it has none of its own. */
export async function loadReviewModule(id: string): Promise<ReviewModule<Shape> | null> {
  const load = findManifest(id)?.load.review;
  return load === undefined ? null : fetchPart(`review ${id}`, load);
}

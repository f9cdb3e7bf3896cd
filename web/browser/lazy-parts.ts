/** Parts of the page that have come. */
const here = new Set<string>();
let isAnyMissing = false;

/** From then on nothing new comes into this page: it has to be loaded anew. */
export function isPartMissing(): boolean {
  return isAnyMissing;
}

/**
 * Fetches a part of the page when it is wanted. Once one did not come, no other is fetched by this page: browsers may
 * remember what failed, and the loader takes a style sheet that failed for one that is here and shows a bare board.
 */
export async function fetchPart<T>(name: string, load: () => Promise<T>): Promise<T> {
  if (isAnyMissing && !here.has(name)) throw new Error(`Only a page that is loaded anew can fetch ${name}`);
  try {
    const part = await load();
    here.add(name);
    return part;
  } catch (error) {
    isAnyMissing = true;
    throw error;
  }
}

import { MANIFESTS } from '@cifra/games/manifests';
import { type Exhibit, exhibits } from '@cifra/kit/gallery';

/** What one folder shows: the kit, or a game's board. */
export type Collection = { readonly name: string; readonly exhibits: readonly Exhibit[] };

/** A game shows its board by `board/gallery.tsx`, which exports `exhibits`; one that has none is not shown. */
const BOARDS = import.meta.glob<{ readonly exhibits: readonly Exhibit[] }>('../../games/*/board/gallery.tsx');

export async function allExhibits(): Promise<readonly Collection[]> {
  const boards = MANIFESTS.map(async ({ id }): Promise<Collection> => {
    const load = BOARDS[`../../games/${id}/board/gallery.tsx`];
    return { name: id, exhibits: load === undefined ? [] : (await load()).exhibits };
  });
  return [{ name: 'kit', exhibits }, ...(await Promise.all(boards))].filter(
    (collection) => collection.exhibits.length > 0,
  );
}

import type { AnyManifest } from '@cifra/games/manifests';

/** A game at a glance, drawn with the pieces that it is played with. Decoration: it says nothing by itself. */
export function GamePicture({ game }: { readonly game: AnyManifest }) {
  return <div aria-hidden="true" class="drawn" dangerouslySetInnerHTML={{ __html: game.picture }} />;
}

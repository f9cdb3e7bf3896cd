import { MANIFESTS } from '@cifra/games/manifests';

/** Everything that stands for a game is marked `data-game`, and has its colours by that. */
export function showAccents(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    MANIFESTS.flatMap(({ id, accent: { light, dark } }) => [
      `[data-game="${id}"] { --accent: ${light.colour}; --accent-soft: ${light.soft}; }`,
      `[data-theme="dark"] [data-game="${id}"] { --accent: ${dark.colour}; --accent-soft: ${dark.soft}; }`,
    ]).join('\n'),
  );
  document.adoptedStyleSheets.push(sheet);
}

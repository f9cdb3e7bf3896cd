import type { Language } from '@cifra/kernel';
import type { PageHead } from '../previews/heads.ts';

/** Text as HTML text. */
export function html(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A plain page of the house: no script, one style sheet. */
export function page(language: Language, title: string, body: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${html(title)}</title>
<link rel="icon" href="/docs/mark.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/house.css">
</head>
<body>
${body}
</body>
</html>
`;
}

/** A file that the page will want: fetched from the first moment, and not when a script has found out. */
function firstPart(file: string): string {
  return file.endsWith('.css')
    ? `<link rel="preload" as="style" crossorigin href="${html(file)}">`
    : `<link rel="modulepreload" crossorigin href="${html(file)}">`;
}

/** The web client's page with what it says of itself: for chats that show links, for lists of results, for a tab. */
export function withHead(index: string, head: PageHead, base: string, firstParts: readonly string[] = []): string {
  const { language, title, description, picture, path, isPrivate } = head;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${html(content)}">`;
  const tags = [
    `<title>${html(title)}</title>`,
    meta('name', 'description', description),
    `<link rel="canonical" href="${html(base + path)}">`,
    ...(isPrivate ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:site_name', 'Cifra'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', base + path),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', language),
    ...(picture === null
      ? [meta('name', 'twitter:card', 'summary')]
      : [
          meta('property', 'og:image', base + picture),
          meta('property', 'og:image:type', 'image/png'),
          meta('property', 'og:image:width', '1200'),
          meta('property', 'og:image:height', '630'),
          meta('property', 'og:image:alt', title),
          meta('name', 'twitter:card', 'summary_large_image'),
          meta('name', 'twitter:image', base + picture),
        ]),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    ...firstParts.map(firstPart),
  ];
  return index
    .replace(/<html lang="[a-z]*"/, `<html lang="${language}"`)
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}

/** Two digits on a tile, one of them still hidden. */
export const MARK = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" role="img" aria-label="Cifra">
<rect x="4" y="8" width="26" height="48" rx="6" fill="#1f2a37"/>
<rect x="34" y="8" width="26" height="48" rx="6" fill="#f4efe6" stroke="#1f2a37" stroke-width="3"/>
<path d="M13 26a4.500 4.500 0 1 1 7 4c-2 1.500-3 2.500-3 5M17 41v.5" fill="none" stroke="#f4efe6" stroke-width="4" stroke-linecap="round"/>
<path d="M42 27l6-5v21" fill="none" stroke="#1f2a37" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"/>
</svg>
`;

export const STYLE = `:root {
  --paper: #f7f3eb; --ink: #1f2a37; --quiet: #5b6673; --line: #d9d1c2; --tile: #fffdf8; --accent: #2b5f4a;
}
@media (prefers-color-scheme: dark) {
  :root { --paper: #161b22; --ink: #e8e4da; --quiet: #a2abb5; --line: #303843; --tile: #1e252e; --accent: #86c9a8; }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; max-width: 54rem; padding: 2.5rem 1.25rem 4rem;
  background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 system-ui, sans-serif;
}
header { display: flex; align-items: center; gap: 1rem; }
header img { width: 3.5rem; height: 3.5rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 .5rem; }
h3 { font-size: 1rem; margin: 1.25rem 0 .25rem; }
p { margin: .5rem 0; }
.quiet, small { color: var(--quiet); }
a { color: var(--accent); }
a:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 3px; }
code, pre { font-family: ui-monospace, monospace; font-size: .9em; font-variant-numeric: tabular-nums; }
pre {
  overflow-x: auto; background: var(--tile); border: 1px solid var(--line); border-radius: .5rem; padding: .75rem 1rem;
}
.tiles { list-style: none; margin: 1rem 0; padding: 0; display: grid; gap: .75rem;
  grid-template-columns: repeat(auto-fill, minmax(11.5rem, 1fr)); }
.tiles > li, details {
  background: var(--tile); border: 1px solid var(--line); border-bottom-width: 3px; border-radius: .6rem;
  padding: .75rem 1rem;
}
details { margin: .6rem 0; }
summary { cursor: pointer; }
summary code { font-weight: 600; }
.method { display: inline-block; min-width: 4rem; color: var(--accent); }
table { border-collapse: collapse; width: 100%; font-size: .95em; }
th, td { text-align: left; vertical-align: top; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid var(--line); }
`;

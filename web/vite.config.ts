import { readdirSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { defineConfig, type Plugin, transformWithOxc } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The service worker is generated; what it does at a tap on a notification it takes from this script. */
const notices: Plugin = {
  name: 'notices',
  apply: 'build',
  async generateBundle() {
    const path = join(import.meta.dirname, 'worker', 'notices.ts');
    const { code } = await transformWithOxc(await readFile(path, 'utf8'), path);
    this.emitFile({ type: 'asset', fileName: 'notices.js', source: code });
  },
};

/** Where the program of the device's rooms lies: fetched in the background, and not by the service worker's own list. */
const DEVICE = 'assets/device';

/** Leaves out parts of the games that their manifests name. */
const without = (name: string, parts: RegExp): Plugin => ({
  name,
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) => (/\/manifest\.ts$/.test(importer ?? '') && parts.test(source) ? '\0nothing' : null),
  load: (id) => (id === '\0nothing' ? 'export {};' : null),
});
/** A worker shows nothing: of a game it takes rules and minds, and leaves boards, words and lessons to the page. */
const withoutBoards = () => without('without-boards', /^\.\/(board|words|learn|review)\//);
/** A page thinks of nothing: minds, and the tables that they read, come once, with the workers. */
const withoutMinds = () => without('without-minds', /^\.\/mind\//);

const kept = /^(?!pictures\/).*\.(js|css|html|svg|woff2|png)$/;
/** Alphabets that no text of ours needs: a name in one of them is drawn in a font of the system. */
const unkept = /-(cyrillic|greek|vietnamese)[^/]*\.woff2$/;

/** How large a file is as the house sends it. */
function sentBytes(path: string): number {
  const content = readFileSync(path);
  if (/\.(woff2|png)$/.test(path)) return content.length;
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length;
}

/** Writes down what has to be on a device for playing without the house, with the sizes in which the house sends it. */
const deviceParts: Plugin = {
  name: 'device-parts',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'));
    const isOwn = (path: string) => path.startsWith(`${DEVICE}/`);
    const parts = files
      .filter((path) => isOwn(path) && path.endsWith('.js'))
      .sort()
      .map((path) => {
        // The table of words that a mind reads may be larger than all the rest: it comes when its game is wanted.
        const table = /\/table-([a-z-]+)-.{8}\.js$/.exec(path)?.[1];
        return { url: `/${path}`, bytes: sentBytes(join(dir, path)), ...(table === undefined ? {} : { table }) };
      });
    const pages = files.filter((path) => !isOwn(path) && kept.test(path) && !unkept.test(path));
    const bytes = pages.reduce((sum, path) => sum + sentBytes(join(dir, path)), 0);
    const all = [{ url: '/sw.js', bytes, isPages: true }, ...parts];
    await writeFile(join(dir, 'device-parts.json'), JSON.stringify(all));
    for (const { url, bytes } of all) console.log(`${(bytes / 1024).toFixed(1).padStart(7)} KB  ${url}`);
  },
};

/** The pictures of the house, each with the shape that its name says. */
const PICTURES = readdirSync(join(import.meta.dirname, 'public', 'pictures')).map((name) => ({
  src: `/pictures/${name}`,
  type: 'image/png',
  ...(name.includes('-phone-')
    ? { sizes: '390x844', form_factor: 'narrow' as const }
    : { sizes: '1280x720', form_factor: 'wide' as const }),
}));

const ROOT = join(import.meta.dirname, '..');

/** Where a module stands in this repository, wherever that was cloned to. */
const placeOf = (id: string) => relative(ROOT, id).replaceAll('\\', '/');

/** What a table shows first, of the pages and of one game. */
const OF_TABLE = /^web\/pages\/(RoomPage|JoinedRoom)\.tsx$/;
const OF_GAME = /^games\/(?:.*\/)?([a-z-]+)\/(?:rules\/(?:index|table)\.ts|words\/text\.ts|board\/index\.tsx)$/;

/**
 * Writes down which files a table begins with, for the house: it names them in the page of a room, so that none of them waits
 * for a script which waits for a script.
 */
const firstParts: Plugin = {
  name: 'first-parts',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = new Map(
        Object.values(bundle).flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
      );
      const filesOf = (name: string, known: Set<string>): Set<string> => {
        const chunk = chunks.get(name);
        if (chunk === undefined || known.has(`/${name}`)) return known;
        known.add(`/${name}`);
        for (const style of chunk.viteMetadata?.importedCss ?? []) known.add(`/${style}`);
        for (const imported of chunk.imports) filesOf(imported, known);
        return known;
      };
      const page = bundle['index.html'];
      const opened = page?.type === 'asset' ? String(page.source) : '';
      const table = new Set<string>();
      const games: { [game: string]: Set<string> } = {};
      for (const { fileName, facadeModuleId } of chunks.values()) {
        const place = placeOf(facadeModuleId ?? '');
        const game = OF_GAME.exec(place)?.[1];
        if (OF_TABLE.test(place)) filesOf(fileName, table);
        else if (game !== undefined) {
          games[game] ??= new Set();
          filesOf(fileName, games[game]);
        }
      }
      // What the page itself begins with is on its way already.
      const listed = (files: Set<string>) => [...files].filter((file) => !opened.includes(file)).sort();
      const ofGames = Object.entries(games).map(([game, files]) => {
        for (const file of table) files.delete(file);
        return [game, listed(files)];
      });
      const source = JSON.stringify({ table: listed(table), games: Object.fromEntries(ofGames) });
      this.emitFile({ type: 'asset', fileName: 'first-parts.json', source });
    },
  },
};

/**
 * The room before the start, the menu and what is shared afterwards are parts of their own: no match that is played shows
 * them unasked.
 */
const AROUND_THE_MATCH =
  /^web\/table\/(lobby\/(?!LobbyWhenWanted)|invite\/(Invite|ShortCode)|match\/Menu(Sheet)?|people\/(CharacterList|Nickname|People|TogetherMenu|GatheringChoice)|time\/(TimeLimitChoice|NoticeChoice(?!WhenWanted))|end\/(ShareSheet|share-(picture|text)))[^/]*\.tsx?$/;

/** The name of a file that holds one kind of part of one game. */
const partOf = (pattern: RegExp, kind: string, id: string) => {
  const game = pattern.exec(placeOf(id))?.[1];
  return game === undefined ? null : `${kind}-${game}`;
};

export default defineConfig(({ mode }) => ({
  root: import.meta.dirname,
  // A build for the tests plays by another list of games: `--mode fifth-game`.
  resolve: {
    conditions: [...(mode === 'fifth-game' ? [mode] : []), 'source', 'module', 'browser', 'development|production'],
  },
  // Boards live in the games' folders, whose own settings know no JSX.
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2023',
    outDir: 'dist',
    emptyOutDir: true,
    sourcemap: true,
    assetsInlineLimit: 0,
    // On a phone's connection a request costs more than a few kilobytes: one file opens the house, one the table,
    // and one brings a game.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'house', tags: ['$initial'], priority: 4 },
            {
              // Who deals by a script or checks a deal is no match that is being played; what they need besides is here by then.
              name: 'deal',
              test: (id) =>
                /^(web\/table\/promise\/deal-check|kernel\/(fair|chance|script|observed-chance|verify|match-file|replay|lesson)\.ts|node_modules\/@noble\/)/.test(
                  placeOf(id),
                ),
              includeDependenciesRecursively: false,
              priority: 3,
            },
            {
              name: 'table',
              test: (id) =>
                /^(web\/(table|connection|games)|kernel|room|protocol|client|kit\/(?!review|gallery|sound\/(?:recipes|synthesis)\.ts)[a-z]+|node_modules\/zod)\//.test(
                  placeOf(id),
                ) && !AROUND_THE_MATCH.test(placeOf(id)),
              priority: 2,
            },
            {
              // What a review, a hint and a bot's reasons say comes with them; what judges words, when somebody writes one.
              name: (id) =>
                /^games\/(?:.*\/)?([a-z-]+)\/(?:rules|board|words)\/(?!judge\/|(?:review|hint|why)\.ts$)/.exec(
                  placeOf(id),
                )?.[1] ?? null,
              debugName: 'games',
              priority: 1,
            },
          ],
        },
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [withoutBoards()],
    rolldownOptions: {
      output: {
        entryFileNames: `${DEVICE}/[name]-[hash].js`,
        chunkFileNames: `${DEVICE}/[name]-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: (id) => partOf(/^games\/(?:.*\/)?([a-z-]+)\/lexicon\/vectors\//, 'table', id),
              debugName: 'tables',
              priority: 3,
            },
            {
              name: (id) => partOf(/^games\/(?:.*\/)?([a-z-]+)\/(?:rules\/.+|lexicon\/[^/]+)$/, 'rules', id),
              debugName: 'rules',
              priority: 2,
            },
            {
              name: (id) => partOf(/^games\/(?:.*\/)?([a-z-]+)\/(?:mind|lexicon)\//, 'mind', id),
              debugName: 'minds',
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  plugins: [
    withoutMinds(),
    notices,
    deviceParts,
    firstParts,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Cifra',
        short_name: 'Cifra',
        description: 'Games about digits and ciphers · Juegos de cifras y códigos',
        id: '/',
        start_url: '/',
        display: 'standalone',
        categories: ['games', 'entertainment'],
        background_color: '#f5f1e8',
        theme_color: '#f5f1e8',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
        // What a browser shows before it installs; taken by `npm run screenshots`.
        screenshots: PICTURES,
      },
      workbox: {
        // A new worker would otherwise wait until every tab is closed, and phones never close one.
        skipWaiting: true,
        clientsClaim: true,
        importScripts: ['notices.js'],
        // Nobody's data is spent on bots unasked: the page fetches them when the line allows (device/parts.ts).
        globIgnores: [`${DEVICE}/**`, 'pictures/**', '**/*-{cyrillic,greek,vietnamese}*.woff2'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}', 'device-parts.json'],
        runtimeCaching: [
          {
            urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/device/'),
            handler: 'CacheFirst',
            options: { cacheName: 'cifra-device' },
          },
        ],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/docs/, /^\/metrics/, /^\/health/],
      },
    }),
  ],
}));

import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
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

const ROOT = join(import.meta.dirname, '..');

/** Where a module stands in this repository, wherever that was cloned to. */
const placeOf = (id: string) => relative(ROOT, id).replaceAll('\\', '/');

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
            { name: 'house', tags: ['$initial'], priority: 3 },
            {
              name: 'table',
              test: (id) =>
                /^(web\/(table|connection|games)|kernel|room|protocol|client|node_modules\/(zod|uqr))\//.test(
                  placeOf(id),
                ),
              priority: 2,
            },
            {
              name: (id) => /^games\/(?:.*\/)?([a-z-]+)\/(?:rules|board|words)\//.exec(placeOf(id))?.[1] ?? null,
              debugName: 'games',
              priority: 1,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { '/api': { target: 'http://localhost:8080', ws: true } } },
  plugins: [
    notices,
    VitePWA({
      registerType: 'autoUpdate',
      injectRegister: false,
      manifest: {
        name: 'Cifra',
        short_name: 'Cifra',
        description: 'Games about digits and ciphers · Juegos de cifras y códigos',
        start_url: '/',
        display: 'standalone',
        background_color: '#f5f1e8',
        theme_color: '#f5f1e8',
        icons: [
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon-maskable.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      },
      workbox: {
        // A new worker would otherwise wait until every tab is closed, and phones never close one.
        skipWaiting: true,
        clientsClaim: true,
        importScripts: ['notices.js'],
        // Only a server thinks for bots; a page would fetch minds for nothing.
        globIgnores: ['**/mind-*.js'],
        globPatterns: ['**/*.{js,css,html,svg,woff2,png}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/api/, /^\/ws/, /^\/docs/, /^\/metrics/, /^\/health/],
      },
    }),
  ],
}));

import { join } from 'node:path';
import { defineConfig } from 'vite';

/** The gallery is a page of its own and no part of what the server serves. */
export default defineConfig({
  root: import.meta.dirname,
  cacheDir: join(import.meta.dirname, '../../node_modules/.cache/gallery'),
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { outDir: '../../node_modules/.cache/gallery-pages', emptyOutDir: true, target: 'es2023' },
  server: { fs: { allow: ['../..'] } },
});

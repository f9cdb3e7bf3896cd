import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parentPort } from 'node:worker_threads';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** What goes to the thread: an SVG under a number; back comes a PNG under the same. */
export type DrawRequest = { readonly id: number; readonly svg: string };
export type Drawn = { readonly id: number; readonly png: Uint8Array } | { readonly id: number; readonly error: string };

const read = (url: string) => readFileSync(fileURLToPath(url));

const fontBuffers = [
  read(import.meta.resolve('@fontsource/bitter/files/bitter-latin-700-normal.woff2')),
  read(import.meta.resolve('@fontsource/bitter/files/bitter-latin-ext-700-normal.woff2')),
  read(import.meta.resolve('@fontsource/figtree/files/figtree-latin-500-normal.woff2')),
  read(import.meta.resolve('@fontsource/figtree/files/figtree-latin-700-normal.woff2')),
  read(import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-500-normal.woff2')),
  read(import.meta.resolve('@fontsource/figtree/files/figtree-latin-ext-700-normal.woff2')),
];

const ready = initWasm(read(import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm')));

function draw(svg: string): Uint8Array {
  const picture = new Resvg(svg, { font: { fontBuffers, defaultFontFamily: 'Figtree Light' } });
  try {
    return picture.render().asPng();
  } finally {
    // What WebAssembly holds no collector gives back.
    picture.free();
  }
}

parentPort?.on('message', async ({ id, svg }: DrawRequest) => {
  try {
    await ready;
    parentPort?.postMessage({ id, png: draw(svg) } satisfies Drawn);
  } catch (error) {
    parentPort?.postMessage({ id, error: String(error) } satisfies Drawn);
  }
});

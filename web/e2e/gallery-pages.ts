import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type PreviewServer, preview } from 'vite';

/** The gallery as one built page: it opens at once, whatever else the machine does. */
export class GalleryPages {
  #folder = '';
  #server: PreviewServer | null = null;

  get url(): string {
    return this.#server?.resolvedUrls?.local[0] ?? '';
  }

  async open(): Promise<void> {
    this.#folder = mkdtempSync(join(tmpdir(), 'cifra-gallery-'));
    const config = {
      configFile: 'web/gallery/vite.config.ts',
      logLevel: 'error',
      build: { outDir: this.#folder },
    } as const;
    await build(config);
    this.#server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
  }

  async close(): Promise<void> {
    await this.#server?.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

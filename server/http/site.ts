import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const TYPES: { readonly [extension: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};
const COMPRESSES = /^(text\/|application\/(json|manifest|wasm)|image\/svg)/;

const compress = promisify(brotliCompress);

type Page = {
  readonly body: Buffer;
  readonly type: string;
  readonly tag: string;
  readonly cache: string;
  small?: Promise<Buffer>;
};

/** Files by their addresses: what every table begins with, and what each game's does besides. */
type FirstParts = { readonly table: readonly string[]; readonly games: { readonly [game: string]: readonly string[] } };

/** The built web client, held in memory: a few hundred kilobytes that every visitor asks for. */
export class Site {
  readonly #pages = new Map<string, Page>();
  readonly #first: FirstParts;

  constructor(folder: string) {
    for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || entry.name.endsWith('.map')) continue;
      const path = join(entry.parentPath, entry.name);
      const address = `/${relative(folder, path).split(sep).join('/')}`;
      const body = readFileSync(path);
      this.#pages.set(address, {
        body,
        type: TYPES[extname(entry.name)] ?? 'application/octet-stream',
        tag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
        // The build puts a hash of the content into the names of its assets: they never change.
        cache: address.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      });
    }
    const first = this.#pages.get('/first-parts.json');
    this.#first = first === undefined ? { table: [], games: {} } : (JSON.parse(first.body.toString()) as FirstParts);
  }

  has(address: string): boolean {
    return this.#pages.has(address);
  }

  /** The page that finds its own way from any address, as text. */
  get index(): string {
    return this.#pages.get('/index.html')?.body.toString() ?? '';
  }

  /** What a table of this game begins with, as the build wrote it down. */
  firstPartsOf(game: string): readonly string[] {
    return [...this.#first.table, ...(this.#first.games[game] ?? [])];
  }

  async send(address: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const page = this.#pages.get(address);
    if (page === undefined) throw new Error(`The site has no ${address}`);
    reply.header('cache-control', page.cache).header('etag', page.tag).header('vary', 'accept-encoding');
    if (request.headers['if-none-match'] === page.tag) return reply.code(304).send();
    reply.type(page.type);
    if (!COMPRESSES.test(page.type) || !/\bbr\b/.test(request.headers['accept-encoding'] ?? ''))
      return reply.send(page.body);
    page.small ??= compress(page.body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
    return reply.header('content-encoding', 'br').send(await page.small);
  }
}

/** Is there a page to begin with? */
export function hasPages(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** The web client's build beside this package, if it was made. */
export function builtPages(): string | null {
  const beside = ['../../web/dist', '../../../web/dist'].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  return beside.find(hasPages) ?? null;
}

/** The pages in the folder that was named, or those that were built. */
export function findSite(named: string | null): Site | null {
  const folder = named === null ? builtPages() : hasPages(named) ? named : null;
  if (folder === null) return null;
  try {
    return new Site(folder);
  } catch {
    // It is being built at this very moment.
    return null;
  }
}

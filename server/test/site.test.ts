import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { LANGUAGES } from '@cifra/kernel';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { answerPage, answerUnreadable } from '../http/pages.ts';
import { Site } from '../http/site.ts';
import { headOf } from '../previews/heads.ts';
import { temporaryFolder } from './house.ts';

const folder = temporaryFolder();
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), '<!doctype html><title>Cifra</title>');
writeFileSync(join(folder, 'assets', 'index-4pINWLl-.js'), 'console.log(1);'.repeat(100));
writeFileSync(join(folder, 'assets', 'index-4pINWLl-.js.map'), '{}');
writeFileSync(join(folder, 'sw.js'), 'self');
const FIRST = { table: ['/assets/table-1.js', '/assets/table-1.css'], games: { coda: ['/assets/coda-1.js'] } };
writeFileSync(join(folder, 'first-parts.json'), JSON.stringify(FIRST));

let built: FastifyInstance;
let bare: FastifyInstance;
beforeAll(() => {
  built = serving(new Site(folder));
  bare = serving(null);
});
afterAll(() => Promise.all([built.close(), bare.close()]));

function serving(site: Site | null): FastifyInstance {
  const app = fastify({ frameworkErrors: (error, request, reply) => void answerUnreadable(error, request, reply) });
  app.get('/api/rooms/:room', async () => 'a room');
  app.setNotFoundHandler((request, reply) =>
    answerPage(site, request, reply, async (path) => ({
      head: await headOf(path, 'en', async () => null),
      base: 'https://cifra.example',
    })),
  );
  return app;
}

const HTML = { accept: 'text/html,*/*' };

describe('the web client’s files', () => {
  test('assets with a hash in their name are kept for ever; the page itself is asked for each time', async () => {
    const asset = await built.inject('/assets/index-4pINWLl-.js');
    expect(asset.statusCode).toBe(200);
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    for (const path of ['/', '/index.html?__WB_REVISION__=1', '/sw.js'])
      expect((await built.inject(path)).headers['cache-control']).toBe('no-cache');
  });

  test('a page that has not changed is not sent again, and text goes compressed to who can read it', async () => {
    const { headers } = await built.inject('/');
    const again = await built.inject({ url: '/', headers: { 'if-none-match': String(headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const small = await built.inject({ url: '/assets/index-4pINWLl-.js', headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe('console.log(1);'.repeat(100));
  });

  test('a page that leads to a table names what the table begins with, and no other page does', async () => {
    const { body } = await built.inject({ url: '/play/coda', headers: HTML });
    for (const file of ['table-1.js', 'coda-1.js'])
      expect(body).toContain(`<link rel="modulepreload" crossorigin href="/assets/${file}">`);
    expect(body).toContain('<link rel="preload" as="style" crossorigin href="/assets/table-1.css">');
    for (const url of ['/', '/rules/coda', '/matches'])
      expect((await built.inject({ url, headers: HTML })).body).not.toContain('preload');
    expect((await built.inject({ url: '/play/qwinto', headers: HTML })).body).not.toContain('coda-1.js');
  });

  test('an address of the client is its page; what is not there is not', async () => {
    const page = await built.inject({ url: '/rooms?x=1', headers: HTML });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<title>Public rooms · Cifra</title>');
    expect((await built.inject({ url: '/rooms', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    for (const url of [
      '/missing.png',
      '/assets/index-4pINWLl-.js.map',
      '/../package.json',
      '/%2e%2e/package.json',
      '/api/x',
    ])
      expect((await built.inject(url)).statusCode).toBe(404);
    expect((await built.inject({ url: '/', method: 'POST' })).statusCode).toBe(404);
  });

  test('who comes with a broken address finds the page, under a readable one of this house', async () => {
    for (const [url, to] of [
      ['/r/%', '/r/%25'],
      ['/r/abc%zz?x=%', '/r/abc%25zz?x=%25'],
      ['//elsewhere.example/%', '/elsewhere.example/%25'],
    ] as const) {
      const sent = await built.inject({ url, headers: HTML });
      expect([sent.statusCode, sent.headers.location]).toEqual([302, to]);
      expect((await built.inject({ url: to, headers: HTML })).body).toMatch(/<title>.*<\/title>/);
    }
    // Whoever shows links in a chat asks for anything at all (H2).
    expect((await built.inject({ url: '/r/%', headers: { accept: '*/*' } })).headers.location).toBe('/r/%25');
    expect((await built.inject({ url: '/r/%', headers: { accept: 'application/json' } })).statusCode).toBe(404);
    expect((await built.inject({ url: '/api/%', headers: HTML })).statusCode).toBe(404);
    // Written otherwise it would only be longer.
    const long = await built.inject({ url: `/api/rooms/${'%C3%A1'.repeat(150)}`, headers: HTML });
    expect(long.statusCode).toBe(404);
    expect((await built.inject({ url: '/r/%', headers: HTML, method: 'POST' })).statusCode).toBe(404);
  });
});

test.each(LANGUAGES)('without a build, the first page says what this is, in %s', async (language) => {
  const { body, statusCode } = await bare.inject({ url: '/', headers: { 'accept-language': language } });
  expect(statusCode).toBe(200);
  expect(body).toContain(`<html lang="${language}">`);
  expect(body).toContain('href="/docs"');
  expect(body).toContain('Qwinto');
  expect(body).not.toContain('<script');
  expect((await bare.inject('/favicon.ico')).statusCode).toBe(404);
});

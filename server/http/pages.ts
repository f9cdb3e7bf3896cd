import { createHash } from 'node:crypto';
import { GAMES } from '@cifra/games/rules';
import type { Language } from '@cifra/kernel';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { Registry as Metrics } from 'prom-client';
import { z } from 'zod';
import type { House } from '../house.ts';
import { headOf, isPagePath, type PageHead } from '../previews/heads.ts';
import { sourceAddress, VERSION } from '../source.ts';
import { API } from '../words/api.ts';
import { HOME } from '../words/home.ts';
import type { Api } from './api.ts';
import { type ApiDocument, docsPage, worded } from './api-docs.ts';
import { baseUrl } from './origin.ts';
import { html, MARK, page, STYLE, withHead } from './page.ts';
import { languageFor, no } from './refusals.ts';
import type { Site } from './site.ts';

/** Every number is asked for anew. */
const METRICS_COST = 50;

/** What is made on first use, once in each language. */
function once<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map<Language, T>();
  return (language) => {
    const known = made.get(language) ?? make(language);
    made.set(language, known);
    return known;
  };
}

/** What is the same for everybody: the first page, the documentation, the web client, health and numbers. */
export function pageRoutes(app: Api, house: House, metrics: Metrics, site: Site | null): void {
  // Made once: it says the same until the house is started again.
  const document = once((language) => worded(app.swagger() as ApiDocument, API[language]));
  const json = once((language) => Buffer.from(JSON.stringify(document(language))));
  const docs = once((language) => docsPage(language, API[language], document(language)));
  const hide = { schema: { hide: true } };
  const headFor: HeadFor = (path, request) =>
    headOf(path, languageFor(request), (room) => house.registry.card(room)).then((head) => ({
      head,
      base: baseUrl(request.raw, house.settings),
    }));

  app.get('/api/openapi.json', hide, async (request, reply) =>
    reply.type('application/json; charset=utf-8').send(json(languageFor(request))),
  );

  app.get('/docs', hide, async (request, reply) => {
    const { head, base } = await headFor('/docs', request);
    const body = withHead(docs(head.language), head, base);
    return reply.type('text/html; charset=utf-8').header('vary', 'accept-language').send(body);
  });
  app.get('/docs/house.css', hide, async (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  app.get('/docs/mark.svg', hide, async (_request, reply) => reply.type('image/svg+xml').send(MARK));

  const source = sourceAddress(house.settings.source);
  const health = z.object({
    ok: z
      .boolean()
      .describe('False when the disk has failed, and the house has to be started again; or while its database is away'),
    full: z
      .boolean()
      .describe('True when the data take as much as they may: matches are played to their end, nothing new is begun'),
    version: z.string(),
    source: z.nullable(z.string()).describe('Where the source of this house is'),
    rooms: z.int(),
    connections: z.int(),
    processes: z.int().describe('How many processes serve this house, this one among them'),
  });
  app.get(
    '/health',
    {
      schema: {
        operationId: 'health',
        tags: ['house'],
        response: { 200: health, 503: health },
      },
    },
    async (_request, reply) => {
      const ok = house.store.broken === null && house.store.failing === null;
      return reply.code(ok ? 200 : 503).send({
        ok,
        full: house.storage.isFull,
        version: VERSION,
        source,
        rooms: house.rooms.size,
        connections: house.connections.size,
        processes: house.neighbours.count,
      });
    },
  );
  app.get(
    '/metrics',
    {
      schema: {
        operationId: 'metrics',
        tags: ['house'],
        response: { 200: { content: { 'text/plain': { schema: z.string() } } } },
      },
      config: { cost: METRICS_COST },
      // Text as it is, not a JSON string.
      serializerCompiler: () => String,
    },
    async (_request, reply) => reply.type(metrics.contentType).send(await metrics.metrics()),
  );

  app.setNotFoundHandler((request, reply) => answerPage(site, request, reply, headFor));
}

/** What the page at an address says of itself, and the address of the house it stands in. */
export type HeadFor = (
  path: string,
  request: FastifyRequest,
) => Promise<{ readonly head: PageHead; readonly base: string }>;

/** A file of the web client, the page that finds its own way from an address such as /r/…, or nothing. */
export async function answerPage(
  site: Site | null,
  request: FastifyRequest,
  reply: FastifyReply,
  headFor: HeadFor,
): Promise<FastifyReply> {
  const [path = '/'] = request.url.split('?');
  const isPage = request.method === 'GET' || request.method === 'HEAD';
  if (path.startsWith('/api/') || !isPage) return no(request, reply, { code: 'no-such-page' });
  // The service worker keeps the file itself: led elsewhere it would have no home without the house.
  // It says so, or where its browser is older names the revision that it wants.
  const isWorker = request.headers['sec-fetch-dest'] === 'empty' || request.url.includes('?__WB_REVISION__=');
  if (site !== null && !isWorker && path.toLowerCase() === '/index.html') return reply.redirect('/');
  if (path !== '/' && site?.has(path)) return site.send(path, request, reply);
  if (!wantsHtml(path, request)) return no(request, reply, { code: 'no-such-page' });
  if (site === null) return reply.type('text/html; charset=utf-8').send(homePage(languageFor(request)));
  const { head, base } = await headFor(path, request);
  // No page of the web client: only what a chat put behind its address led here.
  if (head.path === '/docs') return reply.redirect(head.path);
  const body = withHead(site.index, head, base, head.table === undefined ? [] : site.firstPartsOf(head.table));
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply
    .header('cache-control', 'no-cache')
    .header('etag', tag)
    .header('vary', 'accept-language')
    .header('content-language', head.language);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  return reply
    .code(head.isMissing ? 404 : 200)
    .type('text/html; charset=utf-8')
    .send(body);
}

/** A missing picture is missing; to everything else that is a page whoever shows links in a chat asks for anything at all. */
function wantsHtml(path: string, { headers }: FastifyRequest): boolean {
  // Whoever says nothing takes anything.
  const accept = headers.accept?.trim() || '*/*';
  if (accept.includes('text/html')) return true;
  return /\*\/\*|text\/\*|xhtml/.test(accept) && (isPagePath(path) || !/\.[a-z][a-z0-9]{1,10}$/i.test(path));
}

/**
 * An address such as /r/%, of which only a part was copied. Nothing of ours looks at such a request, the guard of the
 * pages neither; so people are sent to the same address in readable form, where the page tells them.
 */
export function answerUnreadable({ code }: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isForPeople = request.method === 'GET' && !request.url.startsWith('/api/') && wantsHtml(request.url, request);
  // A part that is too long would only grow.
  if (!isForPeople || code !== 'FST_ERR_BAD_URL') return no(request, reply, { code: 'no-such-page' });
  const readable = encodeURI(request.url);
  // Two slashes at the front would be somebody else's house.
  return reply.redirect(readable.replace(/^\/+/, '/'));
}

function homePage(language: Language): string {
  const words = HOME[language];
  const games = GAMES.map(({ game, tellings }) => {
    const seats = words.seats(game.seats.min, game.seats.max);
    return `<li><strong>${html(tellings[language].name)}</strong><br><small>${html(seats)}</small></li>`;
  });
  return page(
    language,
    words.title,
    `<header><img src="/docs/mark.svg" alt="" width="56" height="56"><h1>${html(words.title)}</h1></header>
<main>
<p>${html(words.about)}</p>
<h2>${html(words.games)}</h2>
<ul class="tiles">${games.join('')}</ul>
<h2>${html(words.programs)}</h2>
<p><a href="/docs">${html(words.docs)}</a></p>
<p>${html(words.bots)}</p>
<p class="quiet">${html(words.state)}</p>
</main>`,
  );
}

import { createServer } from 'node:http';
import type { Socket } from 'node:net';
import { MAX_MESSAGE } from '@cifra/protocol';
import { RoomClosed } from '@cifra/room';
import { fastifySwagger } from '@fastify/swagger';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import {
  createJsonSchemaTransform,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import helmet from 'helmet';
import type { Registry as Metrics } from 'prom-client';
import type { ConnectionLimiter } from '../connections/connection-limiter.ts';
import { FairTurns } from '../connections/fair-turns.ts';
import { ONLY_SOCKETS } from '../connections/upgrades.ts';
import type { House } from '../house.ts';
import { StoreAway } from '../store/house-data.ts';
import type { Answers } from './answers.ts';
import type { Api } from './api.ts';
import { botRoutes } from './bots.ts';
import { codeRoutes } from './codes.ts';
import { deviceRoutes } from './devices.ts';
import { gameRoutes } from './games.ts';
import { handOverRoutes } from './hand-over.ts';
import { holidayRoutes } from './holidays.ts';
import { matchRoutes } from './matches.ts';
import { meRoutes } from './me.ts';
import { myDataRoutes } from './my-data.ts';
import { myMatchRoutes } from './my-matches.ts';
import { noticeRoutes } from './notices.ts';
import { openRoomRoute } from './open-room.ts';
import { addressOf, isOurOrigin } from './origin.ts';
import { answerUnreadable, pageRoutes } from './pages.ts';
import { previewRoutes } from './previews.ts';
import { no, refusedWith } from './refusals.ts';
import { isInterface, payFor } from './request-cost.ts';
import { roomRoutes } from './rooms.ts';
import { schemaRefusal } from './schema-refusal.ts';
import { findSite } from './site.ts';

/** A head and a body have to come in this time, however slowly they are sent; then the next request, and an answer read. */
const TIMES = { headersTimeout: 10_000, requestTimeout: 20_000, keepAliveTimeout: 15_000, connectionTimeout: 60_000 };
/** A proxy keeps its connections and must not find one closed just as it uses it. */
const KEEP_FOR_PROXY_MS = 150_000;
/** How often connections are looked at: nobody stays silent for much longer than the times above. */
const CHECK_MS = 2_000;

function newApp(house: House, limiter: ConnectionLimiter) {
  const { headersTimeout, requestTimeout, keepAliveTimeout, connectionTimeout } = TIMES;
  const turns = new FairTurns();
  return fastify({
    // An order is as large here as on a socket.
    bodyLimit: MAX_MESSAGE,
    logger: false,
    serverFactory: (handler) => {
      const server = createServer(
        { ...ONLY_SOCKETS, headersTimeout, requestTimeout, connectionsCheckingInterval: CHECK_MS },
        (request, response) => {
          if (!limiter.begin(request, response)) return;
          turns.take(addressOf(request, house.settings), () => {
            if (!request.socket.destroyed) handler(request, response);
          });
        },
      );
      server.prependListener('connection', (socket: Socket) => limiter.admit(socket));
      server.on('connection', (socket: Socket) => limiter.limitPipelining(socket));
      server.keepAliveTimeout = house.settings.proxies > 0 ? KEEP_FOR_PROXY_MS : keepAliveTimeout;
      server.setTimeout(connectionTimeout);
      return server;
    },
    // By then every answer is given: see `Answers`.
    forceCloseConnections: true,
    // An address that cannot be read or has a part too long to be a name of ours.
    frameworkErrors: (error, request, reply) => {
      const seconds = payFor(house, request);
      if (seconds === null) answerUnreadable(error, request, reply);
      else tooMany(request, reply, seconds);
    },
  }).withTypeProvider<ZodTypeProvider>();
}

/** The HTTP side of the house. */
export async function openApp(
  house: House,
  metrics: Metrics,
  answers: Answers,
  limiter: ConnectionLimiter,
  moreRoutes: (api: Api) => void,
): Promise<Api> {
  const app = newApp(house, limiter);
  // Only JSON: a form of another site could send plain text without asking.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  guard(app, house, answers, limiter);
  await app.register(fastifySwagger, {
    // The words come later, in the language of whoever reads.
    openapi: { openapi: '3.1.0', info: { title: 'Cifra', version: '1' } },
    transform: createJsonSchemaTransform({}),
  });
  await app.register(async (api) => {
    gameRoutes(api.withTypeProvider<ZodTypeProvider>());
    openRoomRoute(api.withTypeProvider<ZodTypeProvider>(), house);
    roomRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    matchRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    meRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    myMatchRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    handOverRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    myDataRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    deviceRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    codeRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    noticeRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    holidayRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    botRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    moreRoutes(api.withTypeProvider<ZodTypeProvider>());
  });
  previewRoutes(app, house);
  pageRoutes(app, house, metrics, findSite(house.settings.site));
  await app.ready();
  return app;
}

function guard(app: FastifyInstance, house: House, answers: Answers, limiter: ConnectionLimiter): void {
  const { settings } = house;
  const isTls = settings.publicUrl?.startsWith('https:') === true;
  // Once, not for each request as Fastify's plugin does: it was a quarter of what a flood of requests cost.
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        mediaSrc: ["'self'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    // Other names under the same domain are not this house's business.
    strictTransportSecurity: isTls && { maxAge: 31_536_000, includeSubDomains: false },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // A plain address in one's own network is no secure context; browsers warn about these headers there.
    crossOriginOpenerPolicy: isTls,
    originAgentCluster: isTls,
  });
  app.addHook('onRequest', (request, reply, next) => secure(request.raw, reply.raw, () => next()));
  app.addHook('onRequest', async (request, reply) => {
    answers.begin(request.raw, reply.raw);
    if (answers.isClosing) return no(request, reply.header('connection', 'close'), { code: 'stopping' });
  });
  app.addHook('onRequest', async (request, reply) => {
    const seconds = payFor(house, request);
    if (seconds !== null) return tooMany(request, reply, seconds);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOurOrigin(request.raw, settings)) return;
    return no(request, reply, { code: 'wrong-origin' });
  });
  app.addHook('onRequest', async (request, reply) => {
    if (isInterface(request) && isBanned(house, request)) return no(request, reply, { code: 'banned' });
  });
  app.addHook('onResponse', async (request) => {
    const code = refusedWith(request);
    if (code !== undefined) house.refusals.add(code, addressOf(request.raw, settings));
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, house));
  // Answers of the interface belong to who asked, at that moment.
  app.addHook('onSend', async (request, reply, payload) => {
    // What is sent from memory is there once, however many wait for it.
    if (typeof payload === 'string') limiter.hold(request.raw, reply.raw, payload.length);
    if (isInterface(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Pages are for everybody; what somebody does in the house is not. */
function isBanned({ bans, people, settings }: House, { raw, headers }: FastifyRequest): boolean {
  if (bans.isAddress(addressOf(raw, settings))) return true;
  return bans.anyPerson && headers.cookie !== undefined && bans.isPerson(people.holder(headers).hash);
}

/** Whoever asks too often has to open a connection for each further try, and those are limited too. */
function tooMany(request: FastifyRequest, reply: FastifyReply, seconds: number): FastifyReply {
  return no(request, reply.header('connection', 'close'), { code: 'too-many', seconds });
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, log }: House,
): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const input = { body: request.body, querystring: request.query, params: request.params, headers: request.headers };
    return no(request, reply, schemaRefusal(error.validation[0], input[error.validationContext as keyof typeof input]));
  }
  if (error.statusCode === 413) return no(request, reply, { code: 'too-large', max: MAX_MESSAGE });
  if (error.statusCode === 415) return no(request, reply, { code: 'wrong-type' });
  // Not JSON, no body: what Fastify could not read.
  if (error.statusCode !== undefined && error.statusCode < 500) return no(request, reply, { code: 'not-json' });
  if (error instanceof RoomClosed) return no(request, reply, { code: 'stopping' });
  if (error === store.broken) return no(request, reply, { code: 'needs-restart' });
  if (error instanceof StoreAway) return no(request, reply, { code: 'house-away' });
  if (error === store.failing) {
    log.error({ err: error, route: request.routeOptions.url }, 'the disk does not take what is written');
    return no(request, reply, { code: 'not-saved' });
  }
  // The route, not the address: the address of a room may be its key.
  log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  return no(request, reply, { code: 'internal' });
}

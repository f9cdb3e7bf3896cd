import { MAX_MESSAGE } from '@cifra/protocol';
import { RoomClosed } from '@cifra/room';
import { fastifyHelmet } from '@fastify/helmet';
import { fastifyRateLimit } from '@fastify/rate-limit';
import { fastifySwagger } from '@fastify/swagger';
import { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import {
  createJsonSchemaTransform,
  hasZodFastifySchemaValidationErrors,
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Registry as Metrics } from 'prom-client';
import type { House } from '../house.ts';
import { ONLY_SOCKETS } from '../wire/upgrades.ts';
import type { Answers } from './answers.ts';
import { botRoutes } from './bots.ts';
import { meRoutes } from './me.ts';
import { misfit } from './misfit.ts';
import { addressOf, isOurOrigin } from './origin.ts';
import { answerUnreadable, pageRoutes } from './pages.ts';
import { no } from './refusals.ts';
import { roomRoutes } from './rooms.ts';
import { findSite } from './site.ts';

export type Api = ReturnType<typeof newApp>;

function newApp() {
  return fastify({
    // An order is as large here as on a socket.
    bodyLimit: MAX_MESSAGE,
    logger: false,
    http: ONLY_SOCKETS,
    // By then every answer is given: see `Answers`.
    forceCloseConnections: true,
    // An address that cannot be read or has a part too long to be a name of ours.
    frameworkErrors: (error, request, reply) => void answerUnreadable(error, request, reply),
  }).withTypeProvider<ZodTypeProvider>();
}

/** The HTTP side of the house. */
export async function openApp(house: House, metrics: Metrics, answers: Answers): Promise<Api> {
  const app = newApp();
  // Only JSON: a form of another site could send plain text without asking.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  await guard(app, house, answers);
  await app.register(fastifySwagger, {
    // The words come later, in the language of whoever reads.
    openapi: { openapi: '3.1.0', info: { title: 'Cifra', version: '1' } },
    transform: createJsonSchemaTransform({}),
  });
  await app.register(async (api) => {
    roomRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    meRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
    botRoutes(api.withTypeProvider<ZodTypeProvider>(), house);
  });
  pageRoutes(app, house, metrics, findSite());
  await app.ready();
  return app;
}

async function guard(app: FastifyInstance, house: House, answers: Answers): Promise<void> {
  const { settings, counts } = house;
  const isTls = settings.publicUrl?.startsWith('https:') === true;
  await app.register(fastifyHelmet, {
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
    strictTransportSecurity: isTls,
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
    // A plain address in one's own network is no secure context; browsers warn about these headers there.
    crossOriginOpenerPolicy: isTls,
    originAgentCluster: isTls,
  });
  app.addHook('onRequest', async (request, reply) => {
    answers.begin(reply.raw);
    if (answers.isClosing) return no(request, reply.header('connection', 'close'), { code: 'stopping' });
  });
  await app.register(fastifyRateLimit, {
    max: settings.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: (request) => addressOf(request.raw, settings),
    // The pages themselves are a few files from memory.
    allowList: (request) => !isInterface(request),
    onExceeded: () => {
      counts.limited++;
    },
  });
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isOurOrigin(request.raw, settings)) return;
    return no(request, reply, { code: 'wrong-origin' });
  });
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(error, request, reply, house));
  // Answers of the interface belong to who asked, at that moment.
  app.addHook('onSend', async (request, reply) => {
    if (isInterface(request) && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
  });
}

/** Does it ask the interface for programs? The route says so: an address can be written in many ways (`/%61pi/…`). */
function isInterface({ routeOptions, url }: FastifyRequest): boolean {
  return (routeOptions.url ?? url).startsWith('/api/');
}

function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
  { store, log }: House,
): FastifyReply {
  if (hasZodFastifySchemaValidationErrors(error)) {
    const input = { body: request.body, querystring: request.query, params: request.params, headers: request.headers };
    return no(request, reply, misfit(error.validation[0], input[error.validationContext as keyof typeof input]));
  }
  if (error.statusCode === 429) {
    const seconds = Number(reply.getHeader('retry-after') ?? 60);
    return no(request, reply, { code: 'too-many', seconds });
  }
  if (error.statusCode === 413) return no(request, reply, { code: 'too-large', max: MAX_MESSAGE });
  if (error.statusCode === 415) return no(request, reply, { code: 'wrong-type' });
  // Not JSON, no body: what Fastify could not read.
  if (error.statusCode !== undefined && error.statusCode < 500) return no(request, reply, { code: 'not-json' });
  if (error instanceof RoomClosed) return no(request, reply, { code: 'stopping' });
  if (error === store.broken) return no(request, reply, { code: 'needs-restart' });
  // The route, not the address: the address of a room may be its key.
  log.error({ err: error, method: request.method, route: request.routeOptions.url }, 'request failed');
  return no(request, reply, { code: 'internal' });
}

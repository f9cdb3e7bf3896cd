import { fileURLToPath } from 'node:url';
import { loadBots } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import { act, LEVELS, open, rng, sealedChance, seedFrom, view } from '@cifra/kernel';
import { expect, test } from '@playwright/test';
import { build } from 'vite';
import { House } from './house.ts';
import type { Question } from './mind-worker.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const MOVES = 2;

type Asked = { readonly question: Question; readonly command: unknown };

/** The first moves of a seeded match, and what each level does there in this process. */
async function decisions({ game }: (typeof GAMES)[number]): Promise<readonly Asked[]> {
  const bots = await loadBots(game.id);
  if (bots === null) throw new Error(`${game.id} has no bots`);
  const chance = sealedChance(Buffer.from(seedFrom('browser'), 'hex'));
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  const seats = Math.max(2, game.seats.min);
  let { state } = open(game, seats, options.value, chance);
  const asked: Asked[] = [];
  for (let dice = 0; dice < MOVES; dice++) {
    const seat = game.toAct(state.table)[0] ?? 0;
    const seen = view(game, state, seat);
    const parts = JSON.parse(JSON.stringify(seen));
    for (const level of LEVELS)
      asked.push({ question: { game: game.id, level, view: parts, dice }, command: bots[level](seen, rng(dice)) });
    const step = act(game, state, seat, bots.club(seen, rng(dice)), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    state = step.value.state;
  }
  return asked;
}

/** A script for a worker, as a page would be built with it. */
async function built(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'silent',
    resolve: { conditions: ['source', 'module', 'browser', 'production'] },
    build: {
      write: false,
      target: 'es2023',
      rolldownOptions: {
        input: fileURLToPath(new URL('./mind-worker.ts', import.meta.url)),
        output: { format: 'es', codeSplitting: false },
      },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  const chunk = output !== undefined && 'output' in output ? output.output[0] : undefined;
  if (chunk === undefined) throw new Error('Nothing was built');
  return chunk.code;
}

test('bots think in a browser’s worker as they do on the server', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const body = await built();
  const policy = (await fetch(house.url)).headers.get('content-security-policy') ?? '';
  expect(policy).toContain("worker-src 'self'");
  const headers = { 'content-security-policy': policy };
  await page.route('**/mind-worker.js', (route) => route.fulfill({ body, headers, contentType: 'text/javascript' }));
  await page.goto(house.url);
  await page.evaluate(() => Object.assign(globalThis, { mind: new Worker('/mind-worker.js', { type: 'module' }) }));
  for (const listed of GAMES)
    for (const { question, command } of await decisions(listed)) {
      const answer = await page.evaluate((asked) => {
        const { mind } = globalThis as unknown as { readonly mind: Worker };
        const { port1, port2 } = new MessageChannel();
        return new Promise((done, failed) => {
          port1.onmessage = ({ data }) => done(data);
          mind.onerror = ({ message }) => failed(new Error(message));
          mind.postMessage(asked, [port2]);
        });
      }, question);
      expect([question.game, question.level, question.dice, answer]).toEqual([
        question.game,
        question.level,
        question.dice,
        command,
      ]);
    }
  person.expectNoErrors();
  await person.leave();
});

import { loadBots, type MoveQuestion } from '@cifra/games/bots';
import { GAMES } from '@cifra/games/rules';
import { act, LEVELS, open, rng, sealedChance, seedFrom, view } from '@cifra/kernel';
import { expect, test } from '@playwright/test';
import { builtScript } from './built-script.ts';
import { House } from './house.ts';
import { Person } from './people.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

const MOVES = 2;

type Asked = { readonly question: MoveQuestion; readonly command: unknown };

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
  for (let seed = 0; seed < MOVES; seed++) {
    const seat = game.toAct(state.table)[0] ?? 0;
    const seen = view(game, state, seat);
    const parts = JSON.parse(JSON.stringify(seen));
    for (const level of LEVELS)
      asked.push({ question: { game: game.id, level, view: parts, seed }, command: bots[level](seen, rng(seed)) });
    const step = act(game, state, seat, bots.club(seen, rng(seed)), chance);
    if (!step.ok) throw new Error(step.refusal.code);
    state = step.value.state;
  }
  return asked;
}

test('bots think in a browser’s worker as they do on the server', async ({ browser }) => {
  const person = await Person.arrive(browser);
  const { page } = person;
  const body = await builtScript('./mind-worker.ts');
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
      expect([question.game, question.level, question.seed, answer]).toEqual([
        question.game,
        question.level,
        question.seed,
        command,
      ]);
    }
  person.expectNoErrors();
  await person.leave();
});

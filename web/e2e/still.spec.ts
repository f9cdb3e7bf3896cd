import { MANIFESTS } from '@cifra/games/manifests';
import { expect, type Page, test } from '@playwright/test';
import { House } from './house.ts';
import { withoutWorker } from './people.ts';
import { playStep } from './somebody.ts';

const house = new House();
test.beforeAll(() => house.open());
test.afterAll(() => house.close());

/** One person with three pages of one match, so that one match is measured at every size. */
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'landscape', width: 844, height: 390 },
  { name: 'desk', width: 1280, height: 720 },
] as const;

/** What a page noted of itself. */
type Notes = {
  shift: number;
  /** The worst of it, to be found by. */
  shifts: string[];
  /** Beats in the order in which they were shown, and when somebody acted or tapped: those may cut a beat short. */
  marks: { readonly at: number; readonly hold: number | null }[];
};
declare global {
  var notes: Notes;
  var takeStep: typeof playStep;
}

/** Counts from the first board on: shifts of layout, and how long each beat stays. */
function noteAll(): void {
  globalThis.notes = { shift: 0, shifts: [], marks: [] };
  const isTable = () => document.querySelector('.full-table .table-board') !== null;
  new PerformanceObserver((list) => {
    if (!isTable()) return;
    for (const entry of list.getEntries() as (PerformanceEntry & {
      readonly value: number;
      readonly sources: readonly {
        readonly node: Node | null;
        readonly previousRect: DOMRectReadOnly;
        readonly currentRect: DOMRectReadOnly;
      }[];
    })[]) {
      const place = ({ x, y }: DOMRectReadOnly) => `${Math.round(x)},${Math.round(y)}`;
      const what = entry.sources.flatMap(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement;
        // The page below the table is not seen.
        return element?.closest('.full-table') == null
          ? []
          : [
              `${element.getAttribute('class') ?? element.tagName} from ${place(previousRect)} to ${place(currentRect)}`,
            ];
      });
      if (what.length === 0) continue;
      globalThis.notes.shift += entry.value;
      globalThis.notes.shifts.push(`${entry.value.toFixed(4)} ${what.join(' | ')}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
  let last = '0';
  const look = () => {
    const { beat = last, hold = '0' } = document.querySelector<HTMLElement>('.table-board')?.dataset ?? {};
    if (beat !== last) globalThis.notes.marks.push({ at: performance.now(), hold: Number(hold) });
    last = beat;
  };
  document.addEventListener('DOMContentLoaded', () =>
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ['data-beat'],
    }),
  );
}

/** One step, or false. A step may cut short what is shown: it is noted at that very moment, so that no beat comes between. */
const act = (page: Page, step: number): Promise<boolean> =>
  page.evaluate((at) => {
    const { marks } = globalThis.notes;
    const noted = marks.push({ at: performance.now(), hold: null }) - 1;
    const isDone = globalThis.takeStep(at);
    if (!isDone) marks.splice(noted, 1);
    return isDone;
  }, step);

/** A tap on the board. Was the page brought up to date by it, before it drew the next picture? */
const tap = (page: Page): Promise<boolean> =>
  page.evaluate(async () => {
    const board = document.querySelector<HTMLElement>('.table-board');
    if (board === null || board.dataset.behind !== 'true') return true;
    globalThis.notes.marks.push({ at: performance.now(), hold: null });
    let isUpToDate = false;
    const observer = new MutationObserver(() => {
      isUpToDate ||= board.dataset.behind !== 'true';
    });
    observer.observe(board, { attributeFilter: ['data-behind'] });
    board.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    observer.disconnect();
    return isUpToDate;
  });

/** So many steps are shown at the pace of reading; then taps hurry on. */
const CALM_STEPS = 6;
/** A match takes minutes at the pace of its bots: a part of each is played here, whole ones by `npm run e2e:still`. */
const STEPS = process.env.CIFRA_WHOLE_MATCHES === undefined ? 14 : Number.POSITIVE_INFINITY;
/** Of a match; the unit is the screen. */
const MOST_SHIFT = 0.01;
/** Browsers round what their clock says. */
const ROUNDED = 1;

/** The beats that gave way to the next one before their time, by the page's own clock, and without a tap. */
function cutShort({ marks }: Notes) {
  return marks.flatMap(({ at, hold }, index) => {
    const next = marks[index + 1];
    if (hold === null || next?.hold == null) return [];
    const stayed = next.at - at;
    return stayed < hold - ROUNDED ? [{ hold, stayed, at }] : [];
  });
}

for (const { id } of MANIFESTS)
  test(`${id}: a match in which nothing moves, every beat stays, and whoever taps is not held up`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale: 'es-ES' });
    await withoutWorker(context);
    await context.addInitScript(noteAll);
    await context.addInitScript(`globalThis.takeStep = ${playStep}`);
    const [first, ...rest] = await Promise.all(SIZES.map(() => context.newPage()));
    if (first === undefined) throw new Error('No page');
    const pages = [first, ...rest];
    for (const [at, page] of pages.entries()) await page.setViewportSize(SIZES[at] ?? SIZES[0]);
    await first.goto(`${house.url}/play/${id}`);
    await first.waitForURL('**/r/*');
    for (const page of rest) await page.goto(first.url());
    for (const page of pages) await page.locator('.table-board').waitFor();

    const isOver = (page: Page) => page.locator('.end-screen').isVisible();
    const heldUp: string[] = [];
    for (let step = 0, idle = 0; step < STEPS && idle < 600 && !(await isOver(first)); ) {
      const isDone = await act(first, step);
      if (isDone) step++;
      idle = isDone ? 0 : idle + 1;
      if (isDone) continue;
      await first.waitForTimeout(40);
      if (step < CALM_STEPS) continue;
      for (const page of pages) if (!(await tap(page))) heldUp.push(`step ${step}`);
    }
    if (STEPS === Number.POSITIVE_INFINITY) await expect(first.locator('.end-screen')).toBeVisible();
    expect(heldUp).toEqual([]);
    const noted = await first.evaluate(() => globalThis.notes);
    expect(noted.marks.some(({ hold }) => hold !== null)).toBe(true);
    expect(cutShort(noted)).toEqual([]);
    for (const [at, page] of pages.entries()) {
      const { shift, shifts } = await page.evaluate(() => globalThis.notes);
      console.info(`${id}, ${SIZES[at]?.name}: the layout shifted by ${shift.toFixed(4)}`);
      expect.soft(shift, `${SIZES[at]?.name}:\n${shifts.join('\n')}`).toBeLessThanOrEqual(MOST_SHIFT);
    }
    await context.close();
  });

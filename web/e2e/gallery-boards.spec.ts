import { AxeBuilder } from '@axe-core/playwright';
import { MANIFESTS } from '@cifra/games/manifests';
import { expect, type Page, test } from '@playwright/test';
import { GalleryPages } from './gallery-pages.ts';

const gallery = new GalleryPages();
test.beforeAll(() => gallery.open());
test.afterAll(() => gallery.close());

const SIZES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  small: { width: 360, height: 640 },
  tablet: { width: 768, height: 1024 },
  'tablet on its side': { width: 1024, height: 768 },
  desk: { width: 1280, height: 720 },
} as const;
/** Colours are the same at every size: they are looked at where most, and where least is shown. */
const COLOURED = ['phone', 'desk'] as const;
const MOST_EMPTY = 1 / 3;
/** A little more for the judging of a tie-break, which has four words to show. */
const MOST_EMPTY_WITHOUT_ROWS = 0.38;
const THEMES = ['light', 'dark'] as const;
type Look = { readonly size: keyof typeof SIZES; readonly theme: (typeof THEMES)[number] };

/** Shows a state of a board alone; null where there is none with that number. */
async function show(page: Page, game: string, state: number, theme: string): Promise<string | null> {
  await page.evaluate((search) => {
    history.pushState(null, '', search);
    dispatchEvent(new PopStateEvent('popstate'));
  }, `?show=${game}/board/${state}&theme=${theme}`);
  if ((await page.locator('.gallery-board').count()) === 0) return null;
  // What is revealed in parts is looked at when it is whole.
  await page.waitForFunction(() => document.querySelector('.decrypto-scene:not([data-done="true"])') === null);
  return `${game} ${state} ${theme}`;
}

/** What a finger hits may be larger than what is drawn: a point half of it away still belongs to the target. */
function tooSmall(): readonly string[] {
  /** A cell of a sheet is a little smaller, so that all of it is in sight. */
  const leastOf = (element: Element): number => {
    const line = element.closest('li[data-pentagon]');
    // Twelve lines share the height of the lowest phones.
    if (line !== null) return innerHeight < 700 && innerWidth < innerHeight ? 28 : 40;
    const row = element.closest('.rack-slots');
    if (row === null) return 44;
    // Where more tiles stand than fit, they share what the fallen ones leave, each as narrow as its number allows.
    const lying = row.querySelectorAll('[data-posture="flat"]').length;
    const standing = row.children.length - lying;
    const gaps = 16 + 3 * (row.children.length - 1);
    return Math.min(44, (row.getBoundingClientRect().width - gaps - 22 * lying) / standing);
  };
  const targets = [...document.querySelectorAll('.gallery-board :is(button:not(:disabled), .segments label)')];
  return targets.flatMap((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, leastOf(element) / 2 - 1];
    const isHit = (atX: number, atY: number) =>
      document.elementFromPoint(atX, atY)?.closest('button, label') === element;
    // What lies below something else, or out of sight, is no target now.
    if (width === 0 || !isHit(x, y)) return [];
    const isLarge = isHit(x - reach, y) && isHit(x + reach, y) && isHit(x, y - reach) && isHit(x, y + reach);
    const name = `${element.className} ${element.ariaLabel ?? element.textContent}`.trim();
    return isLarge ? [] : [`${name}: ${Math.round(width)} × ${Math.round(height)}`];
  });
}

/** The part of the board on which there is nothing: no surface, no line, no sign. */
function emptyPart(): number {
  const board = document.querySelector('.gallery-board');
  const root = board?.firstElementChild;
  if (board == null || root == null) return 1;
  // The end stands below a headline and above buttons that the gallery does not have.
  if (root.querySelector('[class*="-end"]') !== null || /-end\b/.test(root.className)) return 0;
  const { left, right, top, bottom } = board.getBoundingClientRect();
  const isSomething = (element: Element | null): boolean => {
    if (element === null || element === root || !root.contains(element)) return false;
    const style = getComputedStyle(element);
    const isPainted =
      style.backgroundImage !== 'none' ||
      !/^(rgba\(.*, 0\)|transparent)$/.test(style.backgroundColor) ||
      style.boxShadow !== 'none' ||
      style.borderBlockStartStyle !== 'none';
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
    );
    return isPainted || hasText || element instanceof SVGElement || isSomething(element.parentElement);
  };
  let [all, empty] = [0, 0];
  for (let y = top + 6; y < bottom; y += 12)
    for (let x = left + 6; x < right; x += 12) {
      all++;
      if (!isSomething(document.elementFromPoint(x, y))) empty++;
    }
  return empty / all;
}

/** What stands out of the board at its sides, where nobody sees it; and sentences that lack a line. */
function cutOff(): readonly string[] {
  const board = document.querySelector('.gallery-board');
  if (board === null) return [];
  const { left, right } = board.getBoundingClientRect();
  const name = (element: Element) => `${element.className} ${element.textContent?.slice(0, 60)}`.trim();
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    element !== board &&
    (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
  const outside = [...board.querySelectorAll('button, p, b, td, .tile')].filter((element) => {
    const box = element.getBoundingClientRect();
    const isSeen = box.width > 1 && box.height > 1 && element.checkVisibility({ visibilityProperty: true });
    return isSeen && (box.left < left - 1 || box.right > right + 1) && !scrolls(element);
  });
  const clamped = [...board.querySelectorAll('*')].filter(
    (element) => getComputedStyle(element).getPropertyValue('-webkit-line-clamp') !== 'none',
  );
  const short = clamped.filter(({ scrollHeight, clientHeight }) => clientHeight > 0 && scrollHeight > clientHeight + 8);
  const wide = document.documentElement.scrollWidth > innerWidth ? ['the page scrolls sideways'] : [];
  return [...wide, ...outside.map((one) => `outside: ${name(one)}`), ...short.map((one) => `cut: ${name(one)}`)];
}

async function tooPale(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']).analyze();
  return violations.flatMap(({ nodes }) => nodes.map(({ html }) => `pale: ${html.slice(0, 140)}`));
}

/** Everything that is wrong with what is shown. */
async function faults(page: Page, { size }: Look): Promise<readonly string[]> {
  const isRead = COLOURED.some((one) => one === size);
  const pale = isRead ? await tooPale(page) : [];
  // A desk has a mouse.
  const small = size !== 'desk' ? (await page.evaluate(tooSmall)).map((one) => `small: ${one}`) : [];
  const empty = await page.evaluate(emptyPart);
  const most = (await page.locator('.gallery-board .rack').count()) > 0 ? MOST_EMPTY : MOST_EMPTY_WITHOUT_ROWS;
  const cut = await page.evaluate(cutOff);
  return [...pale, ...small, ...cut, ...(empty > most ? [`empty: ${Math.round(empty * 100)} %`] : [])];
}

async function look(page: Page, game: string, looks: readonly Look[], states: Iterable<number>) {
  const found: string[] = [];
  await page.goto(`${gallery.url}?show=${game}/board/0`);
  await page.locator('.gallery-board').waitFor({ timeout: 120_000 });
  for (const one of looks) {
    await page.setViewportSize(SIZES[one.size]);
    for (const state of states) {
      const name = await show(page, game, state, one.theme);
      if (name === null) break;
      found.push(...(await faults(page, one)).map((fault) => `${name} ${one.size} ${fault}`));
    }
  }
  return found;
}

/** Both themes where colours are looked at; what is large and what fits is alike in both. */
const ALL: readonly Look[] = (Object.keys(SIZES) as Look['size'][]).flatMap((size) =>
  THEMES.filter((theme) => theme === 'light' || COLOURED.some((one) => one === size)).map(
    (theme): Look => ({ size, theme }),
  ),
);

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('boards can be read and hit, and use the screen', async ({ page }) => {
  const found: string[] = [];
  for (const { id } of MANIFESTS) found.push(...(await look(page, id, [{ size: 'phone', theme: 'light' }], [1, 3])));
  expect(found).toEqual([]);
});

for (const { id } of MANIFESTS)
  test(`${id}: every state can be read and hit, and uses the screen`, { tag: '@long' }, async ({ page }) => {
    expect(await look(page, id, ALL, [...Array(40).keys()])).toEqual([]);
  });

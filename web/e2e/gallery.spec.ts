import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';
import { GalleryPages } from './gallery-pages.ts';

const TOUCH = 44;

const gallery = new GalleryPages();
test.beforeAll(() => gallery.open());
test.afterAll(() => gallery.close());

async function open(page: Page, search: string): Promise<readonly string[]> {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await page.goto(`${gallery.url}${search}`);
  await expect(page.getByRole('heading', { name: 'Cifra: gallery' })).toBeVisible();
  return errors;
}

/** What a finger hits may be larger than what is drawn: a point half of 44 pixels away still belongs to the button. */
function tooSmall(least: number): readonly string[] {
  return [...document.querySelectorAll('.gallery-states :is(button, .segments label, a)')].flatMap((element) => {
    element.scrollIntoView({ block: 'center' });
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2 - 0.5];
    const missed = [
      [x - reach, y],
      [x + reach, y],
      [x, y - reach],
      [x, y + reach],
    ].filter(([atX = 0, atY = 0]) => document.elementFromPoint(atX, atY)?.closest('button, label, a') !== element);
    return missed.length === 0
      ? []
      : [`${element.className} ${element.textContent}: ${right - left} × ${bottom - top}`];
  });
}

for (const theme of ['light', 'dark'] as const)
  test(`every component can be read and hit, ${theme}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    const errors = await open(page, `?theme=${theme}`);
    // Boards are played, and looked at, by the tests of their games.
    await page.evaluate(() => {
      for (const screens of document.querySelectorAll('.gallery-screens')) screens.remove();
    });
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
    expect(
      violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    ).toEqual([]);
    expect(await page.evaluate(tooSmall, TOUCH)).toEqual([]);
    expect(errors).toEqual([]);
  });

test('[T27] a dialog has its title and its way out side by side, whatever the screen', async ({ page }) => {
  // Measured where it stays, and not on its way there.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '?theme=light');
  for (const viewport of [
    { width: 320, height: 640 },
    { width: 844, height: 390 },
    { width: 1280, height: 720 },
  ]) {
    await page.setViewportSize(viewport);
    for (const name of ['Salir de la partida', 'Historial']) {
      await page.getByRole('button', { name, exact: true }).last().click();
      const dialog = page.getByRole('dialog');
      const title = await dialog.getByRole('heading').boundingBox();
      const close = await dialog.getByRole('button', { name: 'Cerrar' }).boundingBox();
      const middle = (box: typeof title) => (box?.y ?? 0) + (box?.height ?? 0) / 2;
      expect(Math.abs(middle(title) - middle(close))).toBeLessThan(12);
      expect(Math.round(close?.height ?? 0)).toBeGreaterThanOrEqual(TOUCH);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    }
  }
});

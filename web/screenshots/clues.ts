import type { Page } from '@playwright/test';
import { associations } from '../../games/decrypto/lexicon/associations/index.ts';

const QUICKLY = { timeout: 3_000 };

/** Writes clues as somebody would give them, and sets the dials as somebody would read them: pictures are looked at closely. */
export async function thinkOfClues(page: Page, language: 'en' | 'es'): Promise<void> {
  const known = associations(language);
  const comesToMind = (word: string) => known.get(word.trim().toLocaleLowerCase(language)) ?? [];
  for (const line of await page.locator('.decrypto-line:has(input)').all()) {
    const field = line.locator('input');
    const written = await field.inputValue(QUICKLY).catch(() => null);
    // Handed in meanwhile: there is nothing to write into any more.
    if (written === null) return;
    if (written !== '') continue;
    const word = await line.locator('.decrypto-word > :not(.visually-hidden)').textContent(QUICKLY);
    const given = await line.locator('.decrypto-clues sup').count();
    await field.fill(comesToMind(word ?? '')[given] ?? '', QUICKLY);
  }
  const dials = await page.locator('.decrypto-dial:has(fieldset:not(:disabled))').all();
  const free = new Set([0, 1, 2, 3]);
  for (const dial of dials) {
    if ((await dial.locator(':checked').count()) > 0) return;
    const clue = ((await dial.locator('.clue').textContent()) ?? '').trim();
    const words = await dial.locator('label .visually-hidden').allTextContents();
    const read = words.findIndex((word, at) => free.has(at) && comesToMind(word).includes(clue));
    const digit = free.has(read) ? read : ([...free][0] ?? 0);
    free.delete(digit);
    await dial.locator('label').nth(digit).click();
  }
}

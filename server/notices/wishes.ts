import { LANGUAGES, type Language } from '@cifra/kernel';

/** What somebody wants to hear of, and what they were told. */
export type Wishes = {
  readonly isOn: boolean;
  readonly language: Language;
  /** By its name, such as `Europe/Madrid`: times in a notice are those of its reader. */
  readonly timeZone: string;
  /** When the last notices went out. */
  readonly sent: readonly number[];
};

export const NO_WISHES: Wishes = { isOn: false, language: 'en', timeZone: 'UTC', sent: [] };

export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export function readWishes(body: string | null): Wishes {
  if (body === null) return NO_WISHES;
  const raw = { ...NO_WISHES, ...(JSON.parse(body) as Partial<Wishes>) };
  return { ...raw, language: LANGUAGES.find((one) => one === raw.language) ?? 'en' };
}

const HOUR = 3_600_000;
/** Two a day at most, and not one right after the other. */
const PER_DAY = 2;
const APART = 4 * HOUR;

export function maySend({ isOn, sent }: Wishes, now: number): boolean {
  const lately = sent.filter((at) => now - at < 24 * HOUR);
  return isOn && lately.length < PER_DAY && lately.every((at) => now - at >= APART);
}

import type { Json } from '../json.ts';
import type { Expected } from '../parse.ts';
import type { Refusal } from '../result.ts';
import type { Language } from '../telling.ts';
import { en, expectedEn } from './en.ts';
import { es, expectedEs } from './es.ts';

const WORDS = { en, es };
const EXPECTED = { en: expectedEn, es: expectedEs };

/** How each code reads its details. */
const DETAILS: { readonly [code in keyof typeof en]: readonly string[] } = {
  'bad-chance': ['label'],
  'bad-command': ['field', 'expected'],
  'bad-list': ['option', 'items', 'length'],
  'bad-match-file': ['field'],
  'bad-option': ['option', 'allowed'],
  'bad-options': [],
  'bad-seal': ['field'],
  'bad-seats': ['min', 'max'],
  'broken-match-file': [],
  'commitment-differs': [],
  'deal-ordered': [],
  'events-differ': ['path', 'expected', 'found'],
  'match-over': [],
  'newer-format': [],
  'newer-rules': ['rules', 'newest'],
  'no-command': [],
  'no-deal': [],
  'no-such-seat': ['seats'],
  'no-timeout': [],
  'not-a-match-file': [],
  'not-your-turn': [],
  'other-game': ['game'],
  'other-timeout': [],
  'outcome-differs': ['path', 'expected', 'found'],
  'too-large': ['max'],
  'too-long': ['field', 'max'],
  'unknown-chance': ['label', 'known'],
  'unknown-field': ['field'],
  'unknown-option': ['option', 'known'],
};

/** A refusal of the kernel as a sentence; null where the code is not the kernel's. */
export function kernelRefusal(language: Language, refusal: Refusal): string | null {
  if (!Object.hasOwn(DETAILS, refusal.code)) return null;
  const code = refusal.code as keyof typeof en;
  const say = WORDS[language][code] as (...details: (string | number)[]) => string;
  return say(
    ...DETAILS[code].map((detail) =>
      code === 'bad-command' && detail === 'expected'
        ? expectedText(language, refusal.expected as Expected)
        : shown(refusal[detail]),
    ),
  );
}

function expectedText(language: Language, expected: Expected): string {
  if (typeof expected === 'string') return expected;
  const words = EXPECTED[language];
  switch (expected.kind) {
    case 'text':
      return words.text;
    case 'list': {
      const { min, max } = expected;
      return words.list(min === max ? `${min}` : `${min}–${max}`, max);
    }
  }
}

function shown(detail: Json | undefined): string | number {
  if (typeof detail === 'string' || typeof detail === 'number') return detail;
  if (Array.isArray(detail)) return detail.map(String).join(', ');
  return JSON.stringify(detail ?? null);
}

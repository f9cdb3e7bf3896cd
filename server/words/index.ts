import { type Json, LANGUAGES, type Language, type Refusal } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { roomRefusal } from '@cifra/room/words';
import { en, settingsEn } from './en.ts';
import { es, settingsEs } from './es.ts';
import { expectedText } from './expected.ts';

const WORDS = { en, es };
const SETTING_WORDS = { en: settingsEn, es: settingsEs };

/** How each code reads its details. */
const DETAILS: { readonly [code in keyof typeof en]: readonly string[] } = {
  'already-seated': [],
  banned: [],
  'nobody-such': ['who'],
  'not-banned': ['who'],
  'bad-code': [],
  'bad-hook': [],
  'bad-mail': [],
  'bad-time-zone': [],
  'bad-holiday': [],
  'holiday-too-long': ['days'],
  'no-mail': [],
  'not-sent': [],
  'too-many-channels': [],
  'bad-name': ['max'],
  'bad-request': ['field', 'expected'],
  'bad-setting': ['setting', 'given', 'expected'],
  'data-folder': ['path', 'reason'],
  'data-in-use': ['path'],
  'data-newer': ['path'],
  'data-damaged': ['path'],
  'data-there': ['path'],
  'database-away': ['database'],
  'database-newer': ['database'],
  'database-refused': ['database', 'reason'],
  'database-in-use': ['database'],
  'copied-by-postgres': [],
  'no-such-place': ['place'],
  'house-there': ['place'],
  'no-pages': ['site'],
  'house-half-moved': ['place'],
  'house-older': ['place'],
  'not-moved': ['what'],
  'house-away': [],
  'file-exists': ['path'],
  'file-unreadable': ['path'],
  'no-data': ['path'],
  'no-such-file': ['path'],
  'not-a-house': ['path'],
  'not-a-plain-file': ['path'],
  'onto-itself': ['path'],
  'not-copied': ['path', 'reason'],
  'host-refused': ['host', 'port'],
  internal: [],
  'match-not-over': [],
  'missing-field': ['field'],
  'needs-restart': [],
  'hand-over-no-match': [],
  'hand-over-unproven': [],
  'no-review': [],
  'no-such-code': [],
  'no-such-link': [],
  'no-such-match': [],
  'no-such-page': [],
  'no-such-room': [],
  'no-operator-token': [],
  'no-token': [],
  'not-json': [],
  'not-seated': [],
  'port-taken': ['port'],
  'review-later': [],
  'same-device': [],
  stopping: [],
  'too-many': ['seconds'],
  'too-many-codes': ['minutes'],
  'too-many-letters': ['minutes'],
  'too-many-rooms': ['minutes'],
  'unknown-flag': ['flag', 'known'],
  'wrong-origin': [],
  'wrong-type': [],
};

/** A refusal of the server as a sentence; null where the code is not the server's. */
function serverRefusal(language: Language, refusal: Refusal): string | null {
  if (!Object.hasOwn(DETAILS, refusal.code)) return null;
  const code = refusal.code as keyof typeof en;
  const say = WORDS[language][code] as (...details: (string | number)[]) => string;
  return say(...DETAILS[code].map((detail) => shown(language, detail, refusal)));
}

function shown(language: Language, detail: string, refusal: Refusal): string | number {
  if (refusal.code === 'bad-setting' && detail === 'expected')
    return SETTING_WORDS[language][refusal.name as keyof typeof settingsEn];
  if (refusal.code === 'bad-request' && detail === 'expected')
    return expectedText(language, String(refusal.expected), String(shown(language, 'limit', refusal)));
  const value: Json | undefined = refusal[detail];
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (Array.isArray(value)) return value.map(String).join(', ');
  return JSON.stringify(value ?? null);
}

/** Any refusal that the server passes on, in words. */
export function refusalText(language: Language, refusal: Refusal): string {
  return (
    serverRefusal(language, refusal) ??
    roomRefusal(language, refusal) ??
    kernelRefusal(language, refusal) ??
    refusal.code
  );
}

/** The language that an Accept-Language header likes best of ours; English when it names none. */
export function languageOf(header: string | undefined): Language {
  let best: Language = 'en';
  let most = 0;
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const [range = '', weight] = part.split(/\s*;\s*q=/i);
    const language = LANGUAGES.find((one) => range.trim().toLowerCase().split('-')[0] === one);
    const quality = weight === undefined ? 1 : Number(weight);
    if (language !== undefined && quality > most) [best, most] = [language, quality];
  }
  return best;
}

import { LANGUAGES, type Language } from '@cifra/kernel';
import type { Io } from './io.ts';

export function isLanguage(value: string): value is Language {
  return LANGUAGES.some((language) => language === value);
}

/** The language of the user's locale, in the order of POSIX: the first that is set decides. */
export function localeLanguage(env: Io['env']): Language {
  const locale = [env.LC_ALL, env.LC_MESSAGES, env.LANG].find((value) => value !== undefined && value !== '') ?? '';
  const [language = ''] = locale.toLowerCase().split(/[_.@-]/);
  return isLanguage(language) ? language : 'en';
}

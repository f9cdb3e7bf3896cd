import { type Json, LANGUAGES, type OptionSpec } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { words } from '../../words/index.ts';

/** An option's value in words. */
export function valueText(spec: OptionSpec, value: Json): string {
  const { room, lobby } = words.value;
  if (spec.kind === 'list') return Array.isArray(value) && value.length > 0 ? lobby.ownWords(value.length) : lobby.ours;
  if (typeof value === 'boolean') return value ? lobby.yes : lobby.no;
  if (typeof value === 'number') return room.seconds(value);
  return value === 'off'
    ? room.off
    : LANGUAGES.some((one) => one === value)
      ? languageName(String(value))
      : String(value);
}

/** A language is called by its name in the language of the page. */
export function languageName(code: string): string {
  return new Intl.DisplayNames(language.value, { type: 'language' }).of(code) ?? code;
}

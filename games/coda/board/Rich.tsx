import type { Language } from '@cifra/kernel';
import { Mark } from '@cifra/kit';

/** A tile in a sentence: «9 oscuro», “dark 9”. */
const NAMED: { readonly [language in Language]: RegExp } = {
  en: /\b(?<colour>dark|light) (?<value>\d+|dash)\b/g,
  es: /\b(?<value>\d+|guion) (?<colour>oscuro|claro)\b/g,
};
const IS_DARK = /dark|oscuro/;

/** The same sentence with the tiles in it drawn as digits and marks; whoever listens hears the words. */
export function Rich({ text, language }: { readonly text: string; readonly language: Language }) {
  const parts = [];
  let from = 0;
  for (const match of text.matchAll(NAMED[language])) {
    const { colour = '', value = '' } = match.groups ?? {};
    parts.push(
      text.slice(from, match.index),
      <span key={match.index} class="coda-named">
        <b class="digits" aria-hidden="true">
          {value}
        </b>
        <Mark name={IS_DARK.test(colour) ? 'moon' : 'sun'} />
        <span class="visually-hidden">{match[0]}</span>
      </span>,
    );
    from = match.index + match[0].length;
  }
  return (
    <>
      {parts}
      {text.slice(from)}
    </>
  );
}

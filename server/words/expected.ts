import type { Language } from '@cifra/kernel';

type Words = { readonly [expected: string]: (limit: string) => string };

/** What a field must be, as schemas name it. It follows “it must be”. */
const EN = {
  string: () => 'a text',
  number: () => 'a number',
  int: () => 'a whole number',
  boolean: () => 'true or false',
  object: () => 'an object',
  record: () => 'an object',
  array: () => 'a list',
  'one of': (values) => `one of: ${values}`,
  form: (pattern) => `of the form ${pattern}`,
  'most number': (limit) => `at most ${limit}`,
  'least number': (limit) => `at least ${limit}`,
  'most characters': (limit) => `at most ${limit} characters long`,
  'least characters': (limit) => `at least ${limit} ${limit === '1' ? 'character' : 'characters'} long`,
  'most entries': (limit) => `a list of at most ${limit}`,
  'least entries': (limit) => `a list of at least ${limit}`,
  url: () => 'an address such as https://cifra.example',
  other: () => 'something else',
} as const satisfies Words;

/** It follows «debe ser». */
const ES: { readonly [expected in keyof typeof EN]: (limit: string) => string } = {
  string: () => 'un texto',
  number: () => 'un número',
  int: () => 'un número entero',
  boolean: () => 'true o false',
  object: () => 'un objeto',
  record: () => 'un objeto',
  array: () => 'una lista',
  'one of': (values) => `uno de estos valores: ${values}`,
  form: (pattern) => `de la forma ${pattern}`,
  'most number': (limit) => `${limit} como mucho`,
  'least number': (limit) => `${limit} como mínimo`,
  'most characters': (limit) => `un texto de ${limit} caracteres como mucho`,
  'least characters': (limit) => `un texto de ${limit} ${limit === '1' ? 'carácter' : 'caracteres'} como mínimo`,
  'most entries': (limit) => `una lista de ${limit} elementos como mucho`,
  'least entries': (limit) => `una lista de ${limit} elementos como mínimo`,
  url: () => 'una dirección como https://cifra.example',
  other: () => 'otra cosa',
};

const WORDS: { readonly [language in Language]: Words } = { en: EN, es: ES };

export function expectedText(language: Language, expected: string, limit: string): string {
  const words = WORDS[language];
  const say = Object.hasOwn(words, expected) ? words[expected] : words.other;
  return say?.(limit) ?? '';
}

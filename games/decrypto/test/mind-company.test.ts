import { LANGUAGES } from '@cifra/kernel';
import { expect, test } from 'vitest';
import { company } from '../mind/company.ts';
import { decrypto, type Options } from '../rules/judge/index.ts';
import { tellings } from '../words/text.ts';

function options(raw: object): Options {
  const parsed = decrypto.parseOptions(raw);
  if (!parsed.ok) throw new Error(parsed.refusal.code);
  return parsed.value;
}

const OWN = {
  en: 'towel lizard thunder orchard sandal lawyer sausage tractor nurse canoe garage harbor'.split(' '),
  es: 'toalla lagarto trueno huerto sandalia abogado salchicha tractor enfermera canoa garaje puerto'.split(' '),
};
const STRANGE = ['xiuhtlán', 'zurriburri', 'ñorbo', 'quelonche'];

test.each(LANGUAGES)('[D2] %s: bots play with our words, and with a table’s own that they know', (language) => {
  expect(company(options({ language }))).toBeNull();
  expect(company(options({ language, ownWords: [...OWN[language], ...STRANGE.slice(1)] }))).toBeNull();
});

test.each(LANGUAGES)('[D23] %s: where clues are said aloud no bot sits, because it would not hear', (language) => {
  const refusal = company(options({ language, spoken: true }));
  expect(refusal?.code).toBe('bots-do-not-hear');
  expect(refusal && tellings[language].refusal(refusal)).toMatch(/bot/);
});

test.each(LANGUAGES)('[D2] %s: where they know fewer than three of four they say why not', (language) => {
  const refusal = company(options({ language, ownWords: [...OWN[language].slice(0, 9), ...STRANGE] }));
  expect(refusal).toMatchObject({ code: 'bots-know-too-few', known: 9, of: 13, strange: STRANGE.slice(0, 3) });
  expect(refusal && tellings[language].refusal(refusal)).toMatch(/9 (of|de) 13.*xiuhtlán/);
});

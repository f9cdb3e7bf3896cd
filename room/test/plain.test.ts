import { expect, test } from 'vitest';
import { plain } from '../index.ts';

const JOINER = '\u200d';
const NON_JOINER = '\u200c';

test.each([
  ['a shrug', `🤷${JOINER}♀️`],
  ['a heart on fire', `❤️${JOINER}🔥`],
  ['a family', `👨${JOINER}👩${JOINER}👧${JOINER}👦`],
  ['a rainbow flag', `🏳️${JOINER}🌈`],
  ['a pirate flag', `🏴${JOINER}☠️`],
  ['the flag of Scotland', '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}'],
  ['a skin', `👩🏽${JOINER}🚀`],
  ['a key', '1️⃣'],
  ['a picture in plain ink', '☎\ufe0e'],
  ['a picture that is not drawn yet', '\u{1fae9} \u{1f6ff}'],
  ['Persian', `می${NON_JOINER}خواهم`],
  ['Hindi', `क्${JOINER}ष`],
])('%s stays whole', (_what, text) => {
  expect(plain(`so: ${text}!`)).toBe(`so: ${text}!`);
  expect(plain(text, '')).toBe(text);
});

test.each([
  ['a line break', 'a\nb', 'a b', 'a b'],
  ['a line separator', 'a\u2028b', 'a b', 'a b'],
  ['a bell', 'a\u0007b', 'a b', 'ab'],
  ['a mark that turns the line around', 'a\u202eb\u2066c', 'a b c', 'abc'],
  ['an invisible space', 'a\u200bb', 'a b', 'ab'],
  ['half a sign', 'a\ud83e', 'a', 'a'],
  ['joiners at the ends', `${JOINER}a${NON_JOINER}`, 'a', 'a'],
  ['a joiner beside a space', `a${JOINER} b`, 'a b', 'a b'],
  ['two joiners', `a${JOINER}${JOINER}b`, 'a b', 'ab'],
  ['joiners alone', JOINER + NON_JOINER + JOINER, '', ''],
  ['joiners among spaces', ` ${JOINER} ${JOINER} `, '', ''],
  ['tags of no flag', 'a\u{e0067}\u{e0062}b', 'a b', 'ab'],
  ['a flag with a letter to nobody', `🏴${'\u{e0061}'.repeat(40)}\u{e007f}`, '🏴', '🏴'],
  ['a private sign', 'a\ue000b', 'a b', 'ab'],
])('%s does not', (_what, text, spaced, closed) => {
  expect(plain(text)).toBe(spaced);
  expect(plain(text, '')).toBe(closed);
});

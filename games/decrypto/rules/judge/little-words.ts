import type { Language } from '@cifra/kernel';

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/**
 * Words that only hold a phrase together. Inside a phrase they say nothing about a keyword, so `para` in
 * “para mirar” is no rhyme on `cara`. English titles are said in Spanish too: their `the` is no `té`. Folded.
 */
export const LITTLE_WORDS: { readonly [language in Language]: ReadonlySet<string> } = {
  en: setOf(`
    a an and are as at be been but by can did do does for from had has have he her here him his how i if in into is it
    its like me more most my no not of on one or our out over she so some than that the their them then there these
    they this those to too under up us very was we were what when where which who will with without you your`),
  es: setOf(`
    a al algo alguien algun alguna ante antes asi aun bajo cada como con contra cual cuando de del desde dice donde dos
    e el ella ellas ellos en entre era eran es esa ese eso esta estan este esto fue ha han hasta hay la las le les lo
    los mas me mi mis mucha mucho muy nada ni no nos o os otra otro para pero poca poco por porque que quien se sea ser
    si sin sino sobre son su sus tal tan te the ti tiene toda todo tras tu tus u un una uno unos unas va y ya yo`),
};

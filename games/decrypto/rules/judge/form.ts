import { folded } from '../text.ts';

const COUNT = String.raw`(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)`;

/** A bit of a word: some letters and no more of a phrase. */
const BIT = String.raw`(?:(?:la |the )?(?:letra|letter)\b|["'«“-]?\p{L}{1,3}["'»”-]?$)`;

/**
 * Clues about the word and not about what it means (D15, D17): its letters, its length, what it rhymes with, where it
 * stands on the screen. Only by their wording; “sopa de letras” and “ends in tears” speak of something.
 */
const ABOUT_FORM: readonly RegExp[] = [
  // Length: “7 letras”, “two syllables”, “a short word”.
  new RegExp(
    String.raw`\b${COUNT}[ -](?:letras?|letters?|silabas?|syllables?|vocales|vowels?|consonantes?|consonants?|caracteres|characters?)\b`,
    'u',
  ),
  /\b(?:palabra (?:corta|larga)|(?:short|long) word)\b/u,
  // Letters: “empieza por G”, “starts with”, “ends in -ing”, “letter K”.
  /\b(?:empiezan?|comienzan?) (?:por|con|en)\b|\b(?:starts?|starting|begins?|beginning) with\b/u,
  new RegExp(String.raw`\b(?:terminan?|acaban?) (?:por|con|en) ${BIT}|\b(?:ends?|ending) (?:with|in) ${BIT}`, 'u'),
  /\b(?:letra|letter) \p{L}\b|\b(?:primera|ultima) letra\b|\b(?:first|last) letter\b/u,
  /\banagrama de\b|\banagram of\b/u,
  // Rhyme: “rima con elefante”.
  /\briman? con\b|\brhym(?:es?|ing) with\b/u,
  // Place: “third word”, “palabra 2”.
  /\b(?:primera|segunda|tercera|cuarta|ultima) palabra\b|\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) (?:key)?word\b/u,
  /\b(?:palabra|(?:key)?word) (?:numero |number )?(?:[1-4]|one|two|three|four|uno|dos|tres|cuatro)\b/u,
];

export function speaksOfForm(clue: string): boolean {
  const plain = folded(clue);
  return ABOUT_FORM.some((pattern) => pattern.test(plain));
}

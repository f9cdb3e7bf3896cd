/**
 * What shows nothing, turns the line around or forges another one in a log or a terminal; and, caught, what looks like it
 * and is not: a joiner between two signs, which makes one picture of several or shapes the letters of some languages, and
 * the letters of a flag. Pictures that this runtime does not know yet are signs too.
 */
const UNSEEN =
  /((?:[^\p{C}\s]|\p{Extended_Pictographic})(?:\u200c|\u200d)(?=[^\p{C}\s]|\p{Extended_Pictographic})|🏴[\u{e0020}-\u{e007e}]{3,6}\u{e007f})|(?:(?!\p{Extended_Pictographic})\p{C})+/gu;

/** Letters and marks that show nothing either: fillers, joiners of marks, the empty Braille cell, a selector after nothing. */
const BLANK =
  /(?!\u200c|\u200d|\ufe0e|\ufe0f|[\u{e0020}-\u{e007f}])[\p{Default_Ignorable_Code_Point}\u2800\u{1d159}]|(?<![\p{Extended_Pictographic}0-9#*])(?:\ufe0e|\ufe0f)/gu;

/** One line as people read it, with a space or nothing in place of what they would not see. */
export function plain(raw: string, instead: ' ' | '' = ' '): string {
  return raw
    .replace(/\s+/gu, ' ')
    .replace(BLANK, instead)
    .replace(UNSEEN, (_, kept: string | undefined) => kept ?? instead)
    .replace(/ +/g, ' ')
    .trim();
}

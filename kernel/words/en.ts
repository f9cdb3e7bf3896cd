/** What a command should have held, in English; it follows “expected”. */
export const expectedEn = {
  text: 'a text',
  list: (length: string, max: number) => `a list of ${length} ${max === 1 ? 'entry' : 'entries'}`,
};

/** What the kernel refuses, in English. */
export const en = {
  'bad-chance': (label: string) => `The chance for “${label}” does not fit what this game draws there.`,
  'bad-command': (field: string, expected: string) => `“${field}” is wrong: expected ${expected}.`,
  'bad-list': (option: string, items: number, length: number) =>
    `The option “${option}” takes a list of at most ${items} entries with 1 to ${length} characters each.`,
  'bad-match-file': (field: string) => `The match file is damaged at “${field}”.`,
  'bad-option': (option: string, allowed: string) => `The option “${option}” takes ${allowed}.`,
  'bad-options': () => 'The options must be an object.',
  'bad-seal': (field: string) => `The seal of the match is damaged at “${field}”.`,
  'bad-seats': (min: number, max: number) =>
    min === max ? `This game takes ${min} players.` : `This game takes ${min} to ${max} players.`,
  'broken-match-file': () => 'The match file is not whole: a part of it is missing. Save it again.',
  'commitment-differs': () => 'The seed is not the one that was promised before the deal.',
  'deal-ordered': () => 'The deal is ordered by nobody, and the file says by whom.',
  'events-differ': (path: string, expected: string, found: string) =>
    `${path} should be ${expected}, and the file says ${found}.`,
  'match-over': () => 'The match is over.',
  'newer-format': () => 'The match file was written by a newer Cifra, and only a newer Cifra can read it.',
  'newer-rules': (rules: number, newest: number) =>
    `The match was played by version ${rules} of the rules, and this program knows them up to version ${newest}. A newer Cifra can read it.`,
  'no-command': () => 'An entry after the deal lacks its command.',
  'no-deal': () => 'The match has no deal.',
  'no-such-seat': (seats: number) => `There is no such seat: this match has seats 0 to ${seats - 1}.`,
  'no-timeout': () => 'Nobody’s time was up here.',
  'not-a-match-file': () => 'This is not a match file of Cifra.',
  'not-your-turn': () => 'It is not your turn.',
  'other-game': (game: string) => `The match is one of “${game}”.`,
  'other-timeout': () => 'The clock plays something else here.',
  'outcome-differs': (path: string, expected: string, found: string) =>
    `${path} should be ${expected}, and the file says ${found}.`,
  'too-large': (max: number) => `That is too much in one go: at most ${Math.floor(max / 1024)} KB.`,
  'too-long': (field: string, max: number) => `“${field}” is too long: at most ${max} characters.`,
  'unknown-chance': (label: string, known: string) => `This game draws nothing called “${label}”. It draws: ${known}.`,
  'unknown-field': (field: string) => `Unknown field “${field}”.`,
  'unknown-option': (option: string, known: string) =>
    known === '' ? 'This game has no options.' : `There is no option “${option}”. There are: ${known}.`,
};

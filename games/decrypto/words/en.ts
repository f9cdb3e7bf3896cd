import type { Who } from '@cifra/kernel';
import type { EndReason, Options } from '../rules/table.ts';

const TEAM = { white: 'White', black: 'Black' };
const list = (items: readonly string[]) => new Intl.ListFormat('en').format(items);
const named = (who: readonly Who[]) => who.map((one) => one ?? 'you');

export const en = {
  name: 'Decrypto',
  team: TEAM,
  list,
  quote: (text: string) => `“${text}”`,
  blank: 'blank',
  nothing: 'nothing',

  dealt: 'The keywords are dealt.',
  roundBegan: (round: number, who: readonly Who[]) =>
    `Round ${round}: ${list(named(who))} ${who.length === 1 && who[0] !== null ? 'writes' : 'write'}.`,
  locked: (who: Who) => `${who === null ? 'You have' : `${who} has`} locked three clues.`,
  lockedLate: (who: Who) => `${who === null ? 'You have' : `${who} has`} run out of time: what is written counts.`,
  cluesShown: (team: string, clues: string) => `${team}’s clues: ${clues}.`,
  lockedSaid: (who: Who) => `${who ?? 'You'} will say the clues aloud.`,
  cluesSaid: (team: string) => `${team} says its clues aloud.`,
  written: (who: Who, round: number, clues: string) =>
    `${who === null ? 'You write' : `${who} writes`} down what was said in round ${round}: ${clues}.`,
  said: 'said',
  timedOut: (who: Who) => `${who === null ? 'You have' : `${who} has`} run out of time.`,
  answered: (team: string) => `${team} has decided.`,
  intercepted: (team: string, code: string) => `${team} intercepts with ${code}.`,
  triedToIntercept: (team: string, code: string) => `${team} tries ${code} and does not intercept.`,
  answeredRight: (team: string, code: string) => `${team} answers ${code}, which is right.`,
  answeredWrong: (team: string, said: string, code: string) => `${team} answers ${said}; the code was ${code}.`,
  namingBegan: 'The teams are level: each names the other’s keywords.',
  named: (team: string) => `${team} has named its rivals’ keywords.`,
  namesShown: (team: string, words: string) => `${team} names ${words}.`,
  judged: (team: string) => `${team} has judged the near misses.`,
  acceptedNames: (team: string, words: readonly string[]) => `${team} accepts ${list(words)} as near enough.`,
  wordsWere: (team: string, words: string) => `${team} had ${words}.`,

  won: {
    interceptions: (who: string) => `${who} win with two interception tokens.`,
    miscommunications: (who: string) => `${who} win: the rivals have two misses.`,
    points: (who: string) => `${who} win the tie-break on points.`,
    names: (who: string) => `${who} win the tie-break by naming more keywords.`,
    shared: (who: string) => `${who} share the victory.`,
    survived: (who: string) => `${who} win: five rounds without two tokens for the interceptor.`,
  } as { readonly [reason in EndReason]: (who: string) => string },
  wonAlone: (who: string) => `${who} wins with two tokens.`,

  moveEncrypt: (clues: string) => `Give the clues ${clues}`,
  moveJot: (clues: string) => `Write ${clues} and go on`,
  moveSpeak: 'Say the clues aloud',
  moveWrite: (clues: string) => `Write down ${clues}`,
  moveDraft: (code: string) => `Draft ${code}`,
  moveConfirm: (code: string) => `Confirm ${code}`,
  moveName: (words: string) => `Name ${words}`,
  moveJudge: (words: string) => `Accept ${words}`,
  timeUp: 'Time is up',
  wordNumber: (number: number) => `word ${number}`,

  round: (round: number) => `Round ${round}`,
  tokens: (interceptions: number, miscommunications: number) =>
    `interceptions ${interceptions}, misses ${miscommunications}`,
  line: (round: number, clues: string) => `${round}. ${clues}`,
  lineAnswer: (code: string) => `answer ${code}`,
  lineInterception: (code: string) => `interception ${code}`,
  lineCode: (code: string) => `code ${code}`,
  gathered: (digit: number, clues: string) => `under ${digit}: ${clues}`,
  yourWords: (words: string) => `Your keywords: ${words}`,
  yourCode: (code: string) => `Your code: ${code}`,
  yourClues: (clues: string) => `Your clues: ${clues}`,
  yourDraft: (code: string) => `Your team’s draft: ${code}`,
  confirmedBy: (who: string) => `confirmed by ${who}`,
  members: (team: string, who: string) => `${team}: ${who}`,
  you: 'you',
  toWrite: (who: string) => `To write clues: ${who}.`,
  cluesOf: { white: 'White’s clues', black: 'Black’s clues' },
  toAnswer: (clues: string, who: string) => `${clues} are being decoded. Still to confirm: ${who}.`,
  toName: (who: string) => `Name the rivals’ keywords. Still to speak: ${who}.`,
  toJudge: (who: string) => `Judge the near misses: ${who}.`,
  over: 'The game is over.',

  options: {
    timer: { label: 'Sand timer', help: 'Once one encryptor has locked, the other has this many seconds.' },
    answerLimit: { label: 'Time for an answer', help: 'Seconds for each answer or interception.' },
    language: { label: 'Language of the words', help: 'The language of the keywords and of the rules for clues.' },
    ownWords: {
      label: 'Our own words',
      help: 'A list of nine words or more to play with instead of ours; with many nobody can guess the rivals’.',
    },
    strictNames: { label: 'Strict names', help: 'In the tie-break only exact keywords count, no near misses.' },
    spoken: {
      label: 'Clues may be said aloud',
      help: 'On a call or around a table: whoever encrypts may say the clues and type them later, or never. No bots: they do not hear.',
    },
  } as { readonly [name in keyof Required<Options>]: { readonly label: string; readonly help: string } },

  draws: {
    words: 'The keywords, in the order in which they were dealt',
    first: (team: string) => `${team}: who writes the first clues`,
    place: (number: number) => `player ${number} of the team`,
    code: (team: string, round: number) => `${team}: the code of round ${round}`,
  },

  refusals: {
    'already-answered': () => 'Your team has decided already.',
    'already-confirmed': () => 'You have confirmed this code already.',
    'already-judged': () => 'Your team has judged already.',
    'already-named': () => 'Your team has named the keywords already.',
    'bad-own-word': ({ word }: { word: string }) => `“${word}” cannot be a keyword.`,
    'bots-do-not-hear': () => 'With clues said aloud only people play: a bot does not hear what is said.',
    'bots-know-too-few': ({ known, of, strange }: { known: number; of: number; strange: readonly string[] }) =>
      `Bots cannot play with these words: they know ${known} of ${of}, and not ${list(strange.map((word) => `“${word}”`))}. With other people you can.`,
    'clue-code': ({ clue }: { clue: string }) => `“${clue}” is your code itself.`,
    'clue-empty': () => 'A clue needs letters.',
    'clue-form': ({ clue }: { clue: string }) =>
      `“${clue}”: speak of the meaning, not of letters, length, rhyme or place.`,
    'clue-keyword': ({ word, keyword }: { word: string; keyword: string }) =>
      `“${word}” gives away your keyword “${keyword}”.`,
    'clue-letter': () => 'A single letter is no clue.',
    'clue-number': ({ clue }: { clue: string }) => `“${clue}” could be a digit of the code.`,
    'clue-repeated': ({ clue }: { clue: string }) => `Your team has given “${clue}” before.`,
    'clue-sound': ({ word, keyword }: { word: string; keyword: string }) =>
      `“${word}” sounds like your keyword “${keyword}”.`,
    'clue-translation': ({ word, keyword }: { word: string; keyword: string }) =>
      `“${word}” is your keyword “${keyword}” in another language.`,
    'clue-unseen': () => 'There are signs in this clue that nobody can see.',
    'clues-locked': () => 'Your clues are locked: they never change.',
    'digit-twice': ({ digit }: { digit: number }) => `A code has no digit twice: there is another ${digit}.`,
    'encryptor-is-silent': () => 'These are your own clues: your team decodes them without you.',
    'judged-twice': () => 'Name each word once.',
    'name-unseen': () => 'There are signs in these words that nobody can see.',
    'no-interception-yet': () => 'In round 1 nobody intercepts.',
    'not-now-answers': () => 'Clues are being decoded now.',
    'not-now-clues': () => 'Clues are being written now.',
    'not-now-judging': () => 'Near misses are being judged now.',
    'not-now-names': () => 'Keywords are being named now.',
    'not-said-by-you': ({ round }: { round: number }) => `In round ${round} you said no clues aloud.`,
    'not-said-yet': () => 'First say them: they can be written down once their half has begun.',
    'not-spoken': () => 'At this table clues are typed.',
    'not-the-encryptor': () => 'You are not the encryptor of this round.',
    'not-to-judge': ({ at }: { at: number }) => `There is nothing to judge about word ${at + 1}.`,
    'nothing-to-judge': () => 'Your team has nothing to judge.',
    'own-words-too-long': ({ max }: { max: number }) =>
      `A list of your own may have ${max} characters in all; this one has more.`,
    'too-few-own-words': ({ min, different }: { min: number; different: number }) =>
      `A list of your own needs ${min} different words; this one has ${different}.`,
  },
};

export type Words = typeof en;

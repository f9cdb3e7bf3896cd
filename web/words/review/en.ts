import type { Grade, MomentReason, Opinion, Unit } from '@cifra/mind-kit/review';

// Nothing is not less than nothing: −0.3 is 0.
const whole = (value: number) => (Math.round(value) || 0).toLocaleString('en');
const signed = (value: number) => (value === 0 ? '0' : `${value > 0 ? '+' : '−'}${whole(Math.abs(value))}`);

/** The words of a review; they come with its page. */
export const en = {
  title: 'Review',
  titleOf: (game: string) => `Review: ${game}`,
  about: (game: string, players: readonly string[]) => `${game} · ${new Intl.ListFormat('en').format(players)}`,
  seenBy: 'Seen by',
  you: 'You',
  others: 'The others',
  replay: 'Replay',
  share: 'Share this moment',
  shareWhole: 'Share this review',
  shareText: (game: string) => `A moment of ${game}`,
  shareWholeText: (game: string) => `A review of ${game}`,
  copied: 'Link copied',
  toRoom: 'To the room',
  toReview: 'To the whole review',
  previous: 'The moment before',
  next: 'The next moment',

  working: 'Going through the match, decision by decision …',
  workingHelp: 'Your own device does it. Nothing is sent.',
  done: (done: number, total: number) => `${done} of ${total}`,
  deeper: 'This is a first look; now a longer one …',
  deepest: 'Every decision was looked at twice: quickly, and then for longer.',

  ahead: 'Who was ahead',
  aheadAlone: 'Points to be expected',
  outOf: { win: 'out of 100 matches', points: 'points' } as { readonly [unit in Unit]: string },
  of100: { win: 'of 100', points: 'points' } as { readonly [unit in Unit]: string },
  turn: (turn: number, isRound: boolean) => `${isRound ? 'Round' : 'Turn'} ${turn}`,
  turnShort: (isRound: boolean): string => (isRound ? 'round' : 'turn'),
  curve: (who: string, start: number, low: number, high: number, end: number, unit: Unit) =>
    unit === 'win'
      ? `${who}: chance to win out of 100. ${whole(start)} at the start, at least ${whole(low)} and at most ${whole(high)} on the way, ${whole(end)} at the end.`
      : `${who}: points to be expected. ${whole(start)} at the start, at least ${whole(low)} and at most ${whole(high)} on the way, ${whole(end)} at the end.`,

  moments: (count: number) => (count === 1 ? 'One moment' : `${['No', 'One', 'Two', 'Three'][count] ?? count} moments`),
  noMoments: 'No moment stands out: this was played evenly.',
  moment: (at: number, count: number) => `Moment ${at} of ${count}`,
  grade: { best: 'Best', good: 'Good', inaccuracy: 'Nearly', mistake: 'Costly', blunder: 'Very costly' } as {
    readonly [grade in Grade]: string;
  },
  why: { loss: '', found: 'Found', lucky: 'Luck', unlucky: 'Bad luck' } as { readonly [why in MomentReason]: string },
  fromTo: (from: number, to: number) => `from ${whole(from)} to ${whole(to)}`,
  foundBy: (amount: number) => `${whole(amount)} better than the next`,
  whole,
  list: (items: readonly string[]) => new Intl.ListFormat('en').format(items),
  signed,
  lookedLonger: (who: string | null) => `Looking longer, our bot agrees with ${who ?? 'you'}.`,
  byClock: 'The clock played this.',
  hinted: 'With a hint.',
  byBot: (who: string | null) => `A bot played this for ${who ?? 'you'}.`,
  whatCame: {
    lucky: (amount: number, unit: Unit, isBefore: boolean) =>
      `What came ${isBefore ? 'just before' : 'after this'} was worth ${whole(amount)}${unit === 'win' ? ' of 100' : ' points'}: luck, and not in any grade.`,
    unlucky: (amount: number, unit: Unit, isBefore: boolean) =>
      `What came ${isBefore ? 'just before' : 'after this'} cost ${whole(amount)}${unit === 'win' ? ' of 100' : ' points'}: bad luck, and not in any grade.`,
  },
  byWhatCame: (isBefore: boolean) => `By what came ${isBefore ? 'just before' : 'after it'}, not by a choice.`,
  counting: 'Counting what was possible …',
  chosen: 'chosen',
  better: 'Best',
  options: 'What could be done',

  luck: 'Luck and play',
  addUp: 'they add up to the result',
  atStart: 'At the start',
  atEnd: 'At the end',
  parts: {
    chance: { label: 'Deal and luck', help: 'what came' },
    rivals: { label: 'The others', help: 'what they gave away' },
    skill: { label: 'Your choices', help: 'against the best that could be known' },
  },
  rival: (name: string) => ({ label: name, help: 'what was given away' }),
  skillOf: (name: string) => ({ label: `${name}’s choices`, help: 'against the best that could be known' }),
  evenLuck: (value: number, unit: Unit, isMine: boolean) =>
    `With neither good nor bad luck ${isMine ? 'you' : 'it'} would have come to ${whole(value)} ${unit === 'win' ? 'of 100' : 'points'}.`,
  noLoss: 'Not one choice was worse than the best that could be known.',

  tip: 'To try:',
  all: 'Every decision',
  columns: ['Turn', 'Move', 'Worth', 'Grade'] as readonly [string, string, string, string],
  worth: (value: number, unit: Unit) => (unit === 'win' ? whole(100 * value) : whole(value)),
  opinions: {
    calibrated: 'The chance to win is the opinion of our strongest bot, set right by what came of its matches.',
    mind: 'The chance to win is the opinion of our strongest bot.',
    models: 'Readers and listeners are our bots. People may hear differently.',
  } as { readonly [opinion in Opinion]: string },
  opinionAlone: 'What could be expected is the opinion of our strongest bot.',
  resultAlone: (points: number) => `${whole(points)} points`,
  epsilon: 'What is within 1 of 100 of the best counts as the best.',
  epsilonPoints: 'What is within half a point of the best counts as the best.',

  tryAgain: 'Try again from here',
  practiceFrom: (turn: string) => `Practice · ${turn}`,
  practiceHelp: 'Not a fair deal: the past is as it was, what comes is new. Nothing is kept.',
  backToReview: 'Back to the review',
  onceMore: 'Once more',

  openTitle: 'Review a match file',
  openHelp: 'Choose a match that you saved. It stays on your device.',
  choose: 'Choose a file',
  noReview: 'This match cannot be reviewed.',
  notOver: 'This match is not over yet. It is reviewed when nothing is secret any more.',
  doesNotVerify: 'This match does not follow from its own seed. What was not dealt fairly is not graded.',
  notAMatch: 'This is no match file.',
};

export type ReviewWords = typeof en;

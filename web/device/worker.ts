/** One program for all: the worker that holds the rooms begins others, which think for its bots, under this name. */
const MIND = 'mind';
/** And a page begins one that reviews a match. */
const REVIEW = 'review';
/** Or one that finds out what can be known at this moment of a match. */
const HINT = 'hint';
/** And one that says what a partner who is a bot makes of it. */
const ADVICE = 'advice';
/** And one that is asked why a bot did something. */
const WHY = 'why';

// What comes before its part is here waits: nobody else would keep it.
const early: MessageEvent[] = [];
const keep = (event: MessageEvent) => early.push(event);
addEventListener('message', keep);

const hear = await begin();
removeEventListener('message', keep);
addEventListener('message', hear);
for (const event of early) hear(event);

async function begin(): Promise<(event: MessageEvent) => void> {
  if (self.name === MIND) return (await import('./mind.ts')).thinkForBots;
  if (self.name === REVIEW) return (await import('./review.ts')).reviewMatches;
  if (self.name === HINT) return (await import('./hint.ts')).findHints;
  if (self.name === ADVICE) return (await import('./advice.ts')).giveAdvice;
  if (self.name === WHY) return (await import('./why.ts')).giveReasons;
  const { holdRooms } = await import('./hold-rooms.ts');
  return holdRooms(() => new Worker(self.location.href, { type: 'module', name: MIND }));
}

export {};

import type { Seat } from '@cifra/kernel';
import type { Story, StoryContext } from '@cifra/kit/stage';
import { COLOURS } from '../rules/sheet-shape.ts';
import { type StoryWords, storyWords } from '../words/story.ts';
import type { QwintoBeat, Show } from './beats.ts';

type Who = (seat: Seat | null) => string | null;

/** A turn from the viewer's side: while it goes on what happens now, afterwards where everybody's number went. */
export function story(beats: readonly QwintoBeat[], context: StoryContext): Story | null {
  const last = beats.at(-1);
  if (last === undefined) return null;
  const words = storyWords[context.language];
  const who: Who = (seat) => (seat === null || seat === context.viewer ? null : context.names(seat));
  const { by, show } = last;
  const before = beats.at(-2)?.show;
  // The end comes with the last number, and both are worth telling.
  if (show.type === 'ended' && before?.type === 'shown')
    return { by, line: told(show, by, who, words), detail: told(before, by, who, words) };
  return { by, line: told(show, by, who, words) };
}

function told(show: Show, by: Seat | null, who: Who, words: StoryWords): string {
  switch (show.type) {
    case 'rolled': {
      const dice = COLOURS.filter((colour) => show.dice[colour] !== undefined);
      return words.rolls(who(by), dice, show.number, show.again);
    }
    case 'stands':
      return words.stands(who(by), show.number);
    case 'shown':
      return show.choices.length === 1 ? aloneTold(show, words) : choicesTold(show, by, who, words);
    case 'ended':
      return words.ended[show.reason](show.seats.map(who));
  }
}

function aloneTold({ choices: [choice = 'skip'], number }: Show & { type: 'shown' }, words: StoryWords): string {
  return choice === 'skip' ? words.aloneFail(number) : words.alone(choice.row, choice.column, number);
}

/** More places than these make a sentence that no phone has room for. */
const FEW_PLACES = 2;

type Chooser = { readonly name: string | null };

function manyTold(
  writers: readonly Chooser[],
  [first = '']: readonly string[],
  seats: number,
  words: StoryWords,
): string {
  const isAll = writers.length === seats;
  if (isAll && writers.every(({ name }) => name !== null)) return words.allWrite;
  const others = writers.slice(1).flatMap(({ name }) => (name === null ? [] : [name]));
  return `${first}, ${words.alsoWrite(others, isAll)}`;
}

/** What I did comes first, whoever wrote nothing last. */
function choicesTold(
  { choices, number, failed }: Show & { type: 'shown' },
  by: Seat | null,
  who: Who,
  words: StoryWords,
): string {
  const seats = choices.map((choice, seat) => ({ choice, seat, name: who(seat) }));
  const order = seats.toSorted((one, other) => Number(other.name === null) - Number(one.name === null));
  const writers = order.filter(({ choice }) => choice !== 'skip');
  const placed = writers.flatMap(({ choice, name }) =>
    choice === 'skip' ? [] : [words.writes(name, choice.row, choice.column)],
  );
  // Where each number went stands in the tray; of many the sentence says my own place and who else wrote.
  const wrote = writers.length <= FEW_PLACES ? placed.join(', ') : manyTold(writers, placed, choices.length, words);
  const passed = order.flatMap(({ choice, name, seat }) => (choice === 'skip' && seat !== failed ? [name] : []));
  const parts = [
    wrote,
    passed.length === 0 ? '' : words.passes(passed),
    failed === null ? '' : words.fails(who(failed)),
  ];
  return `${words.numberOf(who(by), number)} ${parts.filter((part) => part !== '').join('; ')}.`;
}

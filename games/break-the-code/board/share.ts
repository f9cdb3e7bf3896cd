import type { View } from '@cifra/kernel';
import type { ShareCard, ShareMark } from '@cifra/kit';
import type { StoryContext } from '@cifra/kit/stage';
import type { BreakTheCode } from '../rules/types.ts';
import { storyWords } from '../words/story.ts';

/** Every question somebody asked is a sign, a right guess a star. */
export function share({ table }: View<BreakTheCode>, { language }: StoryContext): ShareCard {
  const rows = Array.from({ length: table.seats }, (_, seat) => {
    const asked = table.asked.filter((one) => one.seat === seat).map((): ShareMark => 'full');
    const guessed = table.guesses
      .filter((one) => one.seat === seat)
      .map(({ right }): ShareMark => (right ? 'won' : 'lost'));
    return { seat, marks: [...asked, ...guessed] };
  });
  return { line: storyWords[language].why.after(table.asked.length), rows };
}

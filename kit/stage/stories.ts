import type { Language } from '@cifra/kernel';
import type { Beat, Story, StoryContext } from './beat.ts';

/** Beats as stories, a turn at a time, oldest first. */
export function storiesOf(
  beats: readonly Beat[],
  story: (beats: readonly Beat[], context: StoryContext) => Story | null,
  context: StoryContext,
): readonly Story[] {
  return turnsOf(beats).flatMap((turn) => {
    const told = story(turn, context);
    return told === null ? [] : [told];
  });
}

/** What the turns before the last one did to the viewer, who has not acted since; null where it is nothing. */
export function toldBefore(stories: readonly Story[], language: Language): string | null {
  const told = stories.slice(0, -1).flatMap(({ later }) => (later === undefined ? [] : [later]));
  return told.length === 0 ? null : BEFORE[language](told.join('; '));
}

const BEFORE: { readonly [language in Language]: (told: string) => string } = {
  en: (told) => `Before that, ${told}.`,
  es: (told) => `Antes, ${told}.`,
};

function turnsOf(beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const turns: Beat[][] = [];
  for (const beat of beats) {
    const last = turns.at(-1);
    if (last !== undefined && last[0]?.turn === beat.turn) last.push(beat);
    else turns.push([beat]);
  }
  return turns;
}

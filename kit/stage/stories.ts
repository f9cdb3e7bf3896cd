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

function turnsOf(beats: readonly Beat[]): readonly (readonly Beat[])[] {
  const turns: Beat[][] = [];
  for (const beat of beats) {
    const last = turns.at(-1);
    if (last !== undefined && last[0]?.turn === beat.turn) last.push(beat);
    else turns.push([beat]);
  }
  return turns;
}

import type { Language, Names, Seat, SeenEvent, Shape, View } from '@cifra/kernel';
import type { Sound } from '../sound/names.ts';

/**
 * How long a beat stays at least, in milliseconds: a small one long enough to be read, a reveal long enough to be
 * enjoyed. A tap ends either.
 */
export const HOLD = { small: 1_200, reveal: 2_500 } as const;
export type Weight = keyof typeof HOLD;

/**
 * One thing that happened, as one viewer sees it: who, what, to whom, what came of it. A game makes beats from facts
 * (`board/beats.ts`), the stage shows them one after another, and the board draws the one that is shown.
 */
export type Beat<Show = unknown> = {
  readonly weight: Weight;
  /** Longer than its weight says, where a scene has several parts. */
  readonly hold?: number;
  /** Whose doing it is; null where nobody's. */
  readonly by: Seat | null;
  /** Beats with one name belong to one turn, which is told as a whole. */
  readonly turn: string;
  readonly sound?: Sound;
  /** It is seen on the board, and what was told before it stays in sight: the others' turn is still to be read. */
  readonly isUntold?: true;
  /** What everybody waits for: a tap leads to it and not past it, and whoever is far behind still sees the last one. */
  readonly isClimax?: true;
  /** What the board draws and the story tells: the game's own. */
  readonly show: Show;
};

/** How long it stays at least, in milliseconds. */
export function holdOf({ hold, weight }: Beat): number {
  return hold ?? HOLD[weight];
}

/** One event on its way to beats: what the viewer saw before it, was told, and sees after it. */
export type BeatStep<G extends Shape> = {
  readonly before: View<G>;
  readonly event: SeenEvent<G>;
  readonly after: View<G>;
};

/** What a turn came to, from the viewer's side: a sentence, and what else is worth knowing of it. */
export type Story = {
  readonly by: Seat | null;
  readonly line: string;
  readonly detail?: string;
  /** In short, where the viewer still has to read it when another turn is told already: what it did to them. */
  readonly later?: string;
};

/** What a story needs to know besides the beats that it tells. */
export type StoryContext = { readonly viewer: Seat | 'spectator'; readonly names: Names; readonly language: Language };

/** How a game puts what happens on the stage. */
export type Staging<G extends Shape, Show = unknown> = {
  /** What an event looks like to this viewer; nothing where there is nothing to show. */
  readonly beats: (step: BeatStep<G>) => readonly Beat<Show>[];
  /**
   * One turn's beats, oldest first, in a sentence; null where there is nothing to tell. A method, because the page hands
   * back the game's own beats without knowing what they show.
   */
  story(beats: readonly Beat<Show>[], context: StoryContext): Story | null;
};

import type { Seat } from '@cifra/kernel';
import type { Beat, BeatStep } from '@cifra/kit/stage';
import type { Tile } from '../rules/tiles.ts';
import type { Asked, BreakTheCode, End, Fact, Guess } from '../rules/types.ts';

/** What the board draws of something that happened. */
export type Show =
  | { readonly type: 'dealt'; readonly first: Seat }
  /** Somebody else takes a card; what is answered is the next beat. */
  | { readonly type: 'asks'; readonly asked: Asked }
  | { readonly type: 'answered'; readonly asked: Asked }
  /** Somebody else says a row aloud (B8); right or wrong is the next beat. */
  | { readonly type: 'says'; readonly tiles: readonly Tile[] }
  /** The tiles are null where they were written down in secret (B10). */
  | { readonly type: 'judged'; readonly isRight: boolean; readonly tiles: readonly Tile[] | null }
  | { readonly type: 'declined' }
  | { readonly type: 'ended'; readonly end: End };

export type CodeBeat = Beat<Show>;

/** The tiles of a spoken guess appear one after the other, and are then looked at for a moment. */
const SPOKEN = 1_900;
/** An answer is a little longer to read than a plain fact: it is about places. */
const READ = 1_800;

/** What an event looks like to this viewer. Whose turn it is, is seen on the board alone. */
export function beats({ before, event, after }: BeatStep<BreakTheCode>): readonly CodeBeat[] {
  if (event.fact.type === 'opened') return [];
  const fact = event.fact as Fact;
  const { asked, guesses } = after.table;
  const turn = `${asked.length}/${guesses.length}`;
  const isMine = 'seat' in fact && fact.seat === before.viewer;
  switch (fact.type) {
    case 'dealt':
      return [{ weight: 'small', by: null, turn: 'deal', sound: 'clack', show: { type: 'dealt', first: fact.first } }];
    case 'asked': {
      const answered: CodeBeat = {
        weight: 'small',
        hold: READ,
        by: fact.seat,
        turn,
        sound: 'pencil',
        show: { type: 'answered', asked: fact },
      };
      const asks: CodeBeat = {
        weight: 'small',
        by: fact.seat,
        turn,
        sound: 'clack',
        show: { type: 'asks', asked: fact },
      };
      // Whoever asks knows what they asked: for them the answer comes at once.
      return isMine ? [answered] : [asks, answered];
    }
    case 'guessed':
      return guessBeats(fact, turn, isMine);
    case 'declined':
      return [{ weight: 'small', by: fact.seat, turn: `${turn}/declined`, show: { type: 'declined' } }];
    case 'turned':
      return [];
    case 'ended': {
      const { type: _, ...end } = fact;
      return [{ weight: 'reveal', by: null, turn: 'end', sound: 'knock', show: { type: 'ended', end } }];
    }
  }
}

function guessBeats({ seat, right, tiles }: Guess, turn: string, isMine: boolean): readonly CodeBeat[] {
  const judged: CodeBeat = {
    weight: 'reveal',
    by: seat,
    turn,
    sound: right ? 'rising' : 'tap',
    show: { type: 'judged', isRight: right, tiles: tiles ?? null },
  };
  if (isMine || tiles === undefined) return [judged];
  return [{ weight: 'small', hold: SPOKEN, by: seat, turn, sound: 'pencil', show: { type: 'says', tiles } }, judged];
}

import type { Seat } from '@cifra/kernel';
import type { Story, StoryContext } from '@cifra/kit/stage';
import { otherTeam, type Team, teamOf } from '../rules/table.ts';
import { type StoryWords, storyWords } from '../words/story.ts';
import type { DecryptoBeat, RevealShow, Show } from './beats.ts';
import { codeText } from './situation.ts';
import { verdictOf } from './verdict.ts';

/** A turn from the viewer's side: what came of the clues if that is known, otherwise what is known so far. */
export function story(beats: readonly DecryptoBeat[], context: StoryContext): Story | null {
  const last = beats.at(-1);
  if (last === undefined) return null;
  return { by: last.by, ...told(last.show, context) };
}

type Told = Pick<Story, 'line' | 'detail'>;

function told(show: Show, context: StoryContext): Told {
  const words = storyWords[context.language];
  const who = (seat: Seat) => (seat === context.viewer ? null : context.names(seat));
  switch (show.type) {
    case 'began':
      return { line: words.began(show.round, show.writers.map(who)) };
    case 'locked':
      return {
        line: show.isLate ? words.late(who(show.seat)) : words.locked(who(show.seat)),
        ...(show.isSandTurned ? { detail: words.sandRuns } : {}),
      };
    case 'clues':
      return show.isSaid
        ? { line: words.cluesSaid(sideOf(show.team, context)) }
        : { line: words.clues(sideOf(show.team, context), show.clues) };
    case 'revealed': {
      const { headline, detail } = revealTold(show, context);
      return { line: headline, ...(detail === '' ? {} : { detail }) };
    }
    case 'naming':
      return { line: words.naming(show.points.white) };
    case 'named': {
      const right = (team: Team) => show.names[team].right.filter(Boolean).length;
      return { line: words.named(right('white'), right('black')) };
    }
  }
}

/** A team as somebody speaks of it: their own, the rivals, or by its name where they belong to neither. */
export type Side = { readonly team: Team; readonly isOurs: boolean | null };

export function sideOf(team: Team, { viewer }: Pick<StoryContext, 'viewer'>): Side {
  return { team, isOurs: viewer === 'spectator' ? null : teamOf(viewer) === team };
}

/** The verdict of a reveal: a headline and what it means. */
export function revealTold(
  show: RevealShow,
  context: StoryContext,
): { readonly headline: string; readonly detail: string } {
  const words: StoryWords = storyWords[context.language];
  const verdict = verdictOf(show);
  const side = sideOf(show.team, context);
  const said = { code: codeText(show.code), answer: show.answer === null ? null : codeText(show.answer) };
  const { isAgainstOne, round } = show;
  const rival = isAgainstOne ? interceptorTold() : words.team[otherTeam(show.team)];
  return {
    headline: words.headline({ ...verdict, side, rival, isAgainstOne }),
    detail: words.meaning({ ...verdict, side, rival, isAgainstOne, isFirstRound: round === 1, ...said }),
  };

  /** The one who listens sits on the only seat of the other side (D20). */
  function interceptorTold(): string {
    return context.viewer === 1 ? '' : context.names(1);
  }
}

import { isSameCode, otherTeam, type Team } from '../rules/table.ts';
import type { RevealShow } from './beats.ts';

/** How something turned out for whoever looks: what the rivals manage is never good (P18). */
export type Tone = 'good' | 'bad' | 'plain';

export function toneOf(mine: Team | null, team: Team, isSuccess: boolean): Tone {
  if (mine === null || mine !== team) return 'plain';
  return isSuccess ? 'good' : 'bad';
}

type Gained = { readonly team: Team; readonly kind: 'interception' | 'miss'; readonly count: number };

/** What a reveal came to. */
export type Verdict = {
  readonly isDecoded: boolean;
  readonly isIntercepted: boolean;
  /** The interceptors had all digits but one: two of three stand where they should. */
  readonly isNear: boolean;
  /** Tokens that somebody gets, the interceptors' first; each is the so-and-so-manieth of its kind. */
  readonly gained: readonly Gained[];
};

export function verdictOf({ team, interception, answer, code, tokens, before }: RevealShow): Verdict {
  const rival = otherTeam(team);
  const isIntercepted = isSameCode(interception, code);
  const same = interception?.filter((digit, at) => digit === code[at]).length ?? 0;
  const interceptions = tokens[rival].interceptions - before[rival].interceptions;
  const misses = tokens[team].miscommunications - before[team].miscommunications;
  return {
    isDecoded: isSameCode(answer, code),
    isIntercepted,
    isNear: same === code.length - 1,
    gained: [
      ...Array.from({ length: interceptions }, (_, at): Gained => {
        return { team: rival, kind: 'interception', count: before[rival].interceptions + at + 1 };
      }),
      ...(misses > 0 ? [{ team, kind: 'miss', count: tokens[team].miscommunications } as const] : []),
    ],
  };
}

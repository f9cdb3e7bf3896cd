import { type Fact, isSameCode, type Table, TEAMS, type Team, teamOf } from '../rules/table.ts';

/** What a log entry speaks of: a team's console, and on its sheet a round. */
export type Pointed = { readonly teams: readonly Team[]; readonly round: number | null };

export function pointedBy(table: Table, fact: Fact | null): Pointed | null {
  if (fact === null) return null;
  switch (fact.type) {
    case 'roundBegan':
      return { teams: TEAMS, round: fact.round };
    case 'written':
      return { teams: [teamOf(fact.seat)], round: fact.round };
    case 'cluesShown': {
      if (fact.said !== undefined) return { teams: [fact.team], round: fact.said };
      // No team gives a clue twice (D16), so its clues name the round.
      const meant = table.sheet[fact.team].find(({ clues }) => clues?.join() === fact.clues.join());
      return { teams: [fact.team], round: meant?.round ?? null };
    }
    case 'revealed': {
      const meant = table.sheet[fact.team].findLast(
        ({ code, answer, interception }) =>
          isSameCode(code, fact.code) && isGiven(answer, fact.answer) && isGiven(interception, fact.interception),
      );
      return { teams: [fact.team], round: meant?.round ?? null };
    }
    case 'jotted':
    case 'locked':
    case 'drafted':
    case 'confirmed':
    case 'timedOut':
      return { teams: [teamOf(fact.seat)], round: null };
    case 'answered':
    case 'named':
    case 'judged':
      return { teams: [fact.team], round: null };
    case 'dealt':
    case 'namingBegan':
    case 'namesShown':
    case 'ended':
      return null;
  }
}

function isGiven(one: readonly number[] | null, other: readonly number[] | null): boolean {
  return one === null || other === null ? one === other : isSameCode(one, other);
}

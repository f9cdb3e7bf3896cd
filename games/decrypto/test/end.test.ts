import { describe, expect, test } from 'vitest';
import { type Decrypto, decrypto, teamHandIn, verdictOf } from '../rules/judge/index.ts';
import { tellings } from '../words/text.ts';
import {
  ALL_123,
  ALL_123_OF_THREE,
  answer,
  BLACK,
  clues,
  confirm,
  encrypt,
  given,
  type Half,
  judge,
  type Match,
  name,
  round,
  WHITE,
} from './build.ts';

const level = (options: Partial<Decrypto['Options']> = {}, seats = 4) => given({ seats, options, chance: ALL_123 });
const three = () => given({ seats: 3, chance: ALL_123_OF_THREE });

describe('the end', () => {
  /** Plays rounds of [what happens in white's half, in black's half]. */
  const play = (match: Match, ...rounds: [Half, Half][]) => {
    for (const [white, black] of rounds) round(match, white, black);
    return match;
  };
  const MISS = 'missed';
  const TAKE = 'intercepted';
  const BOTH = 'missed and intercepted';

  test.each<{ why: string; rounds: [Half, Half][]; winners: number[]; reason: string }>([
    {
      why: 'two interceptions of black',
      rounds: [
        ['', ''],
        [TAKE, ''],
        [TAKE, ''],
      ],
      winners: [1, 3],
      reason: 'interceptions',
    },
    {
      why: 'two interceptions of white',
      rounds: [
        ['', ''],
        ['', TAKE],
        ['', TAKE],
      ],
      winners: [0, 2],
      reason: 'interceptions',
    },
    {
      why: 'two miscommunications of white',
      rounds: [
        [MISS, ''],
        [MISS, ''],
      ],
      winners: [1, 3],
      reason: 'miscommunications',
    },
    {
      why: 'two miscommunications of black',
      rounds: [
        ['', MISS],
        ['', MISS],
      ],
      winners: [0, 2],
      reason: 'miscommunications',
    },
    {
      why: 'two interceptions of white while black has two miscommunications',
      rounds: [
        ['', ''],
        ['', BOTH],
        ['', BOTH],
      ],
      winners: [0, 2],
      reason: 'interceptions',
    },
    {
      why: 'two interceptions of black while white has two miscommunications, and one of each the other way',
      rounds: [
        ['', MISS],
        [BOTH, TAKE],
        [BOTH, ''],
      ],
      winners: [1, 3],
      reason: 'interceptions',
    },
    {
      why: 'two interceptions against one',
      rounds: [
        ['', ''],
        [TAKE, TAKE],
        [TAKE, ''],
      ],
      winners: [1, 3],
      reason: 'interceptions',
    },
  ])('[D11] a plain end: $why', ({ rounds, winners, reason }) => {
    const match = play(level(), ...rounds.slice(0, -1));
    expect(match.outcome).toBeNull();
    play(match, ...rounds.slice(-1));
    expect(match.outcome).toMatchObject({ winners, reason, words: { white: WHITE, black: BLACK } });
    expect(match.toAct).toEqual([]);
    match.refuses(0, confirm(123), 'match-over');
  });

  test.each<{ why: string; rounds: [Half, Half][]; winners: number[] | null }>([
    {
      why: 'one team has two of both, the other nothing: points 0 and 0',
      rounds: [
        ['', ''],
        [MISS, TAKE],
        [MISS, TAKE],
      ],
      winners: null,
    },
    {
      why: 'one team has two of both, the other one interception: points 0 and 1',
      rounds: [
        ['', ''],
        [BOTH, TAKE],
        [MISS, TAKE],
      ],
      winners: [1, 3],
    },
    {
      why: 'both have two interceptions, one of them a miscommunication: points 1 and 2',
      rounds: [
        [MISS, ''],
        [TAKE, TAKE],
        [TAKE, TAKE],
      ],
      winners: [1, 3],
    },
    {
      why: 'both have two interceptions and nothing else',
      rounds: [
        ['', ''],
        [TAKE, TAKE],
        [TAKE, TAKE],
      ],
      winners: null,
    },
    {
      why: 'both have two miscommunications',
      rounds: [
        [MISS, MISS],
        [MISS, MISS],
      ],
      winners: null,
    },
    {
      why: 'both have two miscommunications, one of them an interception',
      rounds: [
        [MISS, MISS],
        [MISS, BOTH],
      ],
      winners: [0, 2],
    },
    {
      why: 'both have two of both',
      rounds: [
        ['', ''],
        [BOTH, BOTH],
        [BOTH, BOTH],
      ],
      winners: null,
    },
    {
      why: 'round 8 ends with neither: level',
      rounds: Array.from({ length: 8 }, () => ['', ''] as [Half, Half]),
      winners: null,
    },
    {
      why: 'round 8 ends with neither: one interception',
      rounds: [...Array.from({ length: 7 }, () => ['', ''] as [Half, Half]), ['', TAKE]],
      winners: [0, 2],
    },
    {
      why: 'round 8 ends with neither: one miscommunication',
      rounds: [...Array.from({ length: 7 }, () => ['', ''] as [Half, Half]), ['', MISS]],
      winners: [0, 2],
    },
  ])('[D12, D13] a tie-break: $why', ({ rounds, winners }) => {
    const match = play(level(), ...rounds.slice(0, -1));
    expect(match.outcome).toBeNull();
    play(match, ...rounds.slice(-1));
    if (winners === null) {
      expect(match.outcome).toBeNull();
      expect(match.table.phase).toBe('names');
      expect(match.toAct).toEqual([0, 1, 2, 3]);
    } else expect(match.outcome).toMatchObject({ winners, reason: 'points' });
  });

  test('[D12] every combination of tokens ends as the rule says, and no other is a tie-break', () => {
    const counts = [0, 1, 2];
    let ties = 0;
    for (const wi of counts)
      for (const wm of counts)
        for (const bi of counts)
          for (const bm of counts) {
            const { table } = level();
            const tokens = {
              white: { interceptions: wi, miscommunications: wm },
              black: { interceptions: bi, miscommunications: bm },
            };
            const early = verdictOf({ ...table, round: 5, tokens });
            const late = verdictOf({ ...table, round: 8, tokens });
            const isTie =
              (wi === 2 && wm === 2) || (bi === 2 && bm === 2) || (wi === 2 && bi === 2) || (wm === 2 && bm === 2);
            const hasEnded = [wi, wm, bi, bm].includes(2);
            if (isTie) ties++;
            expect(early === 'tie-break', JSON.stringify(tokens)).toBe(isTie);
            expect(early === 'go-on').toBe(!hasEnded);
            expect(late === 'tie-break').toBe(isTie || !hasEnded);
            if (hasEnded && !isTie) {
              expect(early).toMatchObject({ winner: wi === 2 || bm === 2 ? 'white' : 'black' });
              expect(late).toEqual(early);
            }
          }
    expect(ties).toBe(25);
  });

  const naming = (options: Partial<Decrypto['Options']> = {}) => play(level(options), [MISS, MISS], [MISS, MISS]);

  test('[D13] each team names the other’s keywords by number, once, unseen until both have; more right wins', () => {
    const match = naming({ strictNames: true });
    match.when(2, name('antigüedad', 'hueso', 'x', 'matinal')).gives({ type: 'named', team: 'white' });
    for (const viewer of [1, 3, 'spectator'] as const)
      expect(JSON.stringify(match.view(viewer).table)).not.toContain('hueso');
    expect(teamHandIn(match.view(0), 'white').names).toEqual(['antigüedad', 'hueso', 'x', 'matinal']);
    match.refuses(0, name('a', 'b', 'c', 'd'), 'already-named').refuses(1, name('a\u202e', '', '', ''), 'name-unseen');
    expect(match.toAct).toEqual([1, 3]);
    match.when(1, name('negro', '', '', ''));
    expect(match.outcome).toMatchObject({ winners: [0, 2], reason: 'names', named: { white: 2, black: 1 } });
  });

  test('[D13] still equal: both win', () => {
    const match = naming({ strictNames: true })
      .when(0, name('', '', '', ''))
      .when(1, name('', '', '', ''));
    expect(match.outcome).toMatchObject({ winners: [0, 1, 2, 3], ranking: [[0, 1, 2, 3]], reason: 'shared' });
  });

  test('[D14] names ignore case, accents and surrounding space', () => {
    const match = naming()
      .when(0, name(' ANTIGUEDAD ', 'Hueso', 'matinal', 'pesadillà'))
      .when(1, name('', '', '', ''));
    expect(match.outcome).toMatchObject({ winners: [0, 2], named: { white: 4, black: 0 } });
  });

  test('[D14] the owning team may accept a near miss; it is asked only where there is one, and answers unseen', () => {
    const match = naming()
      .when(0, name('antiguo', 'hueso', '', 'sueño'))
      .when(1, name('negro', '', '', ''));
    // Black judges the words named for its keywords; white has none to judge, for blanks are no misses.
    expect(match.table.phase).toBe('judging');
    expect(match.toAct).toEqual([1, 3]);
    expect(match.legal(3)).toHaveLength(4);
    match
      .refuses(0, judge(), 'nothing-to-judge')
      .refuses(1, judge(1), 'not-to-judge')
      .refuses(1, judge(2), 'not-to-judge')
      .refuses(1, judge(0, 0), 'judged-twice')
      .refuses(1, { type: 'judge', accept: [4] }, 'bad-command')
      .when(3, judge(0));
    expect(match.outcome).toMatchObject({ winners: [0, 2], reason: 'names', named: { white: 2, black: 1 } });
    expect(match.table.end?.accepted).toEqual({ white: [0], black: [] });
  });

  test('[D14] both teams judge before either verdict is shown', () => {
    const match = naming()
      .when(0, name('antiguo', '', '', ''))
      .when(1, name('', 'mosca', '', ''));
    expect(match.toAct).toEqual([0, 1, 2, 3]);
    match.when(0, judge(1)).gives({ type: 'judged', team: 'white' });
    match.refuses(2, judge(), 'already-judged');
    expect(teamHandIn(match.view(2), 'white').accept).toEqual([1]);
    expect(JSON.stringify(match.view(1).table)).not.toContain('accept');
    match.when(3, judge(0));
    expect(match.outcome).toMatchObject({ winners: [0, 1, 2, 3], reason: 'shared', named: { white: 1, black: 1 } });
    expect(match.table.end?.accepted).toEqual({ white: [0], black: [1] });
  });

  test.each([
    { accepted: [0], en: 'Black accepts word 1 as near enough.', es: 'Negro da por buena la palabra 1.' },
    {
      accepted: [0, 2],
      en: 'Black accepts word 1 and word 3 as near enough.',
      es: 'Negro da por buenas la palabra 1 y la palabra 3.',
    },
  ])('[D14] the end tells which words were accepted: $accepted', ({ accepted, en, es }) => {
    const match = naming()
      .when(0, name('antiguo', 'hueso', 'tarde', ''))
      .when(1, name('', '', '', ''))
      .when(3, judge(...accepted));
    const { end } = match.table;
    if (end === null) throw new Error('No end');
    const fact = { type: 'ended', ...end } as const;
    expect(tellings.en.fact(fact, String)).toContain(en);
    expect(tellings.es.fact(fact, String)).toContain(es);
  });

  test('[D14] with strictNames nobody judges', () => {
    const match = naming({ strictNames: true })
      .when(0, name('antiguo', '', '', ''))
      .when(1, name('', 'mosca', '', ''));
    expect(match.outcome).toMatchObject({ reason: 'shared', named: { white: 0, black: 0 } });
  });
});

describe('three players', () => {
  test('[D20] two play against one interceptor, who has no words and no codes', () => {
    const match = three();
    expect(match.table.members).toEqual({ white: [0, 2], black: [1] });
    expect(match.table.encryptors).toEqual({ white: 0, black: null });
    expect(match.view(1).hands).toMatchObject({ 'team:1': { words: [] }, 'seat:1': { code: null } });
    expect(match.toAct).toEqual([0]);
    match.refuses(1, encrypt('Noche', 'Amanecer', 'Perro'), 'not-the-encryptor');
    clues(match);
    expect(decrypto.deadline(match.table)).toBeNull();
    answer(match, 'white', 123);
    expect(match.table).toMatchObject({ round: 2, encryptors: { white: 2, black: null }, sheet: { black: [] } });
  });

  test('[D20] a token for each right interception and for each own answer that is wrong, in round 1 too', () => {
    const match = round(three(), 'missed');
    expect(match.table.tokens).toEqual({
      white: { interceptions: 0, miscommunications: 0 },
      black: { interceptions: 1, miscommunications: 0 },
    });
    round(match, 'intercepted');
    expect(match.outcome).toMatchObject({ winners: [1], reason: 'interceptions', words: { white: WHITE, black: [] } });
  });

  test('[D20] both at once are two tokens', () => {
    const match = round(round(three()), 'missed and intercepted');
    expect(match.outcome).toMatchObject({ winners: [1], ranking: [[1], [0, 2]] });
  });

  test('[D20] nobody intercepts in round 1', () => {
    clues(three()).refuses(1, confirm(123), 'no-interception-yet');
  });

  test('[D20] fewer than two tokens by the end of round 5: the team wins, without a tie-break', () => {
    const match = three();
    for (const what of ['', 'intercepted', '', ''] as const) round(match, what);
    expect(match.outcome).toBeNull();
    round(match);
    expect(match.outcome).toMatchObject({ winners: [0, 2], reason: 'survived' });
  });

  test('[D20] the second token may come in round 5', () => {
    const match = three();
    for (const what of ['missed', '', '', '', 'intercepted'] as const) round(match, what);
    expect(match.outcome).toMatchObject({ winners: [1] });
  });
});

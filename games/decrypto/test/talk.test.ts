import { describe, expect, test } from 'vitest';
import { type Decrypto, decrypto, teamHandIn } from '../rules/judge/index.ts';
import {
  ALL_123,
  answer,
  clues,
  confirm,
  draft,
  encrypt,
  given,
  jot,
  type Match,
  name,
  round,
  WHITE,
} from './build.ts';

const level = (options: Partial<Decrypto['Options']> = {}, seats = 4) => given({ seats, options, chance: ALL_123 });

describe('time', () => {
  test('[D19] the sand timer runs for the other encryptor once one has locked', () => {
    for (const timer of [30, 60, 90] as const) {
      const match = given({ options: { timer } });
      expect(decrypto.deadline(match.table)).toBeNull();
      match.when(1, encrypt('Noche', 'Amanecer', 'Perro'));
      expect(decrypto.deadline(match.table)).toEqual({ seats: [0], after: timer, warning: 10, clock: 'sand:1' });
    }
    const off = given({ options: { timer: 'off' } }).when(1, encrypt('Noche', 'Amanecer', 'Perro'));
    expect(decrypto.deadline(off.table)).toBeNull();
    expect(given().table.timer).toBe(30);
  });

  test('[D19] a bot leaves it to people to start the sand timer', () => {
    const yields = (match: Match, seat: number) => decrypto.yields?.(match.table, seat);
    const match = given();
    expect([yields(match, 0), yields(match, 1)]).toEqual([[1], [0]]);
    match.when(1, encrypt('Noche', 'Amanecer', 'Perro'));
    expect(yields(match, 0)).toEqual([]);
    expect(yields(given({ options: { timer: 'off' } }), 0)).toEqual([]);
    expect(yields(given({ seats: 3 }), 0)).toEqual([]);
    expect(yields(clues(given()), 2)).toEqual([]);
  });

  test('[D21] a bot answers and intercepts after the people of its team', () => {
    const match = clues(round(given({ seats: 6 })));
    expect(decrypto.yields?.(match.table, 0)).toEqual([4]);
    expect(decrypto.yields?.(match.table, 3)).toEqual([1, 5]);
    match.when(1, confirm(123)).when(5, confirm(123));
    expect(decrypto.yields?.(match.table, 3)).toEqual([]);
  });

  test('[D13, D14] a bot leaves it to its team-mates to name and to judge', () => {
    const match = level({}, 6);
    for (let at = 1; at <= 8; at++) round(match);
    expect(decrypto.yields?.(match.table, 2)).toEqual([0, 4]);
    match.when(0, name('uno', 'dos', 'tres', 'seis')).when(1, name(...WHITE.slice(0, 3), 'gorro'));
    expect(match.table).toMatchObject({ phase: 'judging', waiting: [0, 1, 2, 3, 4, 5] });
    expect(decrypto.yields?.(match.table, 3)).toEqual([1, 5]);
  });

  test('[D19] at the end what is written counts, the rest stays blank, and no token comes of it', () => {
    const match = given({ chance: ALL_123 })
      .when(0, jot('México', null, null))
      .gives({ type: 'jotted', seat: 0 })
      .when(1, encrypt('Noche', 'Amanecer', 'Perro'))
      .when(0, jot('México', null, ' Terror '))
      .timeUp(0);
    expect(match.facts).toEqual([
      { type: 'locked', seat: 0, timeUp: true },
      { type: 'cluesShown', team: 'white', clues: ['México', null, 'Terror'] },
    ]);
    answer(match, 'white', 123);
    expect(match.table.tokens.white).toEqual({ interceptions: 0, miscommunications: 0 });
  });

  test('[D19] what may not be a clue does not count either', () => {
    const match = given()
      .when(1, encrypt('Noche', 'Amanecer', 'Perro'))
      .when(0, jot('sombreros', 'México', 'méxico'))
      .timeUp(0);
    expect(match.table.sheet.white[0]?.clues).toEqual([null, 'México', null]);
  });

  test('[D19] notes are the encryptor’s alone', () => {
    const match = given().when(0, jot('México', null, null));
    expect(match.view(0).hands['seat:0']).toMatchObject({ clues: ['México', null, null] });
    for (const viewer of [1, 2, 3, 'spectator'] as const)
      expect(JSON.stringify(match.view(viewer))).not.toContain('México');
    match.refuses(2, jot('Insecto', null, null), 'not-the-encryptor');
  });

  test('[D19] answers may have a limit: a missing own answer is wrong, a missing interception is none', () => {
    const match = given({ options: { answerLimit: 45 }, chance: ALL_123 });
    clues(match);
    expect(decrypto.deadline(match.table)).toEqual({ seats: [2], after: 45, warning: 10, clock: 'answer:1:white' });
    match.timeUp(2).gives({ type: 'timedOut' }, { type: 'answered' }, { type: 'revealed', answer: null }, {});
    expect(match.table.tokens.white.miscommunications).toBe(1);
    answer(match, 'black', 123);
    clues(match).timeUp(1).timeUp(3);
    answer(match, 'white', 123).gives({}, {}, { type: 'revealed', interception: null, answer: [1, 2, 3] }, {});
    expect(match.table.tokens.black.interceptions).toBe(0);
    expect(decrypto.deadline(match.table)?.clock).toBe('answer:2:black');
  });

  test('[D19] without a limit no clock runs for an answer, and no player can say that time is up', () => {
    const match = clues(level());
    expect(decrypto.deadline(match.table)).toBeNull();
    match.refuses(2, { type: 'time-up' }, 'bad-command');
  });

  test('[D19] a clock of the house stops naming and judging too', () => {
    const match = level({ answerLimit: 60 });
    for (let at = 0; at < 2; at++) round(match, 'missed', 'missed');
    expect(decrypto.deadline(match.table)).toMatchObject({
      seats: [0, 1, 2, 3],
      after: 60,
      warning: 10,
      clock: 'names',
    });
    match
      .timeUp(0)
      .when(1, name('gris', '', '', ''))
      .timeUp(2);
    expect(match.table.names?.white.words).toEqual(['', '', '', '']);
    expect(decrypto.deadline(match.table)).toMatchObject({ seats: [0, 2], warning: 10, clock: 'judging' });
    match.timeUp(2).timeUp(0);
    expect(match.outcome).toMatchObject({ reason: 'shared', named: { white: 0, black: 0 } });
  });
});

describe('talk', () => {
  const eight = () => clues(round(given({ seats: 8, chance: ALL_123 })));

  test('[D21] the team sees one shared draft, and the rivals do not', () => {
    const match = eight()
      .when(4, draft(4, null, 1))
      .gives({ type: 'drafted', seat: 4, cleared: true });
    for (const viewer of [0, 2, 4, 6]) expect(teamHandIn(match.view(viewer), 'white').draft).toEqual([4, null, 1]);
    for (const viewer of [1, 3, 'spectator'] as const)
      expect(JSON.stringify(match.view(viewer))).not.toContain('[4,null,1]');
  });

  test('[D9, D21] an encryptor is silent while the own clues are decoded, and only then', () => {
    const silent = (match: Match) =>
      [0, 1, 2, 3, 4, 5, 6, 7].filter((seat) => decrypto.mayTalk?.(match.table, seat) === false);
    const match = round(given({ seats: 8, chance: ALL_123 }));
    expect(silent(match)).toEqual([]);
    clues(match);
    expect(match.table.encryptors).toEqual({ white: 2, black: 3 });
    expect(silent(match)).toEqual([2]);
    answer(answer(match, 'white', 123), 'black', 432);
    expect(silent(match)).toEqual([3]);
    answer(answer(match, 'white', 432), 'black', 123);
    expect(silent(match)).toEqual([]);
  });

  test('[D21] it counts when all who may answer have confirmed it', () => {
    const match = eight();
    match.when(0, confirm(123)).when(4, confirm(123));
    expect(match.toAct).toEqual([1, 3, 5, 6, 7]);
    match.when(6, confirm(123)).gives({ type: 'confirmed', seat: 6 }, { type: 'answered', team: 'white' });
    expect(match.toAct).toEqual([1, 3, 5, 7]);
    expect(teamHandIn(match.view(2), 'white').answer).toEqual([1, 2, 3]);
  });

  test('[D21] a changed draft clears what was confirmed; the same draft does not', () => {
    const match = eight().when(0, confirm(123)).when(4, confirm(123));
    match.when(0, draft(1, 2, 3)).gives({ type: 'drafted', cleared: false });
    expect(match.toAct).not.toContain(0);
    match.refuses(0, confirm(123), 'already-confirmed');
    match.when(6, draft(1, 2, 4)).gives({ type: 'drafted', cleared: true });
    expect(match.toAct).toEqual([0, 1, 3, 4, 5, 6, 7]);
    expect(teamHandIn(match.view(0), 'white').confirmed).toEqual([]);
  });

  test('[D21] confirming another code is a new draft, confirmed by one', () => {
    const match = eight().when(0, confirm(123)).when(4, confirm(124));
    expect(teamHandIn(match.view(0), 'white')).toMatchObject({ draft: [1, 2, 4], confirmed: [4] });
    expect(match.toAct).toEqual([0, 1, 3, 5, 6, 7]);
  });

  test('[D21] whoever has confirmed may still change the draft, but is not waited for', () => {
    const match = eight().when(0, confirm(123));
    expect(match.legal(0)).toEqual([]);
    match.when(0, draft(null, null, null));
    expect(match.toAct).toContain(0);
  });

  test('[D21] or when one has confirmed and the time is up', () => {
    const match = eight().when(4, confirm(124)).timeUp(0).timeUp(6);
    expect(teamHandIn(match.view(2), 'white').answer).toEqual([1, 2, 4]);
    match.timeUp(1).timeUp(3).timeUp(5).timeUp(7);
    expect(match.table.sheet.white[1]).toMatchObject({ answer: [1, 2, 4], interception: null });
  });

  test('[D21] whose time is up is not waited for again when the draft changes', () => {
    const match = clues(given({ seats: 6, options: { answerLimit: 60 }, chance: ALL_123 })).timeUp(4);
    expect(match.toAct).toEqual([2]);
    match.when(2, draft(1, 2, null)).gives({ type: 'drafted', cleared: true });
    expect(match.toAct).toEqual([2]);
    match
      .when(2, confirm(123))
      .gives({ type: 'confirmed', cleared: true }, { type: 'answered' }, { type: 'revealed' }, {});
    expect(match.table.sheet.white[0]?.answer).toEqual([1, 2, 3]);
  });

  test('[D21] in the next half everybody has time again', () => {
    const match = clues(round(given({ seats: 6, options: { answerLimit: 60 }, chance: ALL_123 })));
    expect(match.table.encryptors).toEqual({ white: 2, black: 3 });
    match.timeUp(1).timeUp(4);
    expect(match.table.late).toEqual([1, 4]);
    answer(answer(match, 'white', 123), 'black', 432);
    expect(match.table).toMatchObject({ half: 'black', waiting: [0, 1, 2, 4, 5] });
    expect(match.table).not.toHaveProperty('late');
    match.when(5, confirm(124)).when(1, confirm(123));
    expect(match.toAct).toEqual([0, 2, 4, 5]);
  });

  test('[D21] whose time is up may still speak, and then the others are asked again', () => {
    const match = clues(given({ seats: 8, options: { answerLimit: 60 }, chance: ALL_123 }));
    match.when(2, confirm(123)).timeUp(4).when(4, confirm(124));
    expect(match.toAct).toEqual([2, 6]);
    match.when(2, confirm(124)).when(6, confirm(124)).gives({}, { type: 'answered' }, { type: 'revealed' }, {});
  });

  test('[D21] a draft that nobody has confirmed does not count', () => {
    const match = eight()
      .when(4, draft(1, 2, 3))
      .timeUp(0)
      .timeUp(4)
      .timeUp(6);
    expect(match.table.done).toEqual(['white']);
    expect(teamHandIn(match.view(2), 'white').answer).toBeNull();
  });

  test('[D22] the sheet shows every round to all, spectators too', () => {
    const match = round(round(level()), 'missed and intercepted');
    expect(match.view('spectator').table.sheet.white).toEqual([
      { round: 1, clues: ['algebra', 'historia', 'biologia'], answer: [1, 2, 3], interception: null, code: [1, 2, 3] },
      {
        round: 2,
        clues: ['politica', 'economia', 'tradicion'],
        answer: [1, 2, 4],
        interception: [1, 2, 3],
        code: [1, 2, 3],
      },
      { round: 3, clues: null, answer: null, interception: null, code: null },
    ]);
  });
});

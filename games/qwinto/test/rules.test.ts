import { View } from '@cifra/kernel';
import { Scenario, type ScenarioSetup } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import {
  BONUS_COLUMNS,
  CELLS,
  COLOURS,
  type Colour,
  isPentagon,
  type Qwinto,
  qwinto,
  type Sheet,
  score,
} from '../rules/index.ts';

function given(scene: Partial<ScenarioSetup<Qwinto>> = {}): Scenario<Qwinto> {
  return new Scenario(qwinto, { seats: 2, ...scene, chance: { first: 0, ...scene.chance } });
}

/** Rolls one die and keeps it; the script says what it shows. */
function keep(match: Scenario<Qwinto>, seat: number, ...dice: Colour[]): Scenario<Qwinto> {
  return match.when(seat, { type: 'roll', dice }).when(seat, { type: 'keep' });
}

const skip = { type: 'skip' } as const;
const write = (row: Colour, column: number) => ({ type: 'write', row, column }) as const;

/** A sheet from three drawn rows: numbers for filled cells, `-` for empty ones, in the order of the cells. */
function sheet(rows: { readonly [colour in Colour]: string }, fails = 0): Sheet {
  const filled = (colour: Colour) => {
    const row: (number | null)[] = Array.from({ length: 12 }, () => null);
    for (const [at, sign] of rows[colour].trim().split(/\s+/).entries())
      if (sign !== '-') row[(CELLS[colour][at] ?? 0) - 1] = Number(sign);
    return row;
  };
  return { orange: filled('orange'), yellow: filled('yellow'), purple: filled('purple'), fails };
}

describe('the sheet', () => {
  test('[Q1] three rows of nine cells over twelve columns', () => {
    expect(CELLS).toEqual({
      orange: [3, 4, 5, 7, 8, 9, 10, 11, 12],
      yellow: [2, 3, 4, 5, 6, 8, 9, 10, 11],
      purple: [1, 2, 3, 4, 6, 7, 8, 9, 10],
    });
  });

  test('[Q2] five columns of three cells, each with one pentagon', () => {
    expect(BONUS_COLUMNS).toEqual([
      { column: 3, pentagon: 'purple' },
      { column: 4, pentagon: 'orange' },
      { column: 8, pentagon: 'orange' },
      { column: 9, pentagon: 'yellow' },
      { column: 10, pentagon: 'purple' },
    ]);
    const pentagons = COLOURS.flatMap((colour) => CELLS[colour].filter((column) => isPentagon(colour, column)));
    expect(pentagons).toHaveLength(5);
  });

  test('[Q3] one to six sheets, open to all; the first player is drawn and play goes round', () => {
    expect(qwinto.seats).toEqual({ min: 1, max: 6 });
    const match = given({ seats: 3, chance: { first: 2, purple: [4, 5] } });
    expect(match.toAct).toEqual([2]);
    keep(match, 2, 'purple').when(0, write('purple', 1)).when(1, skip).when(2, skip);
    expect(match.toAct).toEqual([0]);
    expect(match.view('spectator').table.sheets[0]?.purple[0]).toBe(4);
  });
});

describe('a turn', () => {
  test('[Q4] the number is the sum of the chosen dice', () => {
    const match = given({ chance: { purple: [4], yellow: [5] } });
    match
      .when(0, { type: 'roll', dice: ['purple', 'yellow'] })
      .gives({ type: 'rolled', dice: { purple: 4, yellow: 5 } });
    expect(match.table.phase).toBe('rolled');
    match.when(0, { type: 'keep' }).gives({ type: 'announced', number: 9 });
  });

  test('[Q4] all rolled dice may be rolled once more, and the second result stands', () => {
    const match = given({ chance: { purple: [2, 4], yellow: [4, 5] } });
    match.when(0, { type: 'roll', dice: ['purple', 'yellow'] }).when(0, { type: 'reroll' });
    expect(match.table).toMatchObject({ dice: { purple: 4, yellow: 5 }, number: 9, phase: 'write' });
    match.refuses(0, { type: 'reroll' }, 'not-now-write');
  });

  test('[Q4] no dice, a die twice, or a fourth die cannot be rolled', () => {
    given()
      .refuses(0, { type: 'roll', dice: [] }, 'bad-command')
      .refuses(0, { type: 'roll', dice: ['orange', 'orange'] }, 'die-twice')
      .refuses(0, { type: 'roll', dice: ['orange', 'yellow', 'purple', 'orange'] }, 'bad-command')
      .refuses(0, { type: 'roll', dice: ['green'] }, 'bad-command')
      .refuses(0, { type: 'keep' }, 'not-now-roll')
      .refuses(1, { type: 'roll', dice: ['orange'] }, 'not-your-turn');
  });

  test('[Q5] a choice stays unseen until all have chosen', () => {
    const match = keep(given({ chance: { purple: [4] } }), 0, 'purple');
    match.when(0, write('purple', 2)).gives({ type: 'chose', seat: 0 });
    expect(match.view(1).table.sheets[0]?.purple).toEqual(given().table.sheets[0]?.purple);
    expect(match.view(1).hands['seat:1']).toEqual({ choice: null });
    expect(match.view(0).hands['seat:0']).toEqual({ choice: { row: 'purple', column: 2 } });
    expect(match.table.waiting).toEqual([1]);
    match.refuses(0, skip, 'already-chosen').when(1, skip);
    expect(match.table.sheets[0]?.purple[1]).toBe(4);
  });

  test('[Q5] a choice that nobody has seen yet can be taken back, and is shown to nobody by that', () => {
    const match = keep(given({ chance: { purple: [4] } }), 0, 'purple');
    const takeBack = { type: 'takeBack' } as const;
    match.refuses(0, takeBack, 'nothing-chosen').when(0, write('purple', 2));
    const { events } = match.when(0, takeBack).gives({ type: 'tookBack', seat: 0 });
    expect(JSON.stringify(events)).not.toMatch(/purple|column|choice/);
    expect(match.view(0).hands['seat:0']).toEqual({ choice: null });
    expect(match.table.waiting).toEqual([0, 1]);
    match.when(0, write('purple', 3)).when(1, skip);
    expect(match.table.sheets[0]?.purple.slice(0, 4)).toEqual([null, null, 4, null]);
    match.refuses(0, takeBack, 'not-now-roll').refuses(1, takeBack, 'not-now-roll');
  });

  test('[Q5] nobody is waited for to take back: it is no move of those who have chosen, nor of whoever watches', () => {
    const match = keep(given({ chance: { purple: [4] } }), 0, 'purple').when(0, skip);
    expect(match.legal(0)).toEqual([]);
    expect(match.toAct).toEqual([1]);
    expect(qwinto.check(match.view(0), { type: 'takeBack' })).toBeNull();
    expect(qwinto.check(match.view('spectator'), { type: 'takeBack' })).toEqual({ code: 'not-your-turn' });
    const older = View.received<Qwinto>({ ...match.view(0), rules: 1 });
    expect(qwinto.check(older, { type: 'takeBack' })).toEqual({ code: 'already-chosen' });
  });

  test('[Q5] only rows whose die was rolled can be written in', () => {
    const match = keep(given({ chance: { purple: [4] } }), 0, 'purple');
    match.refuses(0, write('yellow', 4), 'row-not-rolled');
    expect(
      match.legal(1).every((move) => move.type === 'skip' || (move.type === 'write' && move.row === 'purple')),
    ).toBe(true);
  });

  test('[Q6] a row rises strictly; gaps may be filled later', () => {
    const match = given({ chance: { purple: [4, 4, 6, 5] } });
    keep(match, 0, 'purple').when(0, write('purple', 3)).when(1, skip);
    keep(match, 1, 'purple')
      .refuses(0, write('purple', 2), 'not-rising')
      .refuses(0, write('purple', 6), 'not-rising')
      .refuses(0, write('purple', 3), 'cell-taken')
      .refuses(0, write('purple', 5), 'no-cell')
      .when(0, skip)
      .when(1, skip);
    keep(match, 0, 'purple').refuses(0, write('purple', 1), 'not-rising').when(0, write('purple', 7)).when(1, skip);
    keep(match, 1, 'purple').when(0, write('purple', 6)).when(1, skip);
    expect(match.table.sheets[0]?.purple.slice(0, 7)).toEqual([null, null, 4, null, null, 5, 6]);
  });

  test('[Q7] no number twice in a column of two or three cells, in any order', () => {
    const match = given({ chance: { purple: [4, 3], yellow: [4] } });
    keep(match, 0, 'purple').when(0, write('purple', 2)).when(1, skip);
    keep(match, 1, 'yellow').refuses(0, write('yellow', 2), 'column-repeats').when(0, write('yellow', 3)).when(1, skip);
    keep(match, 0, 'purple').when(0, write('purple', 1)).when(1, write('purple', 2));
    expect(match.table.sheets[1]?.purple[1]).toBe(3);
  });

  test('[Q8] only the active player who writes nothing marks a fail', () => {
    const match = given({ chance: { purple: [4] } });
    keep(match, 0, 'purple')
      .when(1, skip)
      .when(0, skip)
      .gives({ type: 'chose' }, { type: 'shown', failed: 0 }, { type: 'passed' });
    expect(match.table.sheets.map(({ fails }) => fails)).toEqual([1, 0]);
    expect(match.table.scores).toEqual([-5, 0]);
  });
});

describe('end and score', () => {
  test('[Q9] the fourth fail ends the game after everybody has resolved the number', () => {
    const match = given({ seats: 2, chance: { purple: [3, 1, 4, 1, 5, 1, 6] } });
    for (const [round, column] of [1, 2, 3].entries()) {
      keep(match, 0, 'purple').when(0, skip).when(1, skip);
      keep(match, 1, 'purple')
        .when(1, round === 0 ? write('purple', column) : skip)
        .when(0, skip);
    }
    keep(match, 0, 'purple').when(0, skip);
    expect(match.outcome).toBeNull();
    match.when(1, write('purple', 4));
    expect(match.table.sheets[1]?.purple[3]).toBe(6);
    expect(match.outcome).toMatchObject({ winners: [1], reason: 'four-fails', scores: [-20, 2 - 10] });
    expect(match.toAct).toEqual([]);
    match.refuses(1, { type: 'roll', dice: ['purple'] }, 'match-over');
  });

  test('[Q9] two full rows end the game', () => {
    const match = given({
      seats: 1,
      chance: { orange: [1, 2, 3, 4, 5, 6, 1, 2, 3], yellow: [1, 2, 3, 4, 5, 6], purple: [] },
    });
    // Rising numbers by one, two and three dice, alternately into orange and yellow.
    const faces = { orange: [] as number[], yellow: [] as number[], purple: [] as number[] };
    const plan: [Colour, number, number][] = [];
    for (let at = 0; at < 9; at++)
      plan.push(['orange', CELLS.orange[at] ?? 0, at + 3], ['yellow', CELLS.yellow[at] ?? 0, at + 4]);
    for (const [, , number] of plan) {
      faces.orange.push(Math.min(6, number - 2));
      faces.yellow.push(Math.min(6, number - (faces.orange.at(-1) ?? 0) - 1));
      faces.purple.push(number - (faces.orange.at(-1) ?? 0) - (faces.yellow.at(-1) ?? 0));
    }
    expect(match.toAct).toEqual([0]);
    const full = given({ seats: 1, chance: faces });
    for (const [row, column] of plan) {
      expect(full.outcome).toBeNull();
      keep(full, 0, 'orange', 'yellow', 'purple').when(0, write(row, column));
    }
    expect(full.outcome).toMatchObject({ reason: 'two-rows', winners: [0] });
    expect(full.table.scores).toEqual([11 + 12]);
  });

  test('[Q10] a full row scores its rightmost number, any other one point a number', () => {
    const rows = { orange: '1 2 - - - - - - 9', yellow: '1 2 3 4 5 6 7 8 17', purple: '- - - - - - - - -' };
    expect(score(sheet(rows))).toBe(3 + 17);
  });

  test('[Q11] a full column of three scores its pentagon, any other nothing', () => {
    const columnThree = { orange: '5 - - - - - - - -', yellow: '- 7 - - - - - - -', purple: '- - 9 - - - - - -' };
    expect(score(sheet(columnThree))).toBe(3 + 9);
    expect(score(sheet({ ...columnThree, orange: '- 5 - - - - - - -' }))).toBe(3);
  });

  test('[Q12] each fail costs five; equal points share the victory', () => {
    expect(
      score(sheet({ orange: '1 - - - - - - - -', yellow: '- - - - - - - - -', purple: '- - - - - - - - -' }, 2)),
    ).toBe(-9);
    const match = given({ seats: 2, chance: { purple: [1, 1, 1, 1, 1, 1, 1, 1] } });
    for (let turn = 0; turn < 7; turn++)
      keep(match, turn % 2, 'purple')
        .when(0, skip)
        .when(1, skip);
    expect(match.outcome).toMatchObject({ winners: [1], scores: [-20, -15] });
    const level = qwinto.outcome({ ...match.table, scores: [4, 4] });
    expect(level).toMatchObject({ winners: [0, 1], ranking: [[0, 1]] });
  });

  test('[Q10, Q11, Q12] the worked example of the rulebook: 43 points', () => {
    const rodrigo = sheet(
      { orange: '- 5 - - 10 - - 14 17', yellow: '1 2 3 4 6 8 12 14 16', purple: '1 - - 6 7 - 9 10 11' },
      2,
    );
    // Columns 4, 8 and 9 are full: their pentagons hold 5, 10 and 12.
    expect(
      score({ ...rodrigo, orange: sheet({ orange: '- 5 - - 10 11 - - 17', yellow: '', purple: '' }).orange }),
    ).toBe(43);
  });

  test('[Q13] alone, one player is always active', () => {
    const match = given({ seats: 1, chance: { purple: [4, 5] } });
    keep(match, 0, 'purple').when(0, write('purple', 3));
    expect(match.toAct).toEqual([0]);
    expect(match.table.turn).toBe(0);
  });
});

describe('time', () => {
  test('[Q8, T2] at zero all three dice are rolled and kept, and nothing is written: a fail for who rolled', () => {
    const match = given({ chance: { orange: [1], yellow: [2], purple: [3] } });
    match.timeUp(0).gives({ type: 'rolled', seat: 0, dice: { orange: 1, yellow: 2, purple: 3 }, again: false });
    match.timeUp(0).gives({ type: 'announced', number: 6 });
    match.timeUp(1).timeUp(0);
    expect(match.table.sheets.map(({ fails }) => fails)).toEqual([1, 0]);
    expect(match.table.turn).toBe(1);
  });
});

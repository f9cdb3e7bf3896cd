import type { Help } from '@cifra/kit';
import { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { prompt } from '../board/ask.ts';
import { beats } from '../board/beats.ts';
import { currentChoice, NO_CHOICE, type TableChoice, type Write } from '../board/choice.ts';
import { boardModel, type SheetTableInput } from '../board/model.ts';
import { type CellModel, gainOf, sheetModel } from '../board/sheet-model.ts';
import { taskOf } from '../board/task.ts';
import { type Colour, type Qwinto, qwinto, type Sheet } from '../rules/index.ts';
import { boardWords } from '../words/board.ts';
import { cellAt } from '../words/points-at.ts';

const roll = (...dice: Colour[]) => ({ type: 'roll', dice }) as const;
const write = (row: Colour, column: number): Write => ({ type: 'write', row, column });
const keep = { type: 'keep' } as const;
const skip = { type: 'skip' } as const;
const takeBack = { type: 'takeBack' } as const;
const names = (seat: number) => ['Marta', 'Blas', 'Cleo'][seat] ?? '';

const match = (seats = 2) =>
  new Scenario(qwinto, { seats, chance: { first: 0, purple: [4, 6, 5, 1], yellow: [5, 3, 2] } });

/** What the board is given at this moment. */
function at(
  scene: Scenario<Qwinto>,
  viewer: number | 'spectator',
  part: Partial<SheetTableInput> = {},
): SheetTableInput {
  const view = scene.view(viewer);
  return {
    view,
    legal: [...qwinto.legal(view)],
    whyNot: (command) => qwinto.check(view, command),
    help: 'marks',
    isHeld: false,
    beat: null,
    highlight: null,
    pointsAt: null,
    last: null,
    ...part,
  };
}

const choice = (part: Partial<TableChoice> = {}): TableChoice => ({ ...NO_CHOICE, ...part });
const drawn = (input: SheetTableInput, chosen = choice()) => boardModel(input, taskOf(input, chosen), chosen);
const cell = (cells: readonly CellModel[], row: Colour, line: number) =>
  cells.find((one) => one.row === row && one.line === line);

describe('the thumb', () => {
  test('[Q4] rolls the dice that are chosen, and says so when there is none', () => {
    expect(taskOf(at(match(), 0), choice())).toEqual({
      type: 'roll',
      dice: ['orange', 'yellow', 'purple'],
      command: roll('orange', 'yellow', 'purple'),
    });
    expect(taskOf(at(match(), 0), choice({ dice: ['purple', 'orange'] })).command).toEqual(roll('orange', 'purple'));
    expect(taskOf(at(match(), 0), choice({ dice: [] })).command).toBeNull();
    expect(taskOf(at(match(), 1), choice())).toEqual({ type: 'wait', command: null });
  });

  test('[Q5] writes only what was chosen on the sheet', () => {
    const scene = match().when(0, roll('purple')).when(0, keep);
    expect(taskOf(at(scene, 0), choice())).toMatchObject({ type: 'write', aim: null, command: null, isRoller: true });
    const aim = write('purple', 3);
    expect(taskOf(at(scene, 0), choice({ aim }))).toMatchObject({ aim, command: aim });
    expect(taskOf(at(scene, 0), choice({ aim: 'skip' }))).toMatchObject({ aim: 'skip', command: skip });
    // The yellow die was not rolled: that cannot have been chosen.
    expect(taskOf(at(scene, 0), choice({ aim: write('yellow', 3) }))).toMatchObject({ aim: null, command: null });
  });

  test('[Q8] where the number fits nowhere, there is nothing to choose; without help one has to see that', () => {
    const stuck = match()
      .when(0, roll('purple'))
      .when(0, keep)
      .when(0, write('purple', 10))
      .when(1, skip)
      .when(1, roll('purple'))
      .when(1, keep);
    expect(taskOf(at(stuck, 0), choice())).toMatchObject({ fits: false, aim: 'skip', command: skip, isRoller: false });
    expect(taskOf(at(stuck, 0, { help: 'none' }), choice())).toMatchObject({ fits: true, aim: null, command: null });
    expect(prompt(stuck.view(0), 'en', names)).toBe('6 fits nowhere on your sheet.');
  });

  test('[Q5] a choice can be changed until the last one has chosen', () => {
    const scene = match().when(0, roll('purple')).when(0, keep).when(0, write('purple', 3));
    expect(taskOf(at(scene, 0), choice())).toEqual({
      type: 'chosen',
      choice: { row: 'purple', column: 3 },
      command: takeBack,
    });
    expect(taskOf(at(scene, 0, { isHeld: true }), choice()).command).toBeNull();
    expect(prompt(scene.view(0), 'es', names)).toBe('Has elegido. Falta Blas.');
  });

  test('what was chosen for one throw is not chosen for the next', () => {
    const scene = match().when(0, roll('purple')).when(0, keep);
    const chosen = { ...currentChoice(NO_CHOICE, scene.table), aim: write('purple', 3) };
    expect(currentChoice(chosen, scene.table).aim).toEqual(write('purple', 3));
    scene.when(0, skip).when(1, skip).when(1, roll('purple')).when(1, keep);
    expect(currentChoice(chosen, scene.table).aim).toBeNull();
  });
});

describe('the sheet', () => {
  const scene = () => match().when(0, roll('purple')).when(0, keep);
  const states = (help: Help) => new Set(drawn(at(scene(), 0, { help })).main.sheet.cells.map(({ state }) => state));

  test('[Q5] marks the cells that would take the number, and none without help', () => {
    expect(states('marks')).toEqual(new Set(['open', 'empty']));
    expect(states('none')).toEqual(new Set(['empty']));
    // Without help every empty cell can be tried.
    expect(drawn(at(scene(), 0, { help: 'none' })).main.sheet.cells.every(({ press }) => press !== null)).toBe(true);
    expect(drawn(at(scene(), 1)).others[0]?.sheet.cells.every(({ press }) => press === null)).toBe(true);
  });

  test('[Q5] a ghost stands where one would write, and stays when it is chosen; nobody else sees it', () => {
    const aimed = drawn(at(scene(), 0), choice({ aim: write('purple', 3) }));
    expect(cell(aimed.main.sheet.cells, 'purple', 3)).toMatchObject({ state: 'aimed', number: 4, isPentagon: true });
    const waiting = scene().when(0, write('purple', 3));
    expect(cell(drawn(at(waiting, 0)).main.sheet.cells, 'purple', 3)).toMatchObject({ state: 'chosen', number: 4 });
    const theirs = drawn(at(waiting, 1)).others[0];
    expect(cell(theirs?.sheet.cells ?? [], 'purple', 3)).toMatchObject({ state: 'empty', number: null });
  });

  test('what was just shown is fresh until the next dice, and what a lesson speaks of lights up', () => {
    const last = { type: 'shown', number: 4, choices: [write('purple', 3), 'skip'], failed: null } as const;
    const done = scene().when(0, write('purple', 3)).when(1, skip);
    const model = drawn(at(done, 0, { last, pointsAt: cellAt('orange', 3) }));
    expect(cell(model.main.sheet.cells, 'purple', 3)?.state).toBe('fresh');
    expect(model.main.sheet.cells.filter(({ isPointed }) => isPointed)).toMatchObject([{ row: 'orange', line: 3 }]);
    expect(model.tray).toEqual({ type: 'choices', shown: last, isNew: false });
  });

  test('[Q10] [Q11] [Q12] every score is filled in', () => {
    const row = (numbers: { readonly [line: number]: number }) =>
      Array.from({ length: 12 }, (_, line) => numbers[line + 1] ?? null);
    const sheet: Sheet = {
      orange: row({ 3: 3, 4: 5 }),
      yellow: row({ 2: 1, 3: 2, 4: 3, 5: 4, 6: 6, 8: 8, 9: 12, 10: 14, 11: 16 }),
      purple: row({ 3: 7 }),
      fails: 1,
    };
    const { rows, bonuses, bonusSum, total } = sheetModel(sheet);
    expect(rows.map(({ points, isFull }) => [points, isFull])).toEqual([
      [2, false],
      [16, true],
      [1, false],
    ]);
    expect(bonuses.map(({ line, points }) => [line, points])).toEqual([
      [3, 7],
      [4, null],
      [8, null],
      [9, null],
      [10, null],
    ]);
    expect([bonusSum, total]).toEqual([7, 2 + 16 + 1 + 7 - 5]);
    expect(gainOf(sheet, write('purple', 4), 9)).toEqual({ points: 6, closes: 5, couldClose: null });
    expect(gainOf(sheet, write('orange', 8), 9)).toEqual({ points: 1, closes: null, couldClose: 9 });
    expect(gainOf(sheet, write('orange', 5), 9)).toEqual({ points: 1, closes: null, couldClose: null });
  });
});

describe('the table', () => {
  test('mine comes first, then as turns go round; whoever rolls and who has chosen can be told', () => {
    const scene = match(3).when(0, roll('purple')).when(0, keep).when(2, skip);
    const { seats, others } = drawn(at(scene, 1));
    expect(seats.map(({ seat, isRoller, mark }) => [seat, isRoller, mark])).toEqual([
      [1, false, 'choosing'],
      [2, false, 'done'],
      [0, true, 'choosing'],
    ]);
    expect(others.map(({ seat }) => seat)).toEqual([2, 0]);
  });

  test('whoever watches sees the sheet of whoever rolls, or the one they tapped', () => {
    expect(drawn(at(match(3), 'spectator')).main.seat).toBe(0);
    expect(drawn(at(match(3), 'spectator'), choice({ looksAt: 2 })).main.seat).toBe(2);
    expect(drawn(at(match(3), 1)).main.seat).toBe(1);
  });

  test('the tray: dice to choose, dice that tumble and lie, everybody’s choices', () => {
    const scene = match();
    expect(drawn(at(scene, 0)).tray).toEqual({ type: 'choose' });
    expect(drawn(at(scene, 1)).tray).toEqual({ type: 'idle' });
    const before = scene.view(1);
    const { events } = scene.when(0, roll('purple', 'yellow'));
    const after = scene.view(1);
    const [event] = events;
    if (event === undefined) throw new Error('Nothing was rolled');
    const [beat = null] = beats({ before, event: { fact: event.fact }, after });
    expect(drawn(at(scene, 1, { beat })).tray).toEqual({ type: 'lie', number: 9, isTumbling: true });
    expect(drawn(at(scene, 1)).tray).toEqual({ type: 'lie', number: 9, isTumbling: false });
  });
});

test('[Q5] [Q8] buttons say in words what they will do', () => {
  const { en, es } = boardWords;
  expect([en.roll(['orange', 'purple']), es.roll(['orange', 'purple'])]).toEqual([
    'Roll orange and purple',
    'Lanzar naranja y morado',
  ]);
  expect([es.write(15), es.writeAt('purple', 10)]).toEqual(['Anotar el 15', 'fila morada, línea 10']);
  expect([es.gain('purple', 10, 1), es.couldClose(15)]).toEqual(['Morada 10: +1.', 'Si llenas la línea, +15.']);
  expect([-5, -1, 0, 1].map(en.points)).toEqual(['−5 points', '−1 point', '0 points', '1 point']);
});

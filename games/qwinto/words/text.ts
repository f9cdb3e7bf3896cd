import {
  type Names,
  type Outcome,
  type Seat,
  type Telling,
  type Tellings,
  tellRefusal,
  type View,
  type Who,
} from '@cifra/kernel';
import { totalOf } from '../rules/score.ts';
import { COLOURS, COLUMNS, type Colour, isCell, isPentagon } from '../rules/sheet-shape.ts';
import type { Command, Dice, Fact, Qwinto, Sheet, Table } from '../rules/types.ts';
import { tellDraw } from './draws.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

function telling(words: Words): Telling<Qwinto> {
  return {
    name: words.name,
    fact: (fact, names, viewer) => tellFact(words, fact, (seat) => (seat === viewer ? null : names(seat))),
    move: (command) => tellMove(words, command),
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    draw: (drawn, names) => tellDraw(words, drawn, names),
    board: (view, names) => tellBoard(words, view, names),
    option: (name) => name,
  };
}

function diceText(words: Words, dice: Dice): string {
  return words.list(
    COLOURS.flatMap((colour) => (dice[colour] === undefined ? [] : [`${words.colour[colour]} ${dice[colour]}`])),
  );
}

/** Paperwork (who has chosen, who is next) is seen at the table and not told. */
function tellFact(words: Words, fact: Fact, names: (seat: Seat) => Who): string | null {
  switch (fact.type) {
    case 'started':
      return words.started(names(fact.seat));
    case 'rolled':
      return words.rolled(names(fact.seat), diceText(words, fact.dice), fact.again);
    case 'announced':
      return words.announced(names(fact.seat), fact.number);
    case 'chose':
    case 'tookBack':
    case 'passed':
      return null;
    case 'shown':
      return fact.choices
        .map((choice, seat) => {
          if (choice !== 'skip') return words.wrote(names(seat), fact.number, choice.row, choice.column);
          return seat === fact.failed ? words.failed(names(seat)) : words.wroteNothing(names(seat));
        })
        .join(' ');
    case 'ended':
      return words.ended[fact.reason];
  }
}

function tellMove(words: Words, command: Command): string {
  switch (command.type) {
    case 'roll':
      return words.moveRoll(words.list(command.dice.map((colour) => words.colour[colour])));
    case 'reroll':
      return words.moveReroll;
    case 'keep':
      return words.moveKeep;
    case 'write':
      return words.moveWrite(command.row, command.column);
    case 'skip':
      return words.moveSkip;
    case 'takeBack':
      return words.moveTakeBack;
  }
}

function tellOutcome(words: Words, { winners, ranking, scores = [] }: Outcome, names: Names): string {
  const points = words.list(ranking.flat().map((seat) => words.points(names(seat), scores[seat] ?? 0)));
  if (scores.length === 1) return `${words.practice}: ${points}.`;
  const who = words.list(winners.map(names));
  return `${winners.length === 1 ? words.winner(who) : words.winners(who)}: ${points}.`;
}

function tellBoard(words: Words, { table, viewer }: View<Qwinto>, names: Names): string {
  const sheets = table.sheets.map((sheet, seat) => {
    const mine = seat === viewer ? ` (${words.you})` : '';
    const head = `${names(seat)}${mine}  ·  ${words.score(table.scores[seat] ?? 0)}  ·  ${words.fails(sheet.fails)}`;
    return [head, columnLine(), ...COLOURS.map((colour) => rowLine(words, sheet, colour))].join('\n');
  });
  return [...sheets, expected(words, table, names)].join('\n\n');
}

function columnLine(): string {
  return `    ${Array.from({ length: COLUMNS }, (_, at) =>
    String(at + 1)
      .padStart(3)
      .padEnd(4),
  )
    .join(' ')
    .trimEnd()}`;
}

/** A pentagon is drawn with other brackets, so that it differs by more than its place. */
function rowLine(words: Words, sheet: Sheet, colour: Colour): string {
  const cells = sheet[colour].map((number, at) => {
    if (!isCell(colour, at + 1)) return '    ';
    const [left, right] = isPentagon(colour, at + 1) ? ['<', '>'] : ['[', ']'];
    return `${left}${String(number ?? '').padStart(2)}${right}`;
  });
  return `  ${words.sign[colour]} ${cells.join(' ')}`;
}

function expected(words: Words, table: Table, names: Names): string {
  const { turn, phase, dice, number } = table;
  if (turn === null) return words.over;
  if (phase === 'roll') return words.toRoll(names(turn));
  if (phase === 'rolled') return `${diceText(words, dice ?? {})}. ${words.toKeep(names(turn), totalOf(dice ?? {}))}`;
  return words.toWrite(number ?? 0, words.list(table.waiting.map(names)));
}

export const tellings: Tellings<Qwinto> = { en: telling(en), es: telling(es) };

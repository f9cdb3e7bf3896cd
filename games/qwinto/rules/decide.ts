import { type Chance, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { foldTable } from './fold.ts';
import { fullRows } from './score.ts';
import { FACES } from './setup.ts';
import { COLOURS, type Colour } from './sheet-shape.ts';
import type { Choice, Command, Dice, EndReason, Fact, Qwinto, Table } from './types.ts';

const FAILS_TO_END = 4;

export function decide(
  { table, hands }: State<Qwinto>,
  seat: Seat,
  command: Command,
  chance: Chance,
): readonly Event<Qwinto>[] {
  switch (command.type) {
    case 'roll': {
      const dice = roll(table, command.dice, chance);
      return [{ fact: { type: 'rolled', seat, dice, again: false } }];
    }
    case 'reroll': {
      // All of them again, and the second result stands (Q4).
      const dice = roll(
        table,
        COLOURS.filter((colour) => table.dice?.[colour] !== undefined),
        chance,
      );
      return [
        { fact: { type: 'rolled', seat, dice, again: true } },
        { fact: { type: 'announced', seat, number: sum(dice) } },
      ];
    }
    case 'keep':
      return [{ fact: { type: 'announced', seat, number: sum(table.dice ?? {}) } }];
    case 'write':
      return choose(
        table,
        seat,
        { row: command.row, column: command.column },
        (other) => hands[seatHand(other)]?.choice ?? null,
      );
    case 'skip':
      return choose(table, seat, 'skip', (other) => hands[seatHand(other)]?.choice ?? null);
  }
}

function roll(table: Table, colours: readonly Colour[], chance: Chance): Dice {
  return Object.fromEntries(colours.map((colour) => [colour, chance.draw(colour, FACES, table.rolls[colour])]));
}

function sum(dice: Dice): number {
  return Object.values(dice).reduce((total, face) => total + face, 0);
}

/** Nobody sees a choice before the last one is made (Q5). */
function choose(
  table: Table,
  seat: Seat,
  choice: Choice,
  choiceOf: (seat: Seat) => Choice | null,
): readonly Event<Qwinto>[] {
  const chosen: Event<Qwinto> = { fact: { type: 'chose', seat }, whispers: { [seatHand(seat)]: { choice } } };
  if (table.waiting.length > 1) return [chosen];
  const choices = table.sheets.map((_, other) => (other === seat ? choice : (choiceOf(other) ?? 'skip')));
  return [chosen, ...show(table, choices).map((fact) => ({ fact }))];
}

function show(table: Table, choices: readonly Choice[]): readonly Fact[] {
  const { turn, number } = table;
  if (turn === null || number === null) throw new Error('Choices without a number to write');
  // Only the active player can fail (Q8).
  const shown: Fact = { type: 'shown', number, choices, failed: choices[turn] === 'skip' ? turn : null };
  const reason = endOf(foldTable(table, shown));
  const next: Fact =
    reason === null ? { type: 'passed', seat: (turn + 1) % table.sheets.length } : { type: 'ended', reason };
  return [shown, next];
}

/** Two full rows or the fourth fail, after everybody has resolved the number (Q9). */
function endOf({ sheets }: Table): EndReason | null {
  if (sheets.some((sheet) => fullRows(sheet) >= 2)) return 'two-rows';
  return sheets.some((sheet) => sheet.fails >= FAILS_TO_END) ? 'four-fails' : null;
}

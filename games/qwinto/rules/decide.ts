import { type Chance, Decision, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { foldTable } from './fold.ts';
import { isEnding, totalOf } from './score.ts';
import { FACES } from './setup.ts';
import { COLOURS, type Colour } from './sheet-shape.ts';
import type { Choice, Command, Dice, EndReason, Qwinto, Table } from './types.ts';

type Decided = Decision<Qwinto>;

export function decide(state: State<Qwinto>, seat: Seat, command: Command, chance: Chance): readonly Event<Qwinto>[] {
  const decision: Decided = new Decision({ foldTable }, state, seat, chance);
  switch (command.type) {
    case 'roll':
      decision.tell({ fact: { type: 'rolled', seat, dice: roll(decision, command.dice), again: false } });
      break;
    case 'reroll': {
      // All of them again, and the second result stands (Q4).
      const dice = roll(
        decision,
        COLOURS.filter((colour) => state.table.dice?.[colour] !== undefined),
      );
      decision.tell({ fact: { type: 'rolled', seat, dice, again: true } });
      announce(decision, dice);
      break;
    }
    case 'keep':
      announce(decision, state.table.dice ?? {});
      break;
    case 'write':
      choose(decision, { row: command.row, column: command.column });
      break;
    case 'skip':
      choose(decision, 'skip');
      break;
    case 'takeBack':
      // That it was taken back is public, what it was is not (Q5).
      decision.tell({ fact: { type: 'tookBack', seat } });
  }
  return decision.events;
}

function roll({ before, chance }: Decided, colours: readonly Colour[]): Dice {
  return Object.fromEntries(colours.map((colour) => [colour, chance.draw(colour, FACES, before.table.rolls[colour])]));
}

function announce(decision: Decided, dice: Dice): void {
  decision.tell({ fact: { type: 'announced', seat: decision.seat, number: totalOf(dice) } });
}

/** Nobody sees a choice before the last one is made (Q5). */
function choose(decision: Decided, choice: Choice): void {
  const { before, seat } = decision;
  const { table, hands } = before;
  decision.tell({ fact: { type: 'chose', seat }, whispers: { [seatHand(seat)]: { choice } } });
  if (table.waiting.length > 1) return;
  show(
    decision,
    table.sheets.map((_, other) => (other === seat ? choice : (hands[seatHand(other)]?.choice ?? 'skip'))),
  );
}

function show(decision: Decided, choices: readonly Choice[]): void {
  const { turn, number, sheets } = decision.before.table;
  if (turn === null || number === null) throw new Error('Choices without a number to write');
  // Only the active player can fail (Q8).
  decision.tell({ fact: { type: 'shown', number, choices, failed: choices[turn] === 'skip' ? turn : null } });
  const reason = endOf(decision.table);
  if (reason === null) decision.tell({ fact: { type: 'passed', seat: (turn + 1) % sheets.length } });
  else decision.tell({ fact: { type: 'ended', reason } });
}

/** Two full rows or the fourth fail, after everybody has resolved the number (Q9). */
function endOf({ sheets }: Table): EndReason | null {
  const ends = (reason: EndReason) => sheets.some((sheet) => isEnding(sheet, reason));
  return ends('two-rows') ? 'two-rows' : ends('four-fails') ? 'four-fails' : null;
}

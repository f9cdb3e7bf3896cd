import { type HandId, seatHand } from '@cifra/kernel';
import { score } from './score.ts';
import { COLOURS } from './sheet-shape.ts';
import type { Box, Choice, Fact, Hand, Sheet, Table, Whisper } from './types.ts';

export function foldTable(table: Table, fact: Fact): Table {
  switch (fact.type) {
    case 'started':
    case 'passed':
      return { ...table, turn: fact.seat, phase: 'roll', dice: null, number: null };
    case 'rolled': {
      const rolls = { ...table.rolls };
      for (const colour of COLOURS) if (fact.dice[colour] !== undefined) rolls[colour]++;
      return { ...table, dice: fact.dice, rolls, phase: 'rolled' };
    }
    case 'announced':
      return { ...table, number: fact.number, phase: 'write', waiting: table.sheets.map((_, seat) => seat) };
    case 'chose':
      return { ...table, waiting: table.waiting.filter((seat) => seat !== fact.seat) };
    case 'tookBack':
      // In the order of the seats, as when nobody had chosen.
      return { ...table, waiting: [...table.waiting, fact.seat].toSorted((one, other) => one - other) };
    case 'shown': {
      const sheets = table.sheets.map((sheet, seat) =>
        written(sheet, fact.choices[seat] ?? 'skip', fact.number, fact.failed === seat),
      );
      return { ...table, sheets, scores: sheets.map(score) };
    }
    case 'ended':
      return { ...table, turn: null, end: fact.reason };
  }
}

function written(sheet: Sheet, choice: Choice, number: number, failed: boolean): Sheet {
  if (choice === 'skip') return failed ? { ...sheet, fails: sheet.fails + 1 } : sheet;
  return { ...sheet, [choice.row]: sheet[choice.row].with(choice.column - 1, number) };
}

export function foldHand(hand: Hand, fact: Fact, whisper: Whisper | undefined, id: HandId): Hand {
  switch (fact.type) {
    case 'chose':
      return whisper !== undefined && id === seatHand(fact.seat) ? { choice: whisper.choice } : hand;
    case 'tookBack':
      return id === seatHand(fact.seat) ? { choice: null } : hand;
    case 'shown':
      return hand.choice === null ? hand : { choice: null };
    case 'started':
    case 'passed':
    case 'rolled':
    case 'announced':
    case 'ended':
      return hand;
  }
}

export function foldBox(box: Box): Box {
  return box;
}

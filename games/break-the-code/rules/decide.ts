import { type ByHand, type Chance, Decision, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { answerOf } from './answers.ts';
import { type Card, SHARED } from './cards.ts';
import { type AfterTurn, afterTurn } from './end.ts';
import { foldTable } from './fold.ts';
import { inOrder, isSameRow, type Tile } from './tiles.ts';
import type { BreakTheCode, Command, Fact, Table } from './types.ts';

export function decide(
  state: State<BreakTheCode>,
  seat: Seat,
  command: Command,
  chance: Chance,
): readonly Event<BreakTheCode>[] {
  const decision = new Decision({ foldTable }, state, seat, chance);
  decision.tell(happens(state, seat, command));
  decision.tell({ fact: told(afterTurn(state.table, decision.table, seat), state) });
  return decision.events;
}

function happens({ table, hands, box }: State<BreakTheCode>, seat: Seat, command: Command): Event<BreakTheCode> {
  switch (command.type) {
    case 'ask': {
      const { card, number } = command;
      const answers = answering(table, seat, card).map((other) => ({
        seat: other,
        answer: answerOf(card, number, rowOf(hands, other)),
      }));
      const drawn = box.pile[0] ?? null;
      const asked = { type: 'asked', seat, card, answers, drawn } as const;
      return { fact: number === undefined ? asked : { ...asked, number } };
    }
    case 'guess': {
      const tiles = inOrder(command.tiles);
      const after = table.asked.length;
      // Spoken aloud to the one rival (B8), written down and compared in secret by one of more (B10).
      if (table.seats === 2) {
        const right = isSameRow(tiles, rowOf(hands, 1 - seat));
        return { fact: { type: 'guessed', seat, right, tiles, after } };
      }
      return {
        fact: { type: 'guessed', seat, right: isSameRow(tiles, box.centre), after },
        whispers: { [seatHand(seat)]: { guess: tiles, centre: box.centre } },
      };
    }
    case 'pass':
      return { fact: { type: 'declined', seat } };
  }
}

/** The rival, the other two, or with four everybody, the asker too (B7). */
function answering({ seats, options }: Table, asker: Seat, card: Card): readonly Seat[] {
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const askerToo = seats === 4 || (options.sharedCards && SHARED.includes(card));
  return askerToo ? all : all.filter((seat) => seat !== asker);
}

function rowOf(hands: ByHand<{ readonly tiles: readonly Tile[] }>, seat: Seat): readonly Tile[] {
  const hand = hands[seatHand(seat)];
  if (hand === undefined) throw new Error(`Seat ${seat} has no hand`);
  return hand.tiles;
}

/** The end opens every row and the centre, and nothing opens them before. */
function told(step: AfterTurn, { table, hands, box }: State<BreakTheCode>): Fact {
  if (step.type === 'turned') return step;
  const rows = Array.from({ length: table.seats }, (_, seat) => rowOf(hands, seat));
  return { ...step, rows, centre: box.centre };
}

import { type Chance, Decision, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { foldTable } from './fold.ts';
import { ready, take } from './opening.ts';
import { timeUp } from './time.ts';
import { attack, draw, endTurn, join, reveal } from './turn.ts';
import type { Coda, Command } from './types.ts';
import { arrangeOne } from './version-1.ts';

export function decide(state: State<Coda>, seat: Seat, command: Command, chance: Chance): readonly Event<Coda>[] {
  const decision = new Decision({ foldTable }, state, seat, chance);
  switch (command.type) {
    case 'take':
      take(decision, command.dark);
      break;
    case 'ready':
      ready(decision, command.slots);
      break;
    case 'place':
      place(decision, command.slot);
      break;
    case 'draw':
      draw(decision, command.colour);
      break;
    case 'attack':
      attack(decision, command);
      break;
    case 'stop':
      decision.tell({ fact: { type: 'stopped', seat } });
      endTurn(decision, 'hidden');
      break;
    case 'open':
      reveal(decision, command.place, false);
      break;
    case 'time-up':
      timeUp(decision);
  }
  return decision.events;
}

function place(decision: Decision<Coda>, slot: number): void {
  const { before, seat } = decision;
  const { phase, joining } = before.table;
  if (phase === 'place') join(decision, slot, joining ?? 'hidden');
  else if (phase === 'attack')
    decision.tell({ fact: { type: 'chose', seat }, whispers: { [seatHand(seat)]: { slot } } });
  else arrangeOne(decision, slot);
}

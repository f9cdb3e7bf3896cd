import { type Chance, type Seat, type State, seatHand } from '@cifra/kernel';
import type { Events, Moment } from './moment.ts';
import { arrange, take } from './opening.ts';
import { timeUp } from './time-up.ts';
import { attack, draw, endOfTurn, join, reveal } from './turn.ts';
import type { Coda, Command } from './types.ts';

export function decide(state: State<Coda>, seat: Seat, command: Command, chance: Chance): Events {
  const moment = { state, seat, chance };
  switch (command.type) {
    case 'take':
      return take(moment, command.dark);
    case 'place':
      return place(moment, command.slot);
    case 'draw':
      return [draw(moment, command.colour)];
    case 'attack':
      return attack(moment, command);
    case 'stop':
      return [{ fact: { type: 'stopped', seat } }, ...endOfTurn(moment, 'hidden')];
    case 'open':
      return reveal(moment, command.place, false);
    case 'time-up':
      return timeUp(moment);
  }
}

function place(moment: Moment, slot: number): Events {
  const { state, seat } = moment;
  const { table } = state;
  if (table.phase === 'place') return join(moment, slot, table.joining ?? 'hidden');
  const whispers = { [seatHand(seat)]: { slot } };
  if (table.phase === 'attack') return [{ fact: { type: 'chose', seat }, whispers }];
  return arrange(moment, slot);
}

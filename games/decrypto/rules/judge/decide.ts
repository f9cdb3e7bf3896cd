import { type Chance, Decision, type Event, type Seat, type State, seatHand } from '@cifra/kernel';
import { NO_CLUES } from '../blank.ts';
import { foldTable } from '../fold.ts';
import { lift } from '../lift.ts';
import { teamOf } from '../teams.ts';
import { tidy } from '../text.ts';
import type { Command, Decrypto } from '../types.ts';
import { judge, name } from './end.ts';
import { confirm, draft, lock, write } from './round.ts';
import { timeUp } from './time-up.ts';

export function decide(
  state: State<Decrypto>,
  seat: Seat,
  command: Command,
  chance: Chance,
): readonly Event<Decrypto>[] {
  const decision = new Decision({ foldTable, lift }, state, seat, chance);
  switch (command.type) {
    case 'encrypt':
      lock(decision, command.clues.map(tidy), { late: false });
      break;
    case 'jot':
      decision.tell({ fact: { type: 'jotted', seat }, whispers: { [seatHand(seat)]: { clues: command.clues } } });
      break;
    case 'speak':
      lock(decision, NO_CLUES, { late: false, said: true });
      break;
    case 'write':
      write(decision, command.round, command.clues);
      break;
    case 'draft':
      draft(decision, command.code);
      break;
    case 'confirm':
      confirm(decision, command.code);
      break;
    case 'name':
      name(decision, teamOf(seat), command.words.map(tidy));
      break;
    case 'judge':
      judge(decision, teamOf(seat), command.accept);
      break;
    case 'time-up':
      timeUp(decision, command.counted);
  }
  return decision.events;
}

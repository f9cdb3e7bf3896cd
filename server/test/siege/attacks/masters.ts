import { type Attack, pause } from './attack.ts';
import { Member } from './member.ts';

const ROOMS = 50;

/** S10: rooms full of masters that never wait, one match after another. */
export const masters: Attack = async ({ port, until }) => {
  let matches = 0;
  let rooms = 0;
  const one = async (): Promise<void> => {
    const member = await Member.inOwnRoom(port, { game: 'coda', seats: 4, pace: 0 });
    if (member === null) return;
    rooms++;
    for (let seat = 0; seat < 4; seat++) member.order({ type: 'bot', seat, level: 'master' });
    while (!member.isOver && Date.now() < until) {
      member.order({ type: 'rematch' });
      member.order({ type: 'start' });
      matches++;
      await pause(500);
    }
    member.leave();
  };
  await Promise.all(Array.from({ length: ROOMS }, one));
  return { rooms, matches };
};

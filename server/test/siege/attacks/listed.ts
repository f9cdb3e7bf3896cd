import { type Attack, pause } from './attack.ts';
import { Member } from './member.ts';

const ROOMS = 59;

/** S11: so many public rooms of one person that nobody else's is seen. */
export const listed: Attack = async ({ port, until }) => {
  const members: Member[] = [];
  for (let at = 0; at < ROOMS && Date.now() < until; at++) {
    const member = await Member.inOwnRoom(port, { game: 'qwinto', seats: 2, listed: true });
    if (member !== null) members.push(member);
  }
  let orders = 0;
  while (Date.now() < until) {
    // Whoever moves is at the top.
    for (const member of members) {
      member.order({ type: 'resize', seats: 2 + (orders++ % 3) });
      await pause(5);
    }
    await pause(500);
  }
  for (const member of members) member.leave();
  return { rooms: members.length, orders };
};

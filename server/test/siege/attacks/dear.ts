import { type Attack, pause } from './attack.ts';
import { Member } from './member.ts';

const SOCKETS = 5;
const MOST = 2_000;

/** S4: orders that are cheap to send and dear to check: options with a thousand words of signs that unfold. */
export const dear: Attack = async ({ port, until }) => {
  let sent = 0;
  let connections = 0;
  const one = async (number: number): Promise<void> => {
    while (Date.now() < until && sent < MOST) {
      const member = await Member.inOwnRoom(port, { game: 'decrypto', seats: 4 });
      if (member === null) {
        await pause(200);
        continue;
      }
      connections++;
      while (!member.isOver && Date.now() < until && sent < MOST) {
        const ownWords = Array.from({ length: 1_000 }, (_, at) => `${'ﷺ'.repeat(15)}${number}${sent}${at}`);
        member.order({ type: 'configure', options: { ownWords } });
        sent++;
        await pause(10);
      }
      member.leave();
    }
  };
  await Promise.all(Array.from({ length: SOCKETS }, (_, number) => one(number)));
  return { orders: sent, connections };
};

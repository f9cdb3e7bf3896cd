import { type Attack, pause } from './attack.ts';
import { ask } from './house-guest.ts';
import { Member } from './member.ts';

const PEOPLE = 40;
const TEXT = 'x'.repeat(3_900);

/** S5: full notes from many persons at one address, as fast as each may speak; now and then somebody reads a log. */
export const notes: Attack = async ({ port, until }) => {
  let sent = 0;
  let refused = 0;
  const one = async (): Promise<void> => {
    const member = await Member.inOwnRoom(port, { game: 'qwinto', seats: 2, pace: 10_000 });
    if (member === null) return;
    member.order({ type: 'sit' });
    member.order({ type: 'bot', seat: 1, level: 'novice' });
    member.order({ type: 'start', nonce: 'ab'.repeat(32) });
    while (!member.isOver && Date.now() < until) {
      member.order({ type: 'note', text: `${sent++}${TEXT}` });
      await pause(45);
    }
    refused += member.refused;
    member.leave();
  };
  const read = async (): Promise<void> => {
    const { body } = await ask(port, 'POST', '/api/rooms', { body: { game: 'qwinto', seats: 2 } });
    const { id = '' } = JSON.parse(body || '{}') as { id?: string };
    while (Date.now() < until) {
      await ask(port, 'GET', `/api/rooms/${id}/log`);
      await pause(20);
    }
  };
  await Promise.all([read(), ...Array.from({ length: PEOPLE }, one)]);
  return { notes: sent, refused };
};

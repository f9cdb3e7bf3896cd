import { remember, remembered } from '@cifra/kit';

const OLD = 'cifra.rooms';
const RUNNING = 'cifra.running';
const MOST = 6;

/** Rooms that a browser of 0.2 knew by itself, once: the house is told of them and knows them from then on. */
export function takeOldRooms(): readonly string[] {
  const text = remembered(OLD);
  if (text === null) return [];
  remember(OLD, '[]');
  try {
    const raw: unknown = JSON.parse(text);
    return Array.isArray(raw) ? raw.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Did something of mine go on when this browser last looked? Then its place is kept until the house has answered. */
export function hadRunning(): boolean {
  return remembered(RUNNING) === 'yes' || (remembered(OLD) ?? '[]') !== '[]';
}

export function keepRunning(isRunning: boolean): void {
  if (hadRunning() !== isRunning) remember(RUNNING, isRunning ? 'yes' : 'no');
}

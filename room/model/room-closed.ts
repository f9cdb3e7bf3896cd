import type { RoomId } from './person.ts';

/** The room has left memory, or its house closes. Nothing is wrong with it: whoever asks again finds it anew. */
export class RoomClosed extends Error {
  constructor(id: RoomId) {
    super(`Room ${id} is closed`);
    this.name = 'RoomClosed';
  }
}

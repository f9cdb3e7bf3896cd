const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

/** The house gives no room a name with a zero in it: what begins with one is on this device. */
export function isDeviceRoom(id: string): boolean {
  return id.startsWith('0');
}

export function newDeviceRoomId(): string {
  return `0${Array.from(crypto.getRandomValues(new Uint8Array(19)), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}

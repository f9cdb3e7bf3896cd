import type { Bye } from '../messages.ts';

/** Why a connection ended, in English. */
export const en: { readonly [bye in Bye]: string } = {
  'bad-message': 'The page sent something that the server does not understand. Reload it.',
  'no-such-room': 'There is no such room. Check the link, or open a room of your own.',
  'too-fast': 'That was too much at once. Wait a moment; you will be let in again.',
  'too-slow': 'Your connection could not keep up. We are trying again.',
  'other-protocol': 'Cifra has been updated. Reload the page to go on.',
  'seat-moved': 'Your seat has moved to another device. Here you can watch.',
  stopping: 'The server is restarting. Your match goes on in a moment.',
  'not-allowed': 'This room cannot be opened from here.',
};

import type { Level } from '@cifra/kernel';

/** The house's own words in English; each game has its own in its folder. */
export const en = {
  languageName: 'English',
  tagline: 'Four games about digits and ciphers. With friends, with bots, or alone.',
  promise: 'Free and open. No account, no tracking, and every deal can be checked.',
  nav: { home: 'Home', rooms: 'Public rooms', about: 'About', settings: 'Settings', rules: 'Rules', learn: 'Learn' },
  games: {
    'break-the-code': {
      name: 'Break the Code',
      line: 'Ask the right questions and name the hidden tiles.',
      players: '2–4 players',
    },
    coda: { name: 'Coda', line: 'Your row hides a code. Open theirs before they open yours.', players: '2–4 players' },
    decrypto: {
      name: 'Decrypto',
      line: 'Clues that your team understands and the others do not.',
      players: '3–8 players',
    },
    qwinto: { name: 'Qwinto', line: 'Three dice, three rows, and one number for everybody.', players: '1–6 players' },
  },
  playNow: 'Play now',
  withFriends: 'With friends',
  learn: 'Learn it',
  rules: 'Rules',
  goOn: 'Go on with your match',
  openRooms: 'Open rooms',
  noOpenRooms: 'Nobody waits for players right now. Open a room and send its link.',
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,
  level: { novice: 'Novice', club: 'Club', master: 'Master' } as { readonly [level in Level]: string },
  close: 'Close',
  back: 'Back',
  cancel: 'Cancel',
  loading: 'One moment …',
  theme: { title: 'Appearance', system: 'Like the system', light: 'Paper', dark: 'Slate' },
  language: 'Language',
  settingsTitle: 'Settings',
  skipToContent: 'Skip to the content',
  notFound: 'There is nothing here.',
  notFoundHelp: 'The address may be mistyped, or the room is gone.',
  offline: 'The house cannot be reached. Your match is safe; we keep trying.',
};

export type Words = typeof en;

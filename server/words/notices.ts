import type { Language } from '@cifra/kernel';

/** What somebody is told who is not looking. No secret ever stands in it: game, names and time are all there is. */
export type NoticeWords = {
  readonly turn: (game: string, names: string) => string;
  readonly alone: (game: string) => string;
  readonly several: (count: number) => string;
  readonly first: (when: string) => string;
  readonly left: (time: string, game: string, names: string) => string;
  readonly asleep: (game: string) => string;
  readonly open: string;
  readonly why: string;
  readonly confirmSubject: string;
  readonly confirm: string;
  readonly confirmWhy: string;
  readonly hooked: string;
};

const en: NoticeWords = {
  turn: (game, names) => `Your turn in ${game} with ${names}.`,
  alone: (game) => `Your turn in ${game}.`,
  several: (count) => `${count} matches wait for you.`,
  first: (when) => `The first runs out ${when}.`,
  left: (time, game, names) => `${time} left for your move (${game} with ${names}).`,
  asleep: (game) => `Your time in ${game} ran out twice: a bot plays for you. Come back any time.`,
  open: 'Open it',
  why: 'You asked this house to tell you, twice a day at most. To end it:',
  confirmSubject: 'Cifra: is this your address?',
  confirm: 'Somebody, probably you, wants to be told here when it is their turn in Cifra. To say yes:',
  confirmWhy: 'If it was not you, do nothing: nothing more will come.',
  hooked: 'Notices of Cifra will come here.',
};

const es: NoticeWords = {
  turn: (game, names) => `Te toca en ${game} con ${names}.`,
  alone: (game) => `Te toca en ${game}.`,
  several: (count) => `Te esperan ${count} partidas.`,
  first: (when) => `La primera acaba ${when}.`,
  left: (time, game, names) => `Quedan ${time} para tu jugada (${game} con ${names}).`,
  asleep: (game) => `Se acabó tu tiempo dos veces en ${game}: un bot juega por ti. Vuelve cuando quieras.`,
  open: 'Abrir',
  why: 'Pediste a esta casa que te avisara, dos veces al día como mucho. Para dejarlo:',
  confirmSubject: 'Cifra: ¿es tuya esta dirección?',
  confirm: 'Alguien, seguramente tú, quiere que le avisemos aquí cuando le toque en Cifra. Para decir que sí:',
  confirmWhy: 'Si no has sido tú, no hagas nada: no llegará nada más.',
  hooked: 'Aquí llegarán los avisos de Cifra.',
};

export const NOTICES: { readonly [language in Language]: NoticeWords } = { en, es };

import { language } from '@cifra/kit';

/** How holidays are taken, and who is on them. */
const en = {
  title: 'Holidays',
  help: (days: number) =>
    `In matches with days for each move your clock can stand: ${days} days in each half of a year. The others read until when, and nobody calls you. Clocks of minutes go on.`,
  left: (days: number): string =>
    days === 1 ? 'One day is left in this half of the year.' : `${days} days are left in this half of the year.`,
  from: 'First day',
  to: 'Last day',
  take: 'Take these days',
  taken: (from: string, to: string) => `Your clocks stand from ${from} to ${to}.`,
  until: (day: string) => `On holiday until ${day}`,
  takenOne: (day: string) => `Your clocks stand on ${day}.`,
  end: 'I am back',
  callOff: 'Call it off',
};

const es: typeof en = {
  title: 'Vacaciones',
  help: (days) =>
    `En las partidas con días para cada jugada tu reloj se puede parar: ${days} días en cada medio año. Los demás leen hasta cuándo, y nadie te avisa. Los relojes de minutos siguen.`,
  left: (days) => (days === 1 ? 'Te queda un día en este medio año.' : `Te quedan ${days} días en este medio año.`),
  from: 'Primer día',
  to: 'Último día',
  take: 'Tomarme esos días',
  taken: (from, to) => `Tus relojes se paran del ${from} al ${to}.`,
  until: (day) => `De vacaciones hasta el ${day}`,
  takenOne: (day) => `Tus relojes se paran el ${day}.`,
  end: 'Ya he vuelto',
  callOff: 'Anularlas',
};

/** In the language of the page. */
export const holidayWords = () => ({ en, es })[language.value];

import { language } from '@cifra/kit';

/** What a television says beside its code: no table needs it. */
const en = {
  phones: 'Scan it with your phones: each becomes a hand.',
  askHost:
    'Whoever opened the room can choose “At one table with a screen”: then phones show only what each one holds.',
};

const es: typeof en = {
  phones: 'Escanéalo con tu teléfono: cada teléfono será una mano.',
  askHost:
    'Quien abrió la sala puede elegir «En una mesa con pantalla»: así cada teléfono enseña solo lo que tiene cada cual.',
};

/** In the language of the page. */
export const tvCodeWords = () => ({ en, es })[language.value];

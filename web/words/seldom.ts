import { language } from '@cifra/kit';

/** What a room says that seldom anybody opens: not among the words that home waits for. */
const en = {
  handOver: {
    offer: 'Hand it over to the house',
    done: 'It is in the house now, proven again, and says that this device dealt it.',
    away: 'The house does not answer. The match stays here: try again later.',
    open: 'My matches',
    dealtHere: 'dealt by a device',
  },
  gathering: {
    label: 'Where you are',
    name: { apart: 'Each at home', call: 'On a call', screen: 'At one table with a screen' },
    help: {
      apart: 'Everybody has the whole table on their own screen, and you talk by writing.',
      call: 'Everybody has the whole table on their own screen, and you talk aloud: nothing is written.',
      screen:
        'A television or a laptop shows the table. Phones become hands: what you hold and what you do, large. You talk aloud.',
    },
    wholeTable: 'The whole table here',
    onlyHand: 'Only my hand here',
    openScreen: 'Open the big screen',
  },
  holiday: {
    theirs: (who: string, day: string) => `${who} is on holiday until ${day}: the clock stands.`,
    mine: (day: string) => `You are on holiday until ${day}: your clock stands. You can play all the same.`,
  },
  door: {
    removed: 'The host has taken you off your seat. You can watch and talk, and ask for a seat again.',
    askAgain: 'Ask for a seat',
    declined: 'The host says: not now. In a minute you may ask once more.',
    bannedYou: 'The host has banned you from this room. You can watch, but you can neither sit, ask nor talk here.',
    looksOn: 'looks on',
  },
};

const es: typeof en = {
  handOver: {
    offer: 'Entregarla a la casa',
    done: 'Ya está en la casa, comprobada de nuevo, y pone que la repartió este dispositivo.',
    away: 'La casa no responde. La partida se queda aquí: prueba más tarde.',
    open: 'Mis partidas',
    dealtHere: 'repartida por un dispositivo',
  },
  gathering: {
    label: 'Dónde está cada cual',
    name: { apart: 'Cada cual en su casa', call: 'En una llamada', screen: 'En una mesa con pantalla' },
    help: {
      apart: 'Cada cual ve la mesa entera en su pantalla y se habla por escrito.',
      call: 'Cada cual ve la mesa entera en su pantalla y se habla de viva voz: no se escribe nada.',
      screen:
        'Una tele o un portátil enseña la mesa. Los teléfonos pasan a ser manos: lo que tienes y lo que haces, en grande. Se habla de viva voz.',
    },
    wholeTable: 'Ver aquí la mesa entera',
    onlyHand: 'Ver aquí solo mi mano',
    openScreen: 'Abrir la pantalla grande',
  },
  holiday: {
    theirs: (who, day) => `${who} está de vacaciones hasta el ${day}: el reloj está parado.`,
    mine: (day) => `Estás de vacaciones hasta el ${day}: tu reloj está parado. Aun así puedes jugar.`,
  },
  door: {
    removed: 'El anfitrión te ha quitado el sitio. Puedes mirar, hablar y volver a pedir sitio.',
    askAgain: 'Pedir sitio',
    declined: 'El anfitrión dice que ahora no. Dentro de un minuto puedes volver a pedirlo.',
    bannedYou: 'El anfitrión te ha vetado en esta sala. Puedes mirar, pero no sentarte, pedir sitio ni hablar.',
    looksOn: 'mira',
  },
};

/** In the language of the page. */
export const seldomWords = () => ({ en, es })[language.value];

import { language } from '@cifra/kit';

/** Bringing one’s matches to another device. Fetched with what says it. */
const en = {
  title: 'My matches on another device',
  openThere:
    'Scan this with the other device, or open the link there, within ten minutes. Nothing is handed over until you say yes here.',
  isItYours: 'Another device has opened the link. Does it show this number?',
  yes: 'Yes, that is mine',
  no: 'No, stop',
  given: 'Done. Everything is there too, and still here.',
  bringHere:
    'Your matches, seats and name come to this device too. What you have played here stays with you. The other device has to say yes.',
  bring: 'Bring them here',
  sayYesThere: 'Say yes on the other device if it shows this number:',
  expired: 'This link does not work any more. Make a new one on the other device.',
};

const es: typeof en = {
  title: 'Mis partidas en otro dispositivo',
  openThere:
    'Escanea esto con el otro dispositivo, o abre allí el enlace, en los próximos diez minutos. No se entrega nada hasta que digas que sí aquí.',
  isItYours: 'Otro dispositivo ha abierto el enlace. ¿Muestra este número?',
  yes: 'Sí, es mío',
  no: 'No, anularlo',
  given: 'Hecho. Ya está todo allí también, y sigue aquí.',
  bringHere:
    'Tus partidas, tus sitios y tu nombre vienen también a este dispositivo. Lo que has jugado aquí sigue siendo tuyo. El otro dispositivo tiene que decir que sí.',
  bring: 'Traerlas aquí',
  sayYesThere: 'Di que sí en el otro dispositivo si muestra este número:',
  expired: 'Este enlace ya no sirve. Haz uno nuevo en el otro dispositivo.',
};

/** In the language of the page. */
export const otherDeviceWords = () => ({ en, es })[language.value];

import type { Language } from '@cifra/kernel';

/** What was refused, in a few words, for whoever looks after the house. */
const NAMES: { readonly [code: string]: { readonly [language in Language]: string } } = {
  'too-many': { en: 'Too many requests', es: 'Demasiadas peticiones' },
  'too-many-rooms': { en: 'Too many new rooms', es: 'Demasiadas salas nuevas' },
  'too-many-connections': { en: 'Too many connections', es: 'Demasiadas conexiones' },
  'too-fast': { en: 'Too many messages at once', es: 'Demasiados mensajes seguidos' },
  'kept-too-much': { en: 'A person’s space is full', es: 'Espacio de una persona lleno' },
  'address-kept-too-much': { en: 'An address’s space is full', es: 'Espacio de una dirección lleno' },
  'room-storage-full': { en: 'A room’s space is full', es: 'Espacio de una sala lleno' },
  'house-storage-full': { en: 'The house’s space is full', es: 'Espacio de la casa lleno' },
  'too-large': { en: 'Message too long', es: 'Mensaje demasiado largo' },
  'bad-message': { en: 'Message not understood', es: 'Mensaje incomprensible' },
  'bad-request': { en: 'Request not understood', es: 'Petición incomprensible' },
  'not-json': { en: 'Request not understood', es: 'Petición incomprensible' },
  'missing-field': { en: 'Request with something missing', es: 'Petición incompleta' },
  'no-such-room': { en: 'Room that does not exist', es: 'Sala que no existe' },
  'no-such-page': { en: 'Page that does not exist', es: 'Página que no existe' },
  'no-such-match': { en: 'Match that does not exist', es: 'Partida que no existe' },
  'no-such-link': { en: 'Link that was used or is old', es: 'Enlace usado o antiguo' },
  'no-token': { en: 'Wrong token', es: 'Clave incorrecta' },
  'no-operator-token': { en: 'Wrong operator’s token', es: 'Clave de la casa incorrecta' },
  'wrong-origin': { en: 'Request from another site', es: 'Petición desde otro sitio' },
  banned: { en: 'Somebody who is banned', es: 'Alguien vetado' },
  stopping: { en: 'The house was closing', es: 'La casa se cerraba' },
  'not-saved': { en: 'The disk did not take it', es: 'El disco no lo guardó' },
  'needs-restart': { en: 'The disk has failed', es: 'El disco ha fallado' },
  internal: { en: 'A mistake of ours', es: 'Un error nuestro' },
};

export function refusalName(language: Language, code: string): string {
  return NAMES[code]?.[language] ?? code;
}

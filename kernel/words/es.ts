import type { en, expectedEn } from './en.ts';

/** What a command should have held, in Spanish; it follows «se esperaba». */
export const expectedEs: typeof expectedEn = {
  text: 'un texto',
  list: (length, max) => `una lista de ${length} ${max === 1 ? 'elemento' : 'elementos'}`,
};

/** What the kernel refuses, in Spanish. */
export const es: typeof en = {
  'bad-chance': (label) => `El azar de «${label}» no corresponde a lo que este juego sortea ahí.`,
  'bad-command': (field, expected) => `«${field}» no es correcto: se esperaba ${expected}.`,
  'bad-list': (option, items, length) =>
    `La opción «${option}» admite una lista de ${items} entradas como máximo, cada una de 1 a ${length} caracteres.`,
  'bad-match-file': (field) => `El archivo de la partida está dañado en «${field}».`,
  'bad-option': (option, allowed) => `La opción «${option}» admite ${allowed}.`,
  'bad-options': () => 'Las opciones deben ser un objeto.',
  'bad-seal': (field) => `El sello de la partida está dañado en «${field}».`,
  'bad-seats': (min, max) =>
    min === max ? `A este juego juegan ${min} personas.` : `A este juego juegan de ${min} a ${max} personas.`,
  'broken-match-file': () => 'El archivo de la partida no está entero: falta una parte. Guárdalo otra vez.',
  'commitment-differs': () => 'La semilla no es la que se prometió antes de repartir.',
  'deal-ordered': () => 'El reparto no lo ordena nadie, y el archivo dice quién.',
  'events-differ': (path, expected, found) => `${path} debería ser ${expected}, y el archivo dice ${found}.`,
  'match-over': () => 'La partida ha terminado.',
  'newer-format': () => 'El archivo lo escribió una Cifra más nueva y solo una más nueva puede leerlo.',
  'newer-rules': (rules, newest) =>
    `La partida se jugó con la versión ${rules} de las reglas, y este programa las conoce hasta la versión ${newest}. Una Cifra más nueva puede leerla.`,
  'no-command': () => 'A una entrada posterior al reparto le falta su orden.',
  'no-deal': () => 'La partida no tiene reparto.',
  'no-such-seat': (seats) => `No existe ese asiento: esta partida tiene los asientos 0 a ${seats - 1}.`,
  'no-timeout': () => 'Aquí no se le acabó el tiempo a nadie.',
  'not-a-match-file': () => 'Esto no es un archivo de partida de Cifra.',
  'not-your-turn': () => 'No es tu turno.',
  'other-game': (game) => `La partida es de «${game}».`,
  'other-timeout': () => 'El reloj juega otra cosa aquí.',
  'outcome-differs': (path, expected, found) => `${path} debería ser ${expected}, y el archivo dice ${found}.`,
  'too-large': (max) => `Es demasiado de una sola vez: como máximo ${Math.floor(max / 1024)} KB.`,
  'too-long': (field, max) => `«${field}» es demasiado largo: ${max} caracteres como máximo.`,
  'unknown-chance': (label, known) => `Este juego no sortea nada llamado «${label}». Sortea: ${known}.`,
  'unknown-field': (field) => `Campo desconocido: «${field}».`,
  'unknown-option': (option, known) =>
    known === '' ? 'Este juego no tiene opciones.' : `No hay ninguna opción «${option}». Hay: ${known}.`,
};

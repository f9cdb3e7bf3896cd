import type { en, settingsEn } from './en.ts';

/** What an operating system calls by a code. */
const DISK: { readonly [code: string]: string } = {
  EACCES: 'no tenemos permiso para escribir ahí',
  EPERM: 'no tenemos permiso para escribir ahí',
  EROFS: 'ese disco solo se puede leer',
  ENOENT: 'ahí no se puede crear',
  EEXIST: 'hay un archivo con ese nombre',
  ENOTDIR: 'una parte de la ruta es un archivo',
  ENOSPC: 'el disco está lleno',
};

/** What the server says, in Spanish. */
export const es: typeof en = {
  'already-seated': () => 'Ya tienes sitio en esa sala.',
  banned: () => 'Quien lleva esta casa no te deja entrar.',
  'nobody-such': (who) =>
    `No se conoce a nadie como «${who}»: una dirección como 203.0.113.7 o las 43 letras que muestra «cifra people».`,
  'not-banned': (who) => `«${who}» no está en la lista de vetos.`,
  'bad-name': (max) => `Un nombre muestra al menos una letra o una cifra y tiene como mucho ${max} caracteres.`,
  'bad-request': (field, expected) => `«${field}» no es válido: debe ser ${expected}.`,
  'bad-setting': (setting, given, expected) => `${setting} vale «${given}», pero debe ser ${expected}.`,
  'data-folder': (path, reason) => `No se puede usar la carpeta de datos ${path}: ${DISK[reason] ?? reason}.`,
  'data-newer': (path) =>
    `Los datos de ${path} son de una versión más nueva de Cifra. Actualiza la casa o elige otra carpeta con --data.`,
  'data-in-use': (path) =>
    `Otro servidor está usando la carpeta de datos ${path}. Detenlo o elige otra carpeta con --data.`,
  'data-damaged': (path) =>
    `Los datos de ${path} están dañados: SQLite no puede leerlos enteros. Vuelve a una copia con «cifra restore».`,
  'data-there': (path) =>
    `En ${path} ya hay una casa. No se ha cambiado nada; con --force se reemplaza, y lo que hay ahora se guarda con otro nombre.`,
  'file-exists': (path) => `${path} ya existe. No se ha cambiado nada; elige otro nombre o reemplázalo con --force.`,
  'file-unreadable': (path) => `No se puede leer ${path}.`,
  'no-data': (path) => `En ${path} no hay ninguna casa. Indica su carpeta de datos con --data o CIFRA_DATA.`,
  'no-such-file': (path) => `No existe el archivo ${path}.`,
  'not-a-house': (path) => `${path} no es la copia de una casa.`,
  'onto-itself': (path) => `${path} es la propia casa. Elige otro archivo.`,
  'not-copied': (path, reason) => `No se ha escrito ${path}: ${DISK[reason] ?? reason}. No se ha cambiado nada.`,
  'host-refused': (host, port) =>
    `Este equipo no deja escuchar en ${host}, puerto ${port}. Elige otros con --host y --port.`,
  internal: () => 'Algo ha fallado por nuestra parte. Ha quedado anotado.',
  'match-not-over': () => 'Esta partida no ha terminado: su archivo se abre cuando haya un resultado.',
  'missing-field': (field) => `Falta «${field}».`,
  'needs-restart': () => 'El servidor ya no puede guardar nada y hay que reiniciarlo. Inténtalo más tarde.',
  'no-such-link': () => 'Este enlace no existe, ha caducado o ya se ha usado.',
  'no-such-match': () => 'En esta sala no hay ninguna partida así.',
  'no-such-page': () => 'En esta dirección no hay nada.',
  'no-such-room': () => 'No existe esa sala.',
  'no-token': () =>
    'Hace falta la credencial de un asiento, «Authorization: Bearer …»: no ha llegado ninguna o ya no es válida.',
  'not-json': () => 'El cuerpo debe ser JSON.',
  'not-seated': () => 'No tienes sitio en esta sala.',
  'port-taken': (port) => `El puerto ${port} está ocupado. Elige otro con --port o PORT.`,
  stopping: () => 'El servidor se está deteniendo. Inténtalo de nuevo en un momento.',
  'too-many': (seconds) =>
    `Demasiado de una vez. Inténtalo de nuevo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  'too-many-rooms': (minutes) =>
    `Desde aquí se han abierto muchas salas. La siguiente se puede abrir dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}; contra bots se puede jugar siempre.`,
  'unknown-flag': (flag, known) => `No existe la opción ${flag}. Existen: ${known}.`,
  'wrong-type': () => 'Envía JSON, con la cabecera «content-type: application/json».',
  'wrong-origin': () => 'Esta petición viene de otro sitio web.',
};

export const settingsEs: typeof settingsEn = {
  port: 'un puerto entre 0 y 65535',
  host: 'una dirección de este equipo, como 127.0.0.1',
  data: 'la ruta de una carpeta',
  site: 'la ruta de una carpeta',
  publicUrl: 'una dirección como https://cifra.example',
  source: 'la dirección de una página, como https://example.org/cifra',
  proxies: 'un número entre 0 y 10',
  log: 'silent, error, warn, info o debug',
  thinkers: 'un número entre 1 y 64',
  roomIdleSeconds: 'un número de segundos entre 1 y 86400',
  roomsPerHour: 'un número entre 1 y 1000000',
  messagesPerSecond: 'un número entre 1 y 1000000',
  requestsPerMinute: 'un número entre 1 y 100000000',
  socketsPerAddress: 'un número entre 1 y 1000000',
  storageMegabytes: 'un número de megabytes entre 1 y 1000000000',
  keepRoomsDays: 'un número de días entre 0 (siempre) y 36500',
  keepEmptyDays: 'un número de días entre 0 (siempre) y 36500',
  keepPeopleDays: 'un número de días entre 0 (siempre) y 36500',
};

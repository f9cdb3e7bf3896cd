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

const DATABASE: { readonly [reason: string]: string } = {
  login: 'el usuario o la contraseña no son correctos',
  missing: 'no existe ninguna base de datos con ese nombre',
  rights: 'este usuario no puede crear tablas en ella',
  tls: 'la conexión no se puede cifrar como se pide',
  file: 'no se puede leer un certificado o una clave que nombra su dirección',
};

/** What the server says, in Spanish. */
export const es: typeof en = {
  'already-seated': () => 'Ya tienes sitio en esa sala.',
  banned: () => 'Quien lleva esta casa no te deja entrar.',
  'nobody-such': (who) =>
    `No se conoce a nadie como «${who}»: una dirección como 203.0.113.7 o las 43 letras que muestra «cifra people».`,
  'not-banned': (who) => `«${who}» no está en la lista de vetos.`,
  'bad-code': () => 'Un código tiene seis letras y cifras, como K4M 7RT.',
  'bad-hook': () =>
    'En esa dirección no responde nadie. Tiene que aceptar un POST desde la red abierta y contestar con 200.',
  'bad-mail': () => 'Eso no es una dirección de correo.',
  'bad-time-zone': () => 'Esa zona horaria no existe.',
  'bad-holiday': () => 'Unas vacaciones terminan después de hoy y de empezar, y antes de un año.',
  'holiday-too-long': (days) => `En cada medio año hay ${days} días de vacaciones, y eso serían más.`,
  'no-mail': () => 'Esta casa no envía correo.',
  'not-sent': () => 'No se ha podido enviar el correo. No ha cambiado nada.',
  'too-many-channels': () => 'Ya tienes muchas formas de recibir avisos. Quita antes alguna.',
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
  'database-away': (database) =>
    `No se puede llegar a la base de datos ${database}. La casa se abre en cuanto pueda: arráncala o revisa DATABASE_URL.`,
  'database-newer': (database) =>
    `La base de datos ${database} es de una versión más nueva de Cifra. Actualiza esta casa o elige otra base de datos.`,
  'database-refused': (database, reason) =>
    `La base de datos ${database} no nos deja entrar: ${DATABASE[reason] ?? reason}. Revisa DATABASE_URL.`,
  'copied-by-postgres': () =>
    'Esta casa está en PostgreSQL, que hace sus propias copias: pg_dump --format=custom --file=casa.dump "$DATABASE_URL" hace una y pg_restore vuelve a ella. Para llevarla a una carpeta, detenla y usa «cifra move --from … --to …»; si la casa está en una carpeta, indícala con --data.',
  'database-in-use': (database) => `Hay procesos de una casa usando la base de datos ${database}. Detenlos primero.`,
  'no-such-place': (place) =>
    `${place} no es una carpeta ni una dirección como postgres://usuario:clave@servidor/nombre. No se ha cambiado nada.`,
  'house-there': (place) => `En ${place} ya hay otra casa. No se ha cambiado nada.`,
  'no-pages': (site) =>
    `En ${site} no hay páginas: le falta index.html. Sin --site se muestran las que se construyeron aquí.`,
  'house-half-moved': (place) =>
    `Una mudanza a ${place} se cortó y lo que hay allí no es todavía una casa entera. Repite el mismo «cifra move»: sigue por donde iba.`,
  'house-older': (place) =>
    `La casa de ${place} la abrió por última vez una versión más antigua de Cifra. Ábrela una vez con esta, detenla e inténtalo de nuevo. No se ha cambiado nada.`,
  'not-moved': (what) =>
    `La mudanza no está completa: «${what}» no es igual en los dos lados. La casa vieja sigue como estaba; repite la orden.`,
  'house-away': () => 'La casa no puede llegar ahora mismo a sus datos. No se pierde nada; inténtalo en un momento.',
  'data-there': (path) =>
    `En ${path} ya hay una casa. No se ha cambiado nada; con --force se reemplaza, y lo que hay ahora se guarda con otro nombre.`,
  'file-exists': (path) => `${path} ya existe. No se ha cambiado nada; elige otro nombre o reemplázalo con --force.`,
  'file-unreadable': (path) => `No se puede leer ${path}.`,
  'no-data': (path) => `En ${path} no hay ninguna casa. Indica su carpeta de datos con --data o CIFRA_DATA.`,
  'no-such-file': (path) => `No existe el archivo ${path}.`,
  'not-a-house': (path) => `${path} no es la copia de una casa.`,
  'not-a-plain-file': (path) =>
    `${path} es una carpeta o un dispositivo, no un archivo. No se ha cambiado nada; elige otro nombre.`,
  'onto-itself': (path) => `${path} es la propia casa. No se ha cambiado nada; elige otro sitio.`,
  'not-copied': (path, reason) => `No se ha escrito ${path}: ${DISK[reason] ?? reason}. No se ha cambiado nada.`,
  'host-refused': (host, port) =>
    `Este equipo no deja escuchar en ${host}, puerto ${port}. Elige otros con --host y --port.`,
  internal: () => 'Algo ha fallado por nuestra parte. Ha quedado anotado.',
  'match-not-over': () => 'Esta partida no ha terminado: su archivo se abre cuando haya un resultado.',
  'missing-field': (field) => `Falta «${field}».`,
  'needs-restart': () => 'El servidor ya no puede guardar nada y hay que reiniciarlo. Inténtalo más tarde.',
  'no-such-code': () => 'Ahora ninguna sala tiene ese código. Pídelo otra vez, o pide el enlace.',
  'no-such-link': () => 'Este enlace no existe, ha caducado o ya se ha usado.',
  'hand-over-no-match': () => 'Eso no es una partida terminada que se pueda entregar a esta casa.',
  'hand-over-unproven': () => 'Esta partida no sale de su semilla y de las reglas: no se guarda en la casa.',
  'no-review': () => 'Esta partida no se puede revisar: no sale de su propia semilla, o aquí nadie conoce su juego.',
  'review-later': () => 'Ahora hay demasiado en que pensar. Vuelve a pedir la revisión dentro de un minuto.',
  'no-such-match': () => 'En esta sala no hay ninguna partida así.',
  'no-such-page': () => 'En esta dirección no hay nada.',
  'no-such-room': () => 'No existe esa sala.',
  'no-operator-token': () => 'Esta no es la clave de esta casa. «cifra house» la muestra.',
  'no-token': () =>
    'Hace falta la credencial de un asiento, «Authorization: Bearer …»: no ha llegado ninguna o ya no es válida.',
  'not-json': () => 'El cuerpo debe ser JSON.',
  'not-seated': () => 'No tienes sitio en esta sala.',
  'port-taken': (port) => `El puerto ${port} está ocupado. Elige otro con --port o PORT.`,
  'same-device': () => 'Este es el dispositivo en el que se hizo el enlace. Ábrelo en el otro.',
  stopping: () => 'El servidor se está deteniendo. Inténtalo de nuevo en un momento.',
  'too-many': (seconds) =>
    `Demasiado de una vez. Inténtalo de nuevo dentro de ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
  'too-many-codes': (minutes: number) =>
    `Demasiados códigos equivocados. Prueba dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'} o usa el enlace.`,
  'too-many-letters': (minutes: number) =>
    `Ya hemos enviado bastante correo a esa dirección o desde aquí. Mira también en la carpeta de spam; el siguiente se puede enviar dentro de ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
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
  database: 'una dirección como postgres://usuario:contraseña@servidor/nombre',
  databasePool: 'un número entre 1 y 1000',
  databaseSeconds: 'un número de segundos entre 1 y 600',
  databaseWaitSeconds: 'un número de segundos entre 0 y 86400',
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
  smtp: 'un servidor de correo como smtps://usuario:clave@correo.example',
  mailFrom: 'un remitente como Cifra <cifra@example.org>',
  noticesInside: 'yes o no',
};

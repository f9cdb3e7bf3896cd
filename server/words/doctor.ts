import type { Language } from '@cifra/kernel';

type Details = { readonly [name: string]: string | number };
type Say = (details: Details) => string;
type Sentences = { readonly well: Say; readonly watch: Say; readonly bad: Say };

/** How a house is, in a sentence each, and what to do where it is not well. */
const en = {
  settings: {
    well: ({ data, port }: Details) => `The settings can be read: data in ${data}, port ${port}.`,
    watch: () => '',
    bad: () => '',
  },
  node: {
    well: ({ version, cifra }: Details) => `Cifra ${cifra} on Node ${version}.`,
    watch: ({ version }: Details) =>
      `Node ${version} is newer than any that Cifra was tried on. If something is odd, use Node 20, 22 or 24.`,
    bad: () => '',
  },
  pages: {
    well: ({ site }: Details) => (site === undefined ? 'The pages were built.' : `The pages are in ${site}.`),
    watch: () => 'The pages were not built: programs find a house, people find none. Run “npm run build”.',
    bad: ({ site }: Details) =>
      `There are no pages in ${site}: it has no index.html. Leave --site out to show those that were built here.`,
  },
  data: {
    well: ({ path, rooms, matches, megabytes }: Details) =>
      `The data in ${path} are whole: rooms ${rooms}, finished matches ${matches}, ${megabytes} MB.`,
    watch: ({ path }: Details) =>
      `There is no house in ${path} yet. “cifra serve” makes one; if yours is elsewhere, name it with --data.`,
    bad: ({ path, code }: Details) =>
      code === 'data-newer'
        ? `The data in ${path} were written by a newer version. Update Cifra.`
        : code === 'data-folder'
          ? `There is no house in ${path}, and none can be made there: it is not a folder, or we may not write to it. Name another one with --data.`
          : `The data in ${path} cannot be read as a whole (${code}). Stop the house and go back to a copy with “cifra restore”.`,
  },
  database: {
    well: ({ database, rooms, matches, megabytes, processes }: Details) =>
      `The database ${database} can be read: rooms ${rooms}, finished matches ${matches}, ${megabytes} MB; processes that use it now: ${processes}.`,
    watch: ({ database }: Details) =>
      `There is no house in the database ${database} yet. “cifra serve” makes one; if yours is elsewhere, check DATABASE_URL.`,
    bad: ({ database, code }: Details) =>
      code === 'database-newer'
        ? `The database ${database} was written by a newer version. Update Cifra.`
        : code === 'database-away'
          ? `The database ${database} cannot be reached. Start it, or check DATABASE_URL.`
          : `The database ${database} does not let us in. Check the name, the password and TLS in DATABASE_URL.`,
  },
  private: {
    well: () => 'Nobody else on this computer can read the data folder.',
    watch: ({ path }: Details) =>
      `Others on this computer can look into ${path}, where the seeds of running matches are. Run “chmod 700 ${path}”.`,
    bad: () => '',
  },
  leftovers: {
    well: () => 'No copy was cut short in the data folder.',
    watch: ({ names }: Details) => `A copy was cut short and left ${names}. Nothing needs it: delete it.`,
    bad: () => '',
  },
  backup: {
    well: ({ file, days }: Details) => `The last copy is ${days} days old and stands at ${file}.`,
    watch: ({ why, file, days }: Details) =>
      why === 'never'
        ? 'This house was never copied. Run “cifra backup FILE”, best every night.'
        : why === 'gone'
          ? `The last copy (${days} days ago) is not at ${file} any more. If it was moved to a safer place, all is well; otherwise run “cifra backup FILE”.`
          : `The last copy, ${file}, is ${days} days old. Run “cifra backup FILE”, best every night.`,
    bad: () => '',
  },
  disk: {
    well: ({ free }: Details) => `The disk has ${free} MB free.`,
    watch: ({ free, allowed }: Details) =>
      `The disk has ${free} MB free, and the house may fill ${allowed}. Lower --storage, or make room.`,
    bad: ({ free, needed }: Details) =>
      `The disk has only ${free} MB free; below ${needed} a house may stop saving. Make room, or prune with “cifra prune”.`,
  },
  clock: {
    well: ({ now }: Details) => `The clock says ${now}, and nothing was written later than that.`,
    watch: () => '',
    bad: ({ seconds }: Details) =>
      `The data were written ${seconds} seconds in the future. Set the clock of this computer, by NTP for instance.`,
  },
  running: {
    well: ({ url, version }: Details) => `A house (${version}) is open and well at ${url}.`,
    watch: ({ url, why, allowed }: Details) =>
      why === 'full'
        ? `The house at ${url} has filled the ${allowed} MB that it may: nothing new is begun there. Prune with “cifra prune”, or raise --storage.`
        : `Nobody answers at ${url}. If the house should be open, start it and read its log.`,
    bad: ({ url, why, host, port }: Details) =>
      why === 'taken'
        ? `Port ${port} is in use, and not by a house. Choose another one with --port or PORT.`
        : why === 'refused'
          ? `This computer does not let us listen on ${host}, port ${port}. Choose others with --host and --port.`
          : `The house at ${url} says that it cannot save. Look for a full disk, then start it again.`,
  },
  public: {
    well: ({ url }: Details) => `The house answers at ${url}.`,
    watch: () => '',
    bad: ({ url }: Details) =>
      `Nobody answers at ${url} from here. Look at the proxy, the name and the firewall; some networks cannot reach their own public address.`,
  },
  proxy: {
    well: ({ proxies }: Details) => `Proxies that are trusted to name the client: ${proxies}.`,
    watch: ({ proxies }: Details) =>
      `Clients are believed to come through ${proxies} proxies, but the house is open to everybody directly: anybody can invent an address. Set CIFRA_PROXIES=0, or HOST=127.0.0.1.`,
    bad: () =>
      'The public address is https, so a proxy stands before the house, but CIFRA_PROXIES is 0: everybody shares one address and its limits. Set CIFRA_PROXIES=1.',
  },
  mail: {
    well: ({ server }: Details) => `The mail server ${server} lets us in.`,
    watch: () => '',
    bad: ({ server, why }: Details) =>
      why === 'no-public-url'
        ? `Mail would go out by ${server}, but its links need an address: without CIFRA_PUBLIC_URL none is sent.`
        : `The mail server ${server} does not answer or does not let us in. Check the name, the port and the password in CIFRA_SMTP.`,
  },
  files: {
    well: ({ connections }: Details) => `The system allows ${connections} connections at once.`,
    watch: ({ connections }: Details) =>
      `The system allows only ${connections} connections at once. Raise the open files: “ulimit -n 65536”, or LimitNOFILE in the unit.`,
    bad: () => '',
  },
} satisfies { readonly [check: string]: Sentences };

const es: typeof en = {
  settings: {
    well: ({ data, port }) => `Los ajustes se leen bien: datos en ${data}, puerto ${port}.`,
    watch: () => '',
    bad: () => '',
  },
  node: {
    well: ({ version, cifra }) => `Cifra ${cifra} con Node ${version}.`,
    watch: ({ version }) =>
      `Node ${version} es más nuevo que los que se han probado con Cifra. Si notas algo raro, usa Node 20, 22 o 24.`,
    bad: () => '',
  },
  pages: {
    well: ({ site }) => (site === undefined ? 'Las páginas están construidas.' : `Las páginas están en ${site}.`),
    watch: () =>
      'Las páginas no se han construido: los programas encuentran la casa, las personas no. Ejecuta «npm run build».',
    bad: ({ site }) =>
      `En ${site} no hay páginas: le falta index.html. Sin --site se muestran las que se construyeron aquí.`,
  },
  data: {
    well: ({ path, rooms, matches, megabytes }) =>
      `Los datos de ${path} están completos: salas ${rooms}, partidas terminadas ${matches}, ${megabytes} MB.`,
    watch: ({ path }) =>
      `En ${path} todavía no hay casa. «cifra serve» la crea; si la tuya está en otro sitio, indícalo con --data.`,
    bad: ({ path, code }) =>
      code === 'data-newer'
        ? `Los datos de ${path} son de una versión más nueva. Actualiza Cifra.`
        : code === 'data-folder'
          ? `En ${path} no hay casa ni se puede crear: no es una carpeta o no tenemos permiso para escribir. Indica otra con --data.`
          : `Los datos de ${path} no se pueden leer enteros (${code}). Detén la casa y vuelve a una copia con «cifra restore».`,
  },
  database: {
    well: ({ database, rooms, matches, megabytes, processes }) =>
      `La base de datos ${database} se lee bien: salas ${rooms}, partidas terminadas ${matches}, ${megabytes} MB; procesos que la usan ahora: ${processes}.`,
    watch: ({ database }) =>
      `En la base de datos ${database} todavía no hay ninguna casa. «cifra serve» crea una; si la tuya está en otra, revisa DATABASE_URL.`,
    bad: ({ database, code }) =>
      code === 'database-newer'
        ? `La base de datos ${database} es de una versión más nueva. Actualiza Cifra.`
        : code === 'database-away'
          ? `No se puede llegar a la base de datos ${database}. Arráncala o revisa DATABASE_URL.`
          : `La base de datos ${database} no nos deja entrar. Revisa el nombre, la contraseña y TLS en DATABASE_URL.`,
  },
  private: {
    well: () => 'Nadie más en este equipo puede leer la carpeta de datos.',
    watch: ({ path }) =>
      `Otras personas de este equipo pueden mirar en ${path}, donde están las semillas de las partidas en curso. Ejecuta «chmod 700 ${path}».`,
    bad: () => '',
  },
  leftovers: {
    well: () => 'Ninguna copia quedó a medias en la carpeta de datos.',
    watch: ({ names }) => `Una copia quedó a medias y dejó ${names}. No hace falta para nada: bórralo.`,
    bad: () => '',
  },
  backup: {
    well: ({ file, days }) => `La última copia tiene ${days} días y está en ${file}.`,
    watch: ({ why, file, days }) =>
      why === 'never'
        ? 'De esta casa no se ha hecho nunca una copia. Ejecuta «cifra backup ARCHIVO», mejor cada noche.'
        : why === 'gone'
          ? `La última copia (de hace ${days} días) ya no está en ${file}. Si la llevaste a un sitio más seguro, no pasa nada; si no, ejecuta «cifra backup ARCHIVO».`
          : `La última copia, ${file}, tiene ${days} días. Ejecuta «cifra backup ARCHIVO», mejor cada noche.`,
    bad: () => '',
  },
  disk: {
    well: ({ free }) => `El disco tiene ${free} MB libres.`,
    watch: ({ free, allowed }) =>
      `El disco tiene ${free} MB libres y la casa puede llenar ${allowed}. Baja --storage o haz sitio.`,
    bad: ({ free, needed }) =>
      `El disco solo tiene ${free} MB libres; por debajo de ${needed} una casa puede dejar de guardar. Haz sitio o borra lo viejo con «cifra prune».`,
  },
  clock: {
    well: ({ now }) => `El reloj marca ${now} y no hay nada escrito después.`,
    watch: () => '',
    bad: ({ seconds }) =>
      `Los datos se escribieron ${seconds} segundos en el futuro. Pon en hora este equipo, por ejemplo con NTP.`,
  },
  running: {
    well: ({ url, version }) => `Hay una casa (${version}) abierta y en buen estado en ${url}.`,
    watch: ({ url, why, allowed }) =>
      why === 'full'
        ? `La casa de ${url} ha llenado los ${allowed} MB que puede ocupar: allí no se empieza nada nuevo. Borra lo viejo con «cifra prune» o sube --storage.`
        : `Nadie responde en ${url}. Si la casa debería estar abierta, ábrela y lee su registro.`,
    bad: ({ url, why, host, port }) =>
      why === 'taken'
        ? `El puerto ${port} está ocupado, y no por una casa. Elige otro con --port o PORT.`
        : why === 'refused'
          ? `Este equipo no deja escuchar en ${host}, puerto ${port}. Elige otros con --host y --port.`
          : `La casa de ${url} dice que no puede guardar. Mira si el disco está lleno y después vuelve a abrirla.`,
  },
  public: {
    well: ({ url }) => `La casa responde en ${url}.`,
    watch: () => '',
    bad: ({ url }) =>
      `Desde aquí nadie responde en ${url}. Mira el proxy, el nombre y el cortafuegos; algunas redes no llegan a su propia dirección pública.`,
  },
  proxy: {
    well: ({ proxies }) => `Proxies en los que se confía para saber quién es cada cual: ${proxies}.`,
    watch: ({ proxies }) =>
      `Se supone que la gente llega por ${proxies} proxies, pero la casa está abierta directamente a cualquiera: así cualquiera puede inventarse una dirección. Pon CIFRA_PROXIES=0 o HOST=127.0.0.1.`,
    bad: () =>
      'La dirección pública es https, así que hay un proxy delante de la casa, pero CIFRA_PROXIES vale 0: todo el mundo comparte una dirección y sus límites. Pon CIFRA_PROXIES=1.',
  },
  mail: {
    well: ({ server }) => `El servidor de correo ${server} nos deja entrar.`,
    watch: () => '',
    bad: ({ server, why }) =>
      why === 'no-public-url'
        ? `El correo saldría por ${server}, pero sus enlaces necesitan una dirección: sin CIFRA_PUBLIC_URL no se envía ninguno.`
        : `El servidor de correo ${server} no responde o no nos deja entrar. Revisa el nombre, el puerto y la contraseña en CIFRA_SMTP.`,
  },
  files: {
    well: ({ connections }) => `El sistema permite ${connections} conexiones a la vez.`,
    watch: ({ connections }) =>
      `El sistema solo permite ${connections} conexiones a la vez. Sube los archivos abiertos: «ulimit -n 65536» o LimitNOFILE en la unidad.`,
    bad: () => '',
  },
};

export function checkText(
  language: Language,
  { check, state, details }: { check: keyof typeof en; state: keyof Sentences; details: Details },
): string {
  return { en, es }[language][check][state](details);
}

import { language } from '@cifra/kit';

/** The page about Cifra. Fetched with what says it. */
const en = {
  title: 'About Cifra',
  what: 'Cifra is Spanish for both digit and cipher. It is an open house for games of deduction and numbers. It is free software (AGPL-3.0-or-later): anybody can run a house of their own, read how it works, and change it.',
  fair: 'Before every deal the house promises a seed by publishing its hash, and every player’s browser adds numbers of its own. After the match the seed opens, and anybody can derive every shuffle and roll again.',
  privacy: 'There are no accounts, no advertisements and no tracking. One cookie remembers which seats are yours.',
  games: 'The games and the people who made them',
  design: 'Design',
  publisher: 'Published by',
  notAffiliated:
    'Cifra is not affiliated with the designers or publishers of these games. Their names are trademarks of their owners. All words, drawings and sounds here are our own. If you like a game, buy the box: the people above made it.',
  version: (version: string) => `This house runs Cifra ${version}.`,
  source: 'Its source code',
  sourceOnRequest: 'Whoever runs this house gives you its source code when you ask.',
  api: 'For developers and bot authors: the interface of this house',
};

const es: typeof en = {
  title: 'Acerca de Cifra',
  what: 'Cifra quiere decir a la vez dígito y clave. Es una casa abierta para juegos de deducción y números. Es software libre (AGPL-3.0 o posterior): cualquiera puede montar su propia casa, leer cómo funciona y cambiarla.',
  fair: 'Antes de cada reparto la casa promete una semilla publicando su resumen, y el navegador de cada persona añade sus propios números. Al terminar, la semilla se abre y cualquiera puede deducir otra vez cada mezcla y cada tirada.',
  privacy: 'No hay cuentas, ni publicidad, ni rastreo. Una sola cookie recuerda qué sitios son tuyos.',
  games: 'Los juegos y quienes los hicieron',
  design: 'Diseño',
  publisher: 'Publicado por',
  notAffiliated:
    'Cifra no tiene relación con quienes diseñan o publican estos juegos. Sus nombres son marcas de sus titulares. Todas las palabras, dibujos y sonidos de aquí son nuestros. Si te gusta un juego, compra la caja: lo hicieron esas personas.',
  version: (version) => `Esta casa usa Cifra ${version}.`,
  source: 'Su código fuente',
  sourceOnRequest: 'Quien lleva esta casa te da su código fuente si lo pides.',
  api: 'Para quien programa o escribe bots: la interfaz de esta casa',
};

/** In the language of the page. */
export const aboutWords = () => ({ en, es })[language.value];

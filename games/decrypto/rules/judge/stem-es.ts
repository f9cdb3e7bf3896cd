import { stemmer } from '@orama/stemmers/spanish';
import { folded, remembered } from '../text.ts';
import { isDerivedEs } from './derived-es.ts';
import { areOtherWords, linesOf, meet } from './word-lines.ts';

/** Up to here a Spanish stem is shared by chance: `mesa` and `mes`, `sol` and `solo`, `luna` and `lunes`. */
const SHORT_STEM = 3;

/**
 * Nouns with a longer stem that is another word's by chance, as that of `barrer`, `libre`, `comer` or `placer`: here
 * too only number and gender count. Folded.
 */
const APART: ReadonlySet<string> = new Set(
  linesOf(`
  abanico ambulancia barro calle callo candado casco cerro cometa cuchara domino ensalada garra hombro lampara libro
  mascara menta mente mercado plaza soldado suelo tienda torre trono
`).flat(),
);

/** Words of one stem that are other words, not other genders or forms: a line's words may be clues for each other. */
const OTHER_WORDS = linesOf(`
  puerto puerta, libro libra, plato plata, punto punta punteria puntada, cuadro cuadra, cuento cuenta, manto manta,
  mango manga, marco marca, pimiento pimienta, tormento tormenta, cuerdo cuerda, cubierto cubierta, trompo trompa,
  palmo palma palmer, barro barra, suelo suela, pulpo pulpa pulp, caso casa, palo pala, rato rata, pato pata,
  foco foca, copo copa, lomo loma, bolo bola, velo vela, ramo rama, seto seta, modo moda, cero cera, cubo cuba,
  filo fila, peso pesa, pico pica, piso pisa, rayo raya, saco saca, tiro tira, moro mora, caño caña, cigarro cigarra,
  marte martes, grano grana, tallo talla, corte corto, monte montar, sol solo sola, tramo trama, acero acera,
  cartero cartera, siglo sigla, pasto pasta, bote bota, bombo bomba, tubo tuba, trono trona, plazo plaza, hado hada,
  araña arañar, coma comer, barba barbara barbaro barbo, caballo caballa, carta carter, castillo castilla,
  chiste chistar, cinta cinto, clavo clave, codo coda, escoba escobar, garra garro, golf golfo golfa,
  hacha hache, hielo hiel, hombro hombre, hongo hong, humo huma, hospital hospitalidad, leche lecho, momia momio,
  muelle mueller, nota noto, organo organico organica organismo, policia poliza, rodilla rodillo, rueda ruedo,
  tren trena, verano veran, sombra sombrero sombrerero sombrereria, menta mental mentada mentado,
  tren entrenar entrenado entrenada entrenador entrenadora entrenamiento trenado trenada trenista, cuerda cordero cordera,
  cielo celoso celosa celista celera, sol solista solera solero, suelo solista solera solero solazo, pez pecoso pecosa,
  gol goloso golosa golilla, cola colera coloso, mar marista, nudo nudista, pato patera patilla patoso patosa,
  pala palillo palillero palero palista, rama ramera, cubo cubista, humo humero humilla, carne carnero,
  barro barrera barrero barrilla barrillo barrista, coche cochino cochina cochura, carpa carpeta, premio premura,
  impuesto impostura impostar impostado impostada, plata platillo platica platico platon, pollo pollera pollino pollina,
  pulpo pulposa pulposo pulperia pulpero pulpera pulpeta, pizza pizcar pizcada pizcado,
  secreto secretario secretaria secretar secretado secretada, globo global englobar englobado englobada,
  arbitro arbitrario arbitraria, aguja agujero agujeta, chiste chistera, gorra gorrino gorrina gorron gorrona,
  amor amoral, mano manera manero, piel pelillo pelosa peloso pelero peleria, pecho despechado despechada despechar pechar,
  banco banquete, juez jocoso jocosa, cuello collada, calle callista callosa calloso callera, trono tronera tronero,
  muelle mollera, cuero corista, viento ventero ventera, huelga holgada, puerta portada, carta carton cartucho,
  cinta cintura, bota botero botilla, estacion estacionar estacionado estacionada, desierto desertar desertado,
  pelota peloton, cabra cabrear cabreado cabreada, granja granjear, bomba bombon bombona, momia momera, verde verdad, zapato zapata zapatista
`);

/** Stems that Snowball cuts too short: that of `esquiar` is longer than what it leaves of `esquí`. */
const WHOLE_STEMS: ReadonlySet<string> = new Set(['esqui']);

/** Snowball's stem, with the z that a plural turns into a c: `luces` is of `luz`. */
const stemOf = remembered((word: string): string => {
  if (WHOLE_STEMS.has(folded(word))) return folded(word);
  const stem = stemmer(word);
  return stem.endsWith('c') && /[eiéí]/.test(word.charAt(stem.length)) ? `${stem.slice(0, -1)}z` : stem;
});

/** What a word may be the plural of, itself included. Folded. */
const singularsOf = remembered((word: string): readonly string[] => {
  const plain = folded(word);
  const singulars = [plain];
  // A foreign word takes an s alone: `robots`.
  if (/[^s]s$/.test(plain)) singulars.push(plain.slice(0, -1));
  // So do words in a stressed í or ú, or -es: `esquís`, `esquíes`.
  if (/[^aeo]es$/.test(plain)) singulars.push(plain.slice(0, -2));
  if (plain.endsWith('ces')) singulars.push(`${plain.slice(0, -3)}z`);
  return singulars;
});

/** Without number and gender. A stressed vowel at the end is no gender's: `maná` is nothing female of `mano`. */
const neutral = remembered((word: string): readonly string[] =>
  /[áó]s?$/.test(word) ? singularsOf(word) : singularsOf(word).map((singular) => singular.replace(/[oa]$/, '*')),
);

/** What diminutives of a word begin with: `vaqu-it-a`, `tac-it-a`, `café-cit-o`, `luc-ecit-a`, `vidr-it-o`. Folded. */
const smallOf = remembered((word: string): ReadonlySet<string> => {
  const singular = word.replace(/(?<=[aeiouáéíóú])s$/, '');
  const whole = folded(singular);
  const soft = (text: string) => text.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
  const bare = soft(whole.replace(/(?<=..)[aeiou]$/, ''));
  const small = [`${bare}it`, `${bare}ecit`];
  // A whole word goes before -cito unless it ends in a plain -a or -o: `pan-cito`, `te-cito`, `rey-ecito`.
  if (!/[ao]$/.test(singular)) small.push(`${whole}cit`, `${soft(whole)}ecit`);
  if (/i[ao]$/.test(singular)) small.push(`${whole.slice(0, -2)}it`);
  return new Set(small);
});

const DIMINUTIVE = /it([oa])s?$/;

/** Its stress is on the -it-, and so hardly ever written: `púlpito` is no small `pulpo`. */
function isDiminutive(word: string, keyword: string): boolean {
  return (
    DIMINUTIVE.test(word) &&
    !/[áéóú]|í(?!it)/.test(word) &&
    smallOf(keyword).has(folded(word).replace(DIMINUTIVE, 'it'))
  );
}

/** What a diminutive is of, going by its end: `palito` is a small `palo`, not `pala`. Folded. */
function enlarged(word: string): readonly string[] {
  return [folded(word).replace(DIMINUTIVE, '$1'), folded(word).replace(/(?<=e)cit[oa]s?$/, '')];
}

/** Is this word the keyword in another number, gender or form, made small, or made of it (D17)? */
export function isInflectionEs(word: string, keyword: string): boolean {
  const [own, others] = [singularsOf(word), singularsOf(keyword)];
  if (own[0] === others[0]) return true;
  if (isDiminutive(word, keyword)) return !areOtherWords(OTHER_WORDS, enlarged(word), others);
  const isFamily =
    meet(own, others) || isSameStem(word, keyword) || isDerivedEs(word, keyword, { onlySure: isApart(keyword) });
  return isFamily && !areOtherWords(OTHER_WORDS, own, others);
}

/** Is this word the keyword in another number at most? */
export function isSameNounEs(word: string, keyword: string): boolean {
  return meet(singularsOf(word), singularsOf(keyword));
}

function isSameStem(word: string, keyword: string): boolean {
  const stem = stemOf(keyword);
  if (stem !== stemOf(word)) return false;
  if (stem.length > SHORT_STEM && ![word, keyword].some(isApart)) return true;
  return meet(neutral(word), neutral(keyword));
}

function isApart(word: string): boolean {
  return singularsOf(word).some((singular) => APART.has(singular));
}

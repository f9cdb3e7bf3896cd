import { stemmer } from '@orama/stemmers/spanish';
import { soundsOf } from './sound-es.ts';
import { folded, remembered } from './text.ts';
import { areOtherWords, linesOf, meet } from './word-lines.ts';

/** Up to here a Spanish stem is shared by chance: `mesa` and `mes`, `sol` and `solo`, `luna` and `lunes`. */
const SHORT_STEM = 3;

/** Words of one stem that are other words, not other genders or forms: a line's words may be clues for each other. */
const OTHER_WORDS = linesOf(`
  puerto puerta, libro libra, plato plata, punto punta, cuadro cuadra, cuento cuenta, manto manta, mango manga,
  marco marca, pimiento pimienta, tormento tormenta, cuerdo cuerda, cubierto cubierta, trompo trompa, palmo palma,
  barro barra, suelo suela, pulpo pulpa, caso casa, palo pala, rato rata, pato pata, foco foca, copo copa, lomo loma,
  bolo bola, velo vela, ramo rama, seto seta, modo moda, cero cera, cubo cuba, filo fila, peso pesa, pico pica,
  piso pisa, rayo raya, saco saca, tiro tira, moro mora, caño caña, cigarro cigarra, marte martes, grano grana,
  tallo talla, corte corto, monte montar, tramo trama, acero acera, cartero cartera, cometa cometer cometido,
  siglo sigla, pasto pasta, bote bota, bombo bomba, tubo tuba, trono trona, soldado soldar, plazo plaza,
  calle callo callar callado, hado hada, araña arañar, menta mente mentir mentira, cerro cerrar cerrado, coma comer
`);

/** Snowball's stem, with the z that a plural turns into a c: `luces` is of `luz`. */
const stemOf = remembered((word: string): string => {
  const stem = stemmer(word);
  return stem.endsWith('c') && /[eiéí]/.test(word.charAt(stem.length)) ? `${stem.slice(0, -1)}z` : stem;
});

/** What a word may be the plural of, itself included. Folded. */
const singularsOf = remembered((word: string): readonly string[] => {
  const plain = folded(word);
  const singulars = [plain];
  if (/[aeiou]s$/.test(plain)) singulars.push(plain.slice(0, -1));
  if (/[^aeiou]es$/.test(plain)) singulars.push(plain.slice(0, -2));
  if (plain.endsWith('ces')) singulars.push(`${plain.slice(0, -3)}z`);
  return singulars;
});

function neutral(singulars: readonly string[]): readonly string[] {
  return singulars.map((word) => word.replace(/[oa]$/, 'o'));
}

/** The stems, by sound, that a diminutive may be of: `vaquita` b-a-k, `tacita` t-a-s, `lucecita` l-u-s. */
const diminishedOf = remembered((word: string): readonly string[] => {
  const [, base] = /^(.{2,})it[oa]s?$/.exec(soundsOf(word).sounds.join('')) ?? [];
  if (base === undefined) return [];
  return [base, base.replace(/s$/, ''), base.replace(/es$/, '')].map((stem) => stem.replace(/[aeiou]$/, ''));
});

/** Is this word the keyword in another number, gender or form, or made small? */
export function isInflectionEs(word: string, keyword: string): boolean {
  const [own, others] = [singularsOf(word), singularsOf(keyword)];
  if (own[0] === others[0]) return true;
  return (meet(own, others) || isSameStem(word, keyword)) && !areOtherWords(OTHER_WORDS, own, others);
}

function isSameStem(word: string, keyword: string): boolean {
  const stem = stemOf(keyword);
  if (diminishedOf(word).includes(soundsOf(stem).sounds.join(''))) return true;
  if (stem !== stemOf(word)) return false;
  return stem.length > SHORT_STEM || meet(neutral(singularsOf(word)), neutral(singularsOf(keyword)));
}

import { folded, remembered } from '../text.ts';
import { areOtherWords, linesOf } from './word-lines.ts';

const setOf = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** What Spanish makes of a noun: `guant-elete`, `telescóp-ico`, `alfombr-illa`. Folded, without number. */
const ENDINGS = setOf(`
  ero era eria eril ario aria oso osa azo ada on ona ista al ar illo illa ico ica uelo uela ejo eja ete eta elete ote
  ota ucho ucha udo uda izo iza ismo ear eado eada ado ador adora aje amen ura esco esca ense ino ina oide
`);

/** After a short root only those that hardly ever end another word: `cas-ero`, but not `cas-ino`. */
const SURE_ENDINGS = setOf('ero era eria oso osa azo ista illo illa elete ucho ucha');

/** After a root whose vowel has changed: `dient-e` and `dent-al`, `piedr-a` and `pedr-ada`. */
const CHANGED_ENDINGS = setOf('ero era eria al ada azo ista oso osa on');

/** Verbs and what comes of them, with what goes before: `en-guant-ado`, `des-coron-ar`. */
const VERBAL_ENDINGS = setOf('ar ado ada ador adora amiento ecer');
const PREFIXES = ['en', 'em', 'des'];

const SHORT_ROOT = 3;

/** Families that no ending of these tells. Folded. */
const FAMILIES = linesOf(`
  taza tazon, nieve nevar nevera nevada nevado, huevo ovalado, fuego fogata fogon fogoso, rueda rodar,
  hielo helado helada helar helador heladera congelar congelado congelador, sal salado salada salar salero saladero,
  pan panadero panadera panaderia, pez pescado pescar pesca pescador pescadora pescaderia, carne carnaza carnivoro,
  cafe cafetera cafeteria cafeina, vino vinicola vinagre, cuchillo acuchillar, hueso oseo,
  agua aguacero acuatico acuario, mar marino marina marinero marinera maritimo marea marejada, rio riada,
  isla isleño isleña islote, bosque boscoso, desierto desertico, barro embarrado embarrar, lluvia llover llovizna lloviznar,
  niebla neblina, humo humareda ahumar ahumado, sombra sombrio sombria, sangre sangriento sangrienta sangrar,
  sol solar soleado soleada, luna lunar, estrella estelar, noche nocturno nocturna anochecer trasnochar,
  cielo celeste celestial, verano veraniego veranear, norte norteño, ciudad ciudadano ciudadana, escuela escolar,
  mano manual, sueño soñar soñador, baile bailarin bailarina, pintura pintor pintora pintar, avion aviador aviacion,
  espada espadachin, angel angelical, mago magia magico, lobo lobezno lobuno, gato gatuno, perro perruno,
  elefante elefanta, rosa rosal rosaleda, arbol arboleda, hoja hojarasca deshojar
`);

/** Roots by the endings that may follow: `vac-a` and `vaqu-ero`, `luz` and `luc-ero`. */
const rootsOf = remembered((keyword: string): readonly (readonly [string, ReadonlySet<string>])[] => {
  const singular = folded(keyword).replace(/(?<=[aeiou])s$/, '');
  // The i of `telescopio` goes, that of `espía` stays.
  const withoutVowel = singular.replace(/(?<=..[^aeiou]i?)[aeo]$/, '');
  const bare =
    /[^aeiou][^aeiou]?i[ao]s?$/.test(keyword) && withoutVowel.length > 5 ? withoutVowel.slice(0, -1) : withoutVowel;
  const changed = [bare.replace(/ie(?=[^aeiou]+$)/, 'e'), bare.replace(/(?<![gq])ue(?=[^aeiou]+$)/, 'o')];
  const plain = bare.length <= SHORT_ROOT ? SURE_ENDINGS : ENDINGS;
  return [
    ...spellings(bare).map((root) => [root, plain] as const),
    ...changed
      .filter((root) => root !== bare && root.length > SHORT_ROOT)
      .flatMap(spellings)
      .map((root) => [root, CHANGED_ENDINGS] as const),
  ].filter(([root]) => root.length >= SHORT_ROOT);
});

/** A sound is written otherwise before e and i. */
function spellings(root: string): readonly string[] {
  return [...new Set([root, root.replace(/c$/, 'qu').replace(/g$/, 'gu'), root.replace(/(?<!z)z$/, 'c')])];
}

/** Is this word made of the keyword, by an ending that says who makes it, what holds it, how big or what it is like? */
export function isDerivedEs(word: string, keyword: string, { onlySure }: { readonly onlySure: boolean }): boolean {
  const plain = folded(word).replace(/(?<=[aeiou])s$|(?<=[nlrd])es$/, '');
  const own = folded(keyword).replace(/(?<=[aeiou])s$/, '');
  if (areOtherWords(FAMILIES, [plain], [own])) return true;
  return rootsOf(keyword).some(([root, endings]) => {
    const follow = onlySure ? SURE_ENDINGS : endings;
    if (plain.startsWith(root) && follow.has(plain.slice(root.length))) return true;
    if (root.length <= SHORT_ROOT || onlySure) return false;
    return PREFIXES.some(
      (prefix) => plain.startsWith(prefix + root) && VERBAL_ENDINGS.has(plain.slice(prefix.length + root.length)),
    );
  });
}

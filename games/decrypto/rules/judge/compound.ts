import type { Language } from '@cifra/kernel';
import { EN } from '../../lexicon/en.ts';
import { folded } from '../text.ts';
import { isFormEn } from './stem-en.ts';
import { isSameNounEs } from './stem-es.ts';
import { linesOf } from './word-lines.ts';

/**
 * English compounds are a keyword and another word, so the rest must be a word that we know: `sun-flower`, but
 * not `car-rot`. These complete the keywords of our own list.
 */
const ENGLISH_PARTS: ReadonlySet<string> = new Set([
  ...EN.map(folded),
  ...`
  able ache aero air bag band bath beam berry bird blade board body bone bow boy break brush burn burst cake case cloth
  craft day down drop drum dust fall field flake flower fly food front fruit girl grand guard hole hood hop house keeper
  land less light line lock mail maker man mark master mate men mid mill nut over pack pan paper pie pin pine place plan
  point port post power print proof pot quake rise room root run sail shelf shine ship shop shore side skin snap sport
  stick storm suit super surf time tooth top town track under wall ware wash wax way weed wheel wife wing woman work
  worker worm worth wreck yard
  axe band bar bed belt bench bite block blow boat bolt bomb bone boot box brain brick bridge bucket bull bump burger
  bush button cap card cart cell chain chair chase cheese chip clip clock coat comb cook cord cover crack cream cup
  cut dance deck desk dive door dream dress drive driver edge egg end engine eye face fan farm father feather fight
  fire fish flash flood foot fork form frame frog game gate gear glass glow glue goat gold grass ground gun hair hall
  hammer hand hat head heart heat heel height hill hook horn horse hose hound jack jar juice jump key kick king knife
  knob knot lace lamp lash leaf leather leg letter lid lift lip load log mask mat meat melon milk mirror moon mother
  mouse mouth nail neck needle net nest news nose note oil pad page paint palm paste path pen pick piece pig pillow
  pipe pit plate play player plug pocket pole pond pool pump purse rack rail rain rake ray ride rider ring road rock
  rod roll roof rope rug sack saddle salt sand saw scape scraper screen seat seed set shade shake shape sheet shell
  shirt shock shoe shot show shower sign silk sink skate sky sleep slide smith smoke snake snow soap sock soil spear
  spoon spot spring stack stage stair stamp stand star step stock stone stop story strap straw stream string stroke
  sweep switch sword table tail tale tape teller thief throat thumb tick tie tide tip toe tool torch tower trap tray
  tree trip trunk tub tube vine voice wagon walk walker watch water wave weight well whip whistle wick wind window
  wine wire witch wolf wood word wrap wright writer`
    .trim()
    .split(/\s+/),
]);

/** What begins a Spanish compound, most often a verb: `para-sol`, `saca-corchos`. */
const SPANISH_HEADS = `
  abre anti auto caza contra corta cubre cuenta cumple cuida electro entre espanta foto gira guarda lanza lava limpia
  mata mega micro mini moto multi para pasa pica pinta pisa porta posa quita rasca rompe saca salta salva semi sobre
  sub super tele tira toca traga`
  .trim()
  .split(/\s+/);

/** Words that are no compounds of what they seem to hold: a line is such a word, then those. Folded. */
const SEEMING: ReadonlyMap<string, readonly string[]> = new Map(
  linesOf(`
  anthony ant honey, barking king, barring ring, jarring ring, formant ant, candice candy ice, capable cap, caprice cap rice, chestnut chest, cornice corn ice,
  cornwall corn wall, cowering cow ring, earnest ear nest, earnestness ear nest, friendlies lie,
  hospitable hospital, lovelies lie, mandeville devil,
  molestation mole station, nosedove dove, pageant page ant, pinking king, planking king, potable pot,
  scarcity scar city, scarring ring, sealant ant, searing sea ring, skydove dove, starkey star key, starring ring,
  tapering tape ring, tearing tea ring, warlock war lock, warring ring, wavering wave ring,
  contrajo ajo, contrario rio, contraria rio, contravino vino, sacarosa rosa, sobresale sal, sobrevino vino,
  subraya rayo, subrayo rayo
`).map(([word = '', ...parts]) => [word, parts]),
);

/** Spanish compounds that begin with a keyword, or hold it changed: a line is one, then its parts. Folded. */
const SPANISH_COMPOUNDS = linesOf(`
  bocacalle boca calle, bocamanga boca, aguafuerte agua fuerte, aguanieve agua nieve, aguamiel agua miel,
  aguardiente agua, aguarras agua, salpimienta sal pimienta, puertaventana puerta ventana, telaraña araña tela,
  nochebuena noche, nochevieja noche, medianoche noche, mediodia dia, camposanto campo, hierbabuena hierba,
  hierbaluisa hierba, pelirrojo pelo, pelirroja pelo, rosacruz rosa cruz, radiotelescopio radio telescopio,
  radiotelefono radio telefono, maniobra mano, manicura mano, casapuerta casa puerta, verdemar verde mar,
  caradura cara, bancarrota banco, ferrocarril hierro, motosierra sierra, terremoto tierra, arcoiris arco,
  cabizbajo cabeza, cabizbaja cabeza, boquiabierto boca, boquiabierta boca, ojeroso ojo, madreselva selva
`);

/** A part of three letters can be chance (`car-pet`), so then the other one must be longer. */
const SHORT_PART = 3;

/** Is the keyword a whole part of this compound? */
export function isCompoundOf(language: Language, word: string, keyword: string): boolean {
  if (isSeeming(folded(word), folded(keyword))) return false;
  return language === 'es' ? isSpanishCompound(word, keyword) : isEnglishCompound(folded(word), folded(keyword));
}

function isSeeming(word: string, keyword: string): boolean {
  return [word, word.replace(/s$/, '')].some((one) => SEEMING.get(one)?.includes(keyword) === true);
}

function isEnglishCompound(word: string, keyword: string): boolean {
  const fits = (part: string, rest: string) =>
    rest.length >= SHORT_PART &&
    part.length + rest.length > 2 * SHORT_PART &&
    ENGLISH_PARTS.has(rest) &&
    isFormEn(part, keyword);
  for (let at = SHORT_PART; at <= word.length - SHORT_PART; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)];
    // Most cuts share no letter with the keyword: look no further there.
    // Before another word no form has an e more: `ante-room` and `golde-nest` hold neither `ant` nor `gold`.
    if (left[0] === keyword[0] && left !== `${keyword}e` && fits(left, right)) return true;
    if (right[0] === keyword[0] && fits(right.replace(/(?<!s)s$/, ''), left)) return true;
  }
  return false;
}

function isSpanishCompound(word: string, keyword: string): boolean {
  const [plain, own] = [folded(word).replace(/s$/, ''), folded(keyword)];
  if (SPANISH_COMPOUNDS.some(([whole, ...parts]) => whole === plain && parts.includes(own))) return true;
  return SPANISH_HEADS.some((head) => {
    if (!word.startsWith(head)) return false;
    // A vowel that both parts share is written once, an r between vowels twice: `para-aguas`, `para-rrayos`.
    return [head.length, head.length - 1].some((at) => {
      const rest = word.slice(at).replace(/^rr/, 'r');
      return rest.length >= SHORT_PART && isSameNounEs(rest, keyword);
    });
  });
}

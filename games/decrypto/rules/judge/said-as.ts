import { linesOf } from './word-lines.ts';

/**
 * English words whose spelling misleads: a line is a word, then what it is said as, spelt by the usual rules. `uh` is
 * the vowel of `book`. People write what they like, so it is no plain object: that knows `constructor`.
 */
export const SAID_AS: ReadonlyMap<string, string> = new Map(
  linesOf(`
  son sun, ton tun, won wun, one wun, done dun, none nun, come cum, some sum, does duz, love luv, dove duv,
  glove gluv, above abuv, shove shuv, monk munk, monkey munky, money munny, honey hunny, front frunt, month munth,
  tongue tung, blood blud, flood flud, touch tuch, young yung, country cuntry, shovel shuvvel,
  bear bair, pear pair, wear wair, swear swair, there thair, where whair, were wur, heard hurd, heart hart,
  hearth harth, purl pearl, tier teer,
  foot fuht, soot suht, put puht, wood wuhd, good guhd, hood huhd, stood stuhd, could cuhd, would wuhd, should shuhd,
  wool wuhl, bull buhl, full fuhl, pull puhl, wolf wuhlf, woolf wuhlf, bush buhsh, push puhsh, woman wuhman,
  shoe shoo, shoes shooz, canoe canoo, move moov, prove proov, lose looz, whose hooz, two too, who hoo, youth yooth,
  soup soop, group groop, tour toor, route root, suite sweet,
  four for, pour por, your yor, court cort, course corse, source sorce, soared sord,
  have hav, gone gon, shall shaal, deaf def, dead ded, read red, lead led, bread bred, spread spred, thread thred,
  head hed, instead insted, ready reddy, says sez, said sed,
  ghost goast, host hoast, most moast, post poast, gross groce, dose doce, doll dol, both boath,
  bowl boal, own oan, known noan, shown shoan, grown groan, thrown throan, flown floan, blown bloan, sown soan,
  low loa, lower loaer, slower sloaer, blower bloaer, mower moaer, grower groaer, rower roaer,
  cow cou, how hou, now nou, brow brou, wow wou, vow vou, allow alou, eyebrow iebrou,
  bawl ball, break brake, rowed rode, sword sord, lease leece, grease greece, crease creece, release releece,
  cease seece, geese geece, laugh laf, cough cof, rough ruf, tough tuf, enough enuf, gogh go, hugh hew, high hie,
  sigh sie,
  key kee, keys kees, quay kee, be bee, thai tie, grey gray, prey pray, they thay, obey obay, neil neel, leif leef,
  keith keeth, sheik sheek, klein kline, stein stine, view vew, views vews, guide gide, city sitty, pity pitty,
  river rivver, liver livver, shiver shivver, quiver quivver, giver givver, deliver delivver, lemon lemmon,
  melon mellon, devil devvil, level levvel, novel novvel, wallet wollet, ballet ballay, beret berray, tarot tarro,
  cache cash, kohl coal, masque mask, aunt ant, pilate pilot, forrest forest, lightening lightning,
  calender calendar, carat carrot, karat carrot, caret carrot, mirror meerror, finger fingger,
  linger lingger, ginger jinjer, wand wond, want wont, watch wotch, swamp swomp, swan swon, swap swop, wash wosh,
  wasp wosp, water waater, poem poaem, poet poaet, noah noaah, joel joael, diet diaet, duel dooael, fuel fewael,
  fluid flooid, jesse jessy, jose hozay, pierre pyair,
  hero heero, zero zeero, nero neero, niro neero, pepe peppay, phase faze, gras grah, luc luke, knut knoot,
  kanye kanyay, carre carray
`).map(([word = '', said = '']) => [word, said]),
);

import type { Language } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { EN } from '../lexicon/en.ts';
import { ES } from '../lexicon/es.ts';
import { TRANSLATIONS } from '../lexicon/translations.ts';
import { MAX_CLUE, whyNotClue, whyNotClues } from '../rules/clues.ts';
import { SAMPLE_CLUES } from '../rules/samples.ts';

/** The code of the refusal when this clue is given by a team with this keyword, or `fine`. */
function said(language: Language, keyword: string, clue: string): string {
  return whyNotClue(clue, { language, words: [keyword], used: [] })?.code ?? 'fine';
}

/** `keyword: clue clue …`, a line each; `_` stands for a space inside a clue. */
function pairs(text: string): { keyword: string; clue: string }[] {
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [keyword = '', clues = ''] = line.split(':').map((part) => part.trim());
      return clues.split(/\s+/).map((clue) => ({ keyword, clue: clue.replaceAll('_', ' ') }));
    });
}

/** Words that every object of the language we write in knows; one of them is an ordinary word. */
const KNOWN_TO_OBJECTS = Object.getOwnPropertyNames(Object.prototype);

describe('any clue', () => {
  test.each(KNOWN_TO_OBJECTS)('[D17] “%s” is a clue and a keyword like any other', (word) => {
    for (const language of ['es', 'en'] as const) {
      expect(said(language, 'elephant', word)).toBe('fine');
      expect(said(language, word, 'elephant')).toBe('fine');
      expect(whyNotClues(['tree', word, 'moon'], { language, words: ['elephant'], used: [] })).toBeNull();
    }
  });

  const on = (clue: string, used: readonly string[] = []) =>
    whyNotClue(clue, { language: 'es', words: ['negro'], used })?.code ?? 'fine';

  test.each(['', '   ', '...', '¡!', '🦋'])('[D17] “%s” is empty', (clue) => {
    expect(on(clue)).toBe('clue-empty');
  });

  test.each(['4', '421', '4 2 1', '4.2.1', '#3', '９', 'cuatro', 'Dos Tres', 'four', 'one-two', '4 dos'])(
    '[D16, D17] “%s” is a bare number',
    (clue) => {
      expect(on(clue)).toBe('clue-number');
    },
  );

  test.each(['Ruta 66', '007 contra todos', 'tres mosqueteros', '1984, la novela', 'Apolo 11'])(
    '[D17] a number in a phrase is none: “%s”',
    (clue) => {
      expect(on(clue)).toBe('fine');
    },
  );

  test.each(['M', 'm.', ' ñ ', '«Z»'])('[D15, D17] “%s” is a single letter', (clue) => {
    expect(on(clue)).toBe('clue-letter');
  });

  test.each(['ET', 'F.B.I.', 'vitamina C', 'Ur'])('[D17] several letters are a clue: “%s”', (clue) => {
    expect(on(clue)).toBe('fine');
  });

  test.each(['México', 'MEXICO', ' méxico ', 'México!', 'Me-xi-co'])(
    '[D16, D17] “%s” repeats “México”: case, accents and signs do not count',
    (clue) => {
      expect(on(clue, ['Insecto', 'México'])).toBe('clue-repeated');
    },
  );

  test.each(['Nuevo México', 'mexicano', 'Mejico lindo'])('[D16] “%s” does not repeat “México”', (clue) => {
    expect(on(clue, ['México'])).toBe('fine');
  });

  test('[D16] the tilde of ñ is no accent', () => {
    expect(on('caña', ['cana'])).toBe('fine');
  });

  test(`[D17] a clue has at most ${MAX_CLUE} characters`, () => {
    expect(on('ab '.repeat(26))).toBe('fine');
    expect(on('x'.repeat(MAX_CLUE + 1))).toBe('too-long');
    expect(on('x'.repeat(1_000_000))).toBe('too-long');
  });

  test.each([
    'bell\u0007',
    'line\nbreak',
    'soft\u00adhyphen',
    'ne\u200bgro',
    'left\u202eright',
    'half \ud800',
    'two\u2028lines',
  ])('[D17] signs that nobody sees are refused: %j', (clue) => {
    expect(on(clue)).toBe('clue-unseen');
  });

  test('[D16] all four keywords count, for any digit, and the place is named', () => {
    const context = { language: 'es', words: ['negro', 'libélula', 'cóctel', 'sombrero'], used: [] } as const;
    expect(whyNotClues(['México', 'Insecto', 'sombreros'], context)).toEqual({
      code: 'clue-keyword',
      keyword: 'sombrero',
      word: 'sombreros',
      at: 2,
    });
    expect(whyNotClues(['México', 'Insecto', 'Horror'], context)).toBeNull();
  });

  test.each([
    ...pairs(`
      té: té_verde Té_con_limón una_taza_de_té te_helado
      sobre: un_sobre_cerrado
      nada: nada_por_la_piscina
      bajo: un_bajo_eléctrico`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      will: last_will_and_testament`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D16, D17] the keyword “$keyword” is no little word: “$clue” holds it', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      té: sobre_la_mesa The_Beatles
      sobre: té_para_dos`),
  )('[D17] beside “$keyword” the little words of “$clue” stay little', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });

  test('[D17] letters kept apart are still the keyword', () => {
    for (const clue of ['n e g r o', 'N.E.G.R.O.', 'ne gro', 'NÉGRO']) expect(on(clue)).toBe('clue-keyword');
  });
});

describe('inflections in Spanish', () => {
  test.each(
    pairs(`
      gato: gato Gatos gata GATAS gatito gatitos un_gato_negro
      luz: luces lucecita
      pez: peces
      lápiz: lapices
      árbol: arboles árboles arbolito
      corazón: corazones corazoncito
      vaca: vaquita vacas
      taza: tacita
      coche: cochecito coches
      sol: soles solecito girasol quitasol
      agua: paraguas aguas
      baile: bailar bailando bailes
      maestro: maestra maestros
      león: leona leones
      negro: negra negras
      pingüino: pinguinos
      punto: puntos
      cuento: cuentos
      café: cafés cafecito
      perro: el_perro_del_hortelano
      libro: libros librito
      mano: manita
      clavo: clavar
      chiste: chistes
      tarjeta de crédito: crédito tarjetas`),
  )('[D17] for “$keyword” the clue “$clue” is refused', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('clue-keyword');
  });

  /** The usual diminutive of a word, by the rules of the spelling. */
  function diminutiveOf(word: string): string {
    const plain = word.replace(/[áéíóú]/, (vowel) => vowel.normalize('NFD').charAt(0));
    const [, stem = '', vowel] = /^(.*?)([aeio]?)s?$/.exec(plain.replace(/(?<=[aeiou])s$/, '')) ?? [];
    const ending = vowel === 'a' ? 'ita' : 'ito';
    if (vowel === 'e' || /[éóú]$/.test(word)) return `${plain}c${ending}`;
    if (/[nr]$/.test(plain)) return `${plain}c${ending}`;
    const soft = stem.replace(/c$/, 'qu').replace(/g$/, 'gu').replace(/z$/, 'c');
    return `${soft}${ending}`;
  }

  test('[D17] no keyword of ours may be made small, unless that is another one', () => {
    expect(diminutiveOf('cuchara')).toBe('cucharita');
    expect(diminutiveOf('boca')).toBe('boquita');
    expect(diminutiveOf('ratón')).toBe('ratoncito');
    expect(diminutiveOf('tijeras')).toBe('tijerita');
    const diminished = ES.filter((keyword) => !/us$|ciones$/.test(keyword));
    const accepted = diminished.filter((keyword) => said('es', keyword, diminutiveOf(keyword)) === 'fine');
    // Small are here `solo` and `golfo`.
    expect(accepted.map(diminutiveOf)).toEqual(['solito', 'golfito']);
  });

  test.each(
    pairs(`
      agua: agüita aguita
      ojo: ojitos
      rey: reyecito
      pie: piecito
      té: tecito
      vidrio: vidrito
      puerta: puertecita`),
  )('[D17] for “$keyword” the clue “$clue” is too small', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      circo: circuito
      sol: solicito solito
      pala: palito
      plata: platito
      té: tacita
      pulpo: púlpito
      hombro: hombrecito
      humo: humita`),
  )('[D17] for “$keyword” the clue “$clue” is nothing small', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });

  test.each(
    pairs(`
      puerta: puerto
      puerto: puerta
      plata: plato plátano
      libro: libra librero biblioteca
      casa: caso casado casino
      mesa: mes meses
      luna: lunes una_noche
      sol: solo soldado soldar
      sal: sala salado
      cara: caracol máscara
      pan: panadero pantalla
      mano: humano manojo
      cuento: cuenta
      plaza: plazo
      marte: martes
      calle: callar
      menta: mente mentira
      rey: reina
      caballo: caballero cabello
      sombrero: sombra
      verde: verdad la_verdad_desnuda
      libro: libre libres librar
      clavo: clave claves
      hombro: hombre hombres
      barro: barrer
      casco: cáscara cascada cascar
      plaza: plácido placer
      mano: maná
      toro: Torá
      barba: Bárbara
      caballo: caballa
      calle: callas
      candado: cándido
      carta: Carter
      castillo: Castilla
      chiste: chistar
      cinta: cinto
      cometa: comete
      dominó: dominar
      escoba: Escobar
      garra: Roland_Garros
      golf: golfo
      hacha: hache
      hielo: hiel
      hongo: Hong_Kong
      hospital: hospitalidad
      leche: lecho
      máscara: mascar
      menta: mentí
      nota: noto
      órgano: organismo
      palma: Palmer
      policía: póliza
      pulpo: Pulp_Fiction
      punto: puntería
      rodilla: rodillo
      rueda: ruedo
      suelo: suele
      tienda: tiende
      torre: tórrido
      trono: tronar
      verano: verán
      zapato: Zapata
      río: contrario pasaría
      rosa: sacarosa
      ajo: contrajo
      rayo: subrayo
      tarjeta de crédito: billete_de_tren`),
  )('[D17] for “$keyword” the clue “$clue” is fine', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });
});

describe('inflections in English', () => {
  test.each(
    pairs(`
      dog: dog Dogs dog's the_dog's_bone
      knife: knives
      leaf: leaves
      mouse: mice
      tooth: teeth
      city: cities
      bus: buses
      tie: ties tied
      organ: organs
      box: boxes boxing
      paint: painting painted
      dance: dancing dances
      swing: swung swinging
      run: running ran
      sun: sunny sunflower sunlight
      rain: rainy rainbow
      house: greenhouse housewife
      horse: seahorse horses
      butter: butterfly
      night: midnight
      head: headache
      glass: sunglasses
      ice cream: ice creamy`),
  )('[D17] for “$keyword” the clue “$clue” is refused', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      car: carpet carrot card career carry
      ear: early
      fur: fury
      hole: holy
      cat: category catalogue
      king: baking kingfisher_blue
      ring: string spring
      star: start stare
      bear: beard
      plane: planet
      table: vegetable
      light: flight delight
      corn: corner
      moth: mother
      arm: army
      sun: Sunday sand
      police: policy
      organ: organization
      universe: university
      fair: fairy
      heart: hearth
      bus: busy
      scar: scary scarcity
      chest: chestnut
      war: warlock wary
      flour: flourish
      iron: ironic
      harp: harpy
      tent: tentative
      vacation: vacate
      fog: old_fogy
      lock: warlock
      turkey: Turkish
      corn: corny Cornwall cornice cornering
      wall: Cornwall
      apple: apply
      boot: booty
      angel: Maya_Angelou
      car: Cary_Grant
      well: Orson_Welles
      city: cite scarcity
      hospital: hospitality hospitable
      organ: organism organizing
      honey: Anthony
      nest: earnest
      gold: goldenest
      ear: earnest
      cap: capable caprice
      rice: caprice
      candy: Candice
      line: friendliness
      page: pageant
      mole: molestation
      ring: searing tapering
      cow: cowering
      star: starkey
      ant: elephant giant pageant anteroom
      ice: justice office`),
  )('[D17] for “$keyword” the clue “$clue” is fine', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('fine');
  });
});

describe('translations', () => {
  test.each([
    ...pairs(`
      perro: dog dogs Dog's hot_dog
      negro: black
      casa: house houses my_home
      cuchillo: knives
      ciudad: cities
      ratón: mice
      diente: teeth
      pie: feet
      patata: potatoes
      eco: echoes
      foto: photos
      hoja: leaves`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      dog: perro perros Perra
      bread: pan
      queen: reina
      teacher: maestra profesora
      friend: amiga amigas
      grandmother: abuelo
      basket: cesto
      black: negra
      moon: lunas media_luna`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D16, D17] for “$keyword” the clue “$clue” is a translation', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('clue-translation');
  });

  test.each([
    ...pairs(`
      avión: planes
      dado: dices
      mar: seas
      cuento: tales
      azul: blues`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      salt: sales
      monkey: Mona_Lisa
      book: Libra
      bucket: Cuba
      silver: Plato
      grass: pasta
      floor: Pisa
      door: Puerto_Rico
      knife: Navajo
      pipe: tuba
      elbow: coda
      bread: window_panes
      sea: mares
      sun: soles
      peace: paces
      wing: alas`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])('[D17] for “$keyword” the clue “$clue” is a word of the table’s language', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('fine');
  });

  test.each([
    { language: 'en' as const, keyword: 'cat', clue: 'gate' },
    { language: 'en' as const, keyword: 'dog', clue: 'perron' },
    { language: 'es' as const, keyword: 'pastel', clue: 'pie' },
    { language: 'es' as const, keyword: 'pie', clue: 'pastel' },
    { language: 'es' as const, keyword: 'negro', clue: 'blackjack' },
    { language: 'es' as const, keyword: 'gato', clue: 'cataratas' },
  ])('[D17] for “$keyword” the clue “$clue” is none', ({ language, keyword, clue }) => {
    expect(said(language, keyword, clue)).toBe('fine');
  });

  test.each([
    ...pairs(`
      dog: perro perros
      knife: navaja
      apple: manzana`).map((pair) => ({ language: 'es' as const, ...pair })),
    ...pairs(`
      perro: dog
      luna: moon moons`).map((pair) => ({ language: 'en' as const, ...pair })),
  ])(
    '[D16, D17] “$keyword” is not of the table’s language, and “$clue” its translation',
    ({ language, keyword, clue }) => {
      expect(said(language, keyword, clue)).toBe('clue-translation');
    },
  );

  test('[D17] every keyword of ours is refused in both languages of ours', () => {
    const unheard = TRANSLATIONS.flatMap(([en, es]) => [
      ...(EN.includes(en) && !EN.includes(es) ? [said('en', en, es), said('en', en, en.toUpperCase())] : []),
      ...(ES.includes(es) && !ES.includes(en) ? [said('es', es, en), said('es', es, es.toUpperCase())] : []),
    ]).filter((code) => code === 'fine');
    expect(unheard).toEqual([]);
  });
});

describe('sounds in Spanish', () => {
  test.each(
    pairs(`
      cara: tara Tara vara la_tara
      vaca: baca
      ola: hola
      casa: caza taza
      pollo: poyo
      hierba: yerba
      jirafa: girafa
      kilo: quilo
      huevo: güevo
      vaso: bazo
      camello: cabello
      ratón: batón
      gato: pato
      miel: piel
      caballo: ca_vayo
      sueño: zueño`),
  )('[D15, D17] “$clue” sounds like “$keyword”', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('clue-sound');
  });

  test.each(
    pairs(`
      cara: cura carta cada_día para_mirar casa
      toro: oro todo
      rey: ley
      sol: gol col
      mano: malo mono mundo
      gato: gasto rata goto
      luna: una_vez lana luego
      caballo: cabello
      barco: arco
      perro: pero cerdo
      mesa: masa musa
      libélula: película
      cóctel: hotel
      sombrero: hombro
      papel: pincel
      pizza: risa Pisa tiza`),
  )('[D17] “$clue” does not sound like “$keyword”', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });
});

describe('sounds in English', () => {
  test.each(
    pairs(`
      knight: night
      flour: flower
      sea: see
      bear: bare hair
      pear: pair
      sun: son
      whale: wail
      tail: tale
      write: right
      deer: dear
      rose: rows
      hour: our
      steel: steal
      house: mouse the_mouse
      train: brain
      king: ring wing
      cake: lake
      night: light
      ghost: toast
      mole: roll
      wolf: woolf
      river: liver`),
  )('[D15, D17] “$clue” sounds like “$keyword”', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('clue-sound');
  });

  test.each(
    pairs(`
      dog: duck dock fog
      cat: rat hat cot
      sun: sand snow fun
      bed: pet bad
      ball: bell bowl
      house: horse hose
      ship: sheep
      train: plane rain
      snow: bone now
      crown: throne
      bat: bath
      butter: future better
      apple: chapel
      bear: beer
      wolf: wall golf
      oak: joke
      shoe: show Noah
      bank: bang gang
      ring: rink pink
      wing: wink think
      king: sink zinc
      lamp: lamb
      lock: laugh
      fire: fur pure
      nail: Neil
      race: raise days keys
      rice: rise
      peace: peas cheese lies
      tower: tour lower
      water: waiter later nature
      saw: so
      bread: breed dried
      head: need seed
      boat: poet
      bone: done gone
      book: Luke duke
      foot: root suit
      wood: food rude
      wool: pool fuel
      bull: null
      blood: fluid
      cave: have
      city: mighty
      crown: grown
      crow: brow
      doll: roll
      dove: move
      love: cove
      glove: grove
      donkey: monkey
      farm: warm
      finger: singer ginger
      ghost: lost cost
      hand: wand
      heart: beret
      honey: pony
      horse: worse doors
      leaf: deaf
      lemon: demon
      match: watch cache
      mirror: terror
      mouth: youth
      noise: voice choice
      nose: dose lose shoes
      north: worth
      poem: home foam
      river: diver
      song: monk
      stamp: swamp
      tree: grey prey
      wallet: ballet
      worm: form`),
  )('[D17] “$clue” does not sound like “$keyword”', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('fine');
  });
});

describe('the rules are narrow', () => {
  test.each([
    { language: 'en' as const, list: EN },
    { language: 'es' as const, list: ES },
  ])(
    '[D17] of all pairs of our own keywords in $language fewer than one in a thousand is refused',
    ({ language, list }) => {
      let refused = 0;
      for (const keyword of list)
        for (const clue of list) if (clue !== keyword && said(language, keyword, clue) !== 'fine') refused++;
      expect(refused / (list.length * (list.length - 1))).toBeLessThan(0.001);
    },
  );

  test('[D17] our sample clues are never short: with any keywords forty are left', () => {
    for (const [language, list] of [
      ['en', EN],
      ['es', ES],
    ] as const) {
      const samples = SAMPLE_CLUES[language];
      expect(new Set(samples).size).toBe(samples.length);
      const taken = list.map((keyword) => samples.filter((clue) => said(language, keyword, clue) !== 'fine').length);
      const worst = taken.toSorted((a, b) => b - a).slice(0, 4);
      expect(samples.length - worst.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    }
  });
});

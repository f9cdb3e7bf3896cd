import { describe, expect, test } from 'vitest';
import { ES } from '../lexicon/es.ts';
import { pairs, said } from './said.ts';

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
      robot: robots
      club: clubs clubes
      chef: los_chefs
      esquí: esquís esquíes esquies esquiar
      ducha: me_ducho duchó duchas
      rayo: pararrayos un_pararrayos
      reloj: contrarreloj
      tarjeta de crédito: crédito tarjetas
      leche: lechera lechero lechoso lechería lecheros
      telescopio: telescópico telescópica
      taza: tazón tazones
      guante: guantera guantelete enguantado guantazo
      alfombra: alfombrilla alfombrado
      libro: librero librería
      caballo: caballero
      diente: dentista dental
      piedra: pedrada pedrero
      nieve: nevera nevada
      pan: panera panadero panadería
      agua: aguacero acuático
      mar: marino marineros
      sal: salado salero
      luna: lunar
      sueño: soñar
      mago: mágico magia
      elefante: elefanta
      boca: bocacalle boquilla
      noche: nochebuena medianoche`),
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
      tren: trenito trencito
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
      libro: libra biblioteca
      casa: caso casado casino
      mesa: mes meses
      luna: lunes una_noche
      sol: solo soldado soldar
      sal: sala
      cara: caracol máscara
      pan: pantalla
      mano: humano manojo
      cuento: cuenta
      plaza: plazo
      marte: martes
      calle: callar
      menta: mente mentira
      rey: reina
      caballo: cabello
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
      esquí: esquina esquivar
      tren: trena
      tarjeta de crédito: billete_de_tren`),
  )('[D17] for “$keyword” the clue “$clue” is fine', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('fine');
  });
});

describe('inflections in English', () => {
  test.each(
    pairs(`
      tooth: toothpaste toothpick toothless
      shoe: shoelace
      cat: catwalk
      toast: toaster toasters
      pipe: piper
      strike: striker strikers
      fish: fisherman
      volcano: volcanic
      hero: heroine
      drum: drummer
      farm: farmer
      guitar: guitarist
      friend: friendship
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
      friend: friendly
      ghost: ghostly
      hour: hourly
      secret: secretly
      cold: coldly
      doll: dolly dolls
      wool: woolly
      ice: icy
      glue: glued gluing
      knee: kneed kneeing
      egg: egged egging
      eye: eyed eying
      spy: spied spies
      north: northern
      plane: airplane aeroplane
      ice cream: ice creamy`),
  )('[D17] for “$keyword” the clue “$clue” is refused', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      theatre: theater theaters
      theater: theatre
      neighbour: neighbor neighbors neighborly neighborhood neighbourhood
      pyjamas: pajama pajamas pyjama
      axe: ax axes
      fairy: faerie
      tiger: Tyger
      grey: gray
      colour: colors colorful
      harbor: harbours`),
  )('[D17] for “$keyword” the clue “$clue” is the same word, spelt otherwise', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('clue-keyword');
  });

  test.each(
    pairs(`
      car: carpet carrot card career carry Carly_Simon
      mole: Molly
      sky: skied
      see: seed
      imp: imply
      app: apply
      rep: reply
      fee: feed
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

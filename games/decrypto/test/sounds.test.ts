import { describe, expect, test } from 'vitest';
import { pairs, said } from './said.ts';

describe('sounds in Spanish', () => {
  test.each(
    pairs(`
      vaca: baca
      ola: hola
      casa: caza
      pollo: poyo
      hierba: yerba
      jirafa: girafa
      kilo: quilo
      huevo: güevo
      vaso: bazo
      caballo: ca_vayo
      sueño: zueño`),
  )('[D15, D17] “$clue” sounds like “$keyword”', ({ keyword, clue }) => {
    expect(said('es', keyword, clue)).toBe('clue-sound');
  });

  test.each(
    pairs(`
      cara: tara Tara vara la_tara
      casa: taza
      camello: cabello
      ratón: batón
      gato: pato
      miel: piel
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
      bear: bare
      pear: pair
      sun: son
      whale: wail
      tail: tale
      write: right
      deer: dear
      rose: rows
      hour: our
      steel: steal
      wolf: woolf
      brake: break
      key: quay
      tear: tier
      pearl: purl
      tie: Thai
      root: route
      carrot: carat karat caret
      coal: kohl
      mask: masque
      ball: bawl
      sword: soared
      road: rowed
      ant: aunt
      bee: be
      leaf: Leif
      pilot: Pilate
      forest: Forrest_Gump
      lightning: lightening
      calendar: calender`),
  )('[D15, D17] “$clue” sounds like “$keyword”', ({ keyword, clue }) => {
    expect(said('en', keyword, clue)).toBe('clue-sound');
  });

  test.each(
    pairs(`
      dog: duck dock fog
      bear: hair
      house: mouse the_mouse
      train: brain
      king: ring wing
      cake: lake
      night: light
      ghost: toast
      mole: roll
      river: liver
      sea: tea
      strike: trike
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
      lock: laugh Loch_Ness
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
      pearl: girl
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

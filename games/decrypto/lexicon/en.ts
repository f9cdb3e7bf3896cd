import { wordsOf } from './words-of.ts';

/** Our own English keywords (D2): common, concrete, with several senses, places or stories each. */
export const EN: readonly string[] = wordsOf({
  'kitchen and table': `
    kitchen oven knife spoon glass cup bottle pot recipe breakfast`,
  'food and drink': `
    bread butter cheese egg flour sugar salt pepper garlic onion honey oil soup salad cake chocolate coffee tea milk
    wine water ice jam rice meat toast candy pizza`,
  'fruit and vegetables': `
    lemon orange apple banana grape pumpkin carrot potato tomato corn mushroom nut mint`,
  'sea and shore': `
    sea wave beach island sand shark whale octopus shell pearl anchor boat dock lighthouse pirate treasure captain
    mermaid submarine shipwreck fish net hook seal sponge bubble`,
  'rivers and land': `
    river lake bridge well fountain mountain cave forest jungle field desert oasis volcano earthquake stone mud
    fossil`,
  'sky and weather': `
    sun moon star sky cloud rain storm lightning snow wind fog planet rocket eclipse astronaut gravity telescope
    dawn night shadow horizon echo fire smoke ash cold umbrella north`,
  'seasons and time': `
    spring summer autumn winter hour century clock calendar birthday future memory vacation nap`,
  tools: `
    hammer nail screw saw axe shovel rope ladder bucket broom scissors needle thread button glue tape chain key lock
    wheel pump pipe magnet trap target whistle match knot scale`,
  materials: `
    gold silver iron diamond wood brick paper plastic leather wool silk marble wax coal paint`,
  machines: `
    engine battery robot computer screen mouse telephone radio elevator alarm crane mill laboratory electricity
    virus password`,
  body: `
    head hair eye ear nose mouth tooth tongue beard neck shoulder elbow hand finger chest back knee foot bone skin
    heart brain blood stomach tear smile kiss voice scream yawn sneeze dream hunger`,
  health: `
    hospital pill scar poison tattoo`,
  city: `
    city street square park market bank shop church castle tower museum library prison tunnel flag`,
  'people and stories': `
    king queen crown throne sword shield arrow soldier war peace spy detective thief judge police hero pilot teacher
    neighbour baby grandmother twin friend clown wizard witch ghost vampire dragon fairy angel devil monster mummy`,
  'school and letters': `
    school pencil chalk book page letter stamp poem story exam number question riddle secret map compass`,
  'music and stage': `
    guitar piano violin drum trumpet harp bell organ song rhythm note record microphone silence noise dance theatre
    curtain mask puppet cinema circus ticket parade carnival`,
  animals: `
    dog cat horse cow bull sheep goat pig donkey chicken duck turkey eagle owl parrot crow dove penguin bat rabbit
    squirrel hedgehog mole fox wolf bear deer lion tiger elephant giraffe monkey camel zebra kangaroo crocodile
    snake turtle frog dinosaur spider bee ant butterfly worm snail`,
  'of animals': `
    nest cage wing tail horn claw feather`,
  plants: `
    tree leaf root branch rose cactus palm grass oak clover garden farm`,
  'sport and play': `
    goal race pool ski bicycle golf tennis ball champion referee jump chess dice card domino doll swing kite balloon
    lottery parachute`,
  'money and affairs': `
    coin wallet tax gift prize auction strike vote promise lie joke luck fear love`,
  travel: `
    train plane car ambulance subway station road border passport suitcase tent brake helmet igloo`,
  clothing: `
    shoe boot sock shirt dress coat glove cap tie pocket pyjamas ring perfume fan wedding`,
  house: `
    house door window wall roof floor chair table bed cradle pillow blanket carpet mirror lamp candle bath shower
    soap chimney attic balcony hammock garbage box basket photo party`,
  'shapes and colours': `
    triangle cross line point corner pyramid labyrinth green black blue`,
});

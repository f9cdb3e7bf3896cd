import type { Language } from '@cifra/kernel';

/** Words that a table might bring itself; none of them is a keyword of ours. */
export const OWN_WORDS: { readonly [language in Language]: readonly string[] } = {
  en: `towel lizard thunder orchard sandal lawyer sausage tractor nurse canoe
    garage harbor helicopter jewel kettle lantern magazine mustard notebook
    olive painter peacock pharmacy pigeon plumber raincoat restaurant sailor scarf
    skyscraper stadium strawberry swimmer tailor tambourine taxi tornado tulip
    waiter walnut`.split(/\s+/),
  es: `toalla lagarto trueno huerto sandalia abogado salchicha tractor enfermera
    canoa garaje puerto helicóptero joya tetera linterna revista mostaza
    cuaderno aceituna pintor farmacia fontanero impermeable restaurante marinero
    bufanda rascacielos estadio fresa nadador sastre pandereta taxi tornado     tulipán camarero avellana gaviota`.split(
    /\s+/,
  ),
};

import type { Language } from '@cifra/kernel';

function listOf(words: string): readonly string[] {
  return words.trim().split(/\s+/);
}

/** Neutral clues for whoever plays without thinking: enough for eight rounds, whatever the keywords are. */
export const SAMPLE_CLUES: { readonly [language in Language]: readonly string[] } = {
  en: listOf(`
    algebra history biology politics economy tradition yesterday tomorrow geography poetry philosophy democracy
    adventure patience courage vegetable furniture medicine holiday weekend vocabulary invention industry festival
    laughter orchestra chemistry parliament biography kilometre advice afternoon argument mystery accident
    discovery decoration direction education experiment friendship government happiness imagination journalist
    knowledge landscape luggage opposite`),
  es: listOf(`
    álgebra historia biología política economía tradición geografía poesía filosofía democracia aventura paciencia
    valentía verdura mueble medicina vocabulario invento industria festival orquesta química parlamento biografía
    kilómetro antigüedad discusión misterio accidente descubrimiento decoración dirección educación experimento
    amistad gobierno felicidad imaginación periodista sabiduría paisaje costumbre opuesto alfabeto espectáculo
    velocidad temperatura personaje`),
};

import type { ReasonWords } from '@cifra/kit/manifest';
import type { BotReason } from '@cifra/mind-kit';

/** What a bot says when it is asked why. */
export const reasons: ReasonWords = {
  en: ({ code, left, percent, top, colour, value }: BotReason): string =>
    ({
      sure: 'It could be nothing else: I was sure.',
      'one-of': `That tile could be any of ${left} numbers as I saw it, so I tried one.`,
      likeliest: `Nothing was likelier: ${percent} %.`,
      'played-out': `It was right in ${percent} % of the rows that were possible, and did best in the endings that I played in my head.`,
      'pays-more': `Only ${percent} %; something else was at ${top} %. But of the endings that I played in my head this won more.`,
      bluff: `I bluffed: that ${value} was mine. Whoever believes me looks for it anywhere but in my row.`,
      'always-stops': 'I had a hit. That is enough for me: I stop.',
      'too-risky': `My best attack was at ${percent} %: not enough to risk my tile.`,
      'tells-least': 'One of mine had to be opened, and with this one I still won most often in my head.',
      'any-of-mine': 'One of mine had to be opened. I took any.',
      'both-colours': 'I took both colours as evenly as I could: that leaves most to doubt.',
      'any-colours': 'I took what came to hand.',
      'fewer-hidden': `Fewer of my hidden tiles were ${colour}: another one makes my row harder to read.`,
      'as-many-hidden': 'I had as many hidden of each colour, so either would do.',
      'any-colour': 'Dark or light, I let chance decide.',
    })[code] ?? '',
  es: ({ code, left, percent, top, colour, value }: BotReason): string =>
    ({
      sure: 'No podía ser otra cosa: lo tenía claro.',
      'one-of': `Tal como yo lo veía, en esa ficha cabían ${left} números, y probé uno.`,
      likeliest: `No había nada más probable: ${percent} %.`,
      'played-out': `Acertaba en el ${percent} % de las filas posibles, y era lo mejor en los finales que jugué en mi cabeza.`,
      'pays-more': `Solo un ${percent} %, y otra cosa llegaba al ${top} %. Pero en los finales que jugué en mi cabeza esto ganaba más.`,
      bluff: `Iba de farol: ese ${value} lo tenía yo. Quien me crea lo busca en cualquier parte menos en mi fila.`,
      'always-stops': 'Había acertado. Con eso me basta: me planto.',
      'too-risky': `Mi mejor ataque era de un ${percent} %: poco para arriesgar mi ficha.`,
      'tells-least': 'Tenía que abrir una mía, y con esta aún ganaba más veces en mi cabeza.',
      'any-of-mine': 'Tenía que abrir una mía. Tomé cualquiera.',
      'both-colours': 'Tomé de los dos colores lo más por igual que pude: así queda más por averiguar.',
      'any-colours': 'Tomé lo que me vino a mano.',
      'fewer-hidden': `Tenía menos ${colour === 'dark' ? 'oscuras' : 'claras'} ocultas: con otra mi fila se lee peor.`,
      'as-many-hidden': 'Tenía tantas ocultas de un color como del otro: daba igual.',
      'any-colour': 'Oscura o clara, lo dejé al azar.',
    })[code] ?? '',
};

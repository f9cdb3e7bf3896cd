import type { Bot, BotName } from '@cifra/kernel';
import type { Qwinto } from '../rules/index.ts';
import { botOf, bots, LEVEL_SETTINGS, type LevelSettings } from './bot.ts';
import { type PlaceStyle, simplePlayer } from './simple-players.ts';

/** Rolls again only what may be written nowhere. */
const IF_NOTHING_FITS = 50;

const LIA: LevelSettings = { ...LEVEL_SETTINGS.racer, isDeep: false };

/** Those who look where a number belongs, and those who reckon by the net. */
export const STYLES = {
  pio: { dice: 3, tolerance: 1, rerollsAt: IF_NOTHING_FITS, likes: null },
  tula: { dice: null, tolerance: 0.8, rerollsAt: 1.5, likes: null },
  mora: { dice: null, tolerance: 1.5, rerollsAt: 3, likes: { row: 'purple', by: 1 } },
} satisfies { readonly [name: BotName]: PlaceStyle };
export const SETTINGS: { readonly [name: BotName]: LevelSettings } = {
  tejo: LEVEL_SETTINGS.builder,
  lia: LIA,
  minerva: LEVEL_SETTINGS.master,
};

/** How each character thinks; who they are stands in `../characters.ts`. */
export const characters: { readonly [name: BotName]: Bot<Qwinto> } = {
  pio: simplePlayer(STYLES.pio),
  tula: simplePlayer(STYLES.tula),
  mora: simplePlayer(STYLES.mora),
  tejo: botOf(LEVEL_SETTINGS.builder),
  lia: botOf(LIA),
  minerva: bots.master,
};

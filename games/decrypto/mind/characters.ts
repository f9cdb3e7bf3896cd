import type { Bot, BotName } from '@cifra/kernel';
import type { Decrypto } from '../rules/judge/index.ts';
import { botOf } from './bot.ts';
import { LEVEL_SETTINGS, type LevelSettings } from './levels.ts';

const { novice, club, master } = LEVEL_SETTINGS;

/** Deaf to what came before the last round. */
const CHILD: LevelSettings = { ...novice, memory: 1, temperature: 0.4 };
/** Speaks with care, and remembers two rounds of the others. */
const BEGINNER: LevelSettings = { ...novice, memory: 2, temperature: 0.6 };
/** Thinks of the partner alone, and answers at once what sounds likeliest. */
const BOLD: LevelSettings = {
  ...novice,
  encryptor: { ...novice.encryptor, fear: 0 },
  listens: 2,
  memory: 4,
  temperature: 0.3,
};
/** Listens in every way there is, and fears being overheard less than the master. */
const LISTENER: LevelSettings = { ...master, encryptor: { ...master.encryptor, clarity: 6, secrecy: 0.5 } };

/** How each character thinks; who they are stands in `../characters.ts`. */
const SETTINGS: { readonly [name: BotName]: LevelSettings } = {
  pio: CHILD,
  tula: BEGINNER,
  bruno: BOLD,
  zoe: club,
  corvo: LISTENER,
  minerva: master,
};

export const characters: { readonly [name: BotName]: Bot<Decrypto> } = Object.fromEntries(
  Object.entries(SETTINGS).map(([name, settings]) => [name, botOf(settings)]),
);

/** How a bot thinks, be it a character or a level; null for one that is neither. */
export function settingsOf(bot: BotName): LevelSettings | null {
  const all: { readonly [name: BotName]: LevelSettings } = { ...SETTINGS, ...LEVEL_SETTINGS };
  return Object.hasOwn(all, bot) ? (all[bot] ?? null) : null;
}

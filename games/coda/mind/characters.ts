import type { Bot, BotName } from '@cifra/kernel';
import type { Coda } from '../rules/index.ts';
import { bots } from './bot.ts';
import { references } from './references.ts';
import { exactGreedy, simplePlayer } from './simple-players.ts';

/** How each character thinks; who they are stands in `../characters.ts`. */
export const characters: { readonly [name: BotName]: Bot<Coda> } = {
  pio: simplePlayer({ remembers: false, looksAt: 'first', goesOn: 0 }),
  tula: simplePlayer({ remembers: true, looksAt: 'ends', goesOn: 0 }),
  bruno: exactGreedy({ infers: false, goesOnAt: 0 }),
  corvo: references['greedy-infers'],
  zoe: bots.club,
  minerva: bots.master,
};

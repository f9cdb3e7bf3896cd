import type { Bot, BotName } from '@cifra/kernel';
import type { BreakTheCode } from '../rules/index.ts';
import { bots } from './bot.ts';
import { references } from './references.ts';
import { type NoteStyle, simplePlayer } from './simple-players.ts';

const NEVER = Number.POSITIVE_INFINITY;
const PATIENT = { row: NEVER, centre: NEVER };

/** Those who keep notes and count nothing. */
export const STYLES = {
  pio: {
    memory: 5,
    guessesAt: 12,
    spare: 2,
    checks: false,
    patience: { row: 7, centre: 3 },
    likes: ['where-0', 'where-5', 'where-1-2', 'where-3-4', 'where-6-7', 'where-8-9'],
  },
  tula: { memory: NEVER, guessesAt: 4, spare: 0, checks: true, patience: PATIENT, likes: [] },
  bruno: {
    memory: NEVER,
    guessesAt: 120,
    spare: 1,
    checks: true,
    patience: { row: NEVER, centre: 3 },
    likes: ['sum', 'sum-left', 'sum-right', 'sum-centre', 'sum-black', 'sum-white'],
  },
} satisfies { readonly [name: BotName]: NoteStyle };

/** How each character thinks; who they are stands in `../characters.ts`. */
export const characters: { readonly [name: BotName]: Bot<BreakTheCode> } = {
  pio: simplePlayer(STYLES.pio),
  tula: simplePlayer(STYLES.tula),
  bruno: simplePlayer(STYLES.bruno),
  corvo: references['careful-entropy'],
  zoe: bots.club,
  minerva: bots.master,
};

import type { Rng } from './rng.ts';
import type { Shape } from './shape.ts';
import type { View } from './view.ts';

export const LEVELS = ['novice', 'club', 'master'] as const;
export type Level = (typeof LEVELS)[number];

/** Who plays as a bot: a level, or one of the characters that a game names. It goes over the wire and into logs. */
export type BotName = string;

/** As a bot's name is written. */
export const BOT_NAME = /^[a-z][a-z0-9-]{1,23}$/;

/**
 * What a seat does next, from its view and nothing else, so a bot can sit down in the middle of a match.
 * The numbers are its dice: the same view and the same numbers give the same move.
 */
export type Bot<G extends Shape> = (view: View<G>, rng: Rng) => G['Command'];

/** A game's bots for programs, by level; they differ by depth and temperature, never by a random blunder. */
export type Bots<G extends Shape> = { readonly [level in Level]: Bot<G> };

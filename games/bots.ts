import {
  type Bot,
  type BotName,
  type Bots,
  type Json,
  type MatchFile,
  open,
  type Refusal,
  type Result,
  refuse,
  rng,
  type Seat,
  type Shape,
  sealedChance,
  View,
  type ViewParts,
  view,
} from '@cifra/kernel';
import type { BotReason } from '@cifra/mind-kit';
import { type GameFigures, type MatchReview, type Reviewer, reviewMatch } from '@cifra/mind-kit/review';
import { findManifest, MANIFESTS } from './manifests.ts';

/** Those of the levels are always there. */
type NamedBots = Bots<Shape> & { readonly [name: BotName]: Bot<Shape> };

/** The bots of a game, levels and characters; null where nobody knows it. A mind is read when it is first wanted. */
export async function loadBots(game: string): Promise<NamedBots | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind === undefined ? null : { ...mind.characters, ...mind.bots };
}

/** Thinks once about the first move of every game: a mind's first thought takes far longer than those that follow. */
export async function warmUp(): Promise<void> {
  for (const { load } of MANIFESTS) {
    const [rules, { bots }] = await Promise.all([load.rules(), load.mind()]);
    const options = rules.parseOptions({});
    if (!options.ok) continue;
    const { state } = open(rules, Math.max(2, rules.seats.min), options.value, sealedChance(new Uint8Array(32)));
    const [seat] = rules.toAct(state.table);
    if (seat !== undefined) await bots.novice(view(rules, state, seat), rng(1));
  }
}

/** How matches of a game are reviewed; null where nobody knows it, or its mind does not say. */
export async function loadReviewer(game: string): Promise<Reviewer<Shape> | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.review ?? null;
}

/** Everybody who can be let loose on a game, by name: levels, characters, and players to measure them against. */
export async function loadPlayers(game: string): Promise<NamedBots | null> {
  const load = findManifest(game)?.load;
  if (load === undefined) return null;
  const [rules, { bots, characters, references }] = await Promise.all([load.rules(), load.mind()]);
  const random: Bot<Shape> = (view, rng) => rng.pick([...rules.legal(view)]);
  return { random, ...references, ...characters, ...bots };
}

/** Why no bots sit down at a table of a game with such options; null where they do. */
export type BotCompany = (game: string, options: Shape['Options']) => Refusal | null;

/** What the games have to say about that, read once for all of them, or for one. */
export async function loadCompany(games: readonly string[] = MANIFESTS.map(({ id }) => id)): Promise<BotCompany> {
  const each = await Promise.all(games.map(async (id) => [id, await findManifest(id)?.load.company?.()] as const));
  const byGame = new Map(each);
  return (game, options) => byGame.get(game)?.(options) ?? null;
}

/** What a bot is asked: a view as it came over a wire, and where its dice begin. */
export type MoveQuestion = {
  readonly game: string;
  readonly level: BotName;
  readonly view: ViewParts<Shape>;
  readonly seed: number;
};

/** What a bot does there; rejects where nobody knows the game. For whoever thinks apart: a thread, a worker. */
export async function decideMove({ game, level, view, seed }: MoveQuestion): Promise<Shape['Command']> {
  const bots = await loadBots(game);
  if (bots === null) throw new Error(`No game ${game}`);
  const bot = bots[level];
  if (bot === undefined) throw new Error(`No bot ${level} of ${game}`);
  // The class is lost on the way.
  return bot(View.received<Shape>(view), rng(seed));
}

/** What somebody wants to know: what their seat sees, as it came over a wire. */
export type HintQuestion = { readonly game: string; readonly view: ViewParts<Shape> };

/** What can be known there, for those eyes alone; null where there is nothing to say. */
export async function findHint({ game, view }: HintQuestion): Promise<GameFigures | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.hint?.(View.received<Shape>(view)) ?? null;
}

/** What a bot is asked by whoever plays on its side: their view, and what it is about in the words of the game. */
export type AdviceQuestion = {
  readonly game: string;
  readonly seat: Seat;
  readonly bot: BotName;
  readonly view: ViewParts<Shape>;
  readonly about: Json;
};

/** What moves the bot; null where it has nothing to say, or bots of this game do not advise. */
export async function askAdvice({ game, seat, bot, view, about }: AdviceQuestion): Promise<BotReason | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.advise?.(View.received<Shape>(view), seat, bot, about) ?? null;
}

/** A move that a bot has made, and what it saw before. */
export type WhyQuestion = {
  readonly game: string;
  readonly bot: BotName;
  readonly view: ViewParts<Shape>;
  readonly command: Shape['Command'];
};

/** Why it did that; null where there was nothing to choose, or bots of this game do not say. */
export async function askReason({ game, bot, view, command }: WhyQuestion): Promise<BotReason | null> {
  const mind = await findManifest(game)?.load.mind();
  return mind?.why?.(View.received<Shape>(view), command, bot) ?? null;
}

/** A finished match, reviewed by a quick look; refused where it does not prove itself or nobody can review it. */
export async function reviewQuickly(file: MatchFile<Shape>): Promise<Result<MatchReview>> {
  const load = findManifest(file.game)?.load;
  if (load === undefined) return refuse('no-review');
  const [game, { review }] = await Promise.all([load.rules(), load.mind()]);
  return review === undefined ? refuse('no-review') : reviewMatch(game, review, file, { depth: 'quick' });
}

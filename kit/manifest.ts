import type { Bot, BotName, Bots, Game, Language, LessonIn, Refusal, Shape, Tellings } from '@cifra/kernel';
import type { Advise, BotReason, Explain } from '@cifra/mind-kit';
import type { FindHint, Reviewer } from '@cifra/mind-kit/review';
import type { ComponentType } from 'preact';
import type { BoardModule } from './board.ts';
import type { Character } from './character.ts';
import type { HintModule, ReviewModule } from './review/module.ts';

type InLanguages = { readonly [language in Language]: string };

/** The colour of a game's buttons and marks, and a soft one for what lies under them. Both carry text. */
type Accent = { readonly colour: string; readonly soft: string };

/** How much there is to learn and to think about. */
export type GameWeight = 'light' | 'medium' | 'heavy';

/** What a game's folder tells everybody else, so that nobody else has to know the game. */
export type Manifest<G extends Shape> = {
  /** Its name on the wire and in addresses; also the name of its folder. */
  readonly id: string;
  readonly name: InLanguages;
  /** One sentence for whoever has never heard of it. */
  readonly line: InLanguages;
  /** How its README numbers the rules: `C1` to `C18`. Each number stands in the name of a test. */
  readonly numbered: { readonly letter: string; readonly count: number };
  readonly seats: { readonly min: number; readonly max: number };
  /** How many bots sit down beside one person when nobody chose. */
  readonly usualBots: number;
  /** Who can be played against, from the gentlest to the strongest. */
  readonly characters: readonly Character[];
  /** How long a match takes, about. */
  readonly minutes: number;
  readonly weight: GameWeight;
  readonly accent: { readonly light: Accent; readonly dark: Accent };
  /** A drawing for its card, as SVG. Decoration: it says nothing by itself. */
  readonly picture: string;
  /** Who made the printed game. */
  readonly designers: readonly string[];
  readonly publishers: readonly string[];
  /** Where bots are weaker at a table with such options: one sentence; null where there is nothing to say. */
  readonly botsNote?: (options: Partial<G['Options']>) => InLanguages | null;
  /** What a room begins with for somebody who reads this language; what is left out is as the rules say. */
  readonly firstOptions?: (language: Language) => Partial<G['Options']>;
  /** And what suits people who pass one device on, where nobody can think while somebody else has it. */
  readonly sharedOptions?: Partial<G['Options']>;
  /** What is not cheap to know is fetched when somebody wants it. */
  readonly load: {
    readonly rules: () => Promise<Game<G>>;
    /** The same rules without what only dealing and judging need, where that is much; a page follows a match by these. */
    readonly table?: () => Promise<Game<G>>;
    readonly words: () => Promise<Tellings<G>>;
    readonly mind: () => Promise<Mind<G>>;
    /** Why no bots sit down at a table with such options; a game without it has bots at every table. */
    readonly company?: () => Promise<Company<G>>;
    /** What moved a bot, as a sentence of its own. */
    readonly why?: () => Promise<ReasonWords>;
    readonly board: () => Promise<BoardModule<G>>;
    /** How a moment of a review is drawn; a game without it shows its board, and its moves in words. */
    readonly review?: () => Promise<ReviewModule<G>>;
    /** How a hint is drawn; without it nobody can ask for one in this game. */
    readonly hint?: () => Promise<HintModule<G>>;
    readonly lesson: () => Promise<LessonIn<G>>;
    readonly rulesPage: { readonly [language in Language]: () => Promise<ComponentType> };
  };
};

/** Null where bots can play with these options, and otherwise why not. */
export type Company<G extends Shape> = (options: G['Options']) => Refusal | null;

/** A reason in words: by language, what the bot would say. */
export type ReasonWords = { readonly [language in Language]: (reason: BotReason) => string };

/** A game's bots by level and by character, players to measure them against, and how its matches are reviewed. */
export type Mind<G extends Shape> = {
  readonly bots: Bots<G>;
  /** How each character of the manifest thinks, by its name. */
  readonly characters: { readonly [name: BotName]: Bot<G> };
  readonly references?: { readonly [name: string]: Bot<G> };
  readonly review?: Reviewer<G>;
  readonly hint?: FindHint<G>;
  /** What moved a bot to a command. */
  readonly why?: Explain<G>;
  /** What a bot says to whoever plays on its side. */
  readonly advise?: Advise<G>;
};

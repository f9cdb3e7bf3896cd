import type { Bot, Bots, Game, Language, LessonIn, Shape, Tellings } from '@cifra/kernel';
import type { Reviewer } from '@cifra/mind-kit/review';
import type { ComponentType } from 'preact';
import type { BoardModule } from './board.ts';

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
  /** How long a match takes, about. */
  readonly minutes: number;
  readonly weight: GameWeight;
  readonly accent: { readonly light: Accent; readonly dark: Accent };
  /** A drawing for its card, as SVG. Decoration: it says nothing by itself. */
  readonly picture: string;
  /** Who made the printed game. */
  readonly designers: readonly string[];
  readonly publishers: readonly string[];
  /** What a room begins with for somebody who reads this language; what is left out is as the rules say. */
  readonly firstOptions?: (language: Language) => Partial<G['Options']>;
  /** What is not cheap to know is fetched when somebody wants it. */
  readonly load: {
    readonly rules: () => Promise<Game<G>>;
    readonly words: () => Promise<Tellings<G>>;
    readonly mind: () => Promise<Mind<G>>;
    readonly board: () => Promise<BoardModule<G>>;
    readonly lesson: () => Promise<LessonIn<G>>;
    readonly rulesPage: { readonly [language in Language]: () => Promise<ComponentType> };
  };
};

/** A game's bots, players to measure them against, and how its matches are reviewed. */
export type Mind<G extends Shape> = {
  readonly bots: Bots<G>;
  readonly references?: { readonly [name: string]: Bot<G> };
  readonly review?: Reviewer<G>;
};

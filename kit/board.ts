import type { Game, Json, Language, Names, Outcome, Refusal, Seat, Shape, View } from '@cifra/kernel';
import type { ComponentChildren, ComponentType } from 'preact';
import type { Animal } from './people/animals/names.ts';
import type { Beat, Staging, Story, StoryContext } from './stage/beat.ts';

/** How much the table helps: nothing, legal moves marked, or certain things filled in too. */
export const HELP_LEVELS = ['none', 'marks', 'full'] as const;
export type Help = (typeof HELP_LEVELS)[number];

/** Who sits at a seat, as the table shows it. */
export type TableSeat = {
  readonly name: string;
  readonly isMe: boolean;
  /** A program is somebody's own bot that came over the wire. */
  readonly kind: 'person' | 'bot' | 'program';
  readonly isAway: boolean;
  /** A bot plays on for a person who is not there. */
  readonly isStoodInFor: boolean;
  /** The face of a bot. A lesson goes by the seat. */
  readonly animal?: Animal;
};

/**
 * What a board is given. It knows no rules: legal moves arrive as data, `whyNot` says why something is impossible,
 * and `play` sends an order. The same board shows a match, a replay and a lesson.
 */
export type BoardProps<G extends Shape> = {
  readonly game: Game<G>;
  readonly view: View<G>;
  readonly legal: readonly G['Command'][];
  readonly whyNot: (command: G['Command']) => Refusal | null;
  /** Resolves when the order is durable; a refusal is told beside the board by the page. */
  readonly play: (command: G['Command']) => Promise<Refusal | null>;
  readonly names: Names;
  readonly people: (seat: Seat) => TableSeat;
  /** What is expected of the viewer now, in one sentence. */
  readonly prompt: string;
  readonly isMyTurn: boolean;
  readonly language: Language;
  readonly help: Help;
  /** Private notes of this seat, kept with the match; a board decides what stands in them. */
  readonly notes: string;
  readonly saveNotes: (notes: string) => void;
  /** What teammates have noted, where a game shares notes. */
  readonly mateNotes?: readonly { readonly seat: Seat; readonly text: string }[];
  /** A log entry that somebody pointed at, to be shown on the board. */
  readonly highlight: G['Fact'] | null;
  /** What a lesson speaks of, by a name that the board gave it; it lights up. */
  readonly pointsAt: string | null;
  /** Nothing can be played: moves are held, or an order is on its way. */
  readonly isBusy: boolean;
  /** Moves are taken from nobody here for now, whatever the rules say: a pause, a bot that plays on for this seat, a replay. */
  readonly isHeld: boolean;
  /** What the stage shows now: the view is the one after it. Null where nothing has just happened. */
  readonly beat: Beat | null;
  /** What the others did since the viewer last acted, a turn at a time, oldest first. */
  readonly stories: readonly Story[];
  /** The page's own pieces, which a board puts where its layout has room for them; null where there are none. */
  readonly slots: BoardSlots;
  /** Is there a seat from which one could play or take notes, now or later? Not in a replay. */
  readonly isLive: boolean;
  /**
   * Asks a bot on the viewer's own side what it makes of something, in the words of the game, and says it as a sentence; null
   * where it has nothing to say. Left out where nobody can be asked.
   */
  readonly consult?: (seat: Seat, about: Json) => Promise<string | null>;
};

export type Ending = { readonly reason: string; readonly detail?: string };

/** Keys, and what they do. */
export type KeyHelp = { readonly keys: string; readonly does: string };

/** One sign of a share card: what it looked like, never what it was. */
export type ShareMark = 'full' | 'empty' | 'won' | 'lost' | 'bar' | 'space';

/** A line of a share card: a seat's, a side's that has a name of its own, or without either whoever shares. */
export type ShareRow = {
  readonly seat?: Seat;
  readonly side?: string;
  readonly colour?: string;
  readonly marks: readonly ShareMark[];
};

/** What a finished match looked like without giving anything away: a line of counts, and rows of signs. */
export type ShareCard = { readonly line: string; readonly rows: readonly ShareRow[] };

export type BoardSlots = {
  /** Runs while somebody's time does. */
  readonly clock: ComponentChildren;
  /** The last turns and the talk, for a column beside the board on a desk; a phone has them in sheets. */
  readonly aside: ComponentChildren;
};

/** Where the page keeps its pieces to itself. */
export const NO_SLOTS: BoardSlots = { clock: null, aside: null };

/**
 * What the log does with a fact: tells it; tells it as the first of a turn; takes it for the beginning of a turn and says
 * nothing, because the board shows whose turn it is; or leaves it out as paperwork.
 */
export type Logged = 'told' | 'first' | 'turn' | 'untold';

/**
 * What `games/<game>/board/index.ts` exports: the board, and the parts around it that only the game knows. A board has
 * the whole page below the bar, and shows people, prompt and clock itself. On a television the box around it has
 * `data-screen`: there nothing can be pressed and everything is read from afar, which is what its `screen.css` is for.
 */
export type BoardModule<G extends Shape> = {
  readonly Board: ComponentType<BoardProps<G>>;
  /**
   * At one table with a screen: only what the viewer holds and does, large, because the screen shows everything else.
   * Without it the board is shown, as where one points at what others hold.
   */
  readonly Hand?: ComponentType<BoardProps<G>>;
  /** The one sentence that says what is expected of the viewer now. */
  readonly prompt: (view: View<G>, language: Language, names: Names) => string;
  /** Must be asked once before it is sent, as it cannot be taken back; null where it need not. */
  readonly confirm: (command: G['Command'], view: View<G>, language: Language) => string | null;
  /** Why the match ended as it did, from the viewer's side. */
  readonly ending?: (view: View<G>, outcome: Outcome, context: StoryContext) => Ending;
  /** The match as a card that spoils nothing: counts and shapes, no number, tile, clue or code. */
  readonly share?: (view: View<G>, context: StoryContext) => ShareCard;
  /** The keys of this board besides arrows, Enter and Esc, which are the same everywhere: `?` shows them. */
  readonly keys?: (language: Language) => readonly KeyHelp[];
  /** Everything revealed, and the numbers to be checked by eye; it stands between the headline and what to do next. */
  readonly EndView?: ComponentType<BoardProps<G>>;
  /** How what happens is put on the stage; without it a board changes at once. */
  readonly staging?: Staging<G>;
  /** How a fact stands in the log; every one is told without it. */
  readonly logged?: (fact: G['Fact']) => Logged;
  /** Sent in passing, as a draft is: coming too late is no mistake of anybody, so a refusal is not told. */
  readonly isQuiet?: (command: G['Command']) => boolean;
};

import type { BotName, Json, Seat, Shape, View } from '@cifra/kernel';

/** Why a bot did something: a code that the words of its game know, and what the sentence names. */
export type BotReason = { readonly code: string; readonly [detail: string]: Json };

/**
 * What moved a bot to a command that it gave, from what it saw then and nothing else: asked after the match, it thinks
 * again as it did. Null where there was nothing to choose.
 */
export type Explain<G extends Shape> = (view: View<G>, command: G['Command'], bot: BotName) => BotReason | null;

/**
 * What a bot at a seat makes of something that its side has to decide, told to whoever sits on the same side: thought from
 * their view and nothing else. What it is asked about is in the words of the game. Null where it has nothing to say.
 */
export type Advise<G extends Shape> = (view: View<G>, seat: Seat, bot: BotName, about: Json) => BotReason | null;

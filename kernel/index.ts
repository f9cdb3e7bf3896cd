export { BOT_NAME, type Bot, type BotName, type Bots, LEVELS, type Level } from './bot.ts';
export { type Chance, type Draw, type Draws, sealedChance } from './chance.ts';
export { Decision } from './decision.ts';
export { chanceOf, commit, isHex32, mix, type Seal, seedFrom } from './fair.ts';
export { type Entry, evolve, follow, followEach, type Seen, type SeenEvent, see, seeEvents, view } from './fold.ts';
export { frozen, setFreezing } from './freeze.ts';
export type { AnyGame, Deadline, Earlier, Game, Outcome } from './game.ts';
export { canonical, type Json } from './json.ts';
export { beginLesson, type Lesson, type LessonIn, type LessonStep, lessonMove, lessonRefusal } from './lesson.ts';
export { act, checkSeats, expire, open, refusalOf, type Step } from './match.ts';
export { MATCH_FORMAT, type MatchEntry, type MatchFile, parseMatchFile, unreadText } from './match-file.ts';
export { type ObservedDraw, observedChance } from './observed-chance.ts';
export { type OptionSpec, type OptionSpecs, parseOptionsBy } from './options.ts';
export { wonBy, wonByPoints } from './outcome.ts';
export { type CommandOf, commands, list, nullOr, oneOf, optional, text, whole } from './parse.ts';
export { replay } from './replay.ts';
export { accept, type Refusal, type Result, refuse } from './result.ts';
export { type Rng, rng } from './rng.ts';
export { parseScript, type Script, scriptedChance } from './script.ts';
export {
  type ByHand,
  type BySeat,
  type HandId,
  handIds,
  handsOf,
  type Seat,
  seatHand,
  type Teams,
  type Viewer,
} from './seat.ts';
export type { Blank, Event, LoggedEvent, Opened, Shape, State } from './shape.ts';
export { shortPromise } from './short-promise.ts';
export { someOptions } from './some-options.ts';
export {
  type DrawInWords,
  LANGUAGES,
  type Language,
  type Names,
  type Telling,
  type Tellings,
  tellRefusal,
  type Who,
} from './telling.ts';
export { type DerivedDraw, type Misfit, verify } from './verify.ts';
export { checkRules, lifted } from './versions.ts';
export { View, type ViewParts } from './view.ts';

import { findCharacter } from '@cifra/games/manifests';
import { type BotName, LEVELS, type MatchFile, type Names, type Seat, type Shape } from '@cifra/kernel';
import { type Animal, animalOf, language, strengthText, type TableSeat } from '@cifra/kit';
import type { RoomCard, RoomSeat, RoomTable } from '@cifra/room';
import { words } from '../../words/index.ts';

/** Bots without a character have names of the house, so that sentences read like sentences. */
const BOT_NAMES = ['Ada', 'Blas', 'Cleo', 'Dédalo', 'Euler', 'Fátima', 'Gauss', 'Hipatia'] as const;

/** What says who sits where: a room's table, or what a list knows of it. */
export type Places = Pick<RoomTable, 'game' | 'seats'>;

export function namesOf({ game, seats: places }: Places): Names {
  const names: string[] = [];
  const isTaken = (name: string) => names.includes(name) || places.some(({ person }) => person?.name === name);
  places.forEach(({ person, bot, botNumber }, seat) => {
    // Nobody is called like somebody else: a bot gives way to a person, and to the bot before it.
    const own = bot === null ? [] : botNames(game, bot, botNumber ?? seat);
    const botsName = own.find((name) => !isTaken(name)) ?? own[0] ?? words.value.room.empty;
    names.push(person?.name ?? botsName);
  });
  return (seat) => names[seat] ?? words.value.room.empty;
}

/** What a bot may be called, its own name first: a character's twin has a number. */
function botNames(game: string, bot: BotName, number: number): readonly string[] {
  const own = findCharacter(game, bot)?.name;
  return BOT_NAMES.map((_, at) => (own === undefined ? botName(number + at) : at === 0 ? own : `${own} ${at + 1}`));
}

/** Who sits at each seat, as the board shows it. */
export function seatsOf(table: Places, me: string | null, here: readonly boolean[]): (seat: Seat) => TableSeat {
  const names = namesOf(table);
  return (seat) => {
    const place = table.seats[seat];
    const person = place?.person ?? null;
    return {
      name: names(seat),
      isMe: person !== null && person.id === me,
      kind: person === null ? 'bot' : person.isProgram === true ? 'program' : 'person',
      isAway: person !== null && here[seat] !== true,
      isStoodInFor: person !== null && place?.bot != null,
      ...(place === undefined ? {} : { animal: botFace(table.game, place, seat) }),
    };
  };
}

/** The face of a bot: its own, or that of its number, which stays with it at another seat. */
export function botFace(game: string, { bot, botNumber }: Pick<RoomSeat, 'bot' | 'botNumber'>, seat: Seat): Animal {
  return (bot === null ? undefined : findCharacter(game, bot)?.animal) ?? animalOf(botNumber ?? seat);
}

/** How good a bot is, in words. */
export function botStrength(game: string, bot: BotName): string {
  const strength = findCharacter(game, bot)?.strength;
  if (strength !== undefined) return strengthText(language.value, strength);
  const level = LEVELS.find((one) => one === bot);
  return level === undefined ? bot : words.value.level[level];
}

/** A seat of a lesson or a replay, where nobody comes and goes. */
export function seatCalled(name: string, isMe: boolean, kind: TableSeat['kind'], animal?: Animal): TableSeat {
  return { name, isMe, kind, isAway: false, isStoodInFor: false, ...(animal === undefined ? {} : { animal }) };
}

/** Who plays in a match file, as seats: people by their names, bots as characters or with a name of the house. */
export function placesIn({ game, seats, names, entries }: MatchFile<Shape>): Places {
  return {
    game,
    seats: Array.from({ length: seats }, (_, seat): RoomSeat => {
      const name = names?.[seat];
      const isBot = name === undefined || entries.some((entry) => entry.seat === seat && entry.bot === name);
      const person = isBot ? null : { id: name, name };
      return { person, bot: isBot ? (name ?? 'club') : null, hasLeft: false, ready: true, nonce: null };
    }),
  };
}

/** How somebody was called whose name is written down; null for a bot without a character. */
export function recordedName(game: string, name: string | undefined): string | null {
  if (name === undefined || name === '' || LEVELS.some((level) => level === name)) return null;
  return findCharacter(game, name)?.name ?? name;
}

export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? 'Bot';
}

/** Somebody in a list; a bot has a face. */
type Other = { readonly name: string; readonly bot: Animal | null; readonly isProgram?: true };

/** Who sits in a room of a list, all but me: people by their names, bots by those that they have at the table. */
export function othersIn({ game, seats }: Pick<RoomCard, 'game' | 'seats'>, mine: number | null): readonly Other[] {
  return seats.flatMap((place, seat): readonly Other[] => {
    if (place === null || seat === mine) return [];
    if ('name' in place) return [{ ...place, bot: null }];
    const name = botNames(game, place.bot, seat)[0] ?? botName(seat);
    return [{ name, bot: botFace(game, place, seat) }];
  });
}

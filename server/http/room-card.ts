import { BOT_NAME, LANGUAGES, type Language, LEVELS } from '@cifra/kernel';
import { DOORS, ROOM_PHASES, type RoomCard, TIME_LIMITS } from '@cifra/room';
import { z } from 'zod';

export const bot = z
  .string()
  .regex(BOT_NAME)
  .describe(`A level (${LEVELS.join(', ')}), or one of the characters that /api/games lists`);

export const roomParams = z.object({ room: z.string().max(64) });

/** What lists say about a room, as it is answered. */
export const card = z.object({
  game: z.string(),
  listed: z.boolean().describe('Is it in the public list?'),
  language: z.enum(LANGUAGES).nullable().describe('What is spoken there; null where nobody has said'),
  phase: z.enum(ROOM_PHASES),
  match: z.int().describe('The number of the match that is played, was played last, or comes first'),
  seats: z
    .array(
      z.union([z.object({ name: z.string(), isProgram: z.literal(true).optional() }), z.object({ bot }), z.null()]),
    )
    .describe('By seat: a person, a bot, or nobody'),
  at: z.number().describe('When that last changed, in milliseconds since 1970'),
  timeLimit: z.literal(TIME_LIMITS).nullable().optional().describe('Seconds for each decision; null without a clock'),
  door: z.enum(DOORS).optional().describe('Does whoever comes sit down at once, or ask?'),
  host: z.int().nullable().optional().describe('The seat of the host'),
  openedAt: z.number().optional().describe('When it was opened, in milliseconds since 1970'),
});

type ShownCard = Omit<RoomCard, 'seats' | 'language'> & {
  readonly language: Language | null;
  readonly seats: RoomCard['seats'][number][];
};

export function shown({ seats, language = null, ...card }: RoomCard): ShownCard {
  return { ...card, language, seats: [...seats] };
}

export function roomUrl(base: string, id: string): string {
  return `${base}/r/${id}`;
}

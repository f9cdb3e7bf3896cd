import { GRADES, type MatchReview, MOMENT_REASONS } from '@cifra/mind-kit/review';
import { z } from 'zod';

const seat = z.int();
const version = z.int();
const command = z.looseObject({ type: z.string() });
const result = z.number().describe('In the unit: a share of the victory, or points');

/** Every field of a review, as `docs/review.md` explains them. */
export const reviewBody = z.object({
  game: z.string(),
  outcome: z.looseObject({}).describe('Winners, ranking, scores and the reason'),
  unit: z.enum(['win', 'points']),
  depth: z.enum(['quick', 'full']),
  opinion: z.enum(['calibrated', 'mind', 'models']).describe('Whose opinion the values are'),
  limits: z
    .object({ best: z.number(), good: z.number(), inaccuracy: z.number(), mistake: z.number() })
    .describe('Up to which loss a move has each grade; `best` is so near the best that it counts as it'),
  decisions: z.array(
    z.object({
      version: version.describe('Of the table that the seat decided on; its command is the entry of this number'),
      seat,
      command,
      timeout: z.literal(true).optional().describe('Played by the clock'),
      bot: z.string().optional().describe('Played by a bot'),
      hinted: z.literal(true).optional().describe('The player had asked for a hint'),
      best: command,
      options: z.array(z.object({ command, value: z.number() })).describe('Best first, at most 12'),
      value: z.number().nullable().describe('Null where nothing was compared'),
      bestValue: z.number().nullable(),
      loss: z.number(),
      grade: z.enum(GRADES),
      found: z.number().optional().describe('By how much the one good move was better than the next'),
      exact: z.looseObject({}).nullable().describe('The game’s own figures'),
    }),
  ),
  curve: z.array(z.object({ version, chances: z.array(z.number()).describe('By seat, each by its own information') })),
  seats: z
    .array(
      z.object({
        seat,
        expected: z.number(),
        result,
        skill: z.number().describe('Never above 0'),
        luck: z.object({
          chance: z.number().describe('Dice and deals'),
          rivals: z.number().describe('What others gave away'),
        }),
        accuracy: z.number().nullable().describe('0 to 100; null where nothing was to choose'),
      }),
    )
    .describe('result − expected = skill + luck.chance + luck.rivals'),
  moments: z
    .array(z.object({ version, seat, why: z.enum(MOMENT_REASONS), amount: z.number() }))
    .describe('At most three a seat'),
});

type Writable<T> = T extends readonly (infer One)[]
  ? Writable<One>[]
  : T extends object
    ? { -readonly [field in keyof T]: Writable<T[field]> }
    : T;

/** Nobody writes into it: a schema's type only has no word for that. The compiler holds its fields against the schema. */
export function reviewAnswer(review: MatchReview): z.input<typeof reviewBody> {
  return review as Writable<MatchReview>;
}

import { ROOM_PHASES } from '@cifra/room';
import { z } from 'zod';

const room = z.string().max(40);
const person = z.string().max(64);
const days = z.int().min(0).max(36_500);

/** What an operator asks of a house, over its socket or of its data. */
export const operatorRequest = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('status') }),
  z.strictObject({ do: z.literal('operator-token'), renew: z.boolean() }),
  z.strictObject({
    do: z.literal('rooms'),
    game: z.string().max(40).optional(),
    phase: z.enum(ROOM_PHASES).optional(),
    listed: z.boolean().optional(),
    /** Only those that have been quiet for so many days. */
    quiet: days.optional(),
    limit: z.int().min(1).max(10_001),
  }),
  z.strictObject({ do: z.literal('close-room'), room }),
  z.strictObject({ do: z.literal('unlist'), room }),
  z.strictObject({ do: z.literal('relist'), room }),
  z.strictObject({ do: z.literal('prune'), rooms: days, empty: days, people: days, dryRun: z.boolean() }),
  z.strictObject({ do: z.literal('people'), name: z.string().max(80).optional(), room: room.optional() }),
  z.strictObject({ do: z.literal('bans') }),
  z.strictObject({ do: z.literal('ban'), who: person }),
  z.strictObject({ do: z.literal('unban'), who: person }),
  z.strictObject({ do: z.literal('export-person'), person }),
  z.strictObject({ do: z.literal('forget-person'), person }),
  z.strictObject({ do: z.literal('back-up') }),
  z.strictObject({ do: z.literal('stop') }),
]);
export type OperatorRequest = z.infer<typeof operatorRequest>;

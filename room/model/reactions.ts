/** What a face at the table can do besides talking; none of it is in the log. */
export const REACTIONS = ['bravo', 'wow', 'laugh', 'hmm', 'ouch', 'thanks'] as const;
export type Reaction = (typeof REACTIONS)[number];

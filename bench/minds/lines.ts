/** A line of the table: who meets whom, and what is aimed at. */
export type BenchLine = {
  readonly what: string;
  readonly game: string;
  readonly players: readonly string[];
  /** What of the first player's figures counts: its share, its share over the equal one, or its mean points. */
  readonly by: 'share' | 'over-equal' | 'points' | 'exploited';
  readonly aim: number;
};

export const LINES: readonly BenchLine[] = [
  {
    what: 'Break the Code, 2: against the public helper’s rule',
    game: 'break-the-code',
    players: ['master', 'public-helper'],
    by: 'share',
    aim: 0.66,
  },
  {
    what: 'Break the Code, 2: against greedy entropy at two',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy'],
    by: 'share',
    aim: 0.6,
  },
  {
    what: 'Break the Code, 3: against greedy entropy',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy', 'greedy-entropy'],
    by: 'over-equal',
    aim: 1.5,
  },
  {
    what: 'Break the Code, 4: against greedy entropy',
    game: 'break-the-code',
    players: ['master', 'greedy-entropy', 'greedy-entropy', 'greedy-entropy'],
    by: 'over-equal',
    aim: 1.5,
  },
  { what: 'Coda, 2: against Shylock’s rule', game: 'coda', players: ['master', 'shylock'], by: 'share', aim: 0.8 },
  {
    what: 'Coda, 2: against exact greedy with inference',
    game: 'coda',
    players: ['master', 'greedy-infers'],
    by: 'share',
    aim: 0.7,
  },
  {
    what: 'Coda, 2: an exploiter with a copy of our policy',
    game: 'coda',
    players: ['exploiter', 'master'],
    by: 'exploited',
    aim: 0.53,
  },
  {
    what: 'Coda, 3: against exact greedy',
    game: 'coda',
    players: ['master', 'greedy', 'greedy'],
    by: 'over-equal',
    aim: 1.6,
  },
  {
    what: 'Coda, 4: against exact greedy',
    game: 'coda',
    players: ['master', 'greedy', 'greedy', 'greedy'],
    by: 'over-equal',
    aim: 1.6,
  },
  {
    what: 'Qwinto, 2: mean of two builders',
    game: 'qwinto',
    players: ['builder', 'builder'],
    by: 'points',
    aim: 84,
  },
  { what: 'Qwinto, 2: against the builder', game: 'qwinto', players: ['master', 'builder'], by: 'share', aim: 0.58 },
  { what: 'Qwinto, 2: against the racer', game: 'qwinto', players: ['master', 'racer'], by: 'share', aim: 0.52 },
  { what: 'Qwinto, alone', game: 'qwinto', players: ['master'], by: 'points', aim: 78 },
  {
    what: 'Qwinto, 2: against the simple heuristic',
    game: 'qwinto',
    players: ['master', 'heuristic'],
    by: 'share',
    aim: 0.9,
  },
];

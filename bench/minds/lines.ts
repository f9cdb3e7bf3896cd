/** What of the first player's figures counts: its share, its share over the equal one, its points or its turns a match. */
export type LineUnit = 'share' | 'over-equal' | 'points' | 'turns';

/** From here, up to here; one of the two may be missing. */
export type Aim = { readonly least?: number; readonly most?: number };

/** A line of the table: who meets whom, and what is aimed at. */
export type BenchLine = {
  readonly what: string;
  readonly game: string;
  readonly players: readonly string[];
  readonly by: LineUnit;
  readonly aim: Aim;
  readonly options?: object;
};

/** A character against the person of its game. */
const GENTLEST: Aim = { most: 0.3 };
const NEXT: Aim = { least: 0.4, most: 0.5 };
/** A level against the one below. */
const STEP: Aim = { least: 0.6, most: 0.75 };

const lines =
  (game: string, name: string) =>
  (what: string, players: string, by: LineUnit, aim: Aim, options: object = {}): BenchLine => ({
    what: `${name}, ${what}`,
    game,
    players: players.split(' '),
    by,
    aim,
    options,
  });

const code = lines('break-the-code', 'Break the Code');
const coda = lines('coda', 'Coda');
const decrypto = lines('decrypto', 'Decrypto');
const qwinto = lines('qwinto', 'Qwinto');

export const LINES: readonly BenchLine[] = [
  code('2: against the public helper’s rule', 'master public-helper', 'share', { least: 0.72 }),
  code('2: against greedy entropy at two', 'master greedy-entropy', 'share', { least: 0.69 }),
  code('2: against 150 rollouts', 'master rollouts-150', 'share', { least: 0.55 }),
  code('2: against 150 rollouts that foretell us', 'master foreteller', 'share', { least: 0.55 }),
  code('3: against exact joint players', 'master exact-joint exact-joint', 'over-equal', { least: 1.35 }),
  code('4: against exact joint players', 'master exact-joint exact-joint exact-joint', 'over-equal', { least: 1.3 }),
  code('3: against greedy entropy', 'master greedy-entropy greedy-entropy', 'over-equal', { least: 1.5 }),
  code('4: against greedy entropy', 'master greedy-entropy greedy-entropy greedy-entropy', 'over-equal', {
    least: 1.5,
  }),
  code('2: master against club', 'master club', 'share', STEP),
  code('2: club against novice', 'club novice', 'share', STEP),
  code('2: the gentlest against our person', 'pio person', 'share', GENTLEST),
  code('2: the next against our person', 'tula person', 'share', NEXT),
  code('4: turns of our person against three gentle ones', 'person pio tula pio', 'turns', { least: 6 }),
  coda('2: against Shylock’s rule', 'master shylock', 'share', { least: 0.8 }),
  coda('2: against exact greedy with inference', 'master greedy-infers', 'share', { least: 0.7 }),
  coda('2: against exact greedy that opens and draws sensibly', 'master sensible-greedy', 'share', { least: 0.76 }),
  coda('2: against 400 rollouts', 'master rollouts-400', 'share', { least: 0.55 }),
  coda('2: a tournament against club', 'master club', 'share', { least: 0.7 }, { tournament: true }),
  coda('3: against club', 'master club club', 'over-equal', { least: 1.3 }),
  coda('4: against club', 'master club club club', 'over-equal', { least: 1.3 }),
  coda('2: an exploiter with a copy of our policy', 'exploiter master', 'share', { most: 0.53 }),
  coda('3: against exact greedy', 'master greedy greedy', 'over-equal', { least: 1.6 }),
  coda('4: against exact greedy', 'master greedy greedy greedy', 'over-equal', { least: 1.6 }),
  coda('2: master against club', 'master club', 'share', STEP),
  coda('2: club against novice', 'club novice', 'share', STEP),
  coda('2: the gentlest against our person', 'pio person', 'share', GENTLEST),
  coda('2: the next against our person', 'tula person', 'share', NEXT),
  qwinto('2: points of a builder against another', 'builder builder', 'points', { least: 84 }),
  qwinto('2: against the builder', 'master builder', 'share', { least: 0.58 }),
  qwinto('2: against the racer', 'master racer', 'share', { least: 0.52 }),
  qwinto('2: against the racer who switches at six numbers', 'master late-racer', 'share', { least: 0.52 }),
  qwinto('alone', 'master', 'points', { least: 81 }),
  qwinto('2: against the simple heuristic', 'master heuristic', 'share', { least: 0.93 }),
  qwinto('2: master against club', 'master club', 'share', STEP),
  qwinto('2: club against novice', 'club novice', 'share', STEP),
  qwinto('2: the gentlest against our person', 'pio person', 'share', GENTLEST),
  qwinto('2: the next against our person', 'tula person', 'share', NEXT),
  decrypto('4: masters against clubs', 'master club master club', 'share', STEP),
  decrypto('4: clubs against novices', 'club novice club novice', 'share', STEP),
];

import { breakTheCode } from '@cifra/break-the-code/rules';
import { GAMES } from '@cifra/games/rules';
import type { AnyGame } from '@cifra/kernel';
import { benchRng, playOurs } from './ours.ts';
import { playPeer } from './peer.ts';

type Line = { readonly what: string; readonly matches: number; readonly orders: number; readonly perSecond: number };

/** Whole matches in a while, on one core, after a warm-up. */
function measure(what: string, play: () => number, seconds: number): Line {
  const until = (end: number) => {
    let matches = 0;
    let orders = 0;
    const from = performance.now();
    while (performance.now() - from < end) {
      orders += play();
      matches++;
    }
    return { matches, orders, elapsed: (performance.now() - from) / 1000 };
  };
  until(Math.min(500, seconds * 250));
  const { matches, orders, elapsed } = until(seconds * 1000);
  return { what, matches, orders, perSecond: matches / elapsed };
}

function print(lines: readonly Line[]): void {
  for (const { what, matches, orders, perSecond } of lines)
    console.log(
      `${what.padEnd(44)} ${perSecond.toFixed(0).padStart(8)} matches/s ${(orders / matches).toFixed(1).padStart(7)} orders a match`,
    );
}

function defaults(game: AnyGame): object {
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal.code);
  return options.value;
}

export async function run(): Promise<void> {
  const rng = benchRng();
  console.log('Whole random matches a second, one core, freezing off.\n');
  const lines = GAMES.flatMap(({ game }) =>
    [game.seats.min, game.seats.max].map((seats) =>
      measure(`${game.id}, ${seats} seats`, () => playOurs(game, seats, defaults(game), rng), 2),
    ),
  );
  print(lines);

  console.log('\nThe same two-player Break the Code match, turn about in one run:\n');
  const { ours, peer } = sideBySide(
    () => playOurs(breakTheCode as AnyGame, 2, defaults(breakTheCode as AnyGame), rng),
    () => playPeer(rng),
  );
  print([ours, peer]);
  console.log(`\nratio: ${(ours.perSecond / peer.perSecond).toFixed(1)}; the aim is 20.`);
}

const SLICES = 60;

/** Short slices in turn, so that a busy moment of the machine hits both. */
function sideBySide(playOne: () => number, playOther: () => number): { readonly ours: Line; readonly peer: Line } {
  const slices = Array.from({ length: SLICES }, () => ({
    ours: measure('Cifra', playOne, 0.1),
    peer: measure('boardgame.io, local engine', playOther, 0.1),
  }));
  const total = (lines: readonly Line[]): Line => ({
    what: lines[0]?.what ?? '',
    matches: lines.reduce((sum, line) => sum + line.matches, 0),
    orders: lines.reduce((sum, line) => sum + line.orders, 0),
    perSecond: lines.reduce((sum, line) => sum + line.perSecond, 0) / lines.length,
  });
  return { ours: total(slices.map((slice) => slice.ours)), peer: total(slices.map((slice) => slice.peer)) };
}

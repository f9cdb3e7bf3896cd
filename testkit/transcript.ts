import { canonical, type Game, handsOf, type LoggedEvent, type Shape, type Viewer, view } from '@cifra/kernel';
import { type PlayoutPlan, playout } from './playout.ts';

/** A seeded match line by line, with what each viewer saw, so that a leak is a difference in a text file. */
export function transcript<G extends Shape>(game: Game<G>, plan: PlayoutPlan<G>): string {
  const { world, entries, states } = playout(game, plan);
  const lines = [`${game.id}, ${world.seats} seats, seed "${plan.seed}", options ${canonical(world.options)}`];
  for (const [at, entry] of entries.entries()) {
    const move = world.moves[at - 1];
    const who = move === undefined ? 'the deal' : `seat ${move.seat}${move.timeout ? ' (time up)' : ''}`;
    lines.push('', `${entry.version}  ${who}${move === undefined ? '' : ` orders ${canonical(move.command)}`}`);
    for (const event of entry.events) lines.push(...eventLines(event));
    const state = states[at];
    if (state !== undefined) lines.push(`   waits for ${game.toAct(state.table).join(', ') || 'nobody'}`);
  }
  const last = states.at(-1);
  if (last === undefined) return lines.join('\n');
  lines.push('', `outcome ${canonical(game.outcome(last.table))}`, '', 'what each one sees at the end');
  const viewers: Viewer[] = [...Array.from({ length: world.seats }, (_, seat) => seat), 'spectator'];
  lines.push(`   table ${canonical(view(game, last, 'spectator').table)}`);
  for (const viewer of viewers) {
    const held = handsOf(viewer, game.teams(world.seats)).join(', ') || 'no hand';
    lines.push(
      `   ${viewer === 'spectator' ? viewer : `seat ${viewer}`} holds ${held}: ${canonical(view(game, last, viewer).hands)}`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function eventLines<G extends Shape>(event: LoggedEvent<G>): string[] {
  const lines = [`   all      ${canonical(event.fact)}`];
  if (!('whispers' in event || 'sealed' in event)) return lines;
  for (const [hand, whisper] of Object.entries(event.whispers ?? {}))
    lines.push(`   ${hand.padEnd(8)} ${canonical(whisper)}`);
  if (event.sealed !== undefined) lines.push(`   nobody   ${canonical(event.sealed)}`);
  return lines;
}

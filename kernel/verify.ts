import { chanceOf, commit } from './fair.ts';
import type { Game } from './game.ts';
import { canonical, type Json } from './json.ts';
import { checkSeats, expire, open, perform, refusalOf, type Step } from './match.ts';
import type { MatchEntry, MatchFile } from './match-file.ts';
import { type ObservedDraw, observedChance } from './observed-chance.ts';
import type { Refusal } from './result.ts';
import { parseScript, scriptedChance } from './script.ts';
import type { Seat } from './seat.ts';
import type { Shape, State } from './shape.ts';
import { checkRules } from './versions.ts';

/** What does not fit, and where: the entry counts from 0, the deal. */
export type Misfit = Refusal & { readonly entry: number | null };

/** What chance brought in the course of a match, and at which entry. */
export type DerivedDraw = ObservedDraw & { readonly entry: number };

/**
 * Plays a match file anew from its opened seed and says what does not fit; an empty list is a proof. Whoever wants to
 * see it is told every shuffle and draw on the way.
 */
export function verify<G extends Shape>(
  game: Game<G>,
  file: MatchFile<G>,
  tell?: (draw: DerivedDraw) => void,
): readonly Misfit[] {
  const misfits: Misfit[] = [];
  const { seal } = file;
  if (file.game !== game.id) return [{ code: 'other-game', entry: null, game: file.game }];
  const rules = checkRules(game, file.rules);
  if (!rules.ok) return [{ ...rules.refusal, entry: null }];
  if (commit(seal.seed, seal.salt) !== seal.commitment) misfits.push({ code: 'commitment-differs', entry: null });

  const seats = checkSeats(game, file.seats);
  if (!seats.ok) return [...misfits, { ...seats.refusal, entry: null }];
  const options = game.earlier?.parseOptions?.(file.options, file.rules) ?? game.parseOptions(file.options);
  if (!options.ok) return [...misfits, { ...options.refusal, entry: null }];
  const script = parseScript(game.draws(file.seats, options.value), file.script ?? {});
  if (!script.ok) return [...misfits, { ...script.refusal, entry: null }];
  const derived = scriptedChance(script.value, chanceOf(seal));
  let now = 0;
  const chance = tell === undefined ? derived : observedChance(derived, (drawn) => tell({ ...drawn, entry: now }));

  let state: State<G> | null = null;
  for (const [at, entry] of file.entries.entries()) {
    now = at;
    const step: Step<G> | Refusal =
      state === null ? open(game, file.seats, options.value, chance, file.rules) : again(game, state, entry, chance);
    if (state === null && !isOfNobody(entry)) return [...misfits, { code: 'deal-ordered', entry: at }];
    if ('code' in step) return [...misfits, { ...step, entry: at }];
    const path = difference(step.events as Json, entry.events as unknown as Json, 'events');
    if (path !== null) return [...misfits, { code: 'events-differ', entry: at, ...path }];
    state = step.state;
  }
  if (state === null) return [...misfits, { code: 'no-deal', entry: null }];
  const outcome = game.outcome(state.table);
  const path = difference(outcome as Json, file.outcome as Json, 'outcome');
  if (path !== null) misfits.push({ code: 'outcome-differs', entry: null, ...path });
  return misfits;
}

/** The deal is ordered by no player, with a hint or without, no clock and no bot. */
function isOfNobody<G extends Shape>({ seat, command, timeout, bot, hinted }: MatchEntry<G>): boolean {
  return seat === null && command === null && timeout === undefined && bot === undefined && hinted === undefined;
}

function again<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  entry: MatchEntry<G>,
  chance: Parameters<typeof open>[3],
): Step<G> | Refusal {
  if (entry.seat === null || entry.command === null) return { code: 'no-command' };
  if (entry.timeout === true) {
    const late = expire(game, state, entry.seat, chance);
    if (late === null) return { code: 'no-timeout' };
    if (canonical(late.command) !== canonical(entry.command)) return { code: 'other-timeout' };
    const recalled = recall(game, state, entry.seat, late.command, entry);
    return recalled === late.command ? late : perform(game, state, entry.seat, recalled, chance);
  }
  const command = game.parseCommand(entry.command);
  if (!command.ok) return command.refusal;
  const refusal = refusalOf(game, state, entry.seat, command.value);
  if (refusal !== null && !wasAllowed(game, state, refusal)) return refusal;
  return perform(game, state, entry.seat, recall(game, state, entry.seat, command.value, entry), chance);
}

function isOlder<G extends Shape>(game: Game<G>, { rules }: State<G>): boolean {
  return rules !== game.rulesVersion;
}

function wasAllowed<G extends Shape>(game: Game<G>, state: State<G>, refusal: Refusal): boolean {
  return isOlder(game, state) && game.earlier?.allowed?.(refusal, state.rules) === true;
}

function recall<G extends Shape>(
  game: Game<G>,
  state: State<G>,
  seat: Seat,
  command: G['Command'],
  { events }: MatchEntry<G>,
): G['Command'] {
  return (isOlder(game, state) ? game.earlier?.recall?.(state, seat, command, events) : undefined) ?? command;
}

/** Where two values first part, and what stands there. */
function difference(expected: Json, found: Json, path: string): { path: string; expected: Json; found: Json } | null {
  if (canonical(expected) === canonical(found)) return null;
  const nested = typeof expected === 'object' && expected !== null && typeof found === 'object' && found !== null;
  if (!nested || Array.isArray(expected) !== Array.isArray(found))
    return { path, expected: expected ?? null, found: found ?? null };
  const left = expected as { [key: string]: Json };
  const right = found as { [key: string]: Json };
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const inner = difference(
      left[key] as Json,
      right[key] as Json,
      Array.isArray(expected) ? `${path}[${key}]` : `${path}.${key}`,
    );
    if (inner !== null) return inner;
  }
  return null;
}

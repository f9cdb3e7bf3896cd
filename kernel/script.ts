import type { Chance, Draw, Draws } from './chance.ts';
import { canonical, type Json } from './json.ts';
import { accept, type Result, refuse } from './result.ts';

/** Chance written down beforehand: for tests, puzzles and the referee. */
export type Script = { readonly [label: string]: Json };

const MAX_ROW = 10_000;

/** A script is checked whole before the deal, so that no later roll can fail on it. */
export function parseScript(draws: Draws, raw: unknown): Result<Script> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return refuse('bad-chance', { label: null });
  const script: { [label: string]: Json } = {};
  for (const [label, value] of Object.entries(raw)) {
    const draw = Object.hasOwn(draws, label) ? draws[label] : undefined;
    if (draw === undefined)
      return refuse('unknown-chance', { label: label.slice(0, 40), known: Object.keys(draws).slice(0, 20) });
    if (!fits(draw, value)) return refuse('bad-chance', { label });
    script[(draw.kind === 'shuffle' ? draw.sameAs : undefined) ?? label] = value;
  }
  return accept(script);
}

function fits(draw: Draw, value: Json): boolean {
  switch (draw.kind) {
    case 'once':
      return isAmong(draw.items, value);
    case 'row':
      return Array.isArray(value) && value.length <= MAX_ROW && value.every((one) => isAmong(draw.items, one));
    case 'shuffle': {
      if (!Array.isArray(value) || value.length > (draw.count ?? draw.items.length)) return false;
      if (draw.accepts !== undefined)
        return value.every(draw.accepts) && new Set(value.map(canonical)).size === value.length;
      return without(draw.items, value) !== null;
    }
  }
}

function isAmong(items: readonly Json[], value: Json): boolean {
  const wanted = canonical(value);
  return items.some((item) => canonical(item) === wanted);
}

/** The items less those taken, each as often as it is there; null when more are taken than there are. */
function without<T extends Json>(items: readonly T[], taken: readonly Json[]): T[] | null {
  const rest = [...items];
  for (const one of taken) {
    const wanted = canonical(one);
    const at = rest.findIndex((item) => canonical(item) === wanted);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** What the script leaves out comes from `rest`. */
export function scriptedChance(script: Script, rest: Chance): Chance {
  return {
    shuffle<T extends Json>(label: string, items: readonly T[], count = items.length): readonly T[] {
      const given = script[label];
      if (!Array.isArray(given)) return rest.shuffle(label, items, count);
      const taken = given.slice(0, count) as T[];
      if (taken.length === count) return taken;
      const scripted = new Set(taken.map(canonical));
      const others = without(items, taken) ?? items.filter((item) => !scripted.has(canonical(item)));
      return [...taken, ...rest.shuffle(label, others, count - taken.length)];
    },
    draw<T extends Json>(label: string, items: readonly T[], index = 0): T {
      const given = script[label];
      if (given === undefined) return rest.draw(label, items, index);
      const isRow = Array.isArray(given) && !isAmong(items, given);
      const value = isRow ? given[index] : index === 0 ? given : undefined;
      return value === undefined ? rest.draw(label, items, index) : (value as T);
    },
  };
}

import { describe, expect, test } from 'vitest';
import { act, checkRules, type Entry, evolve, follow, type Game, open, sealedChance, see, view } from '../index.ts';
import { kernelRefusal } from '../words/index.ts';
import { type Toy, toy } from './toy.ts';

/** The toy a year later: what was `said` in its first version is now called `named`. */
const newer: Game<Toy> = {
  ...toy,
  rulesVersion: 2,
  lift: (fact, from) => (from === 1 && fact.type === 'said' ? { ...fact, type: 'named' } : fact) as Toy['Fact'],
};

const chance = sealedChance(new Uint8Array(32));

describe('versions of the rules', () => {
  test('a log of an older version folds, for the state and for every client, as today’s facts do', () => {
    const dealt = open(toy, 2, { loud: false }, chance);
    const acted = act(toy, dealt.state, 0, { type: 'name', number: 1 }, chance);
    if (!acted.ok) throw new Error(acted.refusal.code);
    const said = acted.value.events.map((event) =>
      event.fact.type === 'named'
        ? { ...event, fact: { ...event.fact, type: 'said' } as unknown as Toy['Fact'] }
        : event,
    );
    const before = evolve(newer, null, dealt.events);
    const after = evolve(newer, before, said);
    expect(after).toEqual(acted.value.state);
    expect(after.rules).toBe(1);
    const entries: Entry<Toy>[] = [
      { version: 1, events: dealt.events },
      { version: 2, events: said },
    ];
    let client = follow(newer, null, see(newer, 2, entries[0] as Entry<Toy>, 1), 1);
    client = follow(newer, client, see(newer, 2, entries[1] as Entry<Toy>, 1), 1);
    expect(client).toEqual(view(newer, after, 1));
    // Facts of its own version are left as they are: there this one means nothing.
    const today = open(newer, 2, { loud: false }, chance);
    expect(today.state.rules).toBe(2);
  });

  test('every version up to today’s is known, and none to come', () => {
    expect(checkRules(newer, 1).ok).toBe(true);
    expect(checkRules(newer, 2).ok).toBe(true);
    expect(checkRules(newer, 0).ok).toBe(false);
    expect(checkRules(newer, 1.5).ok).toBe(false);
    const unknown = checkRules(newer, 3);
    if (unknown.ok) throw new Error('A version to come is known');
    expect(kernelRefusal('es', unknown.refusal)).toContain('versión 3 de las reglas');
    expect(kernelRefusal('en', unknown.refusal)).toContain('version 3 of the rules');
  });
});

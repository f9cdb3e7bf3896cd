import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { OptionSpec } from './options.ts';
import type { Rng } from './rng.ts';
import type { Shape } from './shape.ts';

/** Some options of the game: each one as it may come. */
export function someOptions<G extends Shape>(game: Game<G>, rng: Rng): G['Options'] {
  const specs = game.options as { readonly [name: string]: OptionSpec };
  const raw = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, someValue(spec, rng)]));
  const options = game.parseOptions(raw);
  if (!options.ok) throw new Error(`${game.id} refuses options made from its own description: ${options.refusal.code}`);
  return options.value;
}

function someValue(spec: OptionSpec, rng: Rng): Json {
  switch (spec.kind) {
    case 'flag':
      return rng.below(2) === 0;
    case 'choice':
      return rng.pick(spec.choices);
    case 'limit':
      return rng.pick(['off', spec.min, spec.max, spec.default]);
    case 'list':
      return spec.default;
  }
}

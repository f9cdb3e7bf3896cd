import {
  type AnyGame,
  act,
  type Refusal,
  type Seat,
  type Shape,
  type State,
  sealedChance,
  see,
  type View,
  view,
} from '@cifra/kernel';
import { AT_ONCE, BROWSER_CLOCK, Stage, type Staging, settled } from '@cifra/kit/stage';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';

type Command = { readonly type: string };

export type Practice = {
  readonly stage: Stage<Shape>;
  readonly state: State<Shape>;
  readonly isBusy: boolean;
  readonly refusal: Refusal | null;
  readonly play: (command: Command) => Promise<Refusal | null>;
};

const SEED_BYTES = 32;

/**
 * A match played on from a position of a finished one, on this page alone: everything up to there is as it was, and what
 * chance brings from there on is new. Nothing of it is kept, and nobody else is at the table.
 */
export function usePractice(
  game: AnyGame,
  staging: Staging<Shape> | undefined,
  from: State<Shape>,
  seat: Seat,
  think: (seen: View<Shape>, seat: Seat) => Promise<Command>,
): Practice {
  const state = useSignal(from);
  const isBusy = useSignal(false);
  const refusal = useSignal<Refusal | null>(null);
  const chance = useMemo(() => sealedChance(crypto.getRandomValues(new Uint8Array(SEED_BYTES))), [from]);
  const stage = useMemo(
    () => new Stage(game, staging ?? AT_ONCE, view(game, from, seat), { clock: BROWSER_CLOCK }),
    [game, staging, from, seat],
  );
  const isLeft = useRef(false);
  useEffect(
    () => () => {
      isLeft.current = true;
      stage.close();
    },
    [stage],
  );

  const move = (by: Seat, command: Command): Refusal | null => {
    const step = act(game, state.value, by, command, chance);
    if (!step.ok) return step.refusal;
    const { state: after, events } = step.value;
    state.value = after;
    stage.follow(see(game, after.seats, { version: after.version, events }, seat));
    return null;
  };
  const others = async () => {
    isBusy.value = true;
    for (;;) {
      const now = state.value;
      const next = game.outcome(now.table) === null ? game.toAct(now.table).find((one) => one !== seat) : undefined;
      if (next === undefined || isLeft.current) break;
      const [command] = await Promise.all([think(view(game, now, next), next), settled(stage)]);
      // What the player did in the meantime may have taken its place.
      if (state.value === now && move(next, command) !== null) break;
    }
    isBusy.value = false;
  };
  return {
    stage,
    state: state.value,
    isBusy: isBusy.value,
    refusal: refusal.value,
    play: async (command) => {
      const no = move(seat, command);
      refusal.value = no;
      if (no !== null) return no;
      stage.act();
      if (!isBusy.value) void others();
      return null;
    },
  };
}

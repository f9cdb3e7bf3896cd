import { type BoardProps, isStill, playSound } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Decrypto } from '../rules/table.ts';
import type { RevealShow } from './beats.ts';
import { showOf } from './model.ts';
import { partsOf, type SceneState, sceneAt, startOf } from './scene.ts';
import { verdictOf } from './verdict.ts';

/** A reveal being shown. */
export type SceneOn = {
  readonly show: RevealShow;
  readonly state: SceneState;
  /** Straight to the code and the verdict. */
  readonly skip: () => void;
  /** Back to the table; null where it goes by itself. */
  readonly close: (() => void) | null;
};

type Played = { readonly show: RevealShow; readonly at: number };

/** Plays a reveal part by part; whoever plays keeps it before them until they have seen enough. */
export function useScene({
  beat,
  isLive,
  view,
}: Pick<BoardProps<Decrypto>, 'beat' | 'isLive' | 'view'>): SceneOn | null {
  const now = showOf(beat);
  const fresh = now?.type === 'revealed' ? now : null;
  const kept = useSignal<RevealShow | null>(null);
  const closed = useSignal<RevealShow | null>(null);
  const played = useSignal<Played | null>(null);
  const keeps = isLive && view.viewer !== 'spectator';
  useEffect(() => {
    if (fresh !== null) kept.value = fresh;
  }, [fresh, kept]);
  const show = fresh ?? (keeps ? kept.value : null);
  useEffect(() => {
    if (show === null || closed.value === show || played.value?.show === show) return;
    played.value = { show, at: 0 };
    const timers = partsOf(show).map((_, at) =>
      setTimeout(
        () => {
          const before = played.value;
          if (before === null || before.show !== show || before.at >= at) return;
          played.value = { show, at };
          hear(show, at);
        },
        startOf(show, at),
      ),
    );
    return () => timers.forEach(clearTimeout);
  }, [show]);
  if (show === null || closed.value === show) return null;
  const last = partsOf(show).length - 1;
  const at = isStill() ? last : played.value?.show === show ? played.value.at : 0;
  return {
    show,
    state: sceneAt(show, at),
    skip: () => {
      played.value = { show, at: last };
    },
    close: keeps
      ? () => {
          closed.value = show;
        }
      : null,
  };
}

/** A relay clicks for every digit; a token rings, or buzzes where it is a miss. */
function hear(show: RevealShow, at: number): void {
  const part = partsOf(show)[at];
  if (part === 'verdict') {
    const [first] = verdictOf(show).gained;
    if (first !== undefined) playSound(first.kind === 'miss' ? 'buzz' : 'ping');
  } else if (part !== 'clues') playSound('relay');
}

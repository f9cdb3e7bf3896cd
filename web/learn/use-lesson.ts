import {
  type AnyGame,
  beginLesson,
  type Lesson,
  lessonMove,
  lessonRefusal,
  type Refusal,
  type Shape,
  type State,
  type Telling,
} from '@cifra/kernel';
import { language, say } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

/** Between two moves of the others, so that they can be followed. */
const PACE = 700;

export type RunningLesson = {
  readonly state: State<Shape>;
  /** The step that waits; as many as there are when all are done. */
  readonly at: number;
  /** Why the last move did not go. */
  readonly trouble: string | null;
  readonly isBusy: boolean;
  readonly play: (command: { readonly type: string }) => Promise<Refusal | null>;
  /** On from a step that only tells something. */
  readonly goOn: () => void;
};

/** Plays a lesson: takes the right move, refuses any other one gently, and moves the other seats. */
export function useLesson(game: AnyGame, lesson: Lesson<Shape>, telling: Telling<Shape>): RunningLesson {
  const state = useSignal(beginLesson(game, lesson));
  const at = useSignal(0);
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const tongue = language.value;
  const step = lesson.steps[at.value];

  useEffect(() => say((step?.says ?? lesson.end)[tongue]), [step, lesson, tongue]);

  const refuse = (text: string) => {
    trouble.value = text;
    say(text);
  };
  const finish = async () => {
    isBusy.value = true;
    for (const move of step?.others ?? []) {
      await new Promise((next) => setTimeout(next, PACE));
      state.value = lessonMove(game, lesson, state.value, move);
    }
    isBusy.value = false;
    at.value += 1;
  };
  const play = async (command: { readonly type: string }): Promise<Refusal | null> => {
    if (step === undefined || step.move === null || isBusy.value) return null;
    const no = lessonRefusal(game, state.value, step, command);
    if (no !== null) {
      refuse('rules' in no ? (telling.refusal(no.rules) ?? no.rules.code) : no.hint[tongue]);
      return 'rules' in no ? no.rules : null;
    }
    trouble.value = null;
    state.value = lessonMove(game, lesson, state.value, { seat: 0, command });
    if (!step.aside?.includes(command.type)) await finish();
    return null;
  };
  return {
    state: state.value,
    at: at.value,
    trouble: trouble.value,
    isBusy: isBusy.value,
    play,
    goOn: () => void finish(),
  };
}

import {
  type AnyGame,
  beginLesson,
  type Lesson,
  lessonMove,
  lessonRefusal,
  type Refusal,
  type Shape,
  see,
  type Telling,
  view,
} from '@cifra/kernel';
import { language, say } from '@cifra/kit';
import { AT_ONCE, BROWSER_CLOCK, Stage, type Staging, settled } from '@cifra/kit/stage';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';

export type RunningLesson = {
  readonly stage: Stage<Shape>;
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
export function useLesson(
  game: AnyGame,
  staging: Staging<Shape> | undefined,
  lesson: Lesson<Shape>,
  telling: Telling<Shape>,
  from: number,
): RunningLesson {
  const state = useSignal(useMemo(() => lessonAt(game, lesson, from), [game, lesson, from]));
  const at = useSignal(from);
  const trouble = useSignal<string | null>(null);
  const isBusy = useSignal(false);
  const stage = useMemo(
    () => new Stage(game, staging ?? AT_ONCE, view(game, state.value, 0), { clock: BROWSER_CLOCK }),
    [game, staging, state],
  );
  useEffect(() => () => stage.close(), [stage]);
  const tongue = language.value;
  const step = lesson.steps[at.value];

  useEffect(() => say((step?.says ?? lesson.end)[tongue]), [step, lesson, tongue]);

  const refuse = (text: string) => {
    trouble.value = text;
    say(text);
  };
  const move = (seat: number, command: { readonly type: string }) => {
    const { state: after, events } = lessonMove(game, lesson, state.value, { seat, command });
    state.value = after;
    stage.follow(see(game, after.seats, { version: after.version, events }, 0));
  };
  const finish = async () => {
    isBusy.value = true;
    for (const { seat, command } of step?.others ?? []) {
      await settled(stage);
      move(seat, command);
    }
    if ((step?.others ?? []).length > 0) await settled(stage);
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
    stage.act();
    move(0, command);
    if (!step.aside?.includes(command.type)) await finish();
    return null;
  };
  return { stage, at: at.value, trouble: trouble.value, isBusy: isBusy.value, play, goOn: () => void finish() };
}

/** The match as it stands when a step begins: whoever comes back goes on where they were. */
function lessonAt(game: AnyGame, lesson: Lesson<Shape>, from: number) {
  let state = beginLesson(game, lesson);
  for (const step of lesson.steps.slice(0, from)) {
    if (step.move !== null) state = lessonMove(game, lesson, state, { seat: 0, command: step.move }).state;
    for (const other of step.others ?? []) state = lessonMove(game, lesson, state, other).state;
  }
  return state;
}

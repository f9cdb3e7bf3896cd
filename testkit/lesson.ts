import {
  beginLesson,
  type Game,
  LANGUAGES,
  type LessonIn,
  lessonMove,
  lessonRefusal,
  type Shape,
  type Tellings,
  view,
} from '@cifra/kernel';
import { expect } from 'vitest';

/** A lesson goes as its voice says: every right move is legal, and whatever else the rules allow is told why not. */
export function lessonHolds<G extends Shape>(game: Game<G>, tellings: Tellings<G>, lessonIn: LessonIn<G>): void {
  for (const language of LANGUAGES) {
    const lesson = lessonIn(language);
    expect(game.parseOptions(lesson.options)).toMatchObject({ ok: true });
    expect(lesson.steps.length).toBeGreaterThanOrEqual(5);
    expect(lesson.steps.length).toBeLessThanOrEqual(8);
    let state = beginLesson(game, lesson);
    for (const step of lesson.steps) {
      // Short enough to be read beside a board.
      expect(step.says[language].length).toBeGreaterThan(10);
      expect(step.says[language].length).toBeLessThan(300);
      if (step.move !== null) {
        expect(game.toAct(state.table)).toContain(0);
        expect(tellings[language].move(step.move, (seat) => `#${seat}`)).not.toBe('');
        expect(lessonRefusal(game, state, step, step.move)).toBeNull();
        const alsoRight = [...game.legal(view(game, state, 0))].filter(
          (command) => !step.aside?.includes(command.type) && lessonRefusal(game, state, step, command) === null,
        );
        expect(alsoRight.length).toBeLessThanOrEqual(step.accepts === undefined ? 1 : Number.POSITIVE_INFINITY);
        state = lessonMove(game, lesson, state, { seat: 0, command: step.move }).state;
      }
      for (const move of step.others ?? []) state = lessonMove(game, lesson, state, move).state;
    }
  }
}

import { type AnyGame, type Refusal, refuse } from '@cifra/kernel';
import { finishedBy } from './card.ts';
import { all, type Decided, type Decision } from './context.ts';
import type { RoomEntry } from './events.ts';
import { foldRoom } from './fold.ts';
import type { PersonId } from './person.ts';
import type { Finished, Secret } from './ports.ts';
import type { RoomState } from './state.ts';
import type { Answer } from './surface.ts';

/** An order that waits for its turn. */
export type Job = {
  /** Whose order it is, and under which id; null where the house acts. */
  readonly by: PersonId | null;
  readonly order: string | null;
  readonly decide: (state: RoomState, secret: Secret | null, now: number) => Decided;
  readonly settle: (answer: Answer) => void;
};

/** What a row of orders causes together: one durable step. */
export type Batch = {
  readonly entries: readonly RoomEntry[];
  readonly state: RoomState;
  readonly secret: Secret | null;
  readonly newSecret: Secret | undefined;
  readonly finished: Finished | undefined;
  /** By job. */
  readonly answers: readonly Answer[];
  /** What broke the room, if anything did. */
  readonly broken: unknown;
};

/** Decides the jobs one after another, each on what those before it left. Nothing is written yet. */
export function runJobs(
  game: AnyGame,
  before: { readonly state: RoomState; readonly secret: Secret | null },
  jobs: readonly Job[],
  now: number,
): Batch {
  let { state, secret } = before;
  let newSecret: Secret | undefined;
  let finished: Finished | undefined;
  let broken: unknown;
  const entries: RoomEntry[] = [];
  const answers: Answer[] = [];
  for (const job of jobs) {
    const earlier = doneBefore(state, job);
    if (earlier !== null) {
      answers.push({ ok: true, version: earlier });
      continue;
    }
    // A clock that was set back must not make the log run backwards.
    const at = Math.max(now, state.at);
    try {
      const decided = job.decide(state, secret, at);
      if (!decided.ok) answers.push(decided);
      else {
        if (decided.value.events.length > 0) {
          const entry = entryOf(state, job, at, decided.value);
          state = foldRoom(game, state, entry, decided.value.match);
          entries.push(entry);
          finished = finishedBy(entry, state) ?? finished;
        }
        newSecret = decided.value.secret ?? newSecret;
        secret = newSecret ?? secret;
        answers.push({ ok: true, version: state.version });
      }
    } catch (error) {
      broken = error;
      const entry = entryOf(state, { by: null, order: null }, at, { events: [all({ type: 'broke' })] });
      state = foldRoom(game, state, entry);
      entries.push(entry);
      answers.push({ ok: false, refusal: BROKEN });
    }
  }
  return { entries, state, secret, newSecret, finished, answers, broken };
}

const BROKEN: Refusal = { code: 'room-broken' };

/** Nobody knows whether it was written: the same id may be sent again. */
export const NOT_SAVED: Answer = refuse('not-saved') as Answer;

function entryOf(
  { version }: RoomState,
  { by, order }: Pick<Job, 'by' | 'order'>,
  at: number,
  { events }: Decision,
): RoomEntry {
  return { version: version + 1, at, by, order, events };
}

/** The version that this very order caused, if it was carried out before. */
function doneBefore({ done }: RoomState, { by, order }: Job): number | null {
  if (by === null || order === null || !Object.hasOwn(done, by)) return null;
  return done[by]?.find(({ id }) => id === order)?.version ?? null;
}

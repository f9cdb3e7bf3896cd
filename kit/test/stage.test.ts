import { type AnyGame, type Seen, type Shape, View } from '@cifra/kernel';
import { describe, expect, test } from 'vitest';
import { type Beat, HOLD, Stage, type Staging, type Weight } from '../stage/index.ts';

/** A match of which only the count of what happened matters. */
const GAME = {
  foldTable: (table: { count: number }, fact: { by: number }) => ({ count: table.count + fact.by }),
  foldHand: (hand: unknown) => hand,
  teams: () => [],
} as unknown as AnyGame;

const STAGING: Staging<Shape> = {
  beats: ({ event }) => {
    const { type, weight } = event.fact as { type: string; weight?: Weight };
    if (weight === undefined) return [];
    const beat: Beat = { weight, by: 0, turn: type, show: type };
    if (type === 'drew') return [{ ...beat, isUntold: true }];
    if (type === 'climax') return [{ ...beat, isClimax: true }];
    // Somebody says something, and then one sees whether it was right.
    return type === 'attack' ? [beat, { ...beat, show: 'answer' }] : [beat];
  },
  story: () => null,
};

function table(count: number, version: number): View<Shape> {
  return View.received({ version, rules: 1, viewer: 0, seats: 2, table: { count }, hands: {} });
}

/** How long a busy page takes from a change to its picture. */
const SLOW_DRAWING = 3_000;

/** A stage with a clock that stands still until it is told to go on. */
function staged() {
  let now = 1_000;
  let timers: { readonly at: number; readonly then: () => void }[] = [];
  let isBusy = false;
  const after = (ms: number, then: () => void) => {
    const timer = { at: now + ms, then };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };
  const beats: string[] = [];
  const settled: number[] = [];
  const stage = new Stage(GAME, STAGING, table(0, 1), {
    clock: {
      now: () => now,
      after,
      whenDrawn: (then) => after(isBusy ? SLOW_DRAWING : 0, then),
    },
    onBeat: (beat: Beat) => beats.push(String(beat.show)),
    onSettled: (version) => settled.push(version),
  });
  let version = 1;
  return {
    stage,
    beats,
    settled,
    shown: () => (stage.scene.value.view.table as { count: number }).count,
    happen: (type: string, weight?: Weight) => {
      version += 1;
      stage.follow({ version, events: [{ fact: { type, weight, by: 1 } }] } as unknown as Seen<Shape>);
    },
    pass: (ms: number) => {
      const until = now + ms;
      for (;;) {
        const [due] = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at);
        if (due === undefined) break;
        now = Math.max(now, due.at);
        timers = timers.filter((one) => one !== due);
        due.then();
      }
      now = until;
    },
    /** A page in the background: its timers come late, all at once. */
    freeze: (ms: number) => {
      now += ms;
    },
    /** From now on it takes long until what was set is on the screen. */
    drawSlowly: () => {
      isBusy = true;
    },
  };
}

describe('the stage', () => {
  test('shows beats one after another, each for its time', () => {
    const { happen, shown, pass } = staged();
    happen('a', 'small');
    happen('b', 'reveal');
    happen('c', 'small');
    expect(shown()).toBe(1);
    pass(HOLD.small - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    pass(HOLD.reveal - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  test('what has no beat is there at once, in its order', () => {
    const { happen, shown, pass } = staged();
    happen('quiet');
    expect(shown()).toBe(1);
    happen('a', 'small');
    happen('quiet');
    expect(shown()).toBe(2);
    pass(HOLD.small);
    expect(shown()).toBe(3);
  });

  test('a tap goes on to the next beat', () => {
    const { stage, happen, shown } = staged();
    happen('a', 'reveal');
    happen('b', 'reveal');
    stage.skip();
    expect(shown()).toBe(2);
    stage.skip();
    happen('c', 'small');
    expect(shown()).toBe(3);
  });

  test('whoever acts is never held up, and what is told from there on is new', () => {
    const { stage, happen, shown } = staged();
    happen('a', 'reveal');
    happen('b', 'reveal');
    stage.act();
    expect(shown()).toBe(2);
    expect(stage.isBehind.value).toBe(false);
    expect(stage.recent.value.map(({ show }) => show)).toEqual(['a', 'b']);
    happen('c', 'small');
    expect(stage.recent.value.map(({ show }) => show)).toEqual(['a', 'b']);
    stage.skip();
    expect(stage.recent.value.map(({ show }) => show)).toEqual(['c']);
  });

  test('whoever is far behind is brought up to date, and no beat is missing in what is told', () => {
    const { stage, happen, shown, pass } = staged();
    for (const name of ['a', 'b', 'c', 'd', 'e']) happen(name, 'reveal');
    // What is shown keeps its time all the same.
    pass(HOLD.reveal - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(5);
    expect(stage.recent.value.map(({ show }) => show)).toEqual(['a', 'b', 'c', 'd', 'e']);
    pass(HOLD.reveal);
    happen('f', 'small');
    happen('g', 'small');
    expect(shown()).toBe(6);
  });

  test('a tap leads to the next climax and not past it, an act of the viewer past all', () => {
    const { stage, happen, shown, pass } = staged();
    happen('a', 'small');
    happen('b', 'small');
    happen('climax', 'reveal');
    happen('c', 'small');
    stage.catchUp();
    expect(shown()).toBe(3);
    expect(stage.isBehind.value).toBe(true);
    stage.catchUp();
    expect(shown()).toBe(4);
    pass(HOLD.small);
    happen('d', 'small');
    happen('climax', 'reveal');
    happen('e', 'small');
    stage.act();
    expect(shown()).toBe(7);
  });

  test('whoever is far behind still sees the last climax', () => {
    const { stage, happen, shown, pass } = staged();
    for (const name of ['a', 'climax', 'b', 'climax', 'c']) happen(name, 'reveal');
    pass(HOLD.reveal);
    expect(shown()).toBe(4);
    expect(stage.recent.value.map(({ show }) => show)).toEqual(['a', 'climax', 'b', 'climax']);
    pass(HOLD.reveal);
    expect(shown()).toBe(5);
  });

  test('a beat has its time from when it is drawn, however long that takes', () => {
    const { stage, happen, shown, pass, drawSlowly } = staged();
    drawSlowly();
    happen('a', 'small');
    happen('b', 'small');
    pass(SLOW_DRAWING + HOLD.small - 1);
    expect(shown()).toBe(1);
    pass(1);
    expect(shown()).toBe(2);
    expect(stage.isSettled.value).toBe(false);
    pass(SLOW_DRAWING + HOLD.small);
    expect(stage.isSettled.value).toBe(true);
  });

  test('a beat has its time from when it is really shown, also where timers come late', () => {
    const { happen, shown, pass, freeze } = staged();
    happen('a', 'small');
    happen('b', 'small');
    happen('c', 'small');
    pass(0);
    freeze(60_000);
    pass(0);
    expect(shown()).toBe(2);
    pass(HOLD.small - 1);
    expect(shown()).toBe(2);
    pass(1);
    expect(shown()).toBe(3);
  });

  test('says when everything was shown for long enough', async () => {
    const { happen, settled, pass } = staged();
    await Promise.resolve();
    expect(settled.splice(0)).toEqual([1]);
    happen('a', 'small');
    happen('b', 'small');
    pass(HOLD.small);
    expect(settled).toEqual([]);
    pass(HOLD.small);
    expect(settled).toEqual([3]);
  });

  test('each beat is announced once, in order', () => {
    const { stage, beats, happen, pass } = staged();
    happen('a', 'small');
    happen('b', 'small');
    pass(10);
    stage.skip();
    pass(HOLD.small);
    expect(beats).toEqual(['a', 'b']);
  });

  test('what it has still to show is counted, so that a log beside it gives nothing away', () => {
    const { stage, happen, pass } = staged();
    happen('attack', 'small');
    happen('b', 'small');
    // Of the attack only the words are shown yet.
    expect(stage.unseen.value).toBe(2);
    pass(HOLD.small);
    expect(stage.unseen.value).toBe(1);
    pass(HOLD.small);
    expect(stage.unseen.value).toBe(0);
  });

  test('a reveal that is under way is not told beside it', () => {
    const { stage, happen, pass } = staged();
    happen('code', 'reveal');
    expect(stage.unseen.value).toBe(1);
    pass(HOLD.reveal - 1);
    expect(stage.unseen.value).toBe(1);
    pass(1);
    expect(stage.unseen.value).toBe(0);
    happen('again', 'reveal');
    stage.skip();
    expect(stage.unseen.value).toBe(0);
  });

  test('a small act of the viewer leaves what the others did in sight', () => {
    const { stage, happen, pass } = staged();
    const told = () => stage.recent.value.map(({ show }) => show);
    happen('theirs', 'small');
    pass(HOLD.small);
    stage.act();
    happen('drew', 'small');
    expect(told()).toEqual(['theirs']);
    stage.act();
    happen('mine', 'small');
    expect(told()).toEqual(['mine']);
  });

  test('a table that comes anew is shown at once', () => {
    const { stage, happen, shown } = staged();
    happen('a', 'reveal');
    stage.reset(table(9, 40));
    expect(shown()).toBe(9);
    expect(stage.isBehind.value).toBe(false);
  });
});

import { type AnyGame, type Seen, type Shape, View, type ViewParts } from '@cifra/kernel';
import { AT_ONCE, BROWSER_CLOCK, Stage, type Staging } from '@cifra/kit/stage';
import type { SeenRoomEntry } from '@cifra/room';
import { useEffect, useRef } from 'preact/hooks';

type Shown = { readonly stage: Stage<Shape>; readonly match: number; upTo: number };

/**
 * The stage of a live match: fed with what is heard, so that people see it at the pace of reading. A view that came
 * whole (a reconnection, another seat) begins it anew.
 */
export function useStage(
  game: AnyGame,
  staging: Staging<Shape> | undefined,
  room: { readonly version: number; readonly match: number; readonly view: ViewParts<Shape> | null },
  heard: readonly SeenRoomEntry[],
  options: Pick<ConstructorParameters<typeof Stage<Shape>>[3], 'onBeat' | 'onSettled'>,
): Stage<Shape> | null {
  const kept = useRef<Shown | null>(null);
  const { version, match, view } = room;
  if (view !== null) kept.current = fed(kept.current, view);
  useEffect(() => () => kept.current?.stage.close(), []);
  return view === null ? null : (kept.current?.stage ?? null);

  function fed(last: Shown | null, now: ViewParts<Shape>): Shown {
    if (last === null || last.match !== match) {
      last?.stage.close();
      const stage = new Stage(game, staging ?? AT_ONCE, asView(now), { clock: BROWSER_CLOCK, ...options });
      return { stage, match, upTo: version };
    }
    const { stage } = last;
    for (const entry of heard) {
      if (entry.version <= last.upTo || entry.version > version) continue;
      for (const event of entry.events) if ('play' in event) followed(stage, { version: 0, events: event.play });
    }
    last.upTo = version;
    if (stage.latest.version !== now.version || stage.latest.viewer !== now.viewer) stage.reset(asView(now));
    return last;
  }
}

function followed(stage: Stage<Shape>, { events }: Seen<Shape>): void {
  stage.follow({ version: stage.latest.version + 1, events });
}

function asView(parts: ViewParts<Shape>): View<Shape> {
  return View.isView(parts) ? parts : View.received(parts);
}

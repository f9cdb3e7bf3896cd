import type { Shape } from '@cifra/kernel';
import { type BoardModule, playSound } from '@cifra/kit';
import { useEffect, useRef } from 'preact/hooks';
import type { RoomClient } from '../connection/room.ts';

/** A sound when somebody turns out to be right or wrong; what was heard before the page was here stays silent. */
export function useVerdicts(client: RoomClient, { verdict }: BoardModule<Shape>): void {
  const last = client.heard.value.at(-1);
  const heard = useRef<number | null>(null);
  useEffect(() => {
    if (last === undefined) return;
    const isNews = heard.current !== null && last.version > heard.current;
    heard.current = last.version;
    if (!isNews) return;
    const facts = last.events.flatMap((event) => ('play' in event ? event.play.map(({ fact }) => fact) : []));
    const told = facts.map((fact) => verdict?.(fact) ?? null).find((one) => one !== null);
    if (told !== undefined) playSound(told === 'right' ? 'rising' : 'buzz');
  }, [last]);
}

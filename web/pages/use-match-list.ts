import { type Signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { poll } from '../browser/poll.ts';
import { api, type FinishedMatch, type MatchesOfMine, type MyRoom } from '../connection/api.ts';
import { words } from '../words/index.ts';

const PAGE = 20;
const SELDOM = 30_000;
const NOTHING: MatchesOfMine = { running: [], finished: [], people: [], more: false };

/** No filter: matches of every game, with anybody. */
export const ALL = 'all';

/** What I play and have played, as the house and this device know it. */
export type MatchList = {
  readonly game: Signal<string>;
  readonly person: Signal<string>;
  /** Null until the first answer. */
  readonly known: MatchesOfMine | null;
  readonly onDevice: readonly MyRoom[];
  /** Finished ones, the latest first, as many as were asked for. */
  readonly finished: readonly FinishedMatch[];
  readonly hasMore: boolean;
  readonly trouble: string | null;
  readonly look: () => void;
  readonly showMore: () => void;
};

export function useMatchList(): MatchList {
  const known = useSignal<MatchesOfMine | null>(null);
  const here = useSignal<readonly MyRoom[]>([]);
  const older = useSignal<readonly FinishedMatch[]>([]);
  const hasMore = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const game = useSignal<string>(ALL);
  const person = useSignal<string>(ALL);
  const filter = () => ({
    ...(game.value === ALL ? {} : { game: game.value }),
    ...(person.value === ALL ? {} : { with: person.value }),
    limit: PAGE,
  });
  const look = async () => {
    const { listRoomsHere } = await import('../device/rooms-here.ts');
    const [reply, rooms] = await Promise.all([api.myMatches(filter()), listRoomsHere()]);
    here.value = rooms;
    trouble.value = reply.ok ? null : reply.trouble.message || words.value.unreachable;
    // What is on this device is there without the house too.
    if (!reply.ok && (known.value !== null || rooms.length === 0)) return;
    known.value = reply.ok ? reply.value : NOTHING;
    if (!reply.ok) return;
    if (older.value.length === 0) hasMore.value = reply.value.more;
  };
  useEffect(() => {
    older.value = [];
    return poll(() => void look(), SELDOM);
  }, [game.value, person.value]);
  const showMore = async () => {
    const last = older.value.at(-1) ?? known.value?.finished.at(-1);
    const reply = await api.myMatches({ ...filter(), ...(last === undefined ? {} : { before: last.at }) });
    if (!reply.ok) return;
    older.value = [...older.value, ...reply.value.finished];
    hasMore.value = reply.value.more;
  };
  return {
    game,
    person,
    known: known.value,
    // On this device nobody has a key: by people they cannot be found.
    onDevice: here.value.filter((one) => (game.value === ALL || one.game === game.value) && person.value === ALL),
    finished: [...(known.value?.finished ?? []), ...older.value],
    hasMore: hasMore.value,
    trouble: trouble.value,
    look: () => void look(),
    showMore: () => void showMore(),
  };
}

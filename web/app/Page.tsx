import { findManifest } from '@cifra/games/manifests';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import { fetchPart } from '../browser/lazy-parts.ts';
import { match, path } from '../browser/router.ts';
import { followHeading } from '../browser/title.ts';
import { Home } from '../pages/Home.tsx';
import { NotFound } from '../pages/NotFound.tsx';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';

/** A link is often copied with the dot or the bracket of its sentence, or written down in capitals. */
function roomIn(part: string): string | null {
  return /^[a-z0-9]{1,40}(?=[^a-z0-9]*$)/.exec(part.toLowerCase())?.[0] ?? null;
}

const isTable = (at: string) => /^\/(r|play)\//.test(at);

/** The home page is here at once; every other page is fetched when somebody goes there. */
const ROUTES: readonly {
  readonly pattern: string;
  readonly load: (found: { readonly [name: string]: string }) => Promise<ComponentChildren>;
}[] = [
  {
    pattern: '/r/:room',
    load: async ({ room = '' }) => {
      const { RoomPage } = await import('../pages/RoomPage.tsx');
      const id = roomIn(room);
      return id === null ? <NotFound /> : <RoomPage key={id} id={id} />;
    },
  },
  {
    pattern: '/replay/:room/:match',
    load: async ({ room = '', match: number = '' }) => {
      const { ReplayPage } = await import('../replay/ReplayPage.tsx');
      return <ReplayPage key={`${room}-${number}`} room={room} match={number} />;
    },
  },
  {
    pattern: '/rooms',
    load: async () => {
      const { Rooms } = await import('../pages/Rooms.tsx');
      return <Rooms />;
    },
  },
  {
    pattern: '/about',
    load: async () => {
      const { About } = await import('../pages/About.tsx');
      return <About />;
    },
  },
  {
    pattern: '/seat',
    load: async () => {
      const { SeatLink } = await import('../pages/SeatLink.tsx');
      return <SeatLink />;
    },
  },
  {
    pattern: '/rules/:game',
    load: async ({ game: id = '' }) => {
      const { RulesPage } = await import('../learn/RulesPage.tsx');
      const game = findManifest(id);
      return game === undefined ? <NotFound /> : <RulesPage key={`rules-${id}`} game={game} />;
    },
  },
  {
    pattern: '/learn/:game',
    load: async ({ game: id = '' }) => {
      const { LessonPage } = await import('../learn/LessonPage.tsx');
      const game = findManifest(id);
      return game === undefined ? <NotFound /> : <LessonPage key={`learn-${id}`} game={game} />;
    },
  },
  {
    pattern: '/play/:game',
    load: async ({ game: id = '' }) => {
      const { Open } = await import('../pages/Open.tsx');
      const game = findManifest(id);
      return game === undefined ? <NotFound /> : <Open key={`play-${id}`} game={game} withBots />;
    },
  },
  {
    pattern: '/new/:game',
    load: async ({ game: id = '' }) => {
      const { Open } = await import('../pages/Open.tsx');
      const game = findManifest(id);
      return game === undefined ? <NotFound /> : <Open key={`new-${id}`} game={game} withBots={false} />;
    },
  },
];

function find(at: string): Promise<ComponentChildren> | null {
  for (const { pattern, load } of ROUTES) {
    const found = match(pattern, at);
    if (found !== null) return fetchPart(pattern, () => load(found));
  }
  return null;
}

/** Fetches the page of this address while the words are still on their way. */
export function fetchPage(): void {
  void find(path.value)?.catch(() => undefined);
}

let before: string | undefined;

/** On another page the focus begins at its content, as after a page that was loaded; not on the very first one. */
function settle(now: string | undefined): void {
  if (now === undefined || now === before) return;
  if (before !== undefined) document.getElementById('content')?.focus({ preventScroll: true });
  before = now;
}

export function Page() {
  const shown = useSignal<{ readonly at: string; readonly page: ComponentChildren } | null>(null);
  const at = path.value;
  useEffect(() => {
    if (at === '/') return;
    let isLeft = false;
    void (find(at) ?? Promise.resolve(<NotFound />))
      .catch(() => <Missing key={at} isTable={isTable(at)} />)
      .then((page) => {
        // A page that comes late must not take the place of the one that was chosen after it.
        if (!isLeft) shown.value = { at, page };
      });
    return () => {
      isLeft = true;
    };
  }, [at, shown]);
  const isHere = at === '/' || shown.value?.at === at;
  useEffect(() => settle(isHere ? at : undefined), [at, isHere]);
  useEffect(followHeading, []);
  if (at === '/') return <Home />;
  return shown.value?.at === at ? shown.value.page : <Loading isTable={isTable(at)} />;
}

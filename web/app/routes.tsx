import { findManifest } from '@cifra/games/manifests';
import type { ComponentChildren } from 'preact';
import { fetchPart } from '../browser/lazy-parts.ts';
import { matchRoute, roomIn } from '../browser/route-match.ts';
import { NotFound } from '../pages/NotFound.tsx';

/** On the way to a table the page leaves its place free. */
export const isTable = (at: string) => /^\/(r|play)\//.test(at);

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
    pattern: '/check/:room/:match',
    load: async ({ room = '', match: number = '' }) => {
      const { CheckPage } = await import('../deal/CheckPage.tsx');
      return <CheckPage key={`${room}-${number}`} room={room} match={number} />;
    },
  },
  {
    pattern: '/review/:room/:match',
    load: async ({ room = '', match: number = '' }) => {
      const { ReviewPage } = await import('../review/ReviewPage.tsx');
      return <ReviewPage key={`review-${room}-${number}`} room={room} match={number} />;
    },
  },
  {
    pattern: '/review',
    load: async () => {
      const { ReviewFilePage } = await import('../review/ReviewPage.tsx');
      return <ReviewFilePage />;
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
    pattern: '/house',
    load: async () => {
      const { HousePage } = await import('../house/HousePage.tsx');
      return <HousePage />;
    },
  },
  {
    pattern: '/matches',
    load: async () => {
      const { MatchesPage } = await import('../pages/MatchesPage.tsx');
      return <MatchesPage />;
    },
  },
  {
    pattern: '/notices',
    load: async () => {
      const { Notices } = await import('../pages/Notices.tsx');
      return <Notices />;
    },
  },
  {
    pattern: '/device',
    load: async () => {
      const { Device } = await import('../pages/Device.tsx');
      return <Device />;
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
    pattern: '/tv/:room',
    load: async ({ room = '' }) => {
      const { TvPage } = await import('../pages/TvPage.tsx');
      const id = roomIn(room);
      return id === null ? <NotFound /> : <TvPage key={id} id={id} />;
    },
  },
  {
    pattern: '/pass/:game',
    load: async ({ game: id = '' }) => {
      const { PassSetup } = await import('../pages/PassSetup.tsx');
      const game = findManifest(id);
      return game === undefined ? <NotFound /> : <PassSetup key={`pass-${id}`} game={game} />;
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

/** The page of an address, fetched; null where there is none. */
export function findPage(at: string): Promise<ComponentChildren> | null {
  for (const { pattern, load } of ROUTES) {
    const found = matchRoute(pattern, at);
    if (found !== null) return fetchPart(pattern, () => load(found));
  }
  return null;
}

import { findManifest } from '@cifra/games/manifests';
import { LANGUAGES, type Language } from '@cifra/kernel';
import { z } from 'zod';
import type { House } from '../house.ts';
import { drawPoster, type Poster } from '../previews/drawing.ts';
import { gamePoster, housePoster, matchPoster, roomPoster } from '../previews/heads.ts';
import { GAME_PAGES, MATCH_PAGES, PLAIN_PAGES } from '../words/heads.ts';
import type { Api } from './api.ts';
import { languageFor, no } from './refusals.ts';

/** It is drawn, unless somebody has asked for the same before. */
const PICTURE_COST = 20;
/** A room's address says when its card last changed, a game's picture comes with the program. */
const CACHE = 'public, max-age=3600';
/** Of a game or of the house, or of one of their pages, in a language: `house.en.png`, `<game>.rules.es.png`. */
const NAMED = /^([a-z0-9-]{1,40})(?:\.([a-z]{1,10}))?\.([a-z]{2})\.png$/;
/** Of a room, or of a match that was played there. */
const OF_ROOM = /^([a-z0-9]{20})(?:\.([a-z]{1,10}))?\.png$/;

/** Pictures that stand beside links. Nothing in them is secret: a room's shows what its link shows to everybody. */
export function previewRoutes(app: Api, house: House): void {
  app.get(
    '/preview/:name',
    { schema: { hide: true, params: z.object({ name: z.string().max(80) }) }, config: { cost: PICTURE_COST } },
    async (request, reply) => {
      const poster = await posterOf(house, request.params.name, languageFor(request));
      if (poster === null) return no(request, reply, { code: 'no-such-page' });
      const painting = house.painter.paint(drawPoster(poster));
      if (painting === null) return no(request, reply, { code: 'too-many', seconds: 5 });
      return (
        reply
          .type('image/png')
          .header('cache-control', CACHE)
          // Chats show it on pages of their own.
          .header('cross-origin-resource-policy', 'cross-origin')
          .send(await painting)
      );
    },
  );
}

async function posterOf(house: House, name: string, asked: Language): Promise<Poster | null> {
  const [, id = '', page, spoken] = NAMED.exec(name) ?? [];
  const language = LANGUAGES.find((one) => one === spoken);
  if (language !== undefined) {
    if (id === 'house') return named(PLAIN_PAGES, page, (one) => housePoster(language, one));
    const game = findManifest(id);
    return game === undefined ? null : named(GAME_PAGES, page, (one) => gamePoster(game, language, one));
  }
  const [, room = '', match] = OF_ROOM.exec(name) ?? [];
  const card = room === '' ? null : await house.registry.card(room);
  if (card === null) return null;
  const said = card.language ?? asked;
  return named(MATCH_PAGES, match, (one) =>
    one === undefined ? roomPoster(card, said) : matchPoster(card, one, said),
  );
}

/** The picture of one of these pages, or of what they belong to where none is named; null where there is no such page. */
function named<T extends string>(
  pages: readonly T[],
  name: string | undefined,
  make: (page: T | undefined) => Poster | null,
): Poster | null {
  const page = pages.find((one) => one === name);
  return name !== undefined && page === undefined ? null : make(page);
}

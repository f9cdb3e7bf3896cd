import { findManifest } from '@cifra/games/manifests';
import { LANGUAGES } from '@cifra/kernel';
import { z } from 'zod';
import type { House } from '../house.ts';
import { drawPoster, type Poster } from '../previews/drawing.ts';
import { gamePoster, housePoster, roomInPath, roomPoster } from '../previews/heads.ts';
import type { Api } from './api.ts';
import { languageFor, no } from './refusals.ts';

/** It is drawn, unless somebody has asked for the same before. */
const PICTURE_COST = 20;
/** A room's address says when its card last changed, a game's picture comes with the program. */
const CACHE = 'public, max-age=3600';
/** Of a game or of the house, in a language: `house.en.png`. */
const NAMED = /^([a-z0-9-]{1,40})\.([a-z]{2})\.png$/;

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
      return reply
        .type('image/png')
        .header('cache-control', CACHE)
        .send(await painting);
    },
  );
}

async function posterOf(house: House, name: string, asked: 'en' | 'es'): Promise<Poster | null> {
  const [, id = '', spoken] = NAMED.exec(name) ?? [];
  const language = LANGUAGES.find((one) => one === spoken);
  if (language !== undefined) {
    const game = findManifest(id);
    if (id === 'house') return housePoster(language);
    return game === undefined ? null : gamePoster(game, language);
  }
  const room = name.endsWith('.png') ? roomInPath(name.slice(0, -'.png'.length)) : null;
  const card = room === null ? null : await house.registry.card(room);
  return card === null ? null : roomPoster(card, card.language ?? asked);
}

import { copyFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MANIFESTS } from '@cifra/games/manifests';
import { LANGUAGES } from '@cifra/kernel';
import type { RoomCard } from '@cifra/room';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../index.ts';
import { drawPoster, INKS } from '../previews/drawing.ts';
import { gamePoster, headOf, housePoster, roomInPath, roomPoster } from '../previews/heads.ts';
import { GAME_PAGES, HEADS, PLAIN_PAGES } from '../words/heads.ts';
import { Browser, openTestHouse, type Player, seatedRoom, start, temporaryFolder } from './house.ts';

let house: RunningServer;
beforeAll(async () => {
  house = await openTestHouse({ site: siteFolder() });
});
afterAll(() => house.stop());

/** The page as it is written, not as it is built: its head is the same. */
function siteFolder(): string {
  const folder = temporaryFolder();
  copyFileSync(new URL('../../web/index.html', import.meta.url), join(folder, 'index.html'));
  return folder;
}

type Crawled = {
  readonly status: number;
  readonly type: string;
  readonly html: string;
  readonly tags: Map<string, string>;
};

/** Reads a page as whoever shows links in a chat does: any type of answer, no script, the tags of the head. */
async function crawl(path: string, headers: Record<string, string> = {}): Promise<Crawled> {
  const response = await fetch(house.url + path, {
    headers: { accept: '*/*', 'user-agent': 'LinkBot/1.0', ...headers },
  });
  const html = await response.text();
  const tags = new Map<string, string>();
  const [head = ''] = html.split('</head>');
  for (const [, name = '', content = ''] of head.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g))
    tags.set(
      name,
      content.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
    );
  return { status: response.status, type: response.headers.get('content-type') ?? '', html, tags };
}

describe('links (H2)', () => {
  test('an invitation says who invites to what, how many seats are taken and what is spoken', async () => {
    const ada = new Browser(house.url);
    const room = await ada.openRoom('decrypto', { seats: 4, sit: { name: 'Ada' }, bots: ['club'], language: 'es' });
    const { status, type, html, tags } = await crawl(`/r/${room}`, { 'accept-language': 'en' });
    expect([status, type]).toEqual([200, 'text/html; charset=utf-8']);
    expect(tags.get('og:title')).toBe('Ada te invita a Decrypto · 2 de 4 sitios · español');
    expect(tags.get('twitter:card')).toBe('summary_large_image');
    expect(tags.get('robots')).toBe('noindex');
    expect(tags.get('og:url')).toBe(`${house.url}/r/${room}`);
    expect(html).toContain('<title>Ada te invita a Decrypto');
    expect(html.match(/name="description"/g)).toHaveLength(1);
    const picture = await fetch(tags.get('og:image') ?? '');
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect(picture.headers.get('cache-control')).toContain('max-age');
    const png = Buffer.from(await picture.arrayBuffer());
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });

  test('a link with the dot or bracket of its sentence, in capitals or with a question behind it still works', async () => {
    const room = await new Browser(house.url).openRoom('coda', { sit: { name: 'Ada' } });
    for (const path of [
      `${room}.`,
      `${room})`,
      `${room}).`,
      `${room}%29`,
      `${room.toUpperCase()}?utm_source=chat`,
      `${room}/`,
      `${room}.See`,
      `${room}&utm_source=chat`,
    ]) {
      const { status, tags } = await crawl(`/r/${path}`);
      expect([path, status, tags.get('og:url')]).toEqual([path, 200, `${house.url}/r/${room}`]);
    }
    for (const path of [`/R/${room}`, `/R/${room.toUpperCase()}.`]) {
      const { status, tags } = await crawl(path);
      expect([path, status, tags.get('og:url')]).toEqual([path, 200, `${house.url}/r/${room}`]);
    }
    for (const path of [`//r//${room}`, `/%72/${room}`]) {
      const { status, tags } = await crawl(path);
      expect([path, status, tags.get('og:url')]).toEqual([path, 200, `${house.url}/r/${room}`]);
    }
    // The page that opens there says that there is nothing, and so does its head.
    expect((await crawl(`/r/${room}/more`)).status).toBe(404);
    for (const wrong of ['abc', `${room}x`, '..%2f..%2fetc']) expect(roomInPath(wrong)).toBeNull();
  });

  test('an invitation says what whoever opens it can do: knock, ask for a bot’s seat, or look on', async () => {
    const ada = new Browser(house.url);
    const text = async (body: object) =>
      (await crawl(`/r/${await ada.openRoom('coda', { sit: { name: 'Ada' }, language: 'en', ...body })}`)).tags.get(
        'description',
      );
    expect(await text({ door: 'ask' })).toContain('One seat is free. Open the link, choose a name, and the host lets');
    expect(await text({ bots: ['club'] })).toContain('ask for the seat of a bot');
    expect(await text({ bots: ['club'], start: {} })).toContain('Open the link to watch.');
  });

  test.each([
    ['Ana 🌸', { name: 'Ana', text: 'Ana invites you to' }],
    ['José', { name: 'José', text: 'José invites you to' }],
    ['فاطمة', { text: 'You are invited to' }],
    ['Аna', { text: 'You are invited to' }],
    ['🦊🦊', { text: 'You are invited to' }],
  ])('the picture writes of a name what its letters can, and no half of it: %s', (name, from) => {
    const card: RoomCard = { game: 'coda', listed: false, phase: 'lobby', match: 0, at: 0, host: 0, seats: [{ name }] };
    expect(roomPoster(card, 'en')?.from).toEqual(from);
  });

  test('a name cannot write into the page', async () => {
    const room = await new Browser(house.url).openRoom('coda', { sit: { name: '"><script>x</script>' } });
    const { html, tags } = await crawl(`/r/${room}`);
    expect(html).not.toContain('<script>x');
    expect(tags.get('og:title')).toContain('"><script>x</script>');
    const picture = await fetch(`${house.url}/preview/${room}.png`);
    expect(picture.status).toBe(200);
  });

  test('no tile, clue or number of a match is in a preview: it is the same whatever was dealt', async () => {
    const { players, id: room } = await seatedRoom(house.url, 'coda', 2);
    await start(players);
    const [one] = players as [Player];
    await one.until(({ match }) => match !== null);
    const { tags } = await crawl(`/r/${room}`);
    expect(tags.get('og:title')).toMatch(/^.+ invites you to Coda · 2 of 2 seats · playing · English$/);
    for (const player of players) player.leave();
  });

  test.each([
    ['/', 200, 'Cifra · juegos'],
    ['/rooms', 200, 'Salas públicas'],
    ['/rules/coda', 200, 'Reglas de Coda'],
    ['/learn/qwinto', 200, 'Aprende Qwinto'],
    ['/matches', 200, 'Mis partidas'],
    ['/about', 200, 'Acerca de Cifra'],
    ['/r/aaaaaaaaaaaaaaaaaaaa', 404, 'Esa sala no existe'],
    ['/rules/chess', 404, 'Aquí no hay nada'],
    ['/nowhere', 404, 'Aquí no hay nada'],
    ['/rules/coda).', 200, 'Reglas de Coda'],
    ['/about.', 200, 'Acerca de Cifra'],
    ['/review', 200, 'Analizar un archivo'],
    ['/docs', 200, 'La interfaz para programas'],
    ['/docs).', 200, 'La interfaz para programas'],
    ['/Docs', 200, 'La interfaz para programas'],
    ['/Rules/Coda', 200, 'Reglas de Coda'],
    ['/index.html', 200, 'Cifra · juegos'],
    ['/index.html?utm_source=chat', 200, 'Cifra · juegos'],
  ])('%s answers HTML to whoever asks: %i %s', async (path, status, title) => {
    const page = await crawl(path, { 'accept-language': 'es' });
    expect([page.status, page.type]).toEqual([status, 'text/html; charset=utf-8']);
    expect(page.html).toContain('<html lang="es"');
    expect(page.tags.get('og:title')).toContain(title);
    expect(page.tags.get('description')).not.toBe('');
  });

  test('every page that there is has a title and a description of its own, and a picture', async () => {
    const room = await new Browser(house.url).openRoom('coda', { sit: { name: 'Ada' }, language: 'en' });
    // The pages themselves say which there are.
    const routes = readFileSync(new URL('../../web/app/routes.tsx', import.meta.url), 'utf8');
    const paths = [...routes.matchAll(/pattern: '([^']+)'/g)].map(([, path = '']) => path);
    expect(paths.length).toBeGreaterThan(15);
    const said = new Map<string, string>();
    for (const path of ['/', ...paths]) {
      const at = path.replace(':room', room).replace(':match', '1').replace(':game', 'coda');
      for (const accept of ['*/*', 'text/*', 'text/html', '']) {
        const { status, tags } = await crawl(at, { accept });
        expect([at, accept, status]).toEqual([at, accept, 200]);
        const text = `${tags.get('og:title')} | ${tags.get('description')}`;
        expect([path, said.get(text) ?? path]).toEqual([path, path]);
        said.set(text, path);
        expect(tags.get('og:image')).toMatch(/^http/);
      }
      const { tags } = await crawl(at);
      const picture = await fetch(tags.get('og:image') ?? '');
      expect([at, picture.status, picture.headers.get('content-type')]).toEqual([at, 200, 'image/png']);
      expect(picture.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    }
  });

  test('no page goes without words in either language', async () => {
    for (const language of LANGUAGES)
      for (const page of PLAIN_PAGES) {
        const head = await headOf(`/${page}`, language, async () => null);
        expect(head).toMatchObject({ language, description: HEADS[language].pages[page].text });
        expect(drawPoster(housePoster(language, page))).not.toMatch(/var\(--|undefined|NaN/);
      }
  });

  test('a picture that is none is refused in words', async () => {
    for (const path of [
      'aaaaaaaaaaaaaaaaaaaa.png',
      'chess.en.png',
      'coda.nonsense.en.png',
      'house.rules.en.png',
      'coda.xx.png',
      'x'.repeat(90),
    ]) {
      const answer = await fetch(`${house.url}/preview/${path}`);
      expect([path, answer.status >= 400, (await answer.json()) as object]).toMatchObject([
        path,
        true,
        { message: /./ },
      ]);
    }
  });
});

describe('pictures', () => {
  test('by day tiles have the colours that they have at the table', () => {
    const css = readFileSync(new URL('../../kit/styles/tokens.css', import.meta.url), 'utf8');
    for (const [token, colour] of Object.entries(INKS)) expect(css).toContain(`--${token}: ${colour};`);
  });

  test.each(MANIFESTS.flatMap((game) => LANGUAGES.map((language) => [game.id, language, game] as const)))(
    'of %s in %s knows every colour',
    (_, language, game) => {
      for (const page of [undefined, ...GAME_PAGES])
        expect(drawPoster(gamePoster(game, language, page))).not.toMatch(/var\(--|undefined|NaN/);
    },
  );
});

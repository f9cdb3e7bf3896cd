import { GAME_IDS } from '../games/game-ids.ts';
import { words } from '../words/index.ts';

/** Facts about the printed games. */
const MAKERS = {
  'break-the-code': { design: 'Ryohei Kurahashi', publisher: 'Jelly Jelly Games, IELLO, Devir, Bureau de Juegos' },
  coda: { design: 'Eiji Wakasugi, Gakken', publisher: 'Gakken, Desyllas Games' },
  decrypto: { design: 'Thomas Dagenais-Lespérance', publisher: 'Le Scorpion Masqué' },
  qwinto: { design: 'Bernhard Lach, Uwe Rapp', publisher: 'Nürnberger-Spielkarten-Verlag' },
} as const;

export function About() {
  const { about, games } = words.value;
  return (
    <article class="stack prose">
      <h1>{about.title}</h1>
      <p>{about.what}</p>
      <p>{about.fair}</p>
      <p>{about.privacy}</p>
      <h2>{about.games}</h2>
      <dl class="makers">
        {GAME_IDS.map((id) => (
          <div key={id} class="card" data-game={id}>
            <dt>
              <strong>{games[id].name}</strong>
            </dt>
            <dd>
              {about.design}: {MAKERS[id].design}
            </dd>
            <dd>
              {about.publisher}: {MAKERS[id].publisher}
            </dd>
          </div>
        ))}
      </dl>
      <p>{about.notAffiliated}</p>
      <p>
        <a href="/docs">{about.source}</a>
      </p>
    </article>
  );
}

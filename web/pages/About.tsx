import { MANIFESTS } from '@cifra/games/manifests';
import { language } from '@cifra/kit';
import { words } from '../words/index.ts';

export function About() {
  const { about } = words.value;
  return (
    <article class="stack prose">
      <h1>{about.title}</h1>
      <p>{about.what}</p>
      <p>{about.fair}</p>
      <p>{about.privacy}</p>
      <h2>{about.games}</h2>
      <dl class="makers">
        {MANIFESTS.map(({ id, name, designers, publishers }) => (
          <div key={id} class="card" data-game={id}>
            <dt>
              <strong>{name[language.value]}</strong>
            </dt>
            <dd>
              {about.design}: {designers.join(', ')}
            </dd>
            <dd>
              {about.publisher}: {publishers.join(', ')}
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

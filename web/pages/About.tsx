import { MANIFESTS } from '@cifra/games/manifests';
import { language } from '@cifra/kit';
import { useEffect, useState } from 'preact/hooks';
import { api, type HouseInfo } from '../connection/api.ts';
import { aboutWords } from '../words/about.ts';

export function About() {
  const about = aboutWords();
  const house = useHouseInfo();
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
      {house?.version !== undefined && (
        <p>
          {about.version(house.version)}{' '}
          {typeof house.source === 'string' ? <a href={house.source}>{about.source}</a> : about.sourceOnRequest}
        </p>
      )}
      <p>
        <a href="/docs">{about.api}</a>
      </p>
    </article>
  );
}

/** Version and source of the house, once it has said so; without a connection the page does without. */
function useHouseInfo(): HouseInfo | null {
  const [info, setInfo] = useState<HouseInfo | null>(null);
  useEffect(() => {
    void api.house().then((reply) => reply.ok && setInfo(reply.value));
  }, []);
  return info;
}

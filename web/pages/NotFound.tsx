import { words } from '../words/index.ts';

export function NotFound() {
  const { notFound, notFoundHelp, goHome } = words.value;
  return (
    <section class="stack">
      <h1>{notFound}</h1>
      <p>{notFoundHelp}</p>
      <p>
        <a class="button primary" href="/">
          {goHome}
        </a>
      </p>
    </section>
  );
}

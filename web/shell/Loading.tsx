import { words } from '../words/index.ts';

/** A page that is on its way; it has a heading like every page. */
export function Loading() {
  return (
    <div role="status">
      <h1 class="title">{words.value.loading}</h1>
    </div>
  );
}

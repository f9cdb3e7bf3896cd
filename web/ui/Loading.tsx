import { classes } from '@cifra/kit';
import { words } from '../words/index.ts';

/** A page that is on its way; it has a heading like every page. On the way to a table nothing moves when it is there. */
export function Loading({ isTable = false }: { readonly isTable?: boolean }) {
  return (
    <div role="status" class={classes('loading', isTable && 'to-table')}>
      <h1 class="title">{words.value.loading}</h1>
    </div>
  );
}

import { LiveRegions } from '@cifra/kit';
import type { Address } from './address.ts';
import type { Collection } from './exhibits.ts';

type Props = { readonly collections: readonly Collection[]; readonly show: NonNullable<Address['show']> };

/** One state alone, as large as the window: for pictures and tests. */
export function Screen({ collections, show }: Props) {
  const collection = collections.find(({ name }) => name === show.collection);
  const state = collection?.exhibits.find(({ name }) => name === show.exhibit)?.states[show.state];
  if (state === undefined) return <p>There is no such state.</p>;
  return (
    <main class="gallery-alone" data-game={show.collection}>
      {state.show()}
      <LiveRegions />
    </main>
  );
}

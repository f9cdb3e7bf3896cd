import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';

/** Brings a seat to this device; the key stands after the #, so that it is in no log. */
export function SeatLink() {
  const { seatLink, goHome } = words.value;
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    void api.useSeatLink(location.hash.slice(1)).then((reply) => {
      if (reply.ok) go(`/r/${reply.value.room}`, true);
      else trouble.value = reply.trouble.message || seatLink.trouble;
    });
  }, [trouble, seatLink.trouble]);
  if (trouble.value === null) return <p role="status">{seatLink.working}</p>;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{trouble.value}</h1>
      <a class="button primary" href="/">
        {goHome}
      </a>
    </section>
  );
}

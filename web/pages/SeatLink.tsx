import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../house/api.ts';
import { go } from '../shell/router.ts';
import { words } from '../words/index.ts';

/** Brings a seat to this device; the key stands after the #, so that it is in no log. Whoever has gone elsewhere stays there. */
export function SeatLink() {
  const { seatLink, goHome } = words.value;
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    let isLeft = false;
    void api.useSeatLink(location.hash.slice(1)).then((reply) => {
      if (isLeft) return;
      if (reply.ok) go(`/r/${reply.value.room}`, true);
      else trouble.value = reply.trouble.message;
    });
    return () => {
      isLeft = true;
    };
    // The key holds once: nothing that changes on the page may send it again.
  }, []);
  if (trouble.value === null) return <p role="status">{seatLink.working}</p>;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{trouble.value || seatLink.trouble}</h1>
      <a class="button primary" href="/">
        {goHome}
      </a>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api, type Trouble as Told } from '../house/api.ts';
import { go } from '../shell/router.ts';
import { Trouble } from '../shell/Trouble.tsx';
import { words } from '../words/index.ts';

/** Brings a seat to this device; the key stands after the #, so that it is in no log. Whoever has gone elsewhere stays there. */
export function SeatLink() {
  const { seatLink, goHome, unreachable } = words.value;
  const trouble = useSignal<Told | null>(null);
  const tries = useSignal(1);
  useEffect(() => {
    let isLeft = false;
    trouble.value = null;
    void api.useSeatLink(location.hash.slice(1)).then((reply) => {
      if (isLeft) return;
      if (reply.ok) go(`/r/${reply.value.room}`, true);
      else trouble.value = reply.trouble;
    });
    return () => {
      isLeft = true;
    };
    // The key holds once: nothing else that changes on the page may send it again.
  }, [tries.value, trouble]);
  if (trouble.value === null) return <p role="status">{seatLink.working}</p>;
  if (trouble.value.code === 'unreachable') return <Trouble text={unreachable} onTryAgain={() => tries.value++} />;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{trouble.value.message || seatLink.trouble}</h1>
      <a class="button primary" href="/">
        {goHome}
      </a>
    </section>
  );
}

import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../browser/router.ts';
import { api, type Reply, type Trouble as Told } from '../connection/api.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { words } from '../words/index.ts';

/**
 * The key after the #, without the bracket or the dot of the sentence that the link stood in. Not always is there one:
 * "Skip to the content" puts its own word there.
 */
const keyHere = () => /^#([\w-]{43})(?![\w-])/.exec(location.hash)?.[1];

/** Brings a seat to this device; the key stands after the #, so that it is in no log. Whoever has gone elsewhere stays there. */
export function SeatLink() {
  const { seatLink, goHome, unreachable } = words.value;
  const key = useSignal(keyHere() ?? location.hash.slice(1));
  const trouble = useSignal<Told | null>(null);
  const tries = useSignal(1);
  useEffect(() => {
    // Whoever puts another link into the address of this page stays on it.
    const look = () => {
      key.value = keyHere() ?? key.value;
    };
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [key]);
  useEffect(() => {
    let isLeft = false;
    trouble.value = null;
    void bringSeat(key.value).then((reply) => {
      if (isLeft) return;
      if (reply.ok) go(`/r/${reply.value.room}`, true);
      else trouble.value = reply.trouble;
    });
    return () => {
      isLeft = true;
    };
    // The key holds once: nothing else that changes on the page may send it again.
  }, [key.value, tries.value, trouble]);
  if (trouble.value === null) return <p role="status">{seatLink.working}</p>;
  const { message, mayPass } = trouble.value;
  if (mayPass) return <Trouble text={message || unreachable} onTryAgain={() => tries.value++} />;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{message || seatLink.trouble}</h1>
      <a class="button primary" href="/">
        {goHome}
      </a>
    </section>
  );
}

/** The house must know this browser before: if the answer is lost on the way, it is given again to nobody else. */
async function bringSeat(key: string): Promise<Reply<{ readonly room: string }>> {
  const me = await api.me();
  return me.ok ? api.useSeatLink(key) : me;
}

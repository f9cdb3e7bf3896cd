import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { go } from '../browser/router.ts';
import { api } from '../connection/api.ts';
import { words } from '../words/index.ts';
import { otherDeviceWords } from '../words/other-device.ts';
import './matches.css';

const LOOK = 1_500;

/** The new device: it shows a number, and takes the key over when the other one has said yes to it. */
export function Device() {
  const { goHome, unreachable } = words.value;
  const device = otherDeviceWords();
  // Without the bracket or the dot of the sentence that the link stood in.
  const [link = ''] = /[\w-]+/.exec(location.hash) ?? [];
  const number = useSignal<string | null>(null);
  const isWanted = useSignal(false);
  const trouble = useSignal<string | null>(null);
  const open = async () => {
    isWanted.value = true;
    // The house must know this browser before: nobody else who has the link may go on with it.
    const me = await api.me();
    const reply = me.ok ? await api.openDeviceLink(link) : me;
    if (reply.ok) number.value = reply.value.number;
    else trouble.value = reply.trouble.message || unreachable;
  };
  useEffect(() => {
    if (number.value === null) return;
    const look = async () => {
      const reply = await api.takeKey(link);
      if (reply.ok && reply.value.done) go('/matches', true);
      else if (!reply.ok && !reply.trouble.mayPass) trouble.value = reply.trouble.message || device.expired;
    };
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  }, [number.value, link, trouble, device.expired]);
  return (
    <section class="card stack device-page">
      <h1>{device.title}</h1>
      {trouble.value !== null ? (
        <>
          <p role="alert">{trouble.value}</p>
          <a class="button primary" href="/">
            {goHome}
          </a>
        </>
      ) : number.value === null ? (
        <>
          <p>{device.bringHere}</p>
          <button type="button" class="button primary" disabled={isWanted.value} onClick={() => void open()}>
            {device.bring}
          </button>
        </>
      ) : (
        <div role="status">
          <p>{device.sayYesThere}</p>
          <p class="device-number digits">{number.value}</p>
        </div>
      )}
    </section>
  );
}

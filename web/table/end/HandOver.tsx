import { useSignal } from '@preact/signals';
import { api } from '../../connection/api.ts';
import { seldomWords } from '../../words/seldom.ts';

type Props = { readonly room: string; readonly match: number; readonly seat: number };

type Step = { readonly at: 'offered' | 'asked' | 'done' } | { readonly at: 'refused'; readonly why: string };

/** A finished match of this device comes into the house, if that is wanted and the house is there. */
export function HandOver({ room, match, seat }: Props) {
  const { handOver: text } = seldomWords();
  const step = useSignal<Step>({ at: 'offered' });
  const hand = async () => {
    step.value = { at: 'asked' };
    const [file, all] = await Promise.all([api.matchFile(`/api/rooms/${room}/matches/${match}`), api.matches(room)]);
    const played = all.ok ? all.value.find((one) => one.match === match) : undefined;
    if (!file.ok || played === undefined) {
      step.value = { at: 'refused', why: file.ok ? text.away : file.trouble.message };
      return;
    }
    const players = played.players.map(({ name, bot }) => (name === null ? { bot } : { name }));
    const reply = await api.handOver({ file: file.value, seat, players, at: played.at });
    step.value = reply.ok ? { at: 'done' } : { at: 'refused', why: reply.trouble.message || text.away };
  };
  if (step.value.at === 'done')
    return (
      <p class="muted small hand-over" role="status">
        {text.done} <a href="/matches">{text.open}</a>
      </p>
    );
  return (
    <>
      <button type="button" class="button hand-over" disabled={step.value.at === 'asked'} onClick={() => void hand()}>
        {text.offer}
      </button>
      {step.value.at === 'refused' && (
        <p class="hand-over" role="alert">
          {step.value.why}
        </p>
      )}
    </>
  );
}

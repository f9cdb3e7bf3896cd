import { Button, Segments } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { canPush } from '../../browser/push.ts';
import { api, type NoticeState } from '../../connection/api.ts';
import { callHere } from '../../connection/call-here.ts';
import { words } from '../../words/index.ts';
import { noticeWords } from '../../words/notices.ts';

type Known = { readonly state: NoticeState; readonly isMuted: boolean };

/** At a slow table: shall we tell you when it is your turn? Who is told already can leave this match out. */
export function NoticeChoice({ room }: { readonly room: string }) {
  const { lobby, unreachable, settings } = words.value;
  const text = noticeWords();
  const known = useSignal<Known | null>(null);
  const trouble = useSignal<string | null>(null);
  useEffect(() => {
    const look = async () => {
      const [state, matches] = await Promise.all([api.notices(), api.myMatches({ limit: 1 })]);
      if (!state.ok || !matches.ok) return;
      const here = matches.value.running.find(({ id }) => id === room);
      known.value = { state: state.value, isMuted: here?.isMuted === true };
    };
    void look();
  }, [room, known]);
  // Without the house's answer there is nothing to choose; what is played does not wait for it.
  if (known.value === null) return null;
  const { state, isMuted } = known.value;
  const isCalled = state.isOn && state.channels.some(({ isConfirmed }) => isConfirmed);
  const sayYes = async () => {
    const reply = await callHere(state.pushKey);
    trouble.value = reply === null ? settings.noticesForbidden : reply.ok ? null : reply.trouble.message || unreachable;
    if (reply?.ok === true) known.value = { state: reply.value, isMuted };
  };
  const choose = async (isOff: boolean) => {
    const reply = await api.muteRoom(room, isOff);
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    if (reply.ok) known.value = { state, isMuted: reply.value.isMuted };
  };
  return (
    <section class="card notice-choice" aria-labelledby="notice-choice">
      <h3 id="notice-choice">{isCalled ? text.about : text.title}</h3>
      {isCalled ? (
        <Segments
          label={text.about}
          value={isMuted ? 'off' : 'on'}
          choices={[
            { value: 'off', text: lobby.no },
            { value: 'on', text: lobby.yes },
          ]}
          onChoose={(next) => void choose(next === 'off')}
        />
      ) : (
        <>
          <p class="small">{text.promise}</p>
          {canPush() && <Button onPress={() => void sayYes()}>{text.here}</Button>}
        </>
      )}
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
      <a href="/notices">{text.more}</a>
    </section>
  );
}

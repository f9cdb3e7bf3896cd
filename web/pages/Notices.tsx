import { Button, Icon } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import type { ComponentProps } from 'preact';
import { useEffect } from 'preact/hooks';
import { canPush, unsubscribeHere } from '../browser/push.ts';
import { api, type NoticeState, type Reply } from '../connection/api.ts';
import { callHere } from '../connection/call-here.ts';
import { Loading } from '../ui/Loading.tsx';
import { words } from '../words/index.ts';
import { noticeWords } from '../words/notices.ts';
import { HolidayForm } from './HolidayForm.tsx';
import './matches.css';

const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How somebody wants to be called when it is their turn and they are not looking: in plain words, and nothing by itself. */
export function Notices() {
  const { unreachable } = words.value;
  const text = noticeWords();
  const known = useSignal<NoticeState | null>(null);
  const trouble = useSignal<string | null>(null);
  const told = useSignal<string | null>(null);
  const take = (reply: Reply<NoticeState>): boolean => {
    trouble.value = reply.ok ? null : reply.trouble.message || unreachable;
    if (reply.ok) known.value = reply.value;
    return reply.ok;
  };
  useEffect(() => {
    const look = async () => {
      const token = /^#confirm=([\w-]+\.[\w-]+)/.exec(location.hash)?.[1];
      if (token !== undefined) {
        const reply = await api.confirmMail(token);
        if (reply.ok) told.value = text.confirmed(reply.value.address);
        else trouble.value = reply.trouble.message || unreachable;
        history.replaceState(null, '', location.pathname);
      }
      const state = await api.notices();
      if (state.ok) known.value = state.value;
      else trouble.value = state.trouble.message || unreachable;
    };
    void look();
    // The link of the letter, put into the tab that waits for it, loads no page.
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, []);
  const turn = async (isOn: boolean) => take(await api.setNotices({ isOn, timeZone: timeZone() }));
  const tellHere = async () => {
    const { pushKey = '' } = known.value ?? {};
    const reply = await callHere(pushKey);
    if (reply === null) trouble.value = words.value.settings.noticesForbidden;
    else take(reply);
  };
  const remove = async (id: string, kind: string) => {
    if (kind === 'push') await unsubscribeHere();
    take(await api.removeChannel(id));
  };
  const addMail = async (address: string): Promise<boolean> => {
    if (!take(await api.addMail(address))) return false;
    told.value = text.mailSent(address);
    return turn(true);
  };
  const addHook = async (url: string): Promise<boolean> => take(await api.addWebhook(url)) && turn(true);
  if (known.value === null) return trouble.value === null ? <Loading /> : <p role="alert">{trouble.value}</p>;
  const { isOn, channels, hasMail } = known.value;
  return (
    <div class="stack notices-page">
      <h1>{text.title}</h1>
      <p>{text.promise}</p>
      {told.value !== null && (
        <p class="banner" role="status">
          {told.value}
        </p>
      )}
      {trouble.value !== null && (
        <p class="banner trouble" role="alert">
          {trouble.value}
        </p>
      )}
      <div class="row">
        {canPush() && (
          <Button kind="primary" onPress={() => void tellHere()}>
            {text.here}
          </Button>
        )}
        {channels.length > 0 && <Button onPress={() => void turn(!isOn)}>{isOn ? text.off : text.on}</Button>}
      </div>
      {!canPush() && <p class="muted">{text.cannot}</p>}
      {channels.length > 0 && (
        <section class="card" aria-labelledby="ways">
          <h2 id="ways">{isOn ? text.ways : text.waysOff}</h2>
          <ul class="notice-ways">
            {channels.map(({ id, kind, address, isConfirmed }) => (
              <li key={id}>
                <span>
                  <strong>{text.kind[kind]}</strong> {address}
                  {!isConfirmed && <small class="muted"> {text.unconfirmed}</small>}
                </span>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={`${text.remove}: ${address}`}
                  onClick={() => void remove(id, kind)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {hasMail && (
        <AddChannel
          id="notice-mail"
          label={text.mail}
          help={text.mailHelp}
          field={{ type: 'email', autoComplete: 'email' }}
          onAdd={addMail}
        />
      )}
      <AddChannel
        id="notice-hook"
        label={text.hook}
        help={text.hookHelp}
        field={{ type: 'url', placeholder: 'https://' }}
        onAdd={addHook}
      />
      <HolidayForm />
      <p>
        <a href="/matches">{words.value.matches.title}</a>
      </p>
    </div>
  );
}

type ChannelProps = {
  readonly id: string;
  readonly label: string;
  readonly help: string;
  readonly field: ComponentProps<'input'>;
  /** Was it taken? Then the field is empty again. */
  readonly onAdd: (address: string) => Promise<boolean>;
};

/** One more way to be told. */
function AddChannel({ id, label, help, field, onAdd }: ChannelProps) {
  const text = noticeWords();
  const address = useSignal('');
  const add = async (event: Event) => {
    event.preventDefault();
    if (await onAdd(address.value)) address.value = '';
  };
  return (
    <form class="card stack" onSubmit={(event) => void add(event)}>
      <label for={id}>{label}</label>
      <div class="row">
        <input
          id={id}
          class="input"
          {...field}
          value={address.value}
          onInput={(event) => {
            address.value = event.currentTarget.value;
          }}
        />
        <button type="submit" class="button">
          {text.add}
        </button>
      </div>
      <small class="muted">{help}</small>
    </form>
  );
}

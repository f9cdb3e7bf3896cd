import { Button, Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../connection/api.ts';
import { LinkToSend } from '../table/invite/LinkToSend.tsx';
import { words } from '../words/index.ts';
import { otherDeviceWords } from '../words/other-device.ts';

const LOOK = 2_000;

type Props = { readonly isOpen: boolean; readonly onClose: () => void };
type Step =
  | { readonly at: 'asking' }
  | { readonly at: 'link'; readonly url: string; readonly link: string }
  | { readonly at: 'opened'; readonly link: string; readonly number: string }
  | { readonly at: 'done' }
  | { readonly at: 'trouble'; readonly text: string };

/** Carries all of my matches to another device: a link to open there, and a yes here to the number that it shows. */
export function DeviceDialog({ isOpen, onClose }: Props) {
  const { close, unreachable } = words.value;
  const device = otherDeviceWords();
  const step = useSignal<Step>({ at: 'asking' });
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    step.value = { at: 'asking' };
    void api.deviceLink().then((reply) => {
      if (isLeft) return;
      step.value = reply.ok
        ? { at: 'link', url: reply.value.url, link: reply.value.link }
        : { at: 'trouble', text: reply.trouble.message || unreachable };
    });
    return () => {
      isLeft = true;
    };
  }, [isOpen, step, unreachable]);
  const { at } = step.value;
  useEffect(() => {
    if (step.value.at !== 'link') return;
    const { link } = step.value;
    const look = async () => {
      const reply = await api.deviceLinkState(link);
      if (!reply.ok || step.value.at !== 'link') return;
      if (reply.value.number !== null) step.value = { at: 'opened', link, number: reply.value.number };
      else if (reply.value.isUsed) step.value = { at: 'trouble', text: device.expired };
    };
    const timer = setInterval(() => void look(), LOOK);
    return () => clearInterval(timer);
  }, [at, step, device.expired]);
  const answer = async (isMine: boolean) => {
    if (step.value.at !== 'opened') return;
    const reply = await api.confirmDevice(step.value.link, step.value.number, isMine);
    if (!reply.ok) step.value = { at: 'trouble', text: reply.trouble.message || unreachable };
    else if (reply.value.done) step.value = { at: 'done' };
    else onClose();
  };
  const now = step.value;
  return (
    <Dialog title={device.title} isOpen={isOpen} onClose={onClose} closeLabel={close} isSheet>
      {now.at === 'link' && (
        <>
          <p>{device.openThere}</p>
          <LinkToSend url={now.url} label={device.title} />
        </>
      )}
      {now.at === 'opened' && (
        <div class="stack" role="status">
          <p>{device.isItYours}</p>
          <p class="device-number digits">{now.number}</p>
          <div class="row">
            <Button kind="primary" onPress={() => void answer(true)}>
              {device.yes}
            </Button>
            <Button onPress={() => void answer(false)}>{device.no}</Button>
          </div>
        </div>
      )}
      {now.at === 'done' && <p role="status">{device.given}</p>}
      {now.at === 'trouble' && <p role="alert">{now.text}</p>}
    </Dialog>
  );
}

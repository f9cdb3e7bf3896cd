import { Button, Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { keepRunning } from '../browser/recent-rooms.ts';
import { api } from '../connection/api.ts';
import { words } from '../words/index.ts';

type Props = { readonly isOpen: boolean; readonly onClose: () => void };

/** There is no way back from this: it says what it does, and asks once. */
export function ForgetDialog({ isOpen, onClose }: Props) {
  const { matches: text, close, cancel, unreachable } = words.value;
  const trouble = useSignal<string | null>(null);
  const forget = async () => {
    const reply = await api.forgetMe();
    if (!reply.ok) {
      trouble.value = reply.trouble.message || unreachable;
      return;
    }
    keepRunning(false);
    // At once and as a whole: nothing that this page held stays, and nothing waits for a newer one.
    location.replace('/');
  };
  return (
    <Dialog title={text.forgetTitle} isOpen={isOpen} onClose={onClose} closeLabel={close}>
      <p>{text.forgetHelp}</p>
      <div class="row">
        <Button kind="danger" onPress={() => void forget()}>
          {text.forgetYes}
        </Button>
        <Button onPress={onClose}>{cancel}</Button>
      </div>
      {trouble.value !== null && <p role="alert">{trouble.value}</p>}
    </Dialog>
  );
}

import { Button } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { houseWords } from '../words/house.ts';
import { words } from '../words/index.ts';

/** The house is closed after a question; whether it was is known by what follows. */
export function StopCard({ stop }: { readonly stop: () => Promise<boolean> }) {
  const house = houseWords();
  const state = useSignal<'open' | 'asked' | 'closing'>('open');
  const doIt = async () => {
    state.value = 'closing';
    if (!(await stop())) state.value = 'open';
  };
  return (
    <section class="card house-stop" aria-label={house.stop}>
      {state.value === 'open' && (
        <Button
          kind="danger"
          onPress={() => {
            state.value = 'asked';
          }}
        >
          {house.stop}
        </Button>
      )}
      {state.value === 'asked' && (
        <div class="stack" role="alert">
          <p>{house.stopSure}</p>
          <div class="row">
            <Button
              onPress={() => {
                state.value = 'open';
              }}
            >
              {words.value.cancel}
            </Button>
            <Button kind="danger" onPress={() => void doIt()}>
              {house.stopNow}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{state.value === 'closing' ? house.stopped : null}</p>
    </section>
  );
}

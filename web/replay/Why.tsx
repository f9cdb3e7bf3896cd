import type { Animal } from '@cifra/kit';
import { Face, language, say } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../words/index.ts';
import type { Reel } from './frames.ts';
import { askWhy, canAskWhy } from './why.ts';

type Props = {
  readonly reel: Reel;
  readonly entry: number;
  readonly name: string;
  readonly animal: Animal | undefined;
};

/** Asks the bot of a step why it did that, and shows what it says. */
export function Why({ reel, entry, name, animal }: Props) {
  const { replay } = words.value;
  const said = useSignal<string | null>(null);
  useEffect(() => {
    said.value = null;
  }, [reel, entry, language.value]);
  if (!canAskWhy(reel, entry)) return null;
  const ask = async () => {
    const told = (await askWhy(reel, entry, language.value).catch(() => null)) ?? replay.noReason;
    said.value = told;
    say(told);
  };
  return (
    <div class="replay-why">
      {animal !== undefined && <Face who={{ animal }} size="1.75rem" />}
      {said.value === null ? (
        <button type="button" class="button quiet" onClick={() => void ask()} aria-label={replay.askWhy(name)}>
          {replay.why}
        </button>
      ) : (
        <p>{said.value}</p>
      )}
    </div>
  );
}

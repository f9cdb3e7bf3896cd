import type { AnyManifest } from '@cifra/games/manifests';
import { LEVELS, type Level } from '@cifra/kernel';
import { Dialog, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { words } from '../words/index.ts';

type Props = { readonly game: AnyManifest; readonly isOpen: boolean; readonly onClose: () => void };

/** How many bots, and how good; whoever does not care taps “play now” and never sees this. */
export function BotChoice({ game, isOpen, onClose }: Props) {
  const { close, level, bots: text, playNow } = words.value;
  const { min, max } = game.seats;
  const chosen = useSignal<Level>('club');
  const count = useSignal(game.usualBots);
  return (
    <Dialog title={text.title(game.name[language.value])} isOpen={isOpen} onClose={onClose} closeLabel={close}>
      <fieldset class="choices across">
        <legend>{text.level}</legend>
        {LEVELS.map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="level"
              checked={chosen.value === one}
              onChange={() => {
                chosen.value = one;
              }}
            />
            {level[one]}
          </label>
        ))}
      </fieldset>
      <label class="field">
        <span>{text.count}</span>
        <select
          class="input"
          value={String(count.value)}
          onChange={(event) => {
            count.value = Number(event.currentTarget.value);
          }}
        >
          {Array.from({ length: max - min + 1 }, (_, at) => min - 1 + at).map((bots) => (
            <option key={bots} value={String(bots)}>
              {bots}
            </option>
          ))}
        </select>
      </label>
      <a class="button primary" data-game={game.id} href={`/play/${game.id}?level=${chosen.value}&bots=${count.value}`}>
        {playNow}
      </a>
    </Dialog>
  );
}

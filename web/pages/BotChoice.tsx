import { LEVELS, type Level } from '@cifra/kernel';
import { Dialog } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { BOTS } from '../games/bot-seats.ts';
import type { GameId } from '../games/game-ids.ts';
import { words } from '../words/index.ts';

type Props = { readonly game: GameId; readonly isOpen: boolean; readonly onClose: () => void };

/** How many bots, and how good; whoever does not care taps “play now” and never sees this. */
export function BotChoice({ game, isOpen, onClose }: Props) {
  const { close, level, bots: text, games, playNow } = words.value;
  const { min, max, usual } = BOTS[game];
  const chosen = useSignal<Level>('club');
  const count = useSignal(usual);
  return (
    <Dialog title={text.title(games[game].name)} isOpen={isOpen} onClose={onClose} closeLabel={close}>
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
          {Array.from({ length: max - min + 1 }, (_, at) => (
            <option key={at} value={String(min + at)}>
              {min + at}
            </option>
          ))}
        </select>
      </label>
      <a class="button primary" data-game={game} href={`/play/${game}?level=${chosen.value}&bots=${count.value}`}>
        {playNow}
      </a>
    </Dialog>
  );
}

import { seatHand } from '@cifra/kernel';
import { type BoardProps, Tile } from '@cifra/kit';
import type { HigherLower } from '../rules/types.ts';
import { words } from '../words/text.ts';
import './board.css';

/** Both hidden numbers with what is known of them, what is expected, and a button for each number that can be named. */
export function Board({ view, legal, play, names, prompt, slots, language, isBusy }: BoardProps<HigherLower>) {
  const text = words[language];
  const { table, hands, viewer } = view;
  const known = (seat: number, from: number, to: number) =>
    from === to ? from : seat === viewer ? (hands[seatHand(seat)]?.number ?? null) : null;
  return (
    <div class="higher-lower">
      <p>
        {prompt} {slots.clock}
      </p>
      <ul class="hidden-numbers">
        {table.ranges.map(({ from, to }, seat) => {
          const number = known(seat, from, to);
          return (
            <li key={seat}>
              <Tile
                mark={seat === 0 ? 'moon' : 'sun'}
                value={number === null ? null : String(number)}
                label={number === null ? '?' : String(number)}
              />
              <span>{text.range(names(seat), from, to)}</span>
            </li>
          );
        })}
      </ul>
      {legal.length > 0 && (
        <fieldset>
          <legend>{text.choose}</legend>
          {legal.map((command) => (
            <button
              key={command.number}
              type="button"
              class="button"
              disabled={isBusy}
              aria-label={text.move(command.number)}
              onClick={() => void play(command)}
            >
              {command.number}
            </button>
          ))}
        </fieldset>
      )}
      {slots.aside}
    </div>
  );
}

import { type Json, LANGUAGES, type OptionSpec } from '@cifra/kernel';
import { language } from '@cifra/kit';
import type { RoomOrder, RoomTable } from '@cifra/room';
import type { LoadedGame } from '../games/load-game.ts';
import { words } from '../words/index.ts';
import { TimeLimitChoice } from './TimeLimitChoice.tsx';

type Props = {
  readonly table: RoomTable;
  readonly loaded: LoadedGame;
  readonly isHost: boolean;
  readonly order: (order: RoomOrder) => void;
};

/** The options of the game in plain words, drawn from the game's own description of them. */
export function Options({ table, loaded, isHost, order }: Props) {
  const { room } = words.value;
  const telling = loaded.tellings[language.value];
  const specs = Object.entries(loaded.game.options as { readonly [name: string]: OptionSpec });
  const change = (name: string, value: Json) =>
    order({ type: 'configure', options: { ...table.options, [name]: value } });
  return (
    <section class="card stack options" aria-labelledby="options">
      <h2 id="options">{room.options}</h2>
      {specs.length === 0 && <p class="muted">{room.noOptions}</p>}
      {specs.length > 0 && !isHost && <p class="muted small">{room.onlyHost}</p>}
      {specs.map(([name, spec]) => {
        const { label, help } = telling.option(name as never);
        return (
          <div key={name} class="option">
            <Field
              name={name}
              label={label}
              spec={spec}
              value={table.options[name] ?? spec.default}
              isDisabled={!isHost}
              change={(value) => change(name, value)}
            />
            <p class="muted small" id={`help-${name}`}>
              {help}
            </p>
          </div>
        );
      })}
      <TimeLimitChoice table={table} isHost={isHost} order={order} />
      <label class="check">
        <input
          type="checkbox"
          checked={table.listed}
          disabled={!isHost}
          onChange={(event) => order({ type: 'settings', listed: event.currentTarget.checked })}
        />
        {room.listed}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={table.takeover === 'asked'}
          disabled={!isHost}
          onChange={(event) => order({ type: 'settings', takeover: event.currentTarget.checked ? 'asked' : 'nobody' })}
        />
        {room.takeover}
      </label>
      <label class="check">
        <input
          type="checkbox"
          checked={table.pace > 0}
          disabled={!isHost}
          onChange={(event) => order({ type: 'settings', pace: event.currentTarget.checked ? UNHURRIED : 0 })}
        />
        {room.pace}
      </label>
    </section>
  );
}

/** How long a bot takes at least, so that its turn can be followed. */
const UNHURRIED = 900;

function Field({
  name,
  label,
  spec,
  value,
  isDisabled,
  change,
}: {
  readonly name: string;
  readonly label: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly isDisabled: boolean;
  readonly change: (value: Json) => void;
}) {
  const { room } = words.value;
  const help = `help-${name}`;
  switch (spec.kind) {
    case 'flag':
      return (
        <label class="check">
          <input
            type="checkbox"
            checked={value === true}
            disabled={isDisabled}
            aria-describedby={help}
            onChange={(event) => change(event.currentTarget.checked)}
          />
          {label}
        </label>
      );
    case 'choice':
      return (
        <label class="field">
          <span>{label}</span>
          <select
            class="input"
            value={String(value)}
            disabled={isDisabled}
            aria-describedby={help}
            onChange={(event) =>
              change(spec.choices.find((one) => String(one) === event.currentTarget.value) ?? spec.default)
            }
          >
            {spec.choices.map((one) => (
              <option key={one} value={String(one)}>
                {typeof one === 'number' ? room.seconds(one) : one === 'off' ? room.off : named(one)}
              </option>
            ))}
          </select>
        </label>
      );
    case 'limit':
      return (
        <label class="field">
          <span>{label}</span>
          <select
            class="input"
            value={String(value)}
            disabled={isDisabled}
            aria-describedby={help}
            onChange={(event) =>
              change(event.currentTarget.value === 'off' ? 'off' : Number(event.currentTarget.value))
            }
          >
            {['off', ...steps(spec.min, spec.max)].map((one) => (
              <option key={one} value={String(one)}>
                {one === 'off' ? room.off : room.seconds(Number(one))}
              </option>
            ))}
          </select>
        </label>
      );
    case 'list':
      return (
        <label class="field">
          <span>{label}</span>
          <textarea
            rows={3}
            disabled={isDisabled}
            aria-describedby={help}
            defaultValue={Array.isArray(value) ? value.join('\n') : ''}
            onChange={(event) => change(lines(event.currentTarget.value))}
          />
        </label>
      );
  }
}

/** A language is called by its name; other choices of words are words already. */
function named(choice: string): string {
  if (!LANGUAGES.some((one) => one === choice)) return choice;
  return new Intl.DisplayNames(language.value, { type: 'language' }).of(choice) ?? choice;
}

function steps(min: number, max: number): readonly number[] {
  return [15, 30, 60, 90, 120, 180, 300, 600].filter((seconds) => seconds >= min && seconds <= max);
}

function lines(text: string): readonly string[] {
  return text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

import { type Json, LANGUAGES, type OptionSpec } from '@cifra/kernel';
import { language, Segments } from '@cifra/kit';
import type { RoomOrder, RoomTable } from '@cifra/room';
import type { LoadedGame } from '../games/load-game.ts';
import { words } from '../words/index.ts';

import { TimeLimitChoice } from './TimeLimitChoice.tsx';
import { useOptionNews } from './use-option-news.ts';

type Props = {
  readonly table: RoomTable;
  readonly loaded: LoadedGame;
  readonly isHost: boolean;
  readonly order: (order: RoomOrder) => void;
};

type Choice = { readonly value: string; readonly text: string };

/** More do not fit side by side. */
const SIDE_BY_SIDE = 5;

/** How long a bot takes at least, so that its turn can be followed. */
const UNHURRIED = 900;

/** The options of the game in plain words, drawn from the game's own description of them; who is no host reads them. */
export function Options({ table, loaded, isHost, order }: Props) {
  const { room, lobby } = words.value;
  const telling = loaded.tellings[language.value];
  const specs = Object.entries(loaded.game.options as { readonly [name: string]: OptionSpec });
  const change = (name: string, value: Json) =>
    order({ type: 'configure', options: { ...table.options, [name]: value } });
  const currentOf = (name: string, spec: OptionSpec): Json => table.options[name] ?? spec.default;
  const news = useOptionNews(
    specs.map(([name, spec]) => {
      const { label } = telling.option(name as never);
      return `${label}: ${valueText(spec, currentOf(name, spec))}`;
    }),
  );
  const settings = [
    {
      name: 'listed',
      label: room.listed,
      value: table.listed,
      set: (on: boolean): RoomOrder => ({ type: 'settings', listed: on }),
    },
    {
      name: 'takeover',
      label: room.takeover,
      value: table.takeover === 'asked',
      set: (on: boolean): RoomOrder => ({ type: 'settings', takeover: on ? 'asked' : 'nobody' }),
    },
    {
      name: 'pace',
      label: room.pace,
      value: table.pace > 0,
      set: (on: boolean): RoomOrder => ({ type: 'settings', pace: on ? UNHURRIED : 0 }),
    },
  ];
  return (
    <section class="card options" aria-labelledby="options">
      <h2 id="options">{room.options}</h2>
      <p class="option-news" role="status">
        {news ?? (isHost ? '' : room.onlyHost)}
      </p>
      <div class="option-list">
        {specs.map(([name, spec]) => {
          const { label, help } = telling.option(name as never);
          const value = currentOf(name, spec);
          return (
            <div key={name} class="option" data-wide={spec.kind === 'list'}>
              <p class="option-name">
                <strong id={`option-${name}`}>{label}</strong>
                <small id={`help-${name}`}>{help}</small>
              </p>
              {isHost ? (
                <Field name={name} label={label} spec={spec} value={value} change={(next) => change(name, next)} />
              ) : (
                <p class="option-value">{valueText(spec, value)}</p>
              )}
            </div>
          );
        })}
        <TimeLimitChoice table={table} isHost={isHost} order={order} />
        {settings.map(({ name, label, value, set }) => (
          <div key={name} class="option">
            <p class="option-name">
              <strong>{label}</strong>
            </p>
            {isHost ? (
              <Segments
                label={label}
                value={value ? 'on' : 'off'}
                choices={onOff()}
                onChoose={(next) => order(set(next === 'on'))}
              />
            ) : (
              <p class="option-value">{value ? lobby.yes : lobby.no}</p>
            )}
          </div>
        ))}
      </div>
    </section>
  );
}

function onOff(): readonly Choice[] {
  const { lobby } = words.value;
  return [
    { value: 'off', text: lobby.no },
    { value: 'on', text: lobby.yes },
  ];
}

function Field({
  name,
  label,
  spec,
  value,
  change,
}: {
  readonly name: string;
  readonly label: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly change: (value: Json) => void;
}) {
  if (spec.kind === 'list')
    return (
      <textarea
        class="input"
        rows={2}
        aria-label={label}
        aria-describedby={`help-${name}`}
        defaultValue={Array.isArray(value) ? value.join('\n') : ''}
        onChange={(event) => change(lines(event.currentTarget.value))}
      />
    );
  if (spec.kind === 'flag')
    return (
      <Segments
        label={label}
        value={value === true ? 'on' : 'off'}
        choices={onOff()}
        onChoose={(next) => change(next === 'on')}
      />
    );
  const values: readonly (string | number)[] =
    spec.kind === 'choice' ? spec.choices : ['off', ...steps(spec.min, spec.max, value)];
  const choices = values.map((one) => ({ value: String(one), text: valueText(spec, one) }));
  const choose = (next: string) => change(values.find((one) => String(one) === next) ?? spec.default);
  return values.length <= SIDE_BY_SIDE ? (
    <Segments label={label} value={String(value)} choices={choices} onChoose={choose} />
  ) : (
    <select
      class="input"
      value={String(value)}
      aria-label={label}
      aria-describedby={`help-${name}`}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      {choices.map((one) => (
        <option key={one.value} value={one.value}>
          {one.text}
        </option>
      ))}
    </select>
  );
}

/** An option's value in words. */
function valueText(spec: OptionSpec, value: Json): string {
  const { room, lobby } = words.value;
  if (spec.kind === 'list') return Array.isArray(value) && value.length > 0 ? lobby.ownWords(value.length) : lobby.ours;
  if (typeof value === 'boolean') return value ? lobby.yes : lobby.no;
  if (typeof value === 'number') return room.seconds(value);
  return value === 'off' ? room.off : named(String(value));
}

/** A language is called by its name; other choices of words are words already. */
function named(choice: string): string {
  if (!LANGUAGES.some((one) => one === choice)) return choice;
  return new Intl.DisplayNames(language.value, { type: 'language' }).of(choice) ?? choice;
}

/** A few that people choose, and the one that was chosen elsewhere. */
function steps(min: number, max: number, value: Json): readonly number[] {
  const few = [30, 60, 120, 300].filter((seconds) => seconds >= min && seconds <= max);
  return typeof value === 'number' && !few.includes(value) ? [...few, value].toSorted((a, b) => a - b) : few;
}

function lines(text: string): readonly string[] {
  return text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

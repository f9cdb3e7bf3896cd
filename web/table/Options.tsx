import { type Json, LANGUAGES, type OptionSpec } from '@cifra/kernel';
import { language, Segments } from '@cifra/kit';
import { DOORS, type RoomOrder, type RoomTable } from '@cifra/room';
import type { LoadedGame } from '../games/load-game.ts';
import { hasHints } from '../games/load-hint.ts';
import { hintWords } from '../words/hint.ts';
import { words } from '../words/index.ts';
import { seldomWords } from '../words/seldom.ts';
import { changeText } from './change-text.ts';
import { GatheringChoice } from './GatheringChoice.tsx';
import { languageName, valueText } from './option-text.ts';
import { TimeLimitChoice } from './TimeLimitChoice.tsx';

type Props = {
  readonly table: RoomTable;
  readonly loaded: LoadedGame;
  readonly isHost: boolean;
  /** A room of this device: nobody else can come. */
  readonly isAlone: boolean;
  readonly order: (order: RoomOrder) => void;
};

type Choice = { readonly value: string; readonly text: string };

/** Of the room, whatever is played in it. */
type Setting = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  readonly set: (on: boolean) => RoomOrder;
};

/** More do not fit side by side. */
const SIDE_BY_SIDE = 5;

/** How long a bot takes at least, so that its turn can be followed. */
const UNHURRIED = 900;

/** The options of the game in plain words, drawn from the game's own description of them; who is no host reads them. */
export function Options({ table, loaded, isHost, isAlone, order }: Props) {
  const { room, lobby } = words.value;
  const telling = loaded.tellings[language.value];
  const specs = Object.entries(loaded.game.options as { readonly [name: string]: OptionSpec });
  const change = (name: string, value: Json) =>
    order({ type: 'configure', options: { ...table.options, [name]: value } });
  const currentOf = (name: string, spec: OptionSpec): Json => table.options[name] ?? spec.default;
  const last = table.changes.at(-1);
  const { door } = seldomWords();
  const settings: readonly Setting[] = [
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
    ...(hasHints(table.game)
      ? [
          {
            name: 'hints',
            label: hintWords.value.option,
            help: hintWords.value.optionHelp,
            value: table.hints,
            set: (on: boolean): RoomOrder => ({ type: 'settings', hints: on }),
          },
        ]
      : []),
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
        {last === undefined ? (isHost ? '' : room.onlyHost) : changeText(loaded, last)}
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
        {!isAlone && <GatheringChoice table={table} isHost={isHost} order={order} />}
        {!isAlone && (
          <ChoiceRow
            label={door.label}
            isHost={isHost}
            isWide
            value={table.door}
            choices={DOORS.map((value) => ({ value, text: (isHost ? door.name : door.nameForGuests)[value] }))}
            onChoose={(chosen) => order({ type: 'settings', door: chosen })}
          />
        )}
        {!isAlone && (
          <ChoiceRow
            label={door.language}
            isHost={isHost}
            value={table.language}
            choices={LANGUAGES.map((value) => ({ value, text: languageName(value) }))}
            onChoose={(chosen) => order({ type: 'settings', language: chosen })}
          />
        )}
        <TimeLimitChoice table={table} isHost={isHost} order={order} />
        {settings.map(({ name, label, help, value, set }) => (
          <div key={name} class="option">
            <p class="option-name">
              <strong>{label}</strong>
              {help !== undefined && <small>{help}</small>}
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

/** One of a few, beside its name; who is no host reads what was chosen. */
function ChoiceRow<T extends string>({
  label,
  isHost,
  isWide = false,
  value,
  choices,
  onChoose,
}: {
  readonly label: string;
  readonly isHost: boolean;
  /** The choices need a line of their own. */
  readonly isWide?: boolean;
  readonly value: T | null;
  readonly choices: readonly { readonly value: T; readonly text: string }[];
  readonly onChoose: (value: T) => void;
}) {
  return (
    <div class="option" data-wide={isHost && isWide}>
      <p class="option-name">
        <strong>{label}</strong>
      </p>
      {isHost ? (
        <Segments label={label} value={value} choices={choices} onChoose={onChoose} />
      ) : (
        <p class="option-value">{choices.find((one) => one.value === value)?.text ?? '–'}</p>
      )}
    </div>
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

import type { Json, OptionSpec } from '@cifra/kernel';
import { language, Segments } from '@cifra/kit';
import type { LoadedGame } from '../../games/load-game.ts';
import { words } from '../../words/index.ts';
import { valueText } from './option-text.ts';
import type { RefusedOption } from './use-configure.ts';
import './options.css';

type Choice = { readonly value: string; readonly text: string };
type Options = { readonly [name: string]: Json };

/** More do not fit side by side. */
const SIDE_BY_SIDE = 5;

type Props = {
  readonly loaded: LoadedGame;
  readonly options: Options;
  /** Takes all of them with one changed, and its name; null for somebody who may only read. */
  readonly change: ((options: Options, name: string) => void) | null;
  /** What was typed and is not taken. */
  readonly refused?: RefusedOption | null;
};

/** What a game lets people choose, drawn from its own description of it. */
export function GameOptions({ loaded, options, change, refused = null }: Props) {
  const telling = loaded.tellings[language.value];
  const specs = Object.entries(loaded.game.options as { readonly [name: string]: OptionSpec });
  return specs.map(([name, spec]) => {
    const { label, help } = telling.option(name as never);
    const value = options[name] ?? spec.default;
    const refusal = refused?.name === name ? refused.refusal : null;
    return (
      <div key={name} class="option" data-wide={spec.kind === 'list'}>
        <p class="option-name">
          <strong id={`option-${name}`}>{label}</strong>
          <small id={`help-${name}`}>{help}</small>
        </p>
        {change !== null ? (
          <Field
            name={name}
            label={label}
            spec={spec}
            value={value}
            isRefused={refusal !== null}
            change={(next) => change({ ...options, [name]: next }, name)}
          />
        ) : (
          <p class="option-value">{valueText(spec, value)}</p>
        )}
        {refusal !== null && (
          <p class="option-refused" role="alert">
            {telling.refusal(refusal) ?? refusal.code}
          </p>
        )}
      </div>
    );
  });
}

/** A yes or no as two answers side by side. */
export function onOff(): readonly Choice[] {
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
  isRefused,
  change,
}: {
  readonly name: string;
  readonly label: string;
  readonly spec: OptionSpec;
  readonly value: Json;
  readonly isRefused: boolean;
  readonly change: (value: Json) => void;
}) {
  if (spec.kind === 'list')
    return (
      <textarea
        class="input"
        rows={2}
        aria-label={label}
        aria-describedby={`help-${name}`}
        aria-invalid={isRefused}
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

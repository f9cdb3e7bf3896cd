import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type Props<T extends string> = {
  readonly label: string;
  readonly choices: readonly { readonly value: T; readonly text: ComponentChildren }[];
  /** Null where nothing was chosen yet. */
  readonly value: T | null;
  readonly onChoose: (value: T) => void;
};

/** One of a few, side by side: radio buttons that look like a switch, so arrows and screen readers know them. */
export function Segments<T extends string>({ label, choices, value, onChoose }: Props<T>) {
  const name = useId();
  return (
    <fieldset class="segments">
      <legend class="visually-hidden">{label}</legend>
      {choices.map((choice) => (
        <label key={choice.value}>
          <input type="radio" name={name} checked={choice.value === value} onChange={() => onChoose(choice.value)} />
          {choice.text}
        </label>
      ))}
    </fieldset>
  );
}

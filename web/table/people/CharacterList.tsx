import type { BotName } from '@cifra/kernel';
import { type Character, Face, language, strengthText } from '@cifra/kit';
import { useId } from 'preact/hooks';
import './characters.css';

type Props = {
  readonly label: string;
  readonly characters: readonly Character[];
  /** What is to be said about all of them. */
  readonly note?: string | undefined;
  readonly value: BotName | null;
  readonly onChoose: (bot: BotName) => void;
};

/** Who can be played against, from the gentlest on: a face, a name, how strong, and how they think. */
export function CharacterList({ label, characters, note, value, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset class="characters">
      <legend class="visually-hidden">{label}</legend>
      {note !== undefined && <p class="muted">{note}</p>}
      {characters.map(({ id, name: called, animal, strength, line }) => (
        <label key={id}>
          <input type="radio" name={name} checked={id === value} onChange={() => onChoose(id)} />
          <Face who={{ animal }} size="2.6rem" />
          <span>
            <strong>{called}</strong> <em>{strengthText(language.value, strength)}</em>
            <small>{line[language.value]}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

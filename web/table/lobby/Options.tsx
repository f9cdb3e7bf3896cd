import { LANGUAGES } from '@cifra/kernel';
import { Segments } from '@cifra/kit';
import { DOORS, type RoomOrder, type RoomTable } from '@cifra/room';
import type { LoadedGame } from '../../games/load-game.ts';
import { hasHints } from '../../games/load-hint.ts';
import { doorWords } from '../../words/door.ts';
import { hintWords } from '../../words/hint.ts';
import { words } from '../../words/index.ts';
import { GatheringChoice } from '../people/GatheringChoice.tsx';
import { TimeLimitChoice } from '../time/TimeLimitChoice.tsx';
import { changeText } from './change-text.ts';
import { GameOptions, onOff } from './GameOptions.tsx';
import { languageName } from './option-text.ts';
import type { RefusedOption } from './use-configure.ts';

type Props = {
  readonly table: RoomTable;
  readonly loaded: LoadedGame;
  readonly isHost: boolean;
  /** A room of this device: nobody else can come. */
  readonly isAlone: boolean;
  readonly order: (order: RoomOrder) => void;
  readonly configure: (options: RoomTable['options'], name: string) => void;
  readonly refused: RefusedOption | null;
};

/** Of the room, whatever is played in it. */
type Setting = {
  readonly name: string;
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  readonly set: (on: boolean) => RoomOrder;
};

/** How long a bot takes at least, so that its turn can be followed. */
const UNHURRIED = 900;

/** The options of the game and of the room in plain words; who is no host reads them. */
export function Options({ table, loaded, isHost, isAlone, order, configure, refused }: Props) {
  const { room, lobby } = words.value;
  const last = table.changes.at(-1);
  const door = doorWords();
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
        <GameOptions loaded={loaded} options={table.options} change={isHost ? configure : null} refused={refused} />
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

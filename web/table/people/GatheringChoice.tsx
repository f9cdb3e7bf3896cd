import { Segments } from '@cifra/kit';
import { GATHERINGS, type RoomOrder, type RoomTable } from '@cifra/room';
import { seldomWords } from '../../words/seldom.ts';

type Props = {
  readonly table: RoomTable;
  readonly isHost: boolean;
  readonly order: (order: RoomOrder) => void;
};

/** How the people of this room are together, in words: each alone, on a call, or around a table with a screen. */
export function GatheringChoice({ table, isHost, order }: Props) {
  const { gathering } = seldomWords();
  return (
    <div class="option" data-wide="true">
      <p class="option-name">
        <strong>{gathering.label}</strong>
        <small>{gathering.help[table.gathering]}</small>
      </p>
      {isHost ? (
        <Segments
          label={gathering.label}
          value={table.gathering}
          choices={GATHERINGS.map((value) => ({ value, text: gathering.name[value] }))}
          onChoose={(chosen) => order({ type: 'gather', gathering: chosen })}
        />
      ) : (
        <p class="option-value">{gathering.name[table.gathering]}</p>
      )}
    </div>
  );
}

import type { Names, Shape, Telling } from '@cifra/kernel';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { RoomClient } from '../house/room.ts';
import { words } from '../words/index.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly telling: Telling<Shape>;
  readonly names: Names;
  readonly order: (order: RoomOrder) => void;
};

/** The end is a moment: the outcome, then what to do next. */
export function Ending({ client, view, telling, names, order }: Props) {
  const { room } = words.value;
  const { table, me } = view;
  if (table.outcome === null) return null;
  const iSat = table.seats.some(({ person }) => person?.id === me);
  return (
    <section class="card stack ending" aria-labelledby="ending" role="status">
      <h2 id="ending">{room.over}</h2>
      <p class="result">{telling.outcome(table.outcome, names)}</p>
      <div class="row">
        {iSat && (
          <>
            <button type="button" class="button primary" onClick={() => order({ type: 'rematch' })}>
              {room.rematch}
            </button>
            <button type="button" class="button" onClick={() => order({ type: 'rematch', rotate: true })}>
              {room.rematchRotate}
            </button>
          </>
        )}
        <a class="button" href={`/replay/${client.id}/${table.match}`}>
          {room.replay}
        </a>
        <a
          class="button"
          href={`/api/rooms/${client.id}/matches/${table.match}`}
          download={`cifra-${client.id}-${table.match}.json`}
        >
          {room.download}
        </a>
      </div>
      <details>
        <summary>{room.fair}</summary>
        <p class="small">{room.fairHelp}</p>
      </details>
    </section>
  );
}

import { findManifest } from '@cifra/games/manifests';
import { Button, Dialog, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { GamePicture } from '../ui/GamePicture.tsx';
import { houseWords } from '../words/house.ts';
import { words } from '../words/index.ts';
import { bytesText, spanText } from './figures.ts';
import type { HouseAction, OperatorRoom } from './house-api.ts';

/** So many are shown until somebody asks for all: the page stays one that can be taken in at a glance. */
const FEW = 8;

type Props = {
  readonly rooms: readonly OperatorRoom[];
  readonly now: number;
  readonly act: (action: HouseAction) => Promise<void>;
};

/** The rooms that moved last, and what can be done with one. */
export function RoomList({ rooms, now, act }: Props) {
  const { close, cancel } = words.value;
  const house = houseWords();
  const chosen = useSignal<OperatorRoom | null>(null);
  const isSure = useSignal(false);
  const areAllShown = useSignal(false);
  const room = chosen.value;
  const done = () => {
    chosen.value = null;
    isSure.value = false;
  };
  const doIt = async (action: HouseAction) => {
    done();
    await act(action);
  };
  return (
    <section class="card house-rooms" aria-labelledby="house-rooms">
      <h2 id="house-rooms">
        {house.rooms} <small>{house.newestFirst}</small>
      </h2>
      {rooms.length === 0 && <p class="muted">{house.noRooms}</p>}
      <ul>
        {(areAllShown.value ? rooms : rooms.slice(0, FEW)).map((one) => (
          <li key={one.id} data-game={one.game}>
            <Picture game={one.game} />
            <span class="house-room-name">
              <strong>{titleOf(one)}</strong>
              <small>
                {[
                  findManifest(one.game)?.name[language.value] ?? one.game,
                  house.phase[one.phase] ?? one.phase,
                  house.here(one.here ?? 0),
                  one.listed && !one.isHidden && house.listed,
                  one.isHidden && house.unlisted,
                ]
                  .filter((part) => part !== false)
                  .join(' · ')}
              </small>
            </span>
            <span class="muted">{spanText(Math.max(0, now - one.at), language.value)}</span>
            <button
              type="button"
              class="button quiet"
              aria-label={house.manage(titleOf(one))}
              onClick={() => {
                chosen.value = one;
              }}
            >
              ⋯
            </button>
          </li>
        ))}
      </ul>
      {rooms.length > FEW && (
        <Button
          kind="quiet"
          onPress={() => {
            areAllShown.value = !areAllShown.value;
          }}
        >
          {areAllShown.value ? house.fewer : house.moreRooms(rooms.length - FEW)}
        </Button>
      )}
      {room !== null && (
        <Dialog title={titleOf(room)} isOpen onClose={done} closeLabel={close} isSheet>
          {isSure.value ? (
            <section class="stack">
              <p>{house.closeSure}</p>
              <div class="dialog-actions">
                <Button
                  onPress={() => {
                    isSure.value = false;
                  }}
                >
                  {cancel}
                </Button>
                <Button kind="danger" onPress={() => void doIt({ do: 'close-room', room: room.id })}>
                  {house.closeRoom}
                </Button>
              </div>
            </section>
          ) : (
            <section class="stack menu">
              <p class="muted">{house.kept(room.matches, bytesText(room.bytes, language.value))}</p>
              <a class="button" href={`/r/${room.id}`} target="_blank" rel="noopener">
                {house.openRoom}
              </a>
              {(room.listed || room.isHidden) && (
                <Button onPress={() => void doIt({ do: room.isHidden ? 'relist' : 'unlist', room: room.id })}>
                  {room.isHidden ? house.relist : house.unlist}
                </Button>
              )}
              <Button
                kind="danger"
                onPress={() => {
                  isSure.value = true;
                }}
              >
                {house.closeRoom}
              </Button>
            </section>
          )}
        </Dialog>
      )}
    </section>
  );
}

function Picture({ game }: { readonly game: string }) {
  const manifest = findManifest(game);
  return <span class="house-room-picture">{manifest !== undefined && <GamePicture game={manifest} />}</span>;
}

function titleOf({ seats, id }: OperatorRoom): string {
  const house = houseWords();
  const people = seats.filter((seat) => seat !== null && !seat.startsWith('bot: '));
  return people.length === 0
    ? house.roomNumber(id.slice(0, 4))
    : new Intl.ListFormat(language.value).format(people as string[]);
}

import { findCharacter } from '@cifra/games/manifests';
import type { BotName } from '@cifra/kernel';
import { Button, Face, Icon } from '@cifra/kit';
import type { RoomOrder, RoomSeat, RoomTable } from '@cifra/room';
import type { LoadedGame } from '../../games/load-game.ts';
import { words } from '../../words/index.ts';
import { isEmpty, shrinkOrders, shuffleSwaps } from './lobby-model.ts';

type PickedProps = {
  readonly place: RoomSeat;
  readonly name: string;
  readonly isMe: boolean;
  readonly onAnotherBot: () => void;
  readonly onRemove: () => void;
};

/** What the host can do with whoever was picked up, besides putting them elsewhere. */
export function PickedTools({ place, name, isMe, onAnotherBot, onRemove }: PickedProps) {
  const { room, lobby } = words.value;
  return (
    <>
      <p>{lobby.pickedUp(isMe ? lobby.you : name)}</p>
      {place.person === null && place.bot !== null && <Button onPress={onAnotherBot}>{lobby.anotherBot}</Button>}
      {!isMe && (
        <Button kind="danger" onPress={onRemove}>
          {room.remove}
        </Button>
      )}
    </>
  );
}

type TableProps = {
  readonly table: RoomTable;
  readonly game: LoadedGame['game'];
  /** Why no bots sit down here; null where they do. */
  readonly whyNoBots: string | null;
  /** The bot that would come next, after those who come before it. */
  readonly nextBot: (also?: readonly BotName[]) => BotName;
  readonly onChooseBot: () => void;
  /** Gives these orders, one after another. */
  readonly inTurn: (orders: readonly RoomOrder[]) => void;
};

/** What the host can do with all seats: bots, chance, one more or less. */
export function TableTools({ table, game, whyNoBots, nextBot, onChooseBot, inTurn }: TableProps) {
  const { room, lobby } = words.value;
  const { seats } = table;
  const empty = seats.flatMap((place, seat) => (isEmpty(place) ? [seat] : []));
  const fill = (): readonly RoomOrder[] => {
    const coming: BotName[] = [];
    for (const _ of empty) coming.push(nextBot(coming));
    return coming.map((level, at) => ({ type: 'bot', seat: empty[at] ?? 0, level }));
  };
  const shuffle = (): readonly RoomOrder[] =>
    shuffleSwaps(seats.length, (below) => Math.floor(Math.random() * below)).map((two) => ({
      type: 'swap',
      seats: two,
    }));
  const next = nextBot();
  const comer = findCharacter(table.game, next);
  const shrink = shrinkOrders(table);
  return (
    <>
      {whyNoBots !== null && <p>{whyNoBots}</p>}
      {whyNoBots === null && (
        <>
          <button type="button" class="button bot-button" disabled={empty.length === 0} onClick={onChooseBot}>
            {comer !== undefined && <Face who={{ animal: comer.animal }} size="1.6rem" />}
            {lobby.nextBot(comer?.name ?? next)}
          </button>
          <button type="button" class="button" disabled={empty.length === 0} onClick={() => inTurn(fill())}>
            <Icon name="plus" />
            {lobby.fill}
          </button>
        </>
      )}
      <button type="button" class="button" onClick={() => inTurn(shuffle())}>
        <Icon name="again" />
        {lobby.shuffle}
      </button>
      {game.seats.min < game.seats.max && (
        <span class="seat-count">
          <button
            type="button"
            class="button icon-only"
            aria-label={room.fewerSeats}
            title={room.fewerSeats}
            disabled={seats.length <= game.seats.min || shrink === null}
            onClick={() => inTurn(shrink ?? [])}
          >
            –
          </button>
          <span>{lobby.seatCount(seats.length)}</span>
          <button
            type="button"
            class="button icon-only"
            aria-label={room.moreSeats}
            title={room.moreSeats}
            disabled={seats.length >= game.seats.max}
            onClick={() => inTurn([{ type: 'resize', seats: seats.length + 1 }])}
          >
            <Icon name="plus" />
          </button>
        </span>
      )}
    </>
  );
}

import { type AnyGame, LEVELS, type Level, type Seat } from '@cifra/kernel';
import { Button, Dialog, Icon, Segments, say } from '@cifra/kit';
import type { RoomOrder, RoomSeat, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import type { RoomClient } from '../connection/room.ts';
import { words } from '../words/index.ts';
import { columnsOf, isEmpty, seatAct, shuffleSwaps } from './lobby-model.ts';
import { namesOf } from './people.ts';
import { SeatCard } from './SeatCard.tsx';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly game: AnyGame;
  readonly order: (order: RoomOrder) => Promise<unknown>;
};

const isMouseHere = () => matchMedia('(pointer: fine)').matches;

/** Who sits where: a column for each team, or one for all; and what the host can do about it. */
export function SeatColumns({ client, view, game, order }: Props) {
  const { room, lobby, level: levels, cancel } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const held = useSignal<Seat | null>(null);
  const level = useSignal<Level>(table.seats.find(({ bot }) => bot !== null)?.bot ?? 'club');
  const leaving = useSignal<Seat | null>(null);
  const names = namesOf(table.seats);
  const teams = game.teams(table.seats.length);
  // Whoever was picked up may have got up meanwhile.
  const place = held.value === null ? undefined : table.seats[held.value];
  const picked = isHost && place !== undefined && !isEmpty(place) ? held.value : null;
  const swap = (one: Seat, other: Seat) => {
    held.value = null;
    void order({ type: 'swap', seats: [one, other] });
  };
  const press = (seat: Seat) => {
    switch (seatAct(table, seat, { me, picked })) {
      case 'pick-up':
        held.value = seat;
        say(lobby.pickedUp(names(seat)));
        return;
      case 'put-down':
        held.value = null;
        return;
      case 'swap':
        if (picked !== null) swap(picked, seat);
        return;
      case 'seat-bot':
        void order({ type: 'bot', seat, level: level.value });
        return;
      case 'sit':
      case 'ask':
        void order({ type: 'sit', seat });
        return;
      case null:
        return;
    }
  };
  const inTurn = async (orders: readonly RoomOrder[]) => {
    held.value = null;
    for (const one of orders) await order(one);
  };
  const seatsWhere = (test: (place: RoomSeat) => boolean) =>
    table.seats.flatMap((sitting, seat) => (test(sitting) ? [seat] : []));
  const empty = seatsWhere(isEmpty);
  const bots = seatsWhere(({ person, bot }) => person === null && bot !== null);
  const last = table.seats.length - 1;
  // The last seat goes; whoever sits there moves to an empty one, and a bot gets up if there is none.
  const spare = empty.at(-1) ?? bots.at(-1);
  const shrink = (): readonly RoomOrder[] => {
    if (spare === undefined) return [];
    const isBot = !empty.includes(spare);
    return [
      ...(isBot ? [{ type: 'bot', seat: spare, level: null } as const] : []),
      ...(spare === last ? [] : [{ type: 'swap', seats: [spare, last] } as const]),
      { type: 'resize', seats: last },
    ];
  };
  const leaver = leaving.value;
  return (
    <section class="lobby-seats" aria-labelledby="seats">
      <h2 id="seats" class="visually-hidden">
        {room.seats}
      </h2>
      <div class="columns" data-teams={teams.length > 0}>
        {columnsOf(teams, table.seats.length).map((members, team) => (
          <div key={team} class="column" data-team={teams.length > 0 ? team : undefined}>
            {teams.length > 0 && (
              <h3>
                {table.seats.length === 3 && team === 1 ? room.interceptor : lobby.team[team === 0 ? 0 : 1]}
                <span class="digits">{members.filter((seat) => !empty.includes(seat)).length}</span>
              </h3>
            )}
            <ol class="seat-cards">
              {members.map((seat) => {
                const sitting = table.seats[seat];
                if (sitting === undefined) return null;
                return (
                  <SeatCard
                    key={seat}
                    seat={seat}
                    place={sitting}
                    view={view}
                    isHere={client.here.value[seat] === true}
                    isPicked={picked === seat}
                    act={seatAct(table, seat, { me, picked })}
                    onPress={() => press(seat)}
                    {...(isHost && isMouseHere()
                      ? {
                          drag: {
                            onTake: () => {
                              held.value = seat;
                            },
                            onDrop: () => held.value !== null && held.value !== seat && swap(held.value, seat),
                          },
                        }
                      : {})}
                  />
                );
              })}
            </ol>
          </div>
        ))}
      </div>
      {isHost && (
        <div class="seat-tools">
          {picked !== null && place !== undefined ? (
            <>
              <p>{lobby.pickedUp(place.person?.id === me ? lobby.you : names(picked))}</p>
              {place.person === null && place.bot !== null && (
                <Segments
                  label={room.botLevel}
                  value={place.bot}
                  choices={LEVELS.map((one) => ({ value: one, text: levels[one] }))}
                  onChoose={(one) => void order({ type: 'bot', seat: picked, level: one })}
                />
              )}
              {place.person?.id !== me && (
                <Button
                  kind="danger"
                  onPress={() => {
                    if (place.person === null) void order({ type: 'bot', seat: picked, level: null });
                    else leaving.value = picked;
                  }}
                >
                  {room.remove}
                </Button>
              )}
            </>
          ) : (
            <>
              <Segments
                label={lobby.botsPlay}
                value={level.value}
                choices={LEVELS.map((one) => ({ value: one, text: lobby.strength[one] }))}
                onChoose={(one) => {
                  level.value = one;
                  void inTurn(bots.map((seat) => ({ type: 'bot', seat, level: one }) as const));
                }}
              />
              <button
                type="button"
                class="button"
                disabled={empty.length === 0}
                onClick={() => void inTurn(empty.map((seat) => ({ type: 'bot', seat, level: level.value }) as const))}
              >
                <Icon name="plus" />
                {lobby.fill}
              </button>
              <button
                type="button"
                class="button"
                onClick={() =>
                  void inTurn(
                    shuffleSwaps(table.seats.length, (below) => Math.floor(Math.random() * below)).map(
                      (seats) => ({ type: 'swap', seats }) as const,
                    ),
                  )
                }
              >
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
                    disabled={table.seats.length <= game.seats.min || spare === undefined}
                    onClick={() => void inTurn(shrink())}
                  >
                    –
                  </button>
                  <span>{lobby.seatCount(table.seats.length)}</span>
                  <button
                    type="button"
                    class="button icon-only"
                    aria-label={room.moreSeats}
                    title={room.moreSeats}
                    disabled={table.seats.length >= game.seats.max}
                    onClick={() => order({ type: 'resize', seats: table.seats.length + 1 })}
                  >
                    <Icon name="plus" />
                  </button>
                </span>
              )}
            </>
          )}
        </div>
      )}
      <Dialog
        title={leaver === null ? '' : lobby.removeTitle(names(leaver))}
        isOpen={leaver !== null}
        onClose={() => {
          leaving.value = null;
        }}
        closeLabel={cancel}
      >
        <p>{lobby.removeHelp}</p>
        <div class="dialog-actions">
          <Button
            onPress={() => {
              leaving.value = null;
            }}
          >
            {cancel}
          </Button>
          <Button
            kind="danger"
            onPress={() => {
              if (leaver !== null) void order({ type: 'kick', seat: leaver });
              leaving.value = null;
            }}
          >
            {room.remove}
          </Button>
        </div>
      </Dialog>
    </section>
  );
}

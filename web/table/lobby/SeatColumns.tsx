import { findCharacter, findManifest } from '@cifra/games/manifests';
import type { BotName, Seat } from '@cifra/kernel';
import { Button, Dialog, Face, Icon, language, say } from '@cifra/kit';
import type { RoomOrder, RoomSeat, RoomView } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import type { RoomClient } from '../../connection/room.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { words } from '../../words/index.ts';
import { CharacterList } from '../people/CharacterList.tsx';
import { nextCharacter } from '../people/company.ts';
import { namesOf } from '../people/people.ts';
import { suitedTo } from '../people/suited.ts';
import { teamName } from '../people/team-name.ts';
import { columnsOf, isEmpty, seatAct, shuffleSwaps } from './lobby-model.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SeatCard } from './SeatCard.tsx';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly order: (order: RoomOrder) => Promise<unknown>;
};

const isMouseHere = () => matchMedia('(pointer: fine)').matches;

/** Who sits where: a column for each team, or one for all; and what the host can do about it. */
export function SeatColumns({ client, view, loaded: { game, tellings }, order }: Props) {
  const { room, lobby, close } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const held = useSignal<Seat | null>(null);
  const characters = findManifest(table.game)?.characters ?? [];
  const note = findManifest(table.game)?.botsNote?.(table.options)?.[language.value];
  const { noBots } = table;
  const whyNoBots =
    noBots === undefined
      ? null
      : (tellings[language.value].refusal(noBots) ?? roomRefusal(language.value, noBots) ?? noBots.code);
  const chosen = useSignal<BotName>(suitedTo(table.game, characters)?.character.id ?? 'novice');
  const isChoosing = useSignal(false);
  const looking = useSignal<BotName | null>(null);
  const leaving = useSignal<Seat | null>(null);
  const names = namesOf(table);
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
        void order({ type: 'bot', seat, level: next() });
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
  const next = (also: readonly BotName[] = []) =>
    nextCharacter(characters, chosen.value, [...table.seats.map(({ bot }) => bot), ...also]);
  const fill = (): readonly RoomOrder[] => {
    const coming: BotName[] = [];
    for (const _ of empty) coming.push(next(coming));
    return empty.map((seat, at) => ({ type: 'bot', seat, level: coming[at] ?? chosen.value }));
  };
  const choose = (bot: BotName) => {
    isChoosing.value = false;
    looking.value = null;
    chosen.value = bot;
    if (picked !== null) void order({ type: 'bot', seat: picked, level: bot });
  };
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
  const comer = findCharacter(table.game, next());
  const looked = looking.value ?? place?.bot ?? chosen.value;
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
                {teamName(team, table.seats.length)}
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
                <Button
                  onPress={() => {
                    isChoosing.value = true;
                  }}
                >
                  {lobby.anotherBot}
                </Button>
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
              {whyNoBots !== null && <p>{whyNoBots}</p>}
              {whyNoBots === null && (
                <>
                  <button
                    type="button"
                    class="button bot-button"
                    disabled={empty.length === 0}
                    onClick={() => {
                      isChoosing.value = true;
                    }}
                  >
                    {comer !== undefined && <Face who={{ animal: comer.animal }} size="1.6rem" />}
                    {lobby.nextBot(comer?.name ?? chosen.value)}
                  </button>
                  <button
                    type="button"
                    class="button"
                    disabled={empty.length === 0}
                    onClick={() => void inTurn(fill())}
                  >
                    <Icon name="plus" />
                    {lobby.fill}
                  </button>
                </>
              )}
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
        title={lobby.whoSits}
        isOpen={isChoosing.value}
        onClose={() => {
          isChoosing.value = false;
          looking.value = null;
        }}
        isSheet
        closeLabel={close}
      >
        <CharacterList
          label={lobby.whoSits}
          characters={characters}
          note={note}
          value={looked}
          onChoose={(bot) => {
            looking.value = bot;
          }}
        />
        <Button kind="primary" onPress={() => choose(looked)}>
          {lobby.thisBot(findCharacter(table.game, looked)?.name ?? looked)}
        </Button>
      </Dialog>
      <RemoveDialog
        who={leaver === null ? null : (table.seats[leaver]?.person ?? null)}
        onClose={() => {
          leaving.value = null;
        }}
        seat={leaver}
        order={(one) => {
          // Whoever sits there next was not picked up.
          held.value = null;
          void order(one);
        }}
      />
    </section>
  );
}

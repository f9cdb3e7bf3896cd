import { findManifest } from '@cifra/games/manifests';
import type { BotName, Seat } from '@cifra/kernel';
import { language, say } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import { roomRefusal } from '@cifra/room/words';
import { useSignal } from '@preact/signals';
import type { RoomClient } from '../../connection/room.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { words } from '../../words/index.ts';
import { nextCharacter } from '../people/company.ts';
import { namesOf } from '../people/people.ts';
import { suitedTo } from '../people/suited.ts';
import { teamName } from '../people/team-name.ts';
import { BotChooser } from './BotChooser.tsx';
import { columnsOf, isEmpty, seatAct } from './lobby-model.ts';
import { RemoveDialog } from './RemoveDialog.tsx';
import { SeatCard } from './SeatCard.tsx';
import { PickedTools, TableTools } from './SeatTools.tsx';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly order: (order: RoomOrder) => Promise<unknown>;
};

const isMouseHere = () => matchMedia('(pointer: fine)').matches;

/** Who sits where: a column for each team, or one for all; and what the host can do about it. */
export function SeatColumns({ client, view, loaded, order }: Props) {
  const { room, lobby } = words.value;
  const { table, me } = view;
  const { game } = loaded;
  const isHost = table.host === me;
  const held = useSignal<Seat | null>(null);
  const leaving = useSignal<Seat | null>(null);
  const isChoosing = useSignal(false);
  const characters = findManifest(table.game)?.characters ?? [];
  const chosen = useSignal<BotName>(suitedTo(table.game, characters)?.character.id ?? 'novice');
  const nextBot = (also: readonly BotName[] = []) =>
    nextCharacter(characters, chosen.value, [...table.seats.map(({ bot }) => bot), ...also]);
  const names = namesOf(table);
  const teams = game.teams(table.seats.length);
  // Whoever was picked up may have got up meanwhile.
  const place = held.value === null ? undefined : table.seats[held.value];
  const picked = isHost && place !== undefined && !isEmpty(place) ? held.value : null;
  const letGo = () => {
    held.value = null;
  };
  const chooseBot = () => {
    isChoosing.value = true;
  };
  const swap = (one: Seat, other: Seat) => {
    letGo();
    void order({ type: 'swap', seats: [one, other] });
  };
  const press = (seat: Seat) => {
    switch (seatAct(table, seat, { me, picked })) {
      case 'pick-up':
        held.value = seat;
        say(lobby.pickedUp(names(seat)));
        return;
      case 'put-down':
        letGo();
        return;
      case 'swap':
        if (picked !== null) swap(picked, seat);
        return;
      case 'seat-bot':
        void order({ type: 'bot', seat, level: nextBot() });
        return;
      case 'sit':
      case 'ask':
        void order({ type: 'sit', seat });
        return;
      case null:
        return;
    }
  };
  const dragOf = (seat: Seat) => ({
    onTake: () => {
      held.value = seat;
    },
    onDrop: () => held.value !== null && held.value !== seat && swap(held.value, seat),
  });
  const inTurn = async (orders: readonly RoomOrder[]) => {
    letGo();
    for (const one of orders) await order(one);
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
                {teamName(team, table.seats.length)}
                <span class="digits">{members.filter((seat) => !isFree(view, seat)).length}</span>
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
                    {...(isHost && isMouseHere() ? { drag: dragOf(seat) } : {})}
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
            <PickedTools
              place={place}
              name={names(picked)}
              isMe={place.person?.id === me}
              onAnotherBot={chooseBot}
              onRemove={() => {
                if (place.person === null) void order({ type: 'bot', seat: picked, level: null });
                else leaving.value = picked;
              }}
            />
          ) : (
            <TableTools
              table={table}
              game={game}
              whyNoBots={whyNoBots(view, loaded)}
              nextBot={nextBot}
              onChooseBot={chooseBot}
              inTurn={(orders) => void inTurn(orders)}
            />
          )}
        </div>
      )}
      <BotChooser
        table={table}
        first={place?.bot ?? chosen.value}
        isOpen={isChoosing.value}
        onClose={() => {
          isChoosing.value = false;
        }}
        onChoose={(bot) => {
          isChoosing.value = false;
          chosen.value = bot;
          if (picked !== null) void order({ type: 'bot', seat: picked, level: bot });
        }}
      />
      <RemoveDialog
        who={leaver === null ? null : (table.seats[leaver]?.person ?? null)}
        onClose={() => {
          leaving.value = null;
        }}
        seat={leaver}
        order={(one) => {
          // Whoever sits there next was not picked up.
          letGo();
          void order(one);
        }}
      />
    </section>
  );
}

function isFree({ table }: RoomView, seat: Seat): boolean {
  const place = table.seats[seat];
  return place !== undefined && isEmpty(place);
}

/** Why no bots sit down at this table, in words; null where they do. */
function whyNoBots({ table: { noBots } }: RoomView, { tellings }: LoadedGame): string | null {
  if (noBots === undefined) return null;
  return tellings[language.value].refusal(noBots) ?? roomRefusal(language.value, noBots) ?? noBots.code;
}

import { Face, Icon } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import type { LoadedGame } from '../games/load-game.ts';
import { columnsOf, isEmpty } from '../table/lobby/lobby-model.ts';
import { botFace, namesOf } from '../table/people/people.ts';
import { words } from '../words/index.ts';

type Props = { readonly table: RoomTable; readonly loaded: LoadedGame };

/** Before the start: who sits there, and with whom, large. */
export function TvLobby({ table, loaded: { game } }: Props) {
  const { room, lobby, tv } = words.value;
  const names = namesOf(table);
  const teams = game.teams(table.seats.length);
  return (
    <section class="tv-lobby">
      <h2>{tv.whoSits}</h2>
      <div class="tv-columns" data-teams={teams.length > 0}>
        {columnsOf(teams, table.seats.length).map((members, team) => (
          <div key={team} data-team={teams.length > 0 ? team : undefined}>
            {teams.length > 0 && (
              <h3>{table.seats.length === 3 && team === 1 ? room.interceptor : lobby.team[team === 0 ? 0 : 1]}</h3>
            )}
            <ul data-count={members.length}>
              {members.map((seat) => {
                const place = table.seats[seat];
                if (place === undefined) return null;
                const { person, bot, ready } = place;
                const isReady = bot !== null || ready || person?.id === table.host;
                return isEmpty(place) ? (
                  <li key={seat} data-free="true">
                    {room.empty}
                  </li>
                ) : (
                  <li key={seat}>
                    <Face
                      who={person === null ? { animal: botFace(table.game, place, seat) } : { name: person.name }}
                      size="3.5rem"
                    />
                    <b>{names(seat)}</b>
                    {isReady ? <Icon name="check" /> : <small>{room.notReady}</small>}
                    {isReady && <span class="visually-hidden">{room.ready}</span>}
                  </li>
                );
              })}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}

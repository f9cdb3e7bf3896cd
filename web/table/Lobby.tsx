import { type AnyGame, LEVELS, type Level } from '@cifra/kernel';
import { classes, Icon, language, say } from '@cifra/kit';
import type { RoomOrder, RoomSeat, RoomView } from '@cifra/room';
import { freshNonce, type RoomClient } from '../connection/room.ts';
import type { LoadedGame } from '../games/load-game.ts';
import { words } from '../words/index.ts';
import { Invite } from './Invite.tsx';
import { Nickname } from './Nickname.tsx';
import { Options } from './Options.tsx';
import { PreviousMatch } from './PreviousMatch.tsx';
import { botName } from './people.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly loaded: LoadedGame;
  readonly order: (order: RoomOrder) => void;
};

/** The room before the start: who sits where, bots, options in plain words, ready, start. */
export function Lobby({ client, view, loaded, order }: Props) {
  const { room, nav, learn } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const mySeat = table.seats.findIndex(({ person }) => person?.id === me);
  const mine = table.seats[mySeat];
  const hostSeat = table.seats.findIndex(({ person }) => person !== null && person.id === table.host);
  const isHostAway = hostSeat >= 0 && client.here.value[hostSeat] === false;
  const hasPlace = table.seats.some(({ person, bot }) => person === null && bot === null);
  const isReady = (place: RoomSeat) => place.bot !== null || place.ready || place.person?.id === table.host;
  const canStart =
    isHost && table.seats.every((place) => (place.person !== null || place.bot !== null) && isReady(place));
  return (
    <div class={classes('lobby', isHost && 'hosts')}>
      <section class="stack name">
        <h1>{room.title(loaded.tellings[language.value].name)}</h1>
        <p>
          <a href={`/rules/${table.game}`} target="_blank" rel="noopener">
            {nav.rules}
          </a>{' '}
          ·{' '}
          <a href={`/learn/${table.game}`} target="_blank" rel="noopener">
            {learn}
          </a>
        </p>
        <PreviousMatch room={client.id} table={table} />
        {mySeat < 0 && <p>{hasPlace ? room.comeIn : room.full}</p>}
        <Nickname key={mySeat < 0 ? 'arriving' : 'seated'} order={order} isArriving={mySeat < 0 && hasPlace} />
      </section>
      <section class="stack people-here">
        <section class="card stack" aria-labelledby="seats">
          <h2 id="seats">{room.seats}</h2>
          <ol class="seats">
            {table.seats.map((place, seat) => (
              <SeatRow
                key={seat}
                seat={seat}
                place={place}
                view={view}
                game={loaded.game}
                order={order}
                isHere={client.here.value[seat] === true}
              />
            ))}
          </ol>
          {isHost && (
            <div class="row">
              <button
                type="button"
                class="button"
                disabled={table.seats.length >= loaded.game.seats.max}
                onClick={() => order({ type: 'resize', seats: table.seats.length + 1 })}
              >
                {room.moreSeats}
              </button>
              <button
                type="button"
                class="button"
                disabled={table.seats.length <= loaded.game.seats.min}
                onClick={() => order({ type: 'resize', seats: table.seats.length - 1 })}
              >
                {room.fewerSeats}
              </button>
            </div>
          )}
        </section>
        <div class="stack act">
          {isHost ? (
            <>
              <button
                type="button"
                class="button primary"
                disabled={!canStart}
                aria-describedby="start-help"
                onClick={() => order({ type: 'start', nonce: freshNonce() })}
              >
                {room.start}
              </button>
              {!canStart && (
                <p id="start-help" class="muted small">
                  {room.waitingForReady}
                </p>
              )}
            </>
          ) : (
            mine !== undefined && (
              <>
                <button
                  type="button"
                  class="button primary"
                  onClick={() => {
                    order(
                      mine.ready
                        ? { type: 'ready', ready: false }
                        : { type: 'ready', ready: true, nonce: freshNonce() },
                    );
                    say(mine.ready ? room.iAmNotReady : room.iAmReady);
                  }}
                >
                  {mine.ready ? room.iAmNotReady : room.iAmReady}
                </button>
                <p class="muted small">{isHostAway ? room.hostIsAway : room.waitingForHost}</p>
                {(isHostAway || hostSeat < 0) && (
                  <button type="button" class="button" onClick={() => order({ type: 'claim-host' })}>
                    {room.claimHost}
                  </button>
                )}
              </>
            )
          )}
        </div>
      </section>
      <Invite room={client.id} />
      <Options table={table} loaded={loaded} isHost={isHost} order={order} />
    </div>
  );
}

function SeatRow({
  seat,
  place,
  view,
  game,
  order,
  isHere,
}: {
  readonly seat: number;
  readonly place: RoomSeat;
  readonly view: RoomView;
  readonly game: AnyGame;
  readonly order: (order: RoomOrder) => void;
  readonly isHere: boolean;
}) {
  const { room, level } = words.value;
  const { table, me } = view;
  const isHost = table.host === me;
  const isMine = place.person?.id === me;
  const isEmpty = place.person === null && place.bot === null;
  const team = game.teams(table.seats.length).findIndex((members) => members.includes(seat));
  return (
    <li class="seat">
      <span class="seat-name">
        <strong>{place.person?.name ?? (place.bot === null ? room.empty : botName(seat))}</strong>
        {isMine && <span class="chip">{room.you}</span>}
        {place.person !== null && place.person.id === table.host && <span class="chip">{room.host}</span>}
        {place.bot !== null && <span class="chip">{room.bot(level[place.bot])}</span>}
        {team >= 0 && (
          <span class="chip">{table.seats.length === 3 && team === 1 ? room.interceptor : room.team(team)}</span>
        )}
        {place.person !== null && place.person.id !== table.host && (
          <span class="chip">{place.ready ? room.ready : room.notReady}</span>
        )}
        {place.person !== null && !isHere && !isMine && <span class="chip">{room.away}</span>}
      </span>
      <span class="row">
        {isEmpty && (
          <button type="button" class="button" onClick={() => order({ type: 'sit', seat })}>
            {room.sitHere}
          </button>
        )}
        {isHost && (isEmpty || place.bot !== null) && (
          <label>
            <span class="visually-hidden">
              {room.seat(seat + 1)}: {room.botLevel}
            </span>
            <select
              class="input"
              value={place.bot ?? ''}
              onChange={(event) =>
                order({ type: 'bot', seat, level: (event.currentTarget.value || null) as Level | null })
              }
            >
              <option value="">{isEmpty ? room.addBot : room.remove}</option>
              {LEVELS.map((one) => (
                <option key={one} value={one}>
                  {room.bot(level[one])}
                </option>
              ))}
            </select>
          </label>
        )}
        {isHost && seat + 1 < table.seats.length && (
          <button
            type="button"
            class="button quiet"
            aria-label={`${room.seat(seat + 1)}: ${room.swapWithNext}`}
            title={room.swapWithNext}
            onClick={() => order({ type: 'swap', seats: [seat, seat + 1] })}
          >
            <Icon name="swap" />
          </button>
        )}
        {isHost && place.person !== null && !isMine && (
          <button type="button" class="button quiet danger" onClick={() => order({ type: 'kick', seat })}>
            {room.remove}
          </button>
        )}
        {isMine && (
          <button type="button" class="button quiet" onClick={() => order({ type: 'leave' })}>
            {room.getUp}
          </button>
        )}
      </span>
    </li>
  );
}

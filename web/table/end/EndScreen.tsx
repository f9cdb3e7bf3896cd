import type { Names, Outcome, Shape } from '@cifra/kernel';
import { type BoardProps, classes, Dialog, language, SeatFace } from '@cifra/kit';
import type { RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { fetchPart } from '../../browser/lazy-parts.ts';
import { reviewLink } from '../../browser/review-link.ts';
import type { RoomClient } from '../../connection/room.ts';
import { placeOf } from '../../device/messages.ts';
import { isDeviceRoom } from '../../device/room-id.ts';
import type { LoadedGame } from '../../games/load-game.ts';
import { Missing } from '../../ui/Missing.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from '../../words/index.ts';
import type { GiveOrder } from '../match/use-match.ts';
import { Crown } from '../people/Crown.tsx';
import { teamName } from '../people/team-name.ts';
import { useCompany } from '../people/use-company.ts';
import { DealLine } from '../promise/DealLine.tsx';
import { Again } from './Again.tsx';
import { HandOver } from './HandOver.tsx';
import type { seriesOf } from './series.ts';
import type { SharedMatch } from './share-text.ts';

type Props = {
  readonly client: RoomClient;
  readonly room: RoomView;
  readonly loaded: LoadedGame;
  readonly board: BoardProps<Shape>;
  readonly scores: ReturnType<typeof seriesOf>;
  readonly order: GiveOrder;
  readonly onLookAtBoard: () => void;
  /** To the lobby, where the host prepares the next match. */
  readonly onFollow: (() => void) | null;
};

/** More than so many winners are a crowd, and told by their names alone. */
const FACES = 4;

/** How it ended for whoever looks: a loss looks different from a win. */
export type PersonalResult = 'won' | 'shared' | 'lost' | 'watched';

export function verdictOf({ winners }: Pick<Outcome, 'winners'>, seat: number): PersonalResult {
  if (seat < 0) return 'watched';
  if (!winners.includes(seat)) return 'lost';
  return winners.length === 1 ? 'won' : 'shared';
}

function isSameTeam(team: readonly number[], winners: readonly number[]): boolean {
  return team.length > 1 && team.length === winners.length && team.every((seat) => winners.includes(seat));
}

/** The end is an event: one headline, why, the score of the series, everything revealed, and what to do next. */
export function EndScreen({ client, room, loaded, board, scores, order, onLookAtBoard, onFollow }: Props) {
  const { room: text, table: said } = words.value;
  const { table, me, access } = room;
  const isSharing = useSignal(false);
  const sharing = useLoaded(
    isSharing.value ? () => fetchPart('share', () => import('./ShareSheet.tsx')) : null,
    'share',
  );
  const { outcome } = table;
  const seat = table.seats.findIndex(({ person }) => person?.id === me);
  // Around one phone the result is shown to nobody's seat: it is the first one's, as the phone mostly is.
  const owner = seat >= 0 ? seat : table.seats.findIndex(({ person }) => person !== null && placeOf(person.id) === 0);
  useCompany(client.id, room, loaded);
  if (outcome === null) return null;
  const telling = loaded.tellings[language.value];
  const context = { viewer: access.viewer, names: board.names, language: language.value };
  const why = loaded.board.ending?.(board.view, outcome, context) ?? {
    reason: telling.outcome(outcome, board.names),
  };
  const teams = loaded.game.teams(table.seats.length);
  // A team that wins together is not a shared win.
  const mates = teams.find((team) => team.includes(seat)) ?? [];
  const isTeamWin = mates.length > 1 && outcome.winners.length === mates.length;
  const verdict = isTeamWin && outcome.winners.includes(seat) ? 'won' : verdictOf(outcome, seat);
  const winners = new Intl.ListFormat(language.value).format(outcome.winners.map(board.names));
  // Where all of them win there is nobody to name.
  const isEverybodys = outcome.winners.length > 1 && outcome.winners.length === teams.flat().length;
  // Two teams are called by their names; of three players two play together, and are called by theirs.
  const winningTeam = table.seats.length > 3 ? teams.findIndex((team) => isSameTeam(team, outcome.winners)) : -1;
  // Whoever practises alone has nobody to win against: the points say how it went.
  const isAlone = teams.flat().length === 1;
  const told = (who: string): string => {
    if (isAlone) return text.over;
    if (outcome.winners.length === 0) return said.nobodyWins;
    if (isEverybodys) return said.youShare;
    return winningTeam === -1
      ? said.wins(who, outcome.winners.length)
      : said.wins(teamName(winningTeam, table.seats.length), 1);
  };
  const headline = {
    won: isAlone ? text.over : said.youWin,
    shared: said.youShare,
    lost: told(winners),
    watched: told(winners),
  }[verdict];
  const replay = `/replay/${client.id}/${table.match}#as=${seat >= 0 ? seat : 'open'}`;
  const review = reviewLink(client.id, table.match, seat >= 0 ? { seat, isMine: true } : {});
  const card = (names: Names): SharedMatch => {
    const shared = loaded.board.share?.(board.view, { ...context, names });
    const won = new Intl.ListFormat(language.value).format(outcome.winners.map(names));
    return {
      game: telling.name,
      headline: told(won),
      card: shared ?? { line: '', rows: [] },
      names,
      // A match on this device has no address that others could open.
      url: isDeviceRoom(client.id) ? location.origin : `${location.origin}/replay/${client.id}/${table.match}`,
    };
  };
  const { EndView, Board } = loaded.board;
  const hasSeries = table.results.length > 0 && scores.length <= 3;
  return (
    <section class={classes('end-screen', verdict)} aria-labelledby="end-headline">
      <Dialog
        title={words.value.share.title}
        isOpen={isSharing.value && sharing !== null}
        onClose={() => {
          isSharing.value = false;
        }}
        closeLabel={words.value.close}
        isSheet
      >
        {isSharing.value && sharing === 'missing' && <Missing />}
        {isSharing.value && sharing !== null && sharing !== 'missing' && (
          <sharing.ShareSheet matchOf={card} names={board.names} />
        )}
      </Dialog>
      <div class="end-hero">
        <p class="end-portrait" data-count={outcome.winners.length} aria-hidden="true">
          {outcome.winners.slice(0, FACES).map((winner) => (
            <span key={winner}>
              <Crown />
              <SeatFace seat={winner} person={board.people(winner)} size="var(--portrait)" />
            </span>
          ))}
        </p>
        <h2 id="end-headline" class="end-headline">
          {headline}
        </h2>
        <p class="end-reason">{why.reason}</p>
        {why.detail !== undefined && <p class="end-detail">{why.detail}</p>}
        {hasSeries && (
          <ol class="end-series" aria-label={said.series}>
            {scores.map(({ name, isMe, wins }) => (
              <li key={name}>
                <span>{isMe ? said.you : name}</span> <strong class="digits">{wins}</strong>
              </li>
            ))}
          </ol>
        )}
      </div>
      <div class="end-view">{EndView === undefined ? <Board {...board} /> : <EndView {...board} />}</div>
      <div class="end-actions">
        <Again client={client} room={client.view.value ?? room} order={order} onFollow={onFollow} />
        <a class="button" href={review}>
          {text.review}
        </a>
        <a class="button" href={replay}>
          {text.replay}
        </a>
        <button
          type="button"
          class="button"
          onClick={() => {
            isSharing.value = true;
          }}
        >
          {words.value.share.title}
        </button>
        <button type="button" class="button" onClick={onLookAtBoard}>
          {said.lookAtBoard}
        </button>
        {isDeviceRoom(client.id) && owner >= 0 && <HandOver room={client.id} match={table.match} seat={owner} />}
        <DealLine room={client.id} table={table} seen={room.match} />
      </div>
    </section>
  );
}

import { language } from '@cifra/kit';
import type { RoomView } from '@cifra/room';
import { nonceFor } from '../../connection/deals.ts';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import type { GiveOrder } from '../match/use-match.ts';
import { namesOf } from '../people/people.ts';
import { againOf } from './again.ts';

type Props = {
  readonly client: RoomClient;
  /** The room as it is now, while the result may be one of before. */
  readonly room: RoomView;
  readonly order: GiveOrder;
  /** Where the host has gone on to the lobby: whoever still looks at the result follows when they want to. */
  readonly onFollow: (() => void) | null;
};

/** Another match is an offer: one tap says yes, everybody sees who has, and nobody is taken away from the result. */
export function Again({ client, room, order, onFollow }: Props) {
  const { table: said } = words.value;
  const state = againOf(room, client.here.value);
  const names = namesOf(room.table);
  const list = (seats: readonly number[]) => new Intl.ListFormat(language.value).format(seats.map(names));
  if (onFollow !== null)
    return (
      <div class="again">
        <button type="button" class="button primary" onClick={onFollow}>
          {said.toTheRoom}
        </button>
        <p class="again-who" role="status">
          {said.hostPrepares}
        </p>
      </div>
    );
  const sayYes = (rotate?: boolean) => {
    const { match, next } = room.table;
    // Rooms of 0.1 have promised nothing yet: there is nothing to give a nonce for.
    const mine = next === null ? {} : { nonce: nonceFor(client.id, match + 1) };
    void order({ type: 'rematch', ...mine, ...(rotate === undefined ? {} : { rotate }) });
  };
  const canTurn = state.isHost && state.mine !== null && room.table.seats.length > 1 && !state.rotates;
  return (
    <div class="again">
      {state.mine === 'open' && (
        <button type="button" class="button primary" onClick={() => sayYes()}>
          {said.again}
        </button>
      )}
      {state.mine === 'yes' && (
        <button
          type="button"
          class="button primary"
          disabled={!state.canGoWithout}
          onClick={() => void order({ type: 'rematch' })}
        >
          {state.canGoWithout && state.waiting.length > 0 ? said.goWithout(list(state.waiting)) : said.youSaidYes}
        </button>
      )}
      <p class="again-who" role="status">
        {state.yes.length > 0 && <span>{said.sayYes(list(state.yes), state.yes.length)}</span>}
        {state.waiting.length > 0 && (state.mine === 'yes' || state.yes.length > 0) && (
          <span>{said.stillToSay(list(state.waiting), state.waiting.length)}</span>
        )}
        {state.rotates && <span>{said.seatsMoveOn}</span>}
      </p>
      <p class="again-more">
        {state.mine === 'yes' && (
          <button type="button" class="button quiet" onClick={() => void order({ type: 'ready', ready: false })}>
            {said.takeYesBack}
          </button>
        )}
        {canTurn && (
          <button type="button" class="button quiet" onClick={() => sayYes(true)}>
            {said.againTurned}
          </button>
        )}
        {state.isHost && (
          <button type="button" class="button quiet" onClick={() => void order({ type: 'to-lobby' })}>
            {said.changeRoom}
          </button>
        )}
      </p>
    </div>
  );
}

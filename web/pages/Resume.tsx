import { Face } from '@cifra/kit';
import type { RunningRoom } from '../connection/api.ts';
import { othersIn } from '../table/people/people.ts';
import { words } from '../words/index.ts';
import { leftOf } from './match-text.ts';
import { gameName } from './RoomLine.tsx';

/** A face more says less than the names do. */
const FACES = 4;

/** What one left unfinished comes first: whose turn it is, with whom, and the way back. */
export function Resume({ room }: { readonly room: RunningRoom }) {
  const { home, device, ofGame } = words.value;
  const { game, phase, mine } = room;
  const others = othersIn(room, mine.seat);
  const kicker = phase === 'lobby' ? home.waits : mine.isToAct ? home.yourTurn : home.goOn;
  const left = mine.isToAct && leftOf(room, Date.now());
  return (
    // A thing of its own, dark by day too; its colours are those of the night.
    <section class="resume" data-theme="dark" aria-labelledby="resume">
      <div class="resume-in" data-game={game} data-turn={mine.isToAct}>
        <div>
          <p class="kicker">
            {kicker}
            {room.isHere && ` · ${device.here}`}
          </p>
          <h2 id="resume">{gameName(game)}</h2>
          <p class="with">
            <span>
              {others.slice(0, FACES).map(({ name, bot }, at) => (
                <Face key={at} who={bot === null ? { name } : { animal: bot }} size="1.75rem" />
              ))}
            </span>
            <span>
              {left && <b>{left}</b>}{' '}
              {others.length > 0
                ? home.against(listed(others.map(({ name }) => name)))
                : phase === 'lobby'
                  ? home.nobodyYet
                  : home.alone}
            </span>
          </p>
        </div>
        <a class="button primary large" href={`/r/${room.id}`} aria-label={ofGame(home.goOnHere, gameName(game))}>
          {home.goOnHere}
        </a>
      </div>
    </section>
  );
}

/** More than a few do not fit in a line. */
const NAMES = 3;

export function listed(names: readonly string[]): string {
  return names.length > NAMES ? `${names.slice(0, 2).join(', ')}, +${names.length - 2}` : names.join(', ');
}

import type { BoardProps } from '@cifra/kit';
import { type Decrypto, hasLoneInterceptor, type Team } from '../rules/table.ts';
import type { BoardWords } from '../words/board-words.ts';
import { Lamps } from './Lamps.tsx';
import type { PlateModel } from './model.ts';
import { SeatFace } from './SeatFace.tsx';
import { sideName } from './situation.ts';

type Props = {
  readonly plate: PlateModel;
  readonly board: BoardProps<Decrypto>;
  readonly words: BoardWords;
  readonly isPointed: boolean;
  /** Its sheet is open on a small screen. */
  readonly isOpen: boolean;
  /** Null where there is no sheet to open. */
  readonly onOpen: ((team: Team) => void) | null;
};

/** A team's plate of enamel: its name, its lamps, its people, and what it does now. */
export function Plate({ plate, board, words, isPointed, isOpen, onOpen }: Props) {
  const { team, crew, part, me, isAlone, isMine } = plate;
  const { people, view } = board;
  const isThree = hasLoneInterceptor(view.table);
  const name = sideName(view.table, team, words);
  return (
    <section
      class="decrypto-plate"
      data-team={team}
      data-mine={isMine}
      data-pointed={isPointed}
      aria-label={isMine ? `${name}, ${words.mine}` : name}
    >
      <h2>
        {name}
        <small aria-hidden="true">{isMine ? words.mine : words.rivals}</small>
      </h2>
      {(!isThree || isAlone) && <Lamps plate={plate} words={words} />}
      <ul class="decrypto-crew" data-count={crew.length}>
        {crew.map(({ seat, isEncryptor, isDone }) => {
          const person = people(seat);
          return (
            <li key={seat} title={person.name}>
              <SeatFace
                seat={seat}
                person={person}
                size="var(--crew)"
                sign={isEncryptor ? 'pencil' : isDone ? 'check' : null}
              />
              <span class="visually-hidden">
                {[
                  person.isMe ? words.you : person.name,
                  isEncryptor ? words.encrypts : '',
                  isDone ? words.isDone : '',
                  person.isStoodInFor ? words.isStoodInFor : person.isAway ? words.isAway : '',
                ]
                  .filter((text) => text !== '')
                  .join(', ')}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="decrypto-part">{isThree && part === 'listens' && isAlone ? words.winsWithTwo : words.part[part](me)}</p>
      {onOpen !== null && (
        <button
          type="button"
          class="decrypto-open"
          aria-expanded={isOpen}
          aria-label={words.openSheet(name)}
          title={words.openSheet(name)}
          onClick={() => onOpen(team)}
        />
      )}
    </section>
  );
}

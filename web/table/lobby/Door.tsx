import { Button, Dialog, Face } from '@cifra/kit';
import type { Person, RoomOrder, RoomView } from '@cifra/room';
import { useSignal } from '@preact/signals';
import { doorWords } from '../../words/door.ts';
import { words } from '../../words/index.ts';

type Props = { readonly view: RoomView; readonly order: (order: RoomOrder) => void };

/** Who waits to be let in, for everybody to see; the host says yes, not now, or never. */
export function WaitingList({ view: { table, me }, order }: Props) {
  const { ofGame, lobby } = words.value;
  const door = doorWords();
  const unwanted = useSignal<Person | null>(null);
  const isHost = table.host === me;
  if (table.requests.length === 0) return null;
  return (
    <section class="card door" aria-labelledby="waiting">
      <h2 id="waiting">{isHost ? door.waiting : door.waitingForHost}</h2>
      <ul>
        {table.requests.map(({ person }) => (
          <li key={person.id}>
            <Face who={{ name: person.name }} size="2.2rem" />
            <span class="what">
              <strong>{person.id === me ? lobby.you : person.name}</strong>
              {person.isProgram === true && <small>{lobby.program}</small>}
            </span>
            {isHost && (
              <span class="row">
                <button
                  type="button"
                  class="button primary"
                  aria-label={ofGame(door.letIn, person.name)}
                  onClick={() => order({ type: 'allow', person: person.id })}
                >
                  {door.letIn}
                </button>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={ofGame(door.notNow, person.name)}
                  onClick={() => order({ type: 'decline', person: person.id })}
                >
                  {door.notNow}
                </button>
                <button
                  type="button"
                  class="button quiet"
                  aria-label={ofGame(door.ban, person.name)}
                  onClick={() => {
                    unwanted.value = person;
                  }}
                >
                  {door.ban}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      <BanDialog
        who={unwanted.value}
        order={order}
        onClose={() => {
          unwanted.value = null;
        }}
      />
    </section>
  );
}

/** Whom the host has banned, and the way back. */
export function BannedList({ view: { table, me }, order }: Props) {
  const { ofGame } = words.value;
  const door = doorWords();
  if (table.host !== me || table.banned.length === 0) return null;
  return (
    <section class="card door" aria-labelledby="banned">
      <h2 id="banned">{door.banned}</h2>
      <ul>
        {table.banned.map(({ id, name }) => (
          <li key={id}>
            <Face who={{ name }} size="2.2rem" />
            <span class="what">
              <strong>{name}</strong>
            </span>
            <button
              type="button"
              class="button quiet"
              aria-label={ofGame(door.lift, name)}
              onClick={() => order({ type: 'lift-ban', person: id })}
            >
              {door.lift}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a ban means, before it is one. */
export function BanDialog({
  who,
  order,
  onClose,
}: {
  readonly who: Person | null;
  readonly order: (order: RoomOrder) => void;
  readonly onClose: () => void;
}) {
  const { cancel } = words.value;
  const door = doorWords();
  return (
    <Dialog
      title={who === null ? '' : door.banTitle(who.name)}
      isOpen={who !== null}
      onClose={onClose}
      closeLabel={cancel}
    >
      <p>{door.banHelp}</p>
      <div class="dialog-actions">
        <Button onPress={onClose}>{cancel}</Button>
        <Button
          kind="danger"
          onPress={() => {
            if (who !== null) order({ type: 'ban', person: who.id });
            onClose();
          }}
        >
          {door.ban}
        </Button>
      </div>
    </Dialog>
  );
}

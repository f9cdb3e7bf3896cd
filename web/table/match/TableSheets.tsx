import { Dialog } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import type { RoomClient } from '../../connection/room.ts';
import { words } from '../../words/index.ts';
import { People } from '../people/People.tsx';
import { TogetherMenu } from '../people/TogetherMenu.tsx';
import { Menu } from './Menu.tsx';
import type { TableSheet } from './TableBar.tsx';
import type { MatchAtTable } from './use-match.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly match: MatchAtTable;
  /** Which one is open. */
  readonly sheet: Signal<TableSheet | null>;
  readonly isHand: ComponentProps<typeof TogetherMenu>['isHand'];
  readonly log: ComponentChildren;
  readonly talk: ComponentChildren;
  readonly order: (order: RoomOrder) => void;
};

/** What comes over a table when it is asked for: the log, the talk, the menu; and the question before what cannot be taken back. */
export function TableSheets({ client, view, match, sheet, isHand, log, talk, order }: Props) {
  const { room: text, close, table: said } = words.value;
  const { table, me } = view;
  const leave = () => {
    sheet.value = null;
  };
  // What was chosen there is done: the table is looked at again (H20).
  const orderAndLeave = (one: RoomOrder) => {
    leave();
    order(one);
  };
  return (
    <>
      <Dialog
        title={sheet.value === null ? '' : sheet.value === 'log' ? said.history : text[sheet.value]}
        isOpen={sheet.value !== null}
        onClose={leave}
        closeLabel={close}
        isSheet
      >
        {sheet.value === 'log' && log}
        {sheet.value === 'talk' && talk}
        {sheet.value === 'menu' && (
          <>
            <People client={client} view={view} toAct={match.toAct} order={orderAndLeave} />
            <TogetherMenu
              room={client.id}
              table={table}
              isHost={table.host === me}
              isHand={isHand}
              order={order}
              onDone={leave}
            />
            <Menu client={client} view={view} order={orderAndLeave} />
          </>
        )}
      </Dialog>
      <Dialog
        title={text.sure}
        isOpen={match.question.value !== null}
        onClose={() => {
          match.question.value = null;
        }}
        closeLabel={text.no}
      >
        <p>{match.question.value?.text}</p>
        <button type="button" class="button primary" onClick={match.confirm}>
          {text.yes}
        </button>
      </Dialog>
    </>
  );
}

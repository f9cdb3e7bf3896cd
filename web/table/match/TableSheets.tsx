import { Dialog } from '@cifra/kit';
import type { RoomOrder, RoomView } from '@cifra/room';
import type { Signal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { fetchPart } from '../../browser/lazy-parts.ts';
import type { RoomClient } from '../../connection/room.ts';
import { Missing } from '../../ui/Missing.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from '../../words/index.ts';
import type { MenuSheet } from './MenuSheet.tsx';
import type { TableSheet } from './TableBar.tsx';
import type { MatchAtTable } from './use-match.ts';

type Props = {
  readonly client: RoomClient;
  readonly view: RoomView;
  readonly match: MatchAtTable;
  /** Which one is open. */
  readonly sheet: Signal<TableSheet | null>;
  readonly isHand: ComponentProps<typeof MenuSheet>['isHand'];
  readonly log: ComponentChildren;
  readonly talk: ComponentChildren;
  readonly order: (order: RoomOrder) => void;
};

/** What comes over a table when it is asked for: the log, the talk, the menu; and the question before what cannot be taken back. */
export function TableSheets({ client, view, match, sheet, isHand, log, talk, order }: Props) {
  const { room: text, close, table: said } = words.value;
  const isMenu = sheet.value === 'menu';
  const menu = useLoaded(isMenu ? () => fetchPart('menu', () => import('./MenuSheet.tsx')) : null, 'menu');
  const leave = () => {
    sheet.value = null;
  };
  return (
    <>
      <Dialog
        title={sheet.value === null ? '' : sheet.value === 'log' ? said.history : text[sheet.value]}
        // The menu opens when it is here as a whole, so that nothing in it jumps.
        isOpen={sheet.value !== null && !(isMenu && menu === null)}
        onClose={leave}
        closeLabel={close}
        isSheet
      >
        {sheet.value === 'log' && log}
        {sheet.value === 'talk' && talk}
        {isMenu && menu === 'missing' && <Missing />}
        {isMenu && menu !== null && menu !== 'missing' && (
          <menu.MenuSheet
            client={client}
            view={view}
            toAct={match.toAct}
            isHand={isHand}
            order={order}
            onDone={leave}
          />
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

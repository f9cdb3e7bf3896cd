import { Icon } from '@cifra/kit';
import type { ComponentChildren } from 'preact';
import { hintWords } from '../../words/hint.ts';
import { words } from '../../words/index.ts';

export type TableSheet = 'log' | 'talk' | 'menu';

type Props = {
  readonly title: string;
  /** The score between the same people, or which match it is. */
  readonly series: string | null;
  /** Null where nothing is written. */
  readonly unread: number | null;
  readonly open: (sheet: TableSheet) => void;
  /** Where hints can be asked for. */
  readonly hint?: { readonly canAsk: boolean; readonly open: () => void } | null;
  /** Who watches, and what else is worth a word; it gives way where there is no room. */
  readonly children?: ComponentChildren;
};

/** The only thing above a board: the game, the series, and the ways to what is seldom needed. */
export function TableBar({ title, series, unread, open, hint = null, children }: Props) {
  const { room, table } = words.value;
  const { title: hintTitle, notNow } = hintWords.value;
  return (
    <header class="table-bar">
      <button type="button" class="bar-button" aria-label={room.menu} onClick={() => open('menu')}>
        <Icon name="menu" />
      </button>
      <h1 class="table-title">{title}</h1>
      {series !== null && <p class="table-series">{series}</p>}
      <div class="table-bar-rest">{children}</div>
      {hint !== null && (
        <button
          type="button"
          class="bar-button"
          aria-label={hint.canAsk ? hintTitle : notNow}
          disabled={!hint.canAsk}
          onClick={hint.open}
        >
          <Icon name="bulb" />
        </button>
      )}
      <button type="button" class="bar-button" aria-label={table.history} onClick={() => open('log')}>
        <Icon name="history" />
      </button>
      {unread !== null && (
        <button
          type="button"
          class="bar-button"
          aria-label={unread === 0 ? room.talk : `${room.talk}: ${room.unread(unread)}`}
          onClick={() => open('talk')}
        >
          <Icon name="talk" />
          {unread > 0 && <span class="bar-dot">{unread}</span>}
        </button>
      )}
    </header>
  );
}

import { type BoardProps, remember, remembered, useMarks } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Card, numbersOf } from '../rules/cards.ts';
import type { Tile } from '../rules/tiles.ts';
import type { BreakTheCode, Command } from '../rules/types.ts';
import { certainOf } from './certain.ts';
import { currentChoice, type DrawerMode, NO_CHOICE, type TableChoice } from './choice.ts';
import type { CodeKey } from './codes.ts';
import { type BoardModel, boardModel, canMark } from './model.ts';
import { crossMark, ownerMark, readNotes, setting } from './notes.ts';

const COUNTS = 'cifra.break-the-code.counts';

export type TableState = {
  readonly model: BoardModel;
  readonly choice: TableChoice;
  readonly choose: (part: Partial<TableChoice>) => void;
  readonly chooseCard: (card: Card) => void;
  /** A tile of a row: marks are for it, or it is where the guess goes on. */
  readonly pressTile: (code: CodeKey, place: number) => void;
  /** A key of the pad. */
  readonly pressKey: (tile: Tile) => void;
  readonly pressOwner: (code: CodeKey) => void;
  readonly step: (by: number) => void;
  readonly undo: (() => void) | null;
  readonly letGo: () => void;
  readonly play: () => void;
  /** Null where the table gives no help at all. */
  readonly counting: { readonly isOn: boolean; readonly toggle: () => void } | null;
};

/** What a person at the table has chosen and noted, and what can be done with it. */
export function useTable(props: BoardProps<BreakTheCode>): TableState {
  const { view, isMyTurn, isBusy, help } = props;
  const { table, viewer } = view;
  const chosen = useSignal(NO_CHOICE);
  const counts = useSignal(remembered(COUNTS) ?? (help === 'full' ? 'on' : 'off'));
  const { marks, toggle, undo } = useMarks(props, readNotes);
  const choice = currentChoice(chosen.value, table, isMyTurn);
  const choose = (part: Partial<TableChoice>) => {
    chosen.value = { ...currentChoice(chosen.value, table, isMyTurn), ...part };
  };
  const isCounting = help !== 'none' && counts.value === 'on';
  // Only answers and guesses tell anything about the rows.
  const certain = useMemo(
    () => (isCounting ? certainOf(view) : {}),
    [isCounting, viewer, view.hands, table.asked.length, table.guesses.length, table.end],
  );
  const reckoning = help === 'none' ? 'none' : isCounting ? 'full' : 'marks';
  const model = boardModel({ ...props, reckoning, certain }, choice, marks);
  const mode = (next: DrawerMode): Partial<TableChoice> => ({ mode: next, isSetting: false });
  const size = table.size;
  return {
    model,
    choice,
    choose,
    chooseCard: (card) => {
      const isSame = choice.card === card;
      const only = numbersOf(card)[0] ?? null;
      choose({ ...mode('cards'), card: isSame ? null : card, number: isSame ? null : only, isTable: false });
    },
    pressTile: (code, place) => {
      if (!canMark(props)) return;
      if (model.mode === 'guess') return choose({ place });
      const isSame = model.mode === 'mark' && choice.place === place && model.looked === code;
      choose(isSame ? { ...mode('cards'), place: null } : { ...mode('mark'), code, place, card: null, number: null });
    },
    pressKey: (tile) => {
      const { pad } = model;
      if (pad === null || pad.keys.find((key) => key.tile === tile)?.canPress !== true) return;
      if (pad.type === 'owner') return choose({ tile: choice.tile === tile ? null : tile });
      if (pad.type === 'mark' && !pad.isSetting) {
        toggle(crossMark(pad.code, pad.place, tile));
        if (choice.place === null) choose({ place: pad.place });
        return;
      }
      const isSame = pad.keys.some((key) => key.tile === tile && key.isChosen);
      toggle(...setting(marks, pad.code, pad.place, isSame ? null : tile));
      if (pad.type === 'mark') return choose({ isSetting: false });
      if (!isSame) choose({ place: nextEmpty(model.line, pad.place) });
    },
    pressOwner: (code) => {
      const tile = model.pad?.owners?.tile;
      if (tile !== undefined) toggle(ownerMark(tile, code));
    },
    step: (by) => choose({ place: ((model.pad?.place ?? 0) + by + size) % size }),
    undo,
    letGo: () =>
      choose({ ...mode('cards'), card: null, number: null, place: null, tile: null, isTable: false, line: null }),
    play: () => {
      const { command } = model;
      if (command === null || isBusy) return;
      chosen.value = { ...NO_CHOICE, code: chosen.value.code };
      void props.play(command satisfies Command);
    },
    counting:
      help === 'none' || !canMark(props)
        ? null
        : {
            isOn: isCounting,
            toggle: () => {
              counts.value = isCounting ? 'off' : 'on';
              remember(COUNTS, counts.value);
            },
          },
  };
}

/** The next place that has no tile yet, going round; the same one where none is empty. */
function nextEmpty(line: readonly (Tile | null)[], from: number): number {
  for (let step = 1; step < line.length; step++) {
    const at = (from + step) % line.length;
    if (line[at] === null) return at;
  }
  return (from + 1) % line.length;
}

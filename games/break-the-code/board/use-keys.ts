import { moveFocus, useBoardKeys } from '@cifra/kit';
import type { RefObject } from 'preact';
import { numberOf, PLACES, type Place } from '../rules/tiles.ts';
import type { TableState } from './use-table.ts';

/** Arrows move, digits choose cards and tiles, letters places, G guesses, Enter does, Esc lets go. */
export function useKeys(root: RefObject<HTMLElement | null>, state: TableState): void {
  useBoardKeys(root, (event) => onKey(event, state, root.current));
}

function onKey(event: KeyboardEvent, state: TableState, root: HTMLElement | null): boolean {
  const { model, choice } = state;
  const { key } = event;
  if (key === 'Escape') {
    if (model.mode === 'cards' && choice.card === null && choice.place === null && !choice.isTable) return false;
    state.letGo();
    return true;
  }
  if (key === 'Enter') {
    // A button that does something else than what was chosen keeps its own Enter.
    const at = document.activeElement;
    const isElsewhere = at instanceof HTMLButtonElement && root?.contains(at) !== true;
    const isOther = at?.closest('.btc-foot, .btc-head, .btc-tabs, a, summary, [aria-pressed="false"]') != null;
    if (isElsewhere || isOther || model.command === null) return false;
    state.play();
    return true;
  }
  if (key.startsWith('Arrow')) return moveFocus(key, root);
  if (/^\d$/.test(key)) return onDigit(Number(key), state);
  const place = PLACES.indexOf(key.toLowerCase() as Place);
  if (place >= 0 && place < model.line.length && model.pad !== null) {
    state.pressTile(model.looked, place);
    return true;
  }
  if (key.toLowerCase() === 'g' && model.canGuess) {
    state.choose({ mode: 'guess', card: null, place: null });
    return true;
  }
  return false;
}

/** On cards the first to the sixth, or the number of the chosen one; on the pad a tile, black first, then white. */
function onDigit(digit: number, state: TableState): boolean {
  const { model, choice } = state;
  if (model.mode === 'cards') {
    if (model.numbers.includes(digit)) {
      state.choose({ number: digit });
      return true;
    }
    const card = model.cards[digit - 1]?.card;
    if (card !== undefined && card !== choice.card) state.chooseCard(card);
    return card !== undefined;
  }
  const keys = model.pad?.keys.filter(({ tile, canPress }) => numberOf(tile) === digit && canPress) ?? [];
  const next = keys.find(({ isChosen }) => !isChosen) ?? keys[0];
  if (next !== undefined) state.pressKey(next.tile);
  return true;
}

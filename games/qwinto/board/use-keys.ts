import { moveFocus, useBoardKeys } from '@cifra/kit';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import { COLOURS, type Colour } from '../rules/index.ts';
import type { TableState } from './use-table.ts';

/** Keys within this time are one cell: a letter and up to two digits, in milliseconds. */
const ONE_CELL = 900;

/** Keys that name a colour, in both languages. */
const COLOUR_KEYS: { readonly [key: string]: Colour } = {
  o: 'orange',
  n: 'orange',
  y: 'yellow',
  a: 'yellow',
  p: 'purple',
  m: 'purple',
};

type Typed = { row: Colour | null; digits: string; at: number };

/** Arrows move, letters and digits choose a die or a cell, R rolls again, Enter does, Esc lets go. */
export function useKeys(root: RefObject<HTMLElement | null>, state: TableState): void {
  const typed = useRef<Typed>({ row: null, digits: '', at: 0 });
  useBoardKeys(root, (event) => onKey(event, state, typed.current, root.current));
}

function onKey({ key, timeStamp }: KeyboardEvent, state: TableState, typed: Typed, root: HTMLElement | null): boolean {
  const { task } = state;
  if (key === 'Escape') {
    state.letGo();
    return true;
  }
  if (key === 'Enter') return onEnter(state, root);
  if (key.startsWith('Arrow')) return moveFocus(key, root);
  const letter = key.toLowerCase();
  if (letter === 'r' && task.type === 'keep') {
    state.reroll();
    return true;
  }
  if (task.type === 'roll') {
    const colour = COLOUR_KEYS[letter] ?? COLOURS[Number(key) - 1];
    if (colour !== undefined) state.toggle(colour);
    return colour !== undefined;
  }
  return task.type === 'write' && onCell(letter, timeStamp, state, typed);
}

/** What was chosen is done; a button that does something else keeps its own Enter. */
function onEnter({ task, play }: TableState, root: HTMLElement | null): boolean {
  const at = document.activeElement;
  const isElsewhere = at instanceof HTMLButtonElement && root?.contains(at) !== true;
  const isOther = at?.closest('.thumb, .qwinto-seats, .qwinto-others, a, summary, [aria-pressed="false"]') != null;
  // Taking back is done on purpose, never by one Enter too many.
  if (isElsewhere || isOther || task.command === null || task.type === 'chosen') return false;
  play();
  return true;
}

/** A letter names the row, digits the line: P 1 0. Without a letter the first row that takes the number there. */
function onCell(key: string, now: number, { aim, model }: TableState, typed: Typed): boolean {
  if (now - typed.at > ONE_CELL) Object.assign(typed, { row: null, digits: '' });
  typed.at = now;
  const row = COLOUR_KEYS[key];
  if (row !== undefined) {
    Object.assign(typed, { row, digits: '' });
    return true;
  }
  if (!/^\d$/.test(key)) return false;
  typed.digits += key;
  const line = Number(typed.digits);
  const here = model.main.sheet.cells.filter((cell) => cell.line === line && cell.press !== null);
  const named =
    typed.row === null ? (here.find(({ isLegal }) => isLegal) ?? here[0]) : here.find((cell) => cell.row === typed.row);
  if (named?.press != null && named.state !== 'aimed') aim(named.press);
  return true;
}

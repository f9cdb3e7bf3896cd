import { moveFocus, useBoardKeys } from '@cifra/kit';
import type { RefObject } from 'preact';
import { useRef } from 'preact/hooks';
import type { Colour, Value } from '../rules/tiles.ts';
import type { TableState } from './use-table.ts';

/** Two digits within this time are one number, in milliseconds. */
const ONE_NUMBER = 700;

/** Keys that choose a pile, in both languages. */
const PILES: { readonly [key: string]: Colour } = { d: 'dark', o: 'dark', l: 'light', c: 'light' };

/** Arrows move, digits and letters choose, Enter does, Esc lets go. */
export function useKeys(root: RefObject<HTMLElement | null>, state: TableState): void {
  const typed = useRef({ digits: '', at: 0 });
  useBoardKeys(root, (event) => onKey(event, state, typed.current, root.current));
}

type Typed = { digits: string; at: number };

function onKey(event: KeyboardEvent, state: TableState, typed: Typed, root: HTMLElement | null): boolean {
  const { task } = state;
  const { key } = event;
  if (key === 'Escape') {
    if (!['pad', 'slot', 'open', 'arrange'].includes(task.type)) return false;
    state.letGo();
    return true;
  }
  if (key === 'Enter') {
    // A button that does something else than what was chosen keeps its own Enter.
    const at = document.activeElement;
    const isElsewhere = at instanceof HTMLButtonElement && root?.contains(at) !== true;
    const isOther = at?.closest('.thumb, a, summary, [aria-pressed="false"]') != null;
    if (isElsewhere || isOther || task.command === null) return false;
    state.play();
    return true;
  }
  if (key.startsWith('Arrow')) return moveFocus(key, root);
  if (/^\d$/.test(key) || key === '-') return onNumber(key, event.timeStamp, state, typed);
  const pile = PILES[key.toLowerCase()];
  if (task.type === 'draw' && pile !== undefined && task.colours.includes(pile)) {
    state.choose({ colour: pile });
    return true;
  }
  if (key.toLowerCase() === 'n' && task.type === 'pad' && task.canNote && task.canAttack) {
    state.choose({ mode: task.mode === 'attack' ? 'pencil' : 'attack', value: null });
    return true;
  }
  return false;
}

function onNumber(key: string, now: number, state: TableState, typed: Typed): boolean {
  const { task } = state;
  typed.digits = now - typed.at < ONE_NUMBER ? typed.digits + key : key;
  typed.at = now;
  const long: Value = key === '-' ? 'dash' : Number(typed.digits);
  if (task.type === 'take') {
    if (typeof long === 'number' && long <= task.size) state.choose({ darks: long });
    return true;
  }
  if (task.type === 'slot') {
    const slot = typeof long === 'number' ? long - 1 : -1;
    if (task.slots.includes(slot)) state.choose({ slot });
    return true;
  }
  if (task.type === 'arrange') {
    const gap = typeof long === 'number' ? long - 1 : -1;
    if (task.slots.includes(gap)) state.choose({ gaps: [...task.gaps, gap] });
    return true;
  }
  if (task.type !== 'pad') return false;
  const found = task.keys.find(({ value }) => value === long) ?? task.keys.find(({ value }) => value === Number(key));
  if (found === undefined || found.why !== null) return true;
  if (task.mode === 'attack') state.choose({ value: found.value });
  else state.pencil(found.value);
  return true;
}

import './board.css';
import { type Seat, seatHand } from '@cifra/kernel';
import type { BoardProps } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Value } from '../rules/tiles.ts';
import type { Coda, Command } from '../rules/types.ts';
import { boardWords } from '../words/board.ts';
import { Actions } from './Actions.tsx';
import { begunRow, finishedSlots } from './arrange.ts';
import { possibleValues } from './certain.ts';
import { NumberPad } from './NumberPad.tsx';
import { readNotes, remarkOn, tileName, toggled } from './notes.ts';
import { pointedTile } from './pointed.ts';
import { RowHead } from './RowHead.tsx';
import { RowView } from './RowView.tsx';
import { slotsAhead, slotsAsked } from './slots.ts';
import { aimedAt, type Target } from './target.ts';

/** Rows as standing tiles, mine the lowest; tap a tile, choose a number. What can be done stands below, at the thumb. */
export function Board(props: BoardProps<Coda>) {
  const { view, legal, whyNot, play, names, language, help, notes, saveNotes, highlight, isBusy, isHeld, isLive } =
    props;
  const words = boardWords[language];
  const { table, viewer, hands } = view;
  const me = viewer === 'spectator' ? null : viewer;
  const hand = me === null ? undefined : hands[seatHand(me)];
  const board = useRef<HTMLDivElement>(null);
  const target = useSignal<Target | null>(null);
  /** The turn in which the viewer wants to say where the drawn tile will stand. */
  const saying = useSignal<string | null>(null);
  /** Where the dashes of this round's opening shall stand, on this screen alone until one is ready (C13). */
  const arranged = useSignal<{ readonly round: number | undefined; readonly gaps: readonly number[] } | null>(null);
  const marks = useSignal(readNotes(notes));
  const send = (command: Command) => {
    target.value = null;
    void play(command);
  };
  const possible = help === 'full' ? possibleValues(view) : {};
  const pointed = pointedTile(table, highlight);
  const pointedIn = (seat: Seat) => (pointed?.seat === seat ? { pointed: pointed.key } : {});
  const seats = table.rows.map((_, seat) => seat);
  const others = me === null ? seats : seats.slice(me + 1).concat(seats.slice(0, me));
  const canAttack = (seat: Seat, place: number) =>
    legal.some((move) => move.type === 'attack' && move.seat === seat && move.place === place);
  const canOpen = (place: number) => legal.some((move) => move.type === 'open' && move.place === place);
  const hasMarks = help !== 'none' && !isHeld;
  const canNote = isLive && me !== null && !table.options.memory && table.phase !== 'over';
  /** For an attack, or at any time for a note (C17): a failed attack of somebody else is worth one. */
  const canAim = (seat: Seat, place: number) =>
    canAttack(seat, place) || (canNote && table.rows[seat]?.[place]?.open === false);
  const found = aimedAt(table, target.value);
  const aimed = found !== null && canAim(found.seat, found.place) ? found : null;
  const aimedName = aimed === null ? '' : tileName(aimed.seat, aimed.key, table.round);
  const canDraw = legal.some(({ type }) => type === 'draw');
  const inRow = (hand?.row ?? []).map((value, at) => ({ value, colour: hand?.colours[at] ?? 'dark' }));
  // A tile in the hand is as surely nobody else's as one in the row.
  const inHand = hand?.drawn == null || table.drawn === null ? [] : [{ value: hand.drawn, colour: table.drawn.colour }];
  const ahead = slotsAhead(view, legal, whyNot);
  const turn = `${table.round}/${table.turns}`;
  const isSaying = ahead.length === 0 ? null : saying.value === turn;
  const isArranging = hand !== undefined && legal.some(({ type }) => type === 'ready');
  const gaps = arranged.value?.round === table.round ? (arranged.value?.gaps ?? []) : [];
  const begun = isArranging ? begunRow(hand, gaps) : null;
  const everyGap = begun === null || begun.left.length === 0 ? [] : [...begun.row.keys(), begun.row.length];
  const slots = begun !== null ? everyGap : isSaying === true ? ahead : slotsAsked(view, legal);
  const hasGaps = slots.length > 0;
  // At a full table on a phone the own row may lie below what is in sight.
  useEffect(() => {
    if (hasGaps) board.current?.querySelector('.coda-slot')?.scrollIntoView({ block: 'nearest' });
  }, [hasGaps]);
  const remarksIn = (seat: Seat) => (key: number) => {
    const name = tileName(seat, key, table.round);
    return remarkOn(marks.value[name] ?? [], possible[name] ?? null);
  };
  return (
    <div class="coda" ref={board} data-seats={table.rows.length}>
      {table.round !== undefined && <p class="chip coda-round">{words.round(table.round)}</p>}
      <div class="coda-others">
        {others.map((seat) => (
          <section key={seat} class="coda-seat" aria-label={words.rowOf(names(seat))}>
            <RowHead table={table} seat={seat} name={names(seat)} words={words} />
            <RowView
              row={table.rows[seat] ?? []}
              words={words}
              {...openHand(hands[seatHand(seat)])}
              chosen={aimed?.seat === seat ? aimed.place : null}
              canPress={(at) => canAim(seat, at)}
              isMarked={(at) => hasMarks && canAttack(seat, at)}
              onPress={(at) => {
                const key = table.rows[seat]?.[at]?.key;
                target.value = key === undefined ? null : { seat, key, round: table.round };
              }}
              {...pointedIn(seat)}
              {...(table.options.memory ? {} : { remarkOn: remarksIn(seat) })}
            />
          </section>
        ))}
      </div>
      {me !== null && (
        <section class="coda-seat mine" aria-label={words.myRow}>
          <RowHead table={table} seat={me} name={words.myRow} words={words} />
          {hand?.took != null && table.phase === 'take' && <p class="muted">{words.took}</p>}
          <RowView
            row={ownRow(table.rows[me] ?? [], begun ?? hand)}
            words={words}
            {...(hand === undefined ? {} : { known: (begun ?? hand).row })}
            canPress={canOpen}
            isMarked={(at) => hasMarks && canOpen(at)}
            onPress={(at) => send({ type: 'open', place: at })}
            {...pointedIn(me)}
            slots={slots}
            said={table.phase === 'attack' ? (hand?.slot ?? null) : null}
            onSlot={(slot) => {
              if (isArranging) arranged.value = { round: table.round, gaps: [...gaps, slot] };
              else send({ type: 'place', slot });
            }}
          />
        </section>
      )}
      {table.phase !== 'over' && (
        <div class="coda-dock">
          {(aimed === null || canDraw) && (
            <Actions
              table={table}
              hand={table.drawn === null ? hand : hands[seatHand(table.drawn.seat)]}
              legal={legal}
              words={words}
              canNote={canNote}
              isBusy={isBusy}
              drawer={table.drawn === null ? null : names(table.drawn.seat)}
              play={send}
              ready={begun === null ? null : { isComplete: begun.left.length === 0, isBegun: gaps.length > 0 }}
              onReady={() => send({ type: 'ready', slots: finishedSlots(gaps) })}
              onPlaceAgain={() => {
                arranged.value = null;
              }}
              isSaying={isSaying}
              onSay={(isWanted) => {
                saying.value = isWanted ? turn : null;
              }}
            />
          )}
          {aimed !== null && (
            // Begun anew when a turn begins: a number chosen to be crossed out is not one to be named.
            <NumberPad
              key={`${aimed.seat}-${aimed.key}-${canAttack(aimed.seat, aimed.place)}`}
              table={table}
              colour={aimed.tile.colour}
              title={words.padTitle(names(aimed.seat), aimed.place)}
              words={words}
              own={help === 'none' ? [] : [...inRow, ...inHand]}
              crossed={marks.value[aimedName] ?? []}
              possible={possible[aimedName] ?? null}
              canAttack={canAttack(aimed.seat, aimed.place)}
              canNote={canNote}
              isBusy={isBusy}
              onAttack={(value) => send({ type: 'attack', seat: aimed.seat, place: aimed.place, value })}
              onCross={(value) => {
                marks.value = toggled(marks.value, aimedName, value);
                saveNotes(JSON.stringify(marks.value));
              }}
              onCancel={() => {
                // Back to the tile, so that the next one is near.
                board.current?.querySelector<HTMLElement>('.coda-row [aria-pressed="true"]')?.focus();
                target.value = null;
              }}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Another hand is there only where a replay shows everything. */
function openHand(hand: Coda['Hand'] | undefined): { readonly known?: readonly Value[] } {
  return hand === undefined ? {} : { known: hand.row };
}

/** While the opening is arranged the table does not show a row yet, but its owner does see it. */
function ownRow(
  row: Coda['Table']['rows'][number],
  hand: Pick<Coda['Hand'], 'colours'> | undefined,
): Coda['Table']['rows'][number] {
  if (row.length > 0 || hand === undefined) return row;
  return hand.colours.map((colour, key) => ({ colour, value: null, open: false, since: 0, openSince: null, key }));
}

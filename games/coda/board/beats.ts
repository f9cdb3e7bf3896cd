import type { Seat, View } from '@cifra/kernel';
import type { Beat, BeatStep } from '@cifra/kit/stage';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Coda, Fact, Table } from '../rules/types.ts';

/** A tile as the stage speaks of it: by its key, which stays, and by the place that it has at that moment. */
export type Shown = { readonly seat: Seat; readonly key: number; readonly place: number; readonly colour: Colour };

/** What the board draws of something that happened. */
export type Show =
  | { readonly type: 'dealt'; readonly first: Seat }
  | { readonly type: 'drew'; readonly colour: Colour }
  /** Somebody else points at a tile and says a number; what came of it is the next beat. */
  | { readonly type: 'named'; readonly tile: Shown; readonly value: Value }
  | { readonly type: 'hit'; readonly tile: Shown; readonly value: Value }
  | { readonly type: 'missed'; readonly tile: Shown; readonly value: Value }
  | { readonly type: 'joined'; readonly tile: Shown; readonly value: Value | null }
  | { readonly type: 'stopped' }
  /** One's own tile, after a wrong attack without a drawn one (C11) or by the clock's lot (C16). */
  | { readonly type: 'opened'; readonly tile: Shown; readonly value: Value }
  | { readonly type: 'late' }
  | { readonly type: 'out'; readonly seat: Seat }
  | { readonly type: 'won'; readonly seat: Seat };

export type CodaBeat = Beat<Show>;

/** What an event looks like to this viewer. Paperwork (who chose, whose turn it is) is seen on the board alone. */
export function beats({ before, event, after }: BeatStep<Coda>): readonly CodaBeat[] {
  if (event.fact.type === 'opened') return [];
  return beatsOf(event.fact as Fact, before, after);
}

function beatsOf(fact: Fact, before: View<Coda>, after: View<Coda>): readonly CodaBeat[] {
  const { table, viewer } = after;
  const small = (by: Seat | null, show: Show, sound?: Beat['sound']) => beat('small', table, by, show, sound);
  const reveal = (by: Seat | null, show: Show, sound?: Beat['sound']) => beat('reveal', table, by, show, sound);
  switch (fact.type) {
    case 'dealt':
      return [small(null, { type: 'dealt', first: table.first }, 'clack')];
    case 'drew': {
      const drew = small(fact.seat, { type: 'drew', colour: fact.colour }, 'clack');
      // Whoever draws sees the tile, and still has to read what the others did.
      return [fact.seat === viewer ? { ...drew, isUntold: true } : drew];
    }
    case 'attacked': {
      const tile = shownAt(table, fact.target, fact.place);
      const named: Show = { type: 'named', tile, value: fact.value };
      const came = fact.right
        ? reveal(fact.seat, { type: 'hit', tile, value: fact.value }, 'knock')
        : small(fact.seat, { type: 'missed', tile, value: fact.value }, 'tap');
      // Whoever attacks knows what they said: for them the answer comes at once.
      return fact.seat === viewer ? [came] : [small(fact.seat, named), came];
    }
    case 'stopped':
      // With a drawn tile the stop is shown when the tile joins.
      return before.table.drawn === null ? [small(fact.seat, { type: 'stopped' })] : [];
    case 'timeUp':
      return isOpening(before.table) ? [] : [small(fact.seat, { type: 'late' }, 'tap')];
    case 'joined': {
      const show: Show = { type: 'joined', tile: shownAt(table, fact.seat, fact.place), value: fact.value };
      return [fact.value === null ? small(fact.seat, show, 'clack') : reveal(fact.seat, show, 'knock')];
    }
    case 'revealed': {
      const tile = shownAt(table, fact.seat, fact.place);
      return [reveal(fact.seat, { type: 'opened', tile, value: fact.value }, 'knock')];
    }
    case 'wentOut':
      // The last one to go out ends the round, and that is told instead.
      return table.rows.length - table.out.length > 1
        ? [small(fact.by ?? fact.seat, { type: 'out', seat: fact.seat })]
        : [];
    case 'won':
      return [reveal(fact.seat, { type: 'won', seat: fact.seat })];
    case 'shuffled':
    case 'took':
    case 'readied':
    case 'rowsShown':
    case 'arranged':
    case 'turned':
    case 'chose':
    case 'asked':
    case 'owed':
      return [];
  }
}

function beat(
  weight: Beat['weight'],
  { round = 1, turns }: Table,
  by: Seat | null,
  show: Show,
  sound: Beat['sound'],
): CodaBeat {
  return { weight, by, turn: `${round}/${turns}`, show, ...(sound === undefined ? {} : { sound }) };
}

const isOpening = ({ phase }: Table): boolean => phase === 'take' || phase === 'arrange';

function shownAt({ rows }: Table, seat: Seat, place: number): Shown {
  const tile = rows[seat]?.[place];
  return { seat, place, key: tile?.key ?? place, colour: tile?.colour ?? 'dark' };
}

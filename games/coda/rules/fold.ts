import { type HandId, type Seat, seatHand } from '@cifra/kernel';
import { readyRow } from './legal.ts';
import { LAST_TILE, newTally, scored, WIN, withRound } from './points.ts';
import { EMPTY_HAND, seatList } from './setup.ts';
import type { Colour, Value } from './tiles.ts';
import type { Attack, Box, Fact, Hand, Row, Sealed, Table, Whisper } from './types.ts';

export function foldTable(table: Table, fact: Fact): Table {
  switch (fact.type) {
    case 'shuffled':
      return newRound(table, fact);
    case 'took':
      return { ...table, waiting: table.waiting.filter((seat) => seat !== fact.seat) };
    case 'dealt': {
      const waiting = fact.rows.flatMap((row, seat) => (row === null ? [seat] : []));
      return { ...table, phase: 'arrange', waiting, pool: fact.pool, rows: fact.rows.map((row) => fresh(row ?? [])) };
    }
    case 'readied':
      return { ...table, waiting: table.waiting.filter((seat) => seat !== fact.seat) };
    case 'rowsShown':
      return { ...table, rows: fact.rows.map(fresh) };
    case 'arranged': {
      if (fact.row === null) return table;
      const waiting = table.waiting.filter((seat) => seat !== fact.seat);
      return { ...table, waiting, rows: table.rows.with(fact.seat, fresh(fact.row)) };
    }
    case 'turned': {
      const isEmpty = table.pool.dark + table.pool.light === 0;
      const phase = isEmpty ? 'attack' : 'draw';
      return { ...table, phase, turn: fact.seat, turns: table.turns + 1, hits: 0, drawn: null, joining: null };
    }
    case 'drew': {
      const pool = { ...table.pool, [fact.colour]: table.pool[fact.colour] - 1 };
      return { ...table, phase: 'attack', pool, drawn: { seat: fact.seat, colour: fact.colour } };
    }
    case 'attacked':
      return attacked(table, fact);
    case 'asked':
      return { ...table, phase: 'place', joining: fact.joining };
    case 'joined':
      return joined(table, fact);
    case 'owed':
      return { ...table, phase: 'open' };
    case 'revealed': {
      const lots = table.lots + (fact.lot ? 1 : 0);
      return { ...opened(table, fact.seat, fact.place, fact.value), lots };
    }
    case 'wentOut': {
      const out = { ...table, out: [...table.out, fact.seat] };
      return fact.by === null ? out : scored(out, fact.by, 'lastTiles', LAST_TILE);
    }
    case 'won':
      return won(table, fact);
    case 'chose':
    case 'stopped':
    case 'timeUp':
      return table;
  }
}

function newRound(table: Table, { round, first, pool }: Fact & { type: 'shuffled' }): Table {
  const clean: Table = {
    ...table,
    phase: 'take',
    turn: null,
    waiting: seatList(table.rows.length),
    first,
    turns: 0,
    hits: 0,
    rows: table.rows.map(() => []),
    pool,
    drawn: null,
    joining: null,
    attacks: [],
    out: [],
  };
  return table.points === undefined ? clean : { ...clean, ...newTally(table.rows.length), round };
}

function fresh(colours: readonly Colour[]): Row {
  return colours.map((colour, key) => ({ colour, value: null, open: false, since: 0, openSince: null, key }));
}

function opened(table: Table, seat: Seat, place: number, value: Value): Table {
  const row = table.rows[seat] ?? [];
  return {
    ...table,
    rows: table.rows.with(
      seat,
      row.map((tile, at) => (at === place ? { ...tile, value, open: true, openSince: table.turns } : tile)),
    ),
  };
}

function attacked(table: Table, { seat, target, place, value, right }: Fact & { type: 'attacked' }): Table {
  const tile = table.rows[target]?.[place]?.key ?? 0;
  const attack: Attack = { seat, target, place, value, right, turn: table.turns, tile };
  // With a memory option nobody can read an older attack again (C17).
  const attacks = table.options.memory ? [attack] : [...table.attacks, attack];
  const noted = { ...table, attacks };
  if (!right) return noted;
  return scored({ ...opened(noted, target, place, value), hits: table.hits + 1 }, seat, 'hits', 1);
}

function joined(table: Table, { seat, colour, place, value }: Fact & { type: 'joined' }): Table {
  const row = table.rows[seat] ?? [];
  const open = value !== null;
  const tile = { colour, value, open, since: table.turns, openSince: open ? table.turns : null, key: row.length };
  return { ...table, rows: table.rows.with(seat, row.toSpliced(place, 0, tile)), drawn: null, joining: null };
}

/** What was hidden can be read now, but it was never opened. */
function won(table: Table, fact: Fact & { type: 'won' }): Table {
  const rows = table.rows.map((row, seat) =>
    row.map((tile, at) => ({ ...tile, value: fact.rows[seat]?.[at] ?? tile.value })),
  );
  const drawn = table.drawn === null || fact.drawn === null ? null : { ...table.drawn, value: fact.drawn };
  const paid = scored({ ...table, rows, drawn, turn: null }, fact.seat, 'round', WIN);
  const ended = withRound(scored(paid, fact.seat, 'hidden', fact.bonus ?? 0), fact.seat);
  return fact.last ? { ...ended, phase: 'over', winner: fact.seat } : ended;
}

export function foldHand(hand: Hand, fact: Fact, whisper: Whisper | undefined, id: HandId): Hand {
  if (fact.type === 'shuffled') return EMPTY_HAND;
  if (fact.type === 'joined' && id === seatHand(fact.seat)) return drawnJoins(hand, fact);
  if (whisper === undefined) return hand;
  if ('took' in whisper) return { ...hand, took: whisper.took };
  if ('row' in whisper)
    return {
      ...EMPTY_HAND,
      row: whisper.row.map(({ value }) => value),
      colours: whisper.row.map(({ colour }) => colour),
      dashes: whisper.dashes,
    };
  if ('value' in whisper && fact.type === 'drew') return { ...hand, drawn: whisper.value, slot: null };
  if ('slots' in whisper) return arranged(hand, whisper.slots);
  if (!('slot' in whisper)) return hand;
  return fact.type === 'arranged' ? dashPlaced(hand, whisper.slot) : { ...hand, slot: whisper.slot };
}

function arranged(hand: Hand, slots: readonly number[]): Hand {
  const row = readyRow(hand, slots);
  return { ...hand, row: row.map(({ value }) => value), colours: row.map(({ colour }) => colour), dashes: [] };
}

function dashPlaced(hand: Hand, slot: number): Hand {
  const [colour = 'dark', ...dashes] = hand.dashes;
  return {
    ...hand,
    row: hand.row.toSpliced(slot, 0, 'dash'),
    colours: hand.colours.toSpliced(slot, 0, colour),
    dashes,
  };
}

function drawnJoins(hand: Hand, { place, colour }: Fact & { type: 'joined' }): Hand {
  if (hand.drawn === null) throw new Error('A tile joins a row that nobody has drawn');
  return {
    ...hand,
    row: hand.row.toSpliced(place, 0, hand.drawn),
    colours: hand.colours.toSpliced(place, 0, colour),
    drawn: null,
    slot: null,
  };
}

export function foldBox(box: Box, fact: Fact, sealed: Sealed | undefined): Box {
  if (sealed !== undefined) return { pool: sealed.pool };
  return fact.type === 'drew' ? { pool: { ...box.pool, [fact.colour]: box.pool[fact.colour].slice(1) } } : box;
}

import {
  type Names,
  type Outcome,
  type Seat,
  seatHand,
  type Telling,
  type Tellings,
  tellRefusal,
  type View,
  type Who,
} from '@cifra/kernel';
import { toAct } from '../rules/legal.ts';
import type { Colour, Value } from '../rules/tiles.ts';
import type { Coda, Command, Fact, Hand, Table, Tile } from '../rules/types.ts';
import { tellDraw } from './draws.ts';
import { en, type Words } from './en.ts';
import { es } from './es.ts';

function telling(words: Words): Telling<Coda> {
  return {
    name: words.name,
    fact: (fact, names, viewer) => tellFact(words, fact, (seat) => (seat === viewer ? null : names(seat))),
    move: (command, names) => tellMove(words, command, names),
    refusal: (refusal) => tellRefusal(words.refusals, refusal),
    outcome: (outcome, names) => tellOutcome(words, outcome, names),
    draw: (drawn, names) => tellDraw(words, drawn, names),
    board: (view, names) => tellBoard(words, view, names),
    option: (name) => words.options[name],
  };
}

function tellFact(words: Words, fact: Fact, names: (seat: Seat) => Who): string {
  switch (fact.type) {
    case 'shuffled':
      return words.shuffled(fact.round > 1 ? fact.round : null, names(fact.first));
    case 'dealt':
      return words.dealt;
    case 'rowsShown':
      return words.rowsShown;
    case 'took':
    case 'readied':
    case 'arranged':
    case 'turned':
    case 'chose':
    case 'stopped':
    case 'timeUp':
    case 'asked':
    case 'owed':
    case 'wentOut':
      return words[fact.type](names(fact.seat));
    case 'drew':
      return words.drew(names(fact.seat), fact.colour);
    case 'attacked':
      return words.attacked(names(fact.seat), names(fact.target), fact.place, fact.value, fact.right);
    case 'joined':
      return fact.value === null
        ? words.joinedHidden(names(fact.seat), fact.colour, fact.place)
        : words.joinedOpen(names(fact.seat), fact.colour, fact.place, fact.value);
    case 'revealed':
      return words.revealed(names(fact.seat), fact.place, fact.value);
    case 'won': {
      const who = names(fact.seat);
      const row = (fact.rows[fact.seat] ?? []).map((value) => sign(words, value)).join(' ');
      return fact.bonus === null ? words.won(who, row) : `${words.won(who, row)} ${words.bonus(who, fact.bonus)}`;
    }
  }
}

function tellMove(words: Words, command: Command, names: Names): string {
  switch (command.type) {
    case 'take':
      return words.moveTake(command.dark);
    case 'ready':
      return words.moveReady(command.slots);
    case 'place':
      return words.movePlace(command.slot);
    case 'draw':
      return words.moveDraw(command.colour);
    case 'attack':
      return words.moveAttack(names(command.seat), command.place, command.value);
    case 'stop':
      return words.moveStop;
    case 'open':
      return words.moveOpen(command.place);
    case 'time-up':
      return words.moveTimeUp;
  }
}

function tellOutcome(words: Words, { winners, scores }: Outcome, names: Names): string {
  const who = words.list(winners.map(names));
  const said = winners.length === 1 ? words.winner(who) : words.winners(who);
  if (scores === undefined) return said;
  return `${said} ${words.list(scores.map((score, seat) => words.points(names(seat), score)))}.`;
}

function sign({ dash }: Words, value: Value): string {
  return value === 'dash' ? dash : String(value);
}

/** Open tiles lie in square brackets, hidden ones stand in round ones; a question mark is what the viewer cannot see. */
function tileText(words: Words, colour: Colour, value: Value | null, open: boolean): string {
  const inside = `${words.sign[colour]}${value === null ? '?' : sign(words, value)}`;
  return open ? `[${inside}]` : `(${inside})`;
}

function tellBoard(words: Words, { table, viewer, hands }: View<Coda>, names: Names): string {
  const hand = viewer === 'spectator' ? undefined : hands[seatHand(viewer)];
  const rows = table.rows.map((row, seat) => {
    const mine = seat === viewer ? hand : undefined;
    const tags = [seat === viewer ? words.you : '', table.out.includes(seat) ? words.out : ''].filter(Boolean);
    const points = table.points === undefined ? '' : `  ·  ${table.points[seat] ?? 0}`;
    const head = `${names(seat)}${tags.length === 0 ? '' : ` (${tags.join(', ')})`}${points}`;
    return `${head}\n  ${rowText(words, row, mine) || '…'}`;
  });
  const head = table.round === undefined ? [] : [words.round(table.round)];
  return [...head, ...rows, words.pool(table.pool.dark, table.pool.light), ...nowLines(words, table, hand, names)].join(
    '\n',
  );
}

function rowText(words: Words, row: readonly Tile[], mine: Hand | undefined): string {
  // While its owner arranges the opening, the row is in the hand alone.
  if (row.length === 0 && mine !== undefined)
    return mine.row.map((value, at) => tileText(words, mine.colours[at] ?? 'dark', value, false)).join(' ');
  return row.map(({ colour, value, open }, at) => tileText(words, colour, mine?.row[at] ?? value, open)).join(' ');
}

function nowLines(words: Words, table: Table, hand: Hand | undefined, names: Names): readonly string[] {
  const lines: string[] = [];
  const { drawn, phase } = table;
  if (drawn !== null) {
    const tile = tileText(words, drawn.colour, hand?.drawn ?? drawn.value ?? null, false);
    lines.push(words.drawn(names(drawn.seat), tile));
  }
  const last = table.attacks.at(-1);
  if (last !== undefined)
    lines.push(
      `${words.lastAttack}: ${words.attacked(names(last.seat), names(last.target), last.place, last.value, last.right)}`,
    );
  const who = words.list(toAct(table).map((seat: Seat) => names(seat)));
  lines.push(words.expects[phase === 'attack' && table.hits > 0 ? 'goOn' : phase](who));
  return lines;
}

export const tellings: Tellings<Coda> = { en: telling(en), es: telling(es) };

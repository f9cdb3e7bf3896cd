import { type Seat, seatHand, type View } from '@cifra/kernel';
import {
  answerOf,
  type BreakTheCode,
  type Card,
  DECK,
  inOrder,
  isSameRow,
  type Table,
  type Tile,
} from '../rules/index.ts';

/** Every way to take so many of so many places, and what is left. */
const WAYS = new Map<string, readonly { readonly taken: readonly number[]; readonly left: readonly number[] }[]>();

function waysToTake(count: number, of: number) {
  const known = WAYS.get(`${count} ${of}`);
  if (known !== undefined) return known;
  const places = Array.from({ length: of }, (_, place) => place);
  let chosen: readonly (readonly number[])[] = [[]];
  for (let at = 0; at < count; at++)
    chosen = chosen.flatMap((one) => places.slice((one.at(-1) ?? -1) + 1).map((place) => [...one, place]));
  const ways = chosen.map((taken) => ({ taken, left: places.filter((place) => !taken.includes(place)) }));
  WAYS.set(`${count} ${of}`, ways);
  return ways;
}

/** What the rules answer, remembered: thousands of positions ask the same rows again. */
const remembered = new Map<string, Map<string, string>>();

export function answersTo(card: Card, number: number | undefined): (row: readonly Tile[]) => string {
  const key = `${card} ${number}`;
  const known = remembered.get(key) ?? new Map<string, string>();
  remembered.set(key, known);
  return (row) => {
    const name = row.join('');
    const answer = known.get(name) ?? JSON.stringify(answerOf(card, number, row));
    known.set(name, answer);
    return answer;
  };
}

/** Whether a row gives every answer that its seat gave. */
function hearing(table: Table, seat: Seat): (row: readonly Tile[]) => boolean {
  const said = table.asked.flatMap(({ card, number, answers }) =>
    answers.flatMap((one) =>
      one.seat === seat ? [{ answerTo: answersTo(card, number), answer: JSON.stringify(one.answer) }] : [],
    ),
  );
  return (row) => said.every(({ answerTo, answer }) => answerTo(row) === answer);
}

/** A deal: the rows of the other seats in their order, and what is left, which is the centre with three and four. */
export type ListedDeal = { readonly others: readonly (readonly Tile[])[]; readonly left: readonly Tile[] };

/** All deals that a view leaves possible, one by one, by the rules alone. */
export function eachDeal({ viewer, table, hands }: View<BreakTheCode>, visit: (deal: ListedDeal) => void): void {
  const own = hands[seatHand(Number(viewer))]?.tiles ?? [];
  const rest = [...DECK];
  for (const tile of own) rest.splice(rest.indexOf(tile), 1);
  const others = Array.from({ length: table.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const guesses = table.guesses.filter(({ seat, tiles }) => seat === viewer && tiles !== undefined);
  const isHeard = others.map((seat) => hearing(table, seat));
  const deal = (left: readonly Tile[], rows: readonly (readonly Tile[])[]): void => {
    const fits = isHeard[rows.length];
    if (fits === undefined) {
      visit({ others: rows, left });
      return;
    }
    for (const way of waysToTake(table.size, left.length)) {
      const row = way.taken.map((place) => left[place] as Tile);
      const spoken = guesses.every(({ tiles, right }) => isSameRow(tiles ?? [], row) === right);
      if (spoken && fits(row))
        deal(
          way.left.map((place) => left[place] as Tile),
          [...rows, row],
        );
    }
  };
  deal(inOrder(rest), []);
}

/** How often each row of a seat and of the centre comes up. */
export function oracle(view: View<BreakTheCode>) {
  const others = Array.from({ length: view.seats }, (_, seat) => seat).filter((seat) => seat !== view.viewer);
  const counts = new Map<string, number>();
  const count = (part: string, row: readonly Tile[]) =>
    counts.set(`${part} ${row.join('')}`, (counts.get(`${part} ${row.join('')}`) ?? 0) + 1);
  let total = 0;
  eachDeal(view, ({ others: rows, left }) => {
    total++;
    for (const [at, row] of rows.entries()) count(`seat ${others[at]}`, row);
    if (view.seats > 2) count('centre', left);
  });
  return { total, counts };
}

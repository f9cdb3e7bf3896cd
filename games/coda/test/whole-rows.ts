import { type Seat, seatHand, type View } from '@cifra/kernel';
import { COLOURS, type Coda, type Colour, IN_ORDER, NUMBERS, rank, type Tile, type Value } from '../rules/index.ts';
import { chanceToStand, type Filled, placesInPile } from './oracle.ts';

/** Codes of tiles: numbers as the rules order them (C4), then the dark dash and the light one. */
const DASHES = IN_ORDER.length;

function codeOf(colour: Colour, value: Value): number {
  return value === 'dash' ? DASHES + COLOURS.indexOf(colour) : rank(colour, value);
}

function valueNamed(code: number): Value {
  return IN_ORDER[code]?.value ?? 'dash';
}

/** What a viewer sees: the codes in the rows, null for what is hidden, and a bit for each number that lies nowhere. */
type Seen = {
  readonly view: View<Coda>;
  readonly rows: readonly (readonly (number | null)[])[];
  readonly drawn: number | null;
  readonly bits: ReadonlyMap<number, number>;
  /** The dashes that lie nowhere, as bits: 1 the dark one, 2 the light one. */
  readonly dashes: number;
};

/** One way to fill a row: its hidden numbers and dashes as bits, and how likely they came to stand so. */
type Filling = {
  readonly numbers: number;
  readonly dashes: number;
  readonly codes: readonly number[];
  readonly weight: number;
};

/** How many fillings a set of numbers allows, and what they weigh together, by the dashes that they need. */
type Sums = readonly { readonly deals: Float64Array; readonly weights: Float64Array }[];

/**
 * Every deal that a view leaves, from the first turn on: each hidden row is filled in every way that the rules allow, and
 * rows without a tile in common are put together, each of them once. Nothing is asked of the mind.
 */
export function countDeals(view: View<Coda>) {
  const seen = seenIn(view);
  const hidden = view.table.rows.flatMap((_, seat) =>
    seen.rows[seat]?.includes(null) ? [{ seat, fillings: fillingsOf(seen, seat) }] : [],
  );
  const inPile = COLOURS.map((_, shade) => placesOfDash(seen, shade, null));
  const sums = new Map<Seat | null, Sums>();
  const chances = seen.rows.map((row) => row.map(() => new Map<Value, number>()));
  let [deals, total] = [0, 0];
  for (const [at, { seat, fillings }] of hidden.entries()) {
    const others = hidden.toSpliced(at, 1).toSorted((one, other) => one.fillings.length - other.fillings.length);
    // Of the longest list no row is taken one by one: what fits beside the others has been added up.
    const longest = others.pop() ?? { seat: null, fillings: [NOTHING] };
    const known = sums.get(longest.seat) ?? sumsOf(longest.fillings, seen.bits.size);
    sums.set(longest.seat, known);
    for (const filling of fillings) {
      const rest = { deals: 0, weight: 0 };
      beside(filling, others[0]?.fillings ?? [NOTHING], (numbers, dashes, weight) => {
        for (let needed = 0; needed < 4; needed++) {
          if ((needed & dashes) !== 0 || (needed & ~seen.dashes) !== 0) continue;
          const pile = inPileBut(inPile, seen.dashes & ~dashes & ~needed);
          if (pile === 0) continue;
          const free = ~numbers & ((1 << seen.bits.size) - 1);
          rest.deals += known[needed]?.deals[free] ?? 0;
          rest.weight += weight * pile * (known[needed]?.weights[free] ?? 0);
        }
      });
      if (at === 0) deals += rest.deals;
      if (at === 0) total += filling.weight * rest.weight;
      for (const [place, code] of filling.codes.entries()) {
        const values = chances[seat]?.[place];
        values?.set(valueNamed(code), (values.get(valueNamed(code)) ?? 0) + filling.weight * rest.weight);
      }
    }
  }
  for (const values of chances.flat()) for (const [value, weight] of values) values.set(value, weight / total);
  return { deals, chances };
}

const NOTHING: Filling = { numbers: 0, dashes: 0, codes: [], weight: 1 };

function beside(
  { numbers, dashes }: Filling,
  others: readonly Filling[],
  visit: (numbers: number, dashes: number, weight: number) => void,
): void {
  for (const other of others)
    if ((other.numbers & numbers) === 0 && (other.dashes & dashes) === 0)
      visit(other.numbers | numbers, other.dashes | dashes, other.weight);
}

function inPileBut(inPile: readonly number[], dashes: number): number {
  return inPile.reduce((places, one, shade) => ((dashes & (1 << shade)) === 0 ? places : places * one), 1);
}

function seenIn(view: View<Coda>): Seen {
  const { viewer, table, hands } = view;
  const own = hands[seatHand(Number(viewer))];
  const rows = table.rows.map((row, seat) =>
    row.map(({ colour, value }, place) => {
      const known = seat === viewer ? (own?.row[place] ?? null) : value;
      return known === null ? null : codeOf(colour, known);
    }),
  );
  const held = own?.drawn ?? null;
  const drawn = held === null || table.drawn === null ? null : codeOf(table.drawn.colour, held);
  const isFree = (code: number) => code !== drawn && !rows.flat().includes(code);
  const numbers = IN_ORDER.map((_, code) => code).filter(isFree);
  const dashes = COLOURS.map((_, shade) => (table.options.dashes && isFree(DASHES + shade) ? 1 << shade : 0));
  return {
    view,
    rows,
    drawn,
    bits: new Map(numbers.map((code, at) => [code, 1 << at])),
    dashes: dashes.reduce((all, one) => all | one),
  };
}

/** Of their colour, seen nowhere else, rising, never named in vain. */
function fillingsOf(seen: Seen, seat: Seat): readonly Filling[] {
  const row = seen.view.table.rows[seat] ?? [];
  const fillings: Filling[] = [];
  const fill = (codes: readonly number[], low: number, numbers: number, dashes: number): void => {
    const place = codes.length;
    const tile = row[place];
    if (tile === undefined) {
      const weight = weightOf(seen, seat, codes);
      if (weight > 0) fillings.push({ numbers, dashes, codes, weight });
      return;
    }
    const lying = seen.rows[seat]?.[place] ?? null;
    if (lying !== null) {
      if (lying >= DASHES) fill([...codes, lying], low, numbers, dashes);
      else if (lying > low) fill([...codes, lying], lying, numbers, dashes);
      return;
    }
    for (const number of NUMBERS) {
      const code = rank(tile.colour, number);
      const one = seen.bits.get(code) ?? 0;
      if (one !== 0 && code > low && !isNamedInVain(seen.view, seat, tile, number))
        fill([...codes, code], code, numbers | one, dashes);
    }
    const dash = 1 << COLOURS.indexOf(tile.colour);
    if ((seen.dashes & dash) !== 0 && (dashes & dash) === 0 && !isNamedInVain(seen.view, seat, tile, 'dash'))
      fill([...codes, codeOf(tile.colour, 'dash')], low, numbers, dashes | dash);
  };
  fill([], -1, 0, 0);
  return fillings;
}

function isNamedInVain({ table }: View<Coda>, seat: Seat, { key }: Tile, value: Value): boolean {
  return table.attacks.some(
    (attack) => !attack.right && attack.target === seat && attack.tile === key && attack.value === value,
  );
}

/** How likely its owner put it so, and how many places of the pile bring its dashes to where they are. */
function weightOf(seen: Seen, seat: Seat, codes: readonly number[]): number {
  if (codes.every((code) => code < DASHES)) return 1;
  const row = seen.view.table.rows[seat] ?? [];
  const filled: Filled = row.map(({ since }, place) => ({ since, code: codes[place] ?? 0 }));
  return COLOURS.reduce((weight, _, shade) => {
    const place = codes.indexOf(DASHES + shade);
    const isHidden = place >= 0 && seen.rows[seat]?.[place] === null;
    return isHidden ? weight * placesOfDash(seen, shade, { seat, place }) : weight;
  }, chanceToStand(filled));
}

function placesOfDash(
  { view: { table }, drawn }: Seen,
  shade: number,
  dash: { readonly seat: Seat; readonly place: number } | null,
): number {
  const tiles = table.rows.flatMap((row, seat) =>
    row.map(({ colour, since }, place) => {
      const isDash = seat === dash?.seat && place === dash.place;
      return { since, code: isDash ? DASHES + shade : rank(colour, 0) };
    }),
  );
  return placesInPile({ drawn, dashInOpening: table.options.dashInOpening }, tiles, DASHES + shade);
}

/** For every set of numbers what can be filled with some of them. */
function sumsOf(fillings: readonly Filling[], bits: number): Sums {
  return [0, 1, 2, 3].map((dashes) => {
    const sums = { deals: new Float64Array(1 << bits), weights: new Float64Array(1 << bits) };
    const some = fillings.filter((filling) => filling.dashes === dashes);
    for (const { numbers, weight } of some) {
      sums.deals[numbers] = (sums.deals[numbers] ?? 0) + 1;
      sums.weights[numbers] = (sums.weights[numbers] ?? 0) + weight;
    }
    if (some.length > 0) for (const part of [sums.deals, sums.weights]) addSubsets(part, bits);
    return sums;
  });
}

function addSubsets(sums: Float64Array, bits: number): void {
  for (let one = 1; one < 1 << bits; one <<= 1)
    for (let set = 0; set < sums.length; set++)
      if ((set & one) !== 0) sums[set] = (sums[set] ?? 0) + (sums[set ^ one] ?? 0);
}

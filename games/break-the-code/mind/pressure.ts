import type { Seat } from '@cifra/kernel';
import type { Table } from '../rules/index.ts';
import { partOf, shares } from './deals.ts';
import type { Deals } from './enumerate.ts';
import { fitting, publicAnswers } from './public-answers.ts';
import { labelled, type RowTable, rowId } from './row-table.ts';
import { type DealHypotheses, gathered } from './worlds.ts';

/** Deals that are looked at from the other side. */
const SAMPLES = 6;

/**
 * The chance that somebody whose turn still comes in this round is right before it ends, if I ask this question now:
 * then my turn in this round was my last one (B12).
 */
export function pressure(table: Table, me: Seat, known: DealHypotheses, deals: Deals, question: number): number {
  const later = laterInRound(table, me).filter((seat) => !table.out.includes(seat));
  if (later.length === 0) return 0;
  const heard = publicAnswers(table);
  const lists = heard.map((said) => fitting(known.rows, said));
  const mine = rowId(known.rows, known.own.tiles);
  const total = deals.weights.reduce((sum, weight) => sum + weight, 0);
  let nobody = 0;
  for (let sample = 0; sample < SAMPLES; sample++) {
    const at = placeOf(deals.weights, ((sample + 0.5) / SAMPLES) * total);
    const rowOf = (seat: Seat) => (seat === me ? mine : (deals.players[known.others.indexOf(seat)]?.[at] ?? 0));
    let safe = 1;
    for (const seat of later) {
      const answering = heard.flatMap((_, other) => (other === me && table.seats === 3 ? [] : [other]));
      const sure = sureness(known.rows, lists, seat, rowOf, answering, question);
      safe *= 1 - sure * boldness(sure);
    }
    nobody += safe / SAMPLES;
  }
  return 1 - nobody;
}

function laterInRound({ first, seats }: Table, me: Seat): readonly Seat[] {
  const later: Seat[] = [];
  for (let seat = (me + 1) % seats; seat !== first; seat = (seat + 1) % seats) later.push(seat);
  return later;
}

/** How often somebody so sure of the centre names it. */
function boldness(sure: number): number {
  if (sure > 0.97) return 0.8;
  return sure > 0.45 ? 0.5 : 0.03;
}

/** How sure a seat would be of the centre, if rows lie so and this question is answered. */
function sureness(
  rows: RowTable,
  lists: readonly Int32Array[],
  seat: Seat,
  rowOf: (seat: Seat) => number,
  answering: readonly Seat[],
  question: number,
): number {
  const codes = rows.answers[question] as Uint8Array;
  const own = labelled(rows, rowOf(seat))[0] ?? 0;
  const parts = lists.flatMap((list, other) => {
    if (other === seat) return [];
    const code = codes[rowOf(other)];
    const told = answering.includes(other) ? list.filter((id) => codes[id] === code) : list;
    return [partOf(rows, told, own)];
  });
  const centre = partOf(rows, rows.all, own);
  const { weights, total } = gathered(centre.ids, shares([...parts, centre], parts.length, 2 ** (20 - rows.size) - 1));
  return total === 0 ? 0 : weights.reduce((best, weight) => Math.max(best, weight), 0) / total;
}

function placeOf(weights: Float64Array, share: number): number {
  let sum = 0;
  for (let at = 0; at < weights.length; at++) {
    sum += weights[at] as number;
    if (sum > share) return at;
  }
  return weights.length - 1;
}

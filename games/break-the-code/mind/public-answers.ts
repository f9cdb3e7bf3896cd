import type { BySeat } from '@cifra/kernel';
import { type Card, questionsOf, type Table } from '../rules/index.ts';
import { codeOf, questionIndex, type RowTable } from './row-table.ts';

/** An answer that everybody heard: to which question, with which code, and how many questions came before it. */
export type PublicAnswer = { readonly question: number; readonly code: number; readonly at: number };

/** What each seat has said about its row. */
export function publicAnswers(table: Table): BySeat<readonly PublicAnswer[]> {
  const heard: PublicAnswer[][] = Array.from({ length: table.seats }, () => []);
  for (const [at, asked] of table.asked.entries())
    for (const { seat, answer } of asked.answers)
      heard[seat]?.push({ question: questionIndex(asked), code: codeOf(answer), at });
  return heard;
}

/** The cards that lay face up before each question, and now as the last. */
export function faceUp(table: Table): readonly (readonly Card[])[] {
  const rows = [table.cards];
  for (const { card, drawn } of table.asked.toReversed()) {
    const after = rows[0] ?? [];
    rows.unshift(drawn === null ? [...after, card] : after.with(after.indexOf(drawn), card));
  }
  return rows;
}

export function questionsOn(cards: readonly Card[]): readonly number[] {
  return cards.flatMap((card) => questionsOf(card).map(questionIndex));
}

/** The cards that nobody has seen yet. */
export function unseenCards(table: Table, all: readonly Card[]): readonly Card[] {
  return all.filter((card) => !table.cards.includes(card) && table.asked.every((asked) => asked.card !== card));
}

/** The rows that give these answers. */
export function fitting(table: RowTable, heard: readonly PublicAnswer[]): Int32Array {
  let rows = table.all;
  for (const { question, code } of heard) {
    const codes = table.answers[question];
    rows = rows.filter((id) => codes?.[id] === code);
  }
  return rows;
}

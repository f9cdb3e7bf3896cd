import type { Box, Fact, Guess, Hand, Sealed, Table, Whisper } from './types.ts';

export function foldTable(table: Table, fact: Fact): Table {
  switch (fact.type) {
    case 'dealt':
      return { ...table, first: fact.first, cards: fact.cards, pile: fact.pile };
    case 'asked': {
      const { drawn, seat, card, number, answers } = fact;
      const asked = number === undefined ? { seat, card, answers, drawn } : { seat, card, number, answers, drawn };
      const at = table.cards.indexOf(card);
      return changed(table, {
        cards: drawn === null ? table.cards.toSpliced(at, 1) : table.cards.with(at, drawn),
        pile: drawn === null ? table.pile : table.pile - 1,
        asked: [...table.asked, asked],
      });
    }
    case 'guessed': {
      const { seat, right, tiles, after } = fact;
      const guess = tiles === undefined ? { seat, right, after } : { seat, right, tiles, after };
      return changed(table, { guesses: [...table.guesses, guess], out: nowOut(table, guess) });
    }
    case 'declined':
      return table;
    case 'turned':
      return changed(table, { turn: fact.seat, phase: fact.phase, until: fact.until });
    case 'ended': {
      const { type: _, ...end } = fact;
      return { ...table, turn: null, end };
    }
  }
}

/** The facts of every turn: written out, because copying by spread takes ten times as long. */
function changed(table: Table, change: Partial<Table>): Table {
  return {
    seats: table.seats,
    options: table.options,
    size: table.size,
    first: table.first,
    turn: change.turn === undefined ? table.turn : change.turn,
    phase: change.phase ?? table.phase,
    until: change.until === undefined ? table.until : change.until,
    cards: change.cards ?? table.cards,
    pile: change.pile ?? table.pile,
    asked: change.asked ?? table.asked,
    guesses: change.guesses ?? table.guesses,
    out: change.out ?? table.out,
    end: table.end,
  };
}

/** With three or four players a guess, right or wrong, is the guesser's last turn (B11). */
function nowOut({ seats, out }: Table, { seat }: Guess): Table['out'] {
  return seats === 2 ? out : [...out, seat];
}

export function foldHand(hand: Hand, _fact: Fact, whisper: Whisper | undefined): Hand {
  return whisper === undefined ? hand : { ...hand, ...whisper };
}

export function foldBox(box: Box, fact: Fact, sealed: Sealed | undefined): Box {
  if (sealed !== undefined) return sealed;
  return fact.type === 'asked' && fact.drawn !== null ? { ...box, pile: box.pile.slice(1) } : box;
}

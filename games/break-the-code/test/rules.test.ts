import { describe, expect, test } from 'vitest';
import { breakTheCode, CARDS, DECK, TILES } from '../rules/index.ts';
import { ask, askOn, dealt, guess, pass, tiles } from './build.ts';

const MINE = '0b 2w 5g 5g 9b';
const THEIRS = '1b 1w 2b 3b 4b';
const WRONG = '6b 6w 7b 7w 8b';
const duel = { rows: [MINE, THEIRS] };

const THREE = ['0b 0w 1b 1w 2b', '2w 3b 3w 4b 4w', '5g 5g 6b 6w 7b', '7w 8b 8w 9b 9w'];
const CENTRE = '7w 8b 8w 9b 9w';
const three = { seats: 3, rows: THREE };

const FOUR = ['0b 0w 1b 1w', '2b 2w 3b 3w', '4b 4w 5g 5g', '6b 6w 7b 7w', '8b 8w 9b 9w'];
const four = { seats: 4, rows: FOUR };

describe('material and set-up', () => {
  test('[B1] twenty tiles, of which only the two green 5s are alike', () => {
    expect(DECK).toHaveLength(20);
    expect(TILES).toHaveLength(19);
    expect(DECK.filter((tile) => tile === '5g')).toHaveLength(2);
  });

  test('[B2] a row is sorted, black left of white', () => {
    const match = dealt({ rows: ['9w 5g 3w 3b 0w'] });
    expect(match.view(0).hands['seat:0']?.tiles).toEqual(tiles('0w 3b 3w 5g 9w'));
  });

  test('[B3] six cards lie face up; a used one is replaced in its place', () => {
    const match = dealt({ ...duel, cards: ['sum', 'odd', 'even', 'black', 'white', 'pairs', 'spread'] });
    expect(match.table).toMatchObject({ cards: ['sum', 'odd', 'even', 'black', 'white', 'pairs'], pile: 15 });
    match.when(0, ask('odd')).gives({ type: 'asked', drawn: 'spread' }, { type: 'turned', seat: 1 });
    expect(match.table).toMatchObject({ cards: ['sum', 'spread', 'even', 'black', 'white', 'pairs'], pile: 14 });
    match.refuses(1, ask('odd'), 'card-not-up');
  });

  test.each([
    [2, 5, 0],
    [3, 5, 5],
    [4, 4, 4],
  ])('[B4] %i players hold %i tiles each, and %i lie in the centre', (seats, own, centre) => {
    const { state } = dealt({ seats });
    expect(Object.values(state.hands).map((hand) => hand?.tiles.length)).toEqual(Array(seats).fill(own));
    expect(state.box.centre).toHaveLength(centre);
  });

  test('[B4] nobody sees more than the own row', () => {
    const match = dealt(three);
    expect(match.view(1).hands).toEqual({ 'seat:1': { tiles: tiles(THREE[1] ?? '') } });
    expect(match.view('spectator').hands).toEqual({});
    expect(JSON.stringify(match.view('spectator').table)).not.toMatch(/\d[bwg]"/);
  });

  test('[B5] the first player is drawn and turns go to the left', () => {
    const match = dealt({ ...three, first: 2 });
    expect(match.toAct).toEqual([2]);
    askOn(match, 1);
    expect(match.toAct).toEqual([0]);
    match.refuses(1, ask('sum'), 'not-your-turn');
  });
});

describe('asking', () => {
  const cards = ['where-1-2', 'sum', 'c-over-4', 'spread', 'odd', 'same-colour'] as const;

  test('[B6] four cards need one of two numbers, the others none', () => {
    dealt({ ...duel, cards })
      .refuses(0, ask('where-1-2'), 'number-missing')
      .refuses(0, ask('where-1-2', 3), 'number-not-on-card')
      .refuses(0, ask('sum', 3), 'number-needless')
      .refuses(0, { type: 'ask', card: 'sum', number: 'three' }, 'bad-command')
      .refuses(0, { type: 'ask', card: 'weather' }, 'bad-command')
      .when(0, ask('where-1-2', 1))
      .gives({ type: 'asked', number: 1, answers: [{ seat: 1, answer: ['a', 'b'] }] }, {});
  });

  test('[B6] both numbers are legal', () => {
    const moves = dealt({ ...duel, cards }).legal(0);
    expect(moves).toContainEqual(ask('where-1-2', 1));
    expect(moves).toContainEqual(ask('where-1-2', 2));
    expect(moves.filter(({ type }) => type === 'ask')).toHaveLength(7);
    expect(moves).not.toContainEqual(pass);
  });

  test('[B7] two players: the rival answers, and everybody hears it', () => {
    const match = dealt({ ...duel, cards }).when(0, ask('same-colour'));
    expect(match.view('spectator').table.asked).toEqual([
      { seat: 0, card: 'same-colour', answers: [{ seat: 1, answer: [['c', 'd', 'e']] }], drawn: expect.any(String) },
    ]);
  });

  test('[B7] three players: the other two answer', () => {
    dealt({ ...three, first: 1, cards })
      .when(1, ask('sum'))
      .gives(
        {
          answers: [
            { seat: 0, answer: 4 },
            { seat: 2, answer: 29 },
          ],
        },
        {},
      );
  });

  test('[B7] four players: everybody answers, the asker too', () => {
    dealt({ ...four, cards })
      .when(0, ask('where-1-2', 1))
      .gives(
        {
          answers: [
            { seat: 0, answer: ['c', 'd'] },
            { seat: 1, answer: [] },
            { seat: 2, answer: [] },
            { seat: 3, answer: [] },
          ],
        },
        {},
      );
  });

  test.each(['sum', 'c-over-4', 'spread'] as const)('the asker answers %s too where cards are shared', (card) => {
    const seatsOf = (sharedCards: boolean, seats: number) =>
      dealt({ cards, seats, options: { sharedCards } })
        .when(0, ask(card))
        .table.asked[0]?.answers.map(({ seat }) => seat);
    expect(seatsOf(false, 2)).toEqual([1]);
    expect(seatsOf(true, 2)).toEqual([0, 1]);
    expect(seatsOf(true, 3)).toEqual([0, 1, 2]);
  });

  test('shared cards leave the other cards as they are', () => {
    const match = dealt({ ...duel, cards, options: { sharedCards: true } }).when(0, ask('odd'));
    expect(match.table.asked[0]?.answers).toEqual([{ seat: 1, answer: 3 }]);
  });
});

describe('guessing with two players', () => {
  test('[B8] a guess is spoken; wrong ends the turn and nothing else', () => {
    const match = dealt(duel).when(0, guess(WRONG));
    match.gives({ type: 'guessed', right: false, tiles: tiles(WRONG) }, { type: 'turned', seat: 1, phase: 'free' });
    expect(match.view('spectator').table.guesses).toEqual([{ seat: 0, right: false, tiles: tiles(WRONG), after: 0 }]);
    expect(match.table.out).toEqual([]);
    askOn(match, 1).when(0, guess(WRONG));
    expect(match.outcome).toBeNull();
  });

  test('[B8] the order of the tiles does not matter, the colours do', () => {
    dealt({ ...duel, first: 1 })
      .when(1, guess('0w 2w 5g 5g 9b'))
      .gives({ right: false }, {});
    dealt({ ...duel, first: 1 })
      .when(1, guess('9b 5g 2w 5g 0b'))
      .gives({ right: true, tiles: tiles(MINE) }, {});
  });

  test('[B8] what cannot be a row is refused; a tile of one’s own is just wrong', () => {
    dealt(duel)
      .refuses(0, guess('1b 1w 2b 3b'), 'tile-count')
      .refuses(0, guess('1b 1w 2b 3b 4b 6b'), 'tile-count')
      .refuses(0, guess('1b 1b 2b 3b 4b'), 'tile-too-often')
      .refuses(0, guess('1b 1w 5g 5g 5g'), 'tile-too-often')
      .refuses(0, { type: 'guess', tiles: ['1b', '1w', '2b', '3b', '5b'] }, 'bad-command')
      .refuses(0, { type: 'guess', tiles: '1b 1w 2b 3b 4b' }, 'bad-command')
      .refuses(0, pass, 'no-pass-now')
      .refuses(1, guess(MINE), 'not-your-turn')
      .when(0, guess(MINE))
      .gives({ right: false }, {});
  });

  test('[B9] the second player is right: a win at once', () => {
    const match = askOn(dealt(duel), 1).when(1, guess(MINE));
    match.gives({ right: true }, { type: 'ended', reason: 'guessed', winners: [1] });
    expect(match.outcome).toMatchObject({ winners: [1], ranking: [[1], [0]], reason: 'guessed' });
    expect(match.toAct).toEqual([]);
    match.refuses(0, guess(THEIRS), 'match-over');
  });

  test('[B9] the first player is right: the rival has exactly one guess and no question', () => {
    const match = dealt(duel).when(0, guess(THEIRS));
    match.gives({ right: true }, { type: 'turned', seat: 1, phase: 'reply' });
    expect(match.outcome).toBeNull();
    expect(match.legal(1).map(({ type }) => type)).toEqual(['pass', 'guess']);
    match.refuses(1, ask('sum'), 'only-guess-reply').refuses(0, pass, 'not-your-turn');
  });

  test.each([
    ['right', guess(MINE), [0, 1], 'both-right'],
    ['wrong', guess(WRONG), [0], 'guessed'],
    ['declined', pass, [0], 'guessed'],
  ] as const)('[B9] the reply is %s', (_, reply, winners, reason) => {
    const match = dealt(duel).when(0, guess(THEIRS)).when(1, reply);
    expect(match.outcome).toMatchObject({ winners, reason });
  });

  test('[B9] who is first depends on the draw, not on the seat', () => {
    const match = dealt({ ...duel, first: 1 }).when(1, guess(MINE));
    expect(match.table).toMatchObject({ turn: 0, phase: 'reply' });
    const second = askOn(dealt({ ...duel, first: 1 }), 1).when(0, guess(THEIRS));
    expect(second.outcome).toMatchObject({ winners: [0] });
  });

  test('one guess: a wrong one loses at once', () => {
    const match = dealt({ ...duel, options: { oneGuess: true } }).when(0, guess(WRONG));
    expect(match.outcome).toMatchObject({ winners: [1], reason: 'wrong-guess' });
    const reply = dealt({ ...duel, options: { oneGuess: true } })
      .when(0, guess(THEIRS))
      .when(1, guess(WRONG));
    expect(reply.outcome).toMatchObject({ winners: [0], reason: 'guessed' });
  });
});

describe('guessing with three and four players', () => {
  test('[B10] the guess is secret, and only the guesser sees the centre', () => {
    const match = dealt(three).when(0, guess(WRONG));
    expect(match.facts[0]).toEqual({ type: 'guessed', seat: 0, right: false, after: 0 });
    expect(match.view(0).hands['seat:0']).toMatchObject({ guess: tiles(WRONG), centre: tiles(CENTRE) });
    expect(match.view(1).hands['seat:1']?.centre).toBeUndefined();
    expect(match.view(1).table.guesses).toEqual([{ seat: 0, right: false, after: 0 }]);
  });

  test('[B10] four tiles with four players', () => {
    dealt(four)
      .refuses(0, guess(CENTRE), 'tile-count')
      .when(0, guess(FOUR[4] ?? ''))
      .gives({ type: 'guessed', right: true }, {});
  });

  test('[B11] a wrong guess: out, but still answering', () => {
    const match = dealt(three).when(0, guess(WRONG));
    expect(match.table.out).toEqual([0]);
    askOn(match, 2);
    expect(match.table.asked.every(({ answers }) => answers.some(({ seat }) => seat === 0))).toBe(true);
    expect(match.toAct).toEqual([1]);
    match.refuses(0, guess(CENTRE), 'already-guessed').refuses(0, pass, 'already-guessed');
  });

  test('[B12] the round is completed: those still in ask or guess', () => {
    const match = dealt(three).when(0, guess(CENTRE));
    match.gives({ right: true }, { type: 'turned', seat: 1, phase: 'free', until: 2 });
    askOn(match, 1);
    expect(match.table.asked[0]?.answers.map(({ seat }) => seat)).toEqual([0, 2]);
    match.refuses(2, pass, 'no-pass-now').when(2, guess(CENTRE));
    expect(match.outcome).toMatchObject({ winners: [0, 2], reason: 'guessed', ranking: [[0, 2], [1]] });
  });

  test('[B12] the last one of the round is right: the game ends at once', () => {
    const match = askOn(dealt({ ...three, first: 1 }), 2).when(0, guess(CENTRE));
    expect(match.outcome).toMatchObject({ winners: [0] });
  });

  test('[B12] seats that are out are passed over while the round is completed', () => {
    const match = dealt(four).when(0, guess('0b 0w 1b 1w'));
    askOn(match, 1).when(2, guess('0b 0w 1b 1w'));
    askOn(match, 1).when(1, guess(FOUR[4] ?? ''));
    expect(match.toAct).toEqual([3]);
    askOn(match, 1);
    expect(match.outcome).toMatchObject({ winners: [1], ranking: [[1], [0, 2, 3]] });
  });

  test('[B13] everybody wrong: nobody wins', () => {
    const match = dealt(three).when(0, guess(WRONG)).when(1, guess(WRONG)).when(2, guess(WRONG));
    expect(match.outcome).toMatchObject({ winners: [], reason: 'all-wrong', ranking: [[0, 1, 2]] });
  });

  test('[B13] the only one left in plays on alone', () => {
    const match = dealt(three).when(0, guess(WRONG)).when(1, guess(WRONG));
    askOn(match, 2);
    expect(match.toAct).toEqual([2]);
    match.when(2, guess(CENTRE));
    expect(match.outcome).toMatchObject({ winners: [2], reason: 'guessed' });
  });

  test('[B12, B13] after a right guess and only wrong ones the game ends when nobody is left', () => {
    const match = dealt(three).when(0, guess(WRONG)).when(1, guess(CENTRE)).when(2, guess(WRONG));
    expect(match.outcome).toMatchObject({ winners: [1], reason: 'guessed' });
  });
});

describe('when the cards run out', () => {
  test('[B14] the row shrinks when the pile is empty', () => {
    const match = askOn(dealt(duel), 15);
    expect(match.table).toMatchObject({ pile: 0 });
    expect(match.table.cards).toHaveLength(6);
    askOn(match, 1).gives({ drawn: null }, {});
    expect(match.table.cards).toHaveLength(5);
  });

  test('[B14] two players: the last card answered is a draw', () => {
    const match = askOn(dealt(duel), 21);
    expect(match.outcome).toMatchObject({ winners: [], reason: 'cards-out', ranking: [[0, 1]] });
  });

  test.each([3, 4])('[B14] %i players: nobody wins', (seats) => {
    const match = askOn(dealt({ seats }), 21);
    expect(match.outcome).toMatchObject({ winners: [], reason: 'cards-out' });
  });

  test('[B14] somebody was right in this round: it is completed, by guess or pass', () => {
    // Twenty questions by the four, of which the last round has the first player right and then one card left.
    const match = askOn(dealt(four), 20).when(0, guess(FOUR[4] ?? ''));
    askOn(match, 1).gives({ drawn: null }, { type: 'turned', seat: 2, phase: 'last', until: 3 });
    match.refuses(2, ask('sum'), 'only-guess-last');
    expect(match.legal(2).map(({ type }) => type)).toEqual(['pass', 'guess']);
    match.when(2, pass).gives({ type: 'declined', seat: 2 }, { type: 'turned', seat: 3 });
    match.when(3, guess(FOUR[4] ?? ''));
    expect(match.outcome).toMatchObject({ winners: [0, 3], reason: 'guessed' });
  });

  test('[B14] the last card ends the round and the game where somebody was right in it', () => {
    const match = askOn(dealt({ ...three, first: 1 }), 19).when(2, guess(CENTRE));
    askOn(match, 1);
    expect(match.table.cards).toHaveLength(1);
    expect(match.outcome).toMatchObject({ winners: [2], reason: 'guessed' });
    const empty = askOn(dealt({ ...three, first: 1 }), 1).when(2, guess(WRONG));
    askOn(empty, 19).when(1, guess(CENTRE));
    askOn(empty, 1);
    expect(empty.table.cards).toEqual([]);
    expect(empty.outcome).toMatchObject({ winners: [1], reason: 'guessed' });
  });

  test('last chance: one final guess each in turn order, the asker last', () => {
    const match = askOn(dealt({ ...duel, options: { lastChance: true } }), 21);
    expect(match.table).toMatchObject({ turn: 1, phase: 'last' });
    expect(match.outcome).toBeNull();
    match.when(1, guess(WRONG)).when(0, guess(THEIRS));
    expect(match.outcome).toMatchObject({ winners: [0], reason: 'guessed' });
  });

  test.each([
    ['both are right', guess(MINE), guess(THEIRS), [0, 1], 'both-right'],
    ['both pass', pass, pass, [], 'cards-out'],
    ['one is right', guess(MINE), pass, [1], 'guessed'],
  ] as const)('last chance of two players: %s', (_, second, first, winners, reason) => {
    const match = askOn(dealt({ ...duel, options: { lastChance: true } }), 21)
      .when(1, second)
      .when(0, first);
    expect(match.outcome).toMatchObject({ winners, reason });
  });

  test('last chance with one guess: a wrong final guess loses', () => {
    const match = askOn(dealt({ ...duel, options: { lastChance: true, oneGuess: true } }), 21).when(1, guess(WRONG));
    expect(match.outcome).toMatchObject({ winners: [0], reason: 'wrong-guess' });
  });

  test('last chance of three players: everybody still in, whoever was right before', () => {
    const match = dealt({ ...three, options: { lastChance: true } }).when(0, guess(WRONG));
    askOn(match, 21);
    expect(match.table).toMatchObject({ turn: 2, phase: 'last', until: 1 });
    match.when(2, guess(CENTRE)).when(1, guess(CENTRE));
    expect(match.outcome).toMatchObject({ winners: [1, 2], reason: 'guessed' });
  });

  test('[B14] no further chance where the round of a right guess is completed', () => {
    const match = askOn(dealt({ ...four, options: { lastChance: true } }), 20).when(0, guess(FOUR[4] ?? ''));
    askOn(match, 1).when(2, pass).when(3, pass);
    expect(match.outcome).toMatchObject({ winners: [0] });
  });
});

describe('the rest', () => {
  test('the end opens all rows and the centre', () => {
    const match = dealt(three).when(0, guess(WRONG)).when(1, guess(WRONG));
    expect(match.table.end).toBeNull();
    match.when(2, guess(WRONG));
    expect(match.view('spectator').table.end).toMatchObject({
      rows: [THREE[0], THREE[1], THREE[2]].map((row) => tiles(row ?? '')),
      centre: tiles(CENTRE),
    });
  });

  test('[T2] at zero the leftmost card without a number is asked', () => {
    dealt({ ...duel, cards: ['where-1-2', 'where-8-9', 'spread', 'odd'] })
      .timeUp(0)
      .gives({ type: 'asked', seat: 0, card: 'spread' }, { type: 'turned', seat: 1 });
  });

  test('[T2] where every card needs a number, the leftmost is asked with its lower one', () => {
    const numbered = ['where-8-9', 'where-1-2', 'where-6-7', 'where-3-4'] as const;
    const others = CARDS.filter((card) => !numbered.some((one) => one === card));
    const match = dealt({ ...duel, cards: [...others, ...numbered] });
    for (const card of others) match.when(match.toAct[0] ?? 0, ask(card));
    expect(match.table.cards).toEqual(['where-1-2', 'where-6-7', 'where-3-4', 'where-8-9']);
    match.timeUp(match.toAct[0] ?? 0).gives({ type: 'asked', card: 'where-1-2', number: 1 }, {});
  });

  test('[B9, T2] at zero one passes where that is allowed', () => {
    const reply = dealt(duel).when(0, guess(THEIRS)).timeUp(1);
    expect(reply.outcome).toMatchObject({ winners: [0] });
  });

  test('the sample guess changes from turn to turn and never uses the own tiles', () => {
    const match = dealt(duel);
    const seen = new Set<string>();
    for (let turn = 0; turn < 10; turn++) {
      const sample = match.legal(match.toAct[0] ?? 0).find(({ type }) => type === 'guess');
      if (sample?.type !== 'guess') throw new Error('No guess among the legal moves');
      const own = tiles(turn % 2 === 0 ? MINE : THEIRS);
      expect(sample.tiles.some((tile) => own.includes(tile) && tile !== '5g')).toBe(false);
      seen.add(sample.tiles.join());
      askOn(match, 1);
    }
    expect(seen.size).toBe(10);
  });

  test('the options are off unless they are asked for', () => {
    expect(breakTheCode.parseOptions({})).toEqual({
      ok: true,
      value: { sharedCards: false, lastChance: false, oneGuess: false },
    });
  });
});

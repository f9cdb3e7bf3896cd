import { Scenario } from '@cifra/testkit';
import { describe, expect, test } from 'vitest';
import { COLOURS, type Coda, coda, IN_ORDER, NUMBERS, rank, slotsFor } from '../rules/index.ts';
import { attack, draw, given, open, place, ready, reveal, rowOf, shown, stop, take, tiles } from './build.ts';
import { lively } from './lively.ts';

const DUEL = ['d1 d4 l7 l10', 'd3 d8 l2 l9'] as const;
const duel = (pool = 'd0 l0', first = 0) => given({ rows: DUEL, pool, first });

describe('material and set-up', () => {
  test('[C4] one order of all tiles: rank and list say the same', () => {
    expect(IN_ORDER).toHaveLength(24);
    expect(IN_ORDER.slice(0, 3)).toEqual([
      { colour: 'dark', value: 0 },
      { colour: 'light', value: 0 },
      { colour: 'dark', value: 1 },
    ]);
    for (const colour of COLOURS)
      for (const value of NUMBERS) expect(IN_ORDER[rank(colour, value)]).toEqual({ colour, value });
  });

  test('[C1] 24 tiles, 26 with dashes', () => {
    const pool = (dashes: boolean) => new Scenario(coda, { seats: 2, options: { dashes } }).table.pool;
    expect(pool(false)).toEqual({ dark: 12, light: 12 });
    expect(pool(true)).toEqual({ dark: 13, light: 13 });
  });

  test('[C2] everybody sees colours, only the owner sees a number', () => {
    const match = duel();
    expect(shown(match, 0)).toBe('d? d? l? l?');
    expect(match.view(1).hands['seat:0']).toBeUndefined();
    expect(match.view('spectator').hands).toEqual({});
    expect(rowOf(match, 0)).toBe('d1 d4 l7 l10');
    match.when(0, draw('dark'));
    expect(match.view(1).table.drawn).toEqual({ seat: 0, colour: 'dark' });
    expect(match.view(0).hands['seat:0']?.drawn).toBe(0);
    expect(match.table.pool).toEqual({ dark: 7, light: 8 });
  });

  test.each([
    [2, 4],
    [3, 4],
    [4, 3],
  ])('[C3] %i players take %i tiles each, of the colours they choose, all at once and unseen', (seats, size) => {
    const match = new Scenario(coda, { seats });
    expect(match.toAct).toHaveLength(seats);
    match.refuses(0, take(size + 1), size === 4 ? 'bad-command' : 'too-many');
    match.when(0, take(size)).gives({ type: 'took', seat: 0 });
    expect(match.view(0).hands['seat:0']?.took).toBe(size);
    expect(JSON.stringify(match.view(1))).not.toContain(`"took":${size}`);
    match.refuses(0, take(1), 'others-first').refuses(1, draw('dark'), 'not-now-take');
    for (let seat = 1; seat < seats; seat++) match.when(seat, take(1));
    expect(match.table.rows.map((row) => row.filter(({ colour }) => colour === 'dark').length)).toEqual([
      size,
      ...Array.from({ length: seats - 1 }, () => 1),
    ]);
    expect(match.table.rows.every((row) => row.length === size)).toBe(true);
    expect(match.table.pool).toEqual({ dark: 12 - size - seats + 1, light: 12 - (seats - 1) * (size - 1) });
  });

  test('[C3] seats are dealt in order, their darks and lights from the front', () => {
    const chance = { dark: [5, 3, 9, 1], light: [2, 8, 0, 7] };
    const match = new Scenario(coda, { seats: 2, chance }).when(1, take(1)).when(0, take(3));
    expect(rowOf(match, 0)).toBe('l2 d3 d5 d9');
    expect(rowOf(match, 1)).toBe('l0 d1 l7 l8');
  });

  test('[C4] rows rise from the left, and of two equal numbers the dark stands left', () => {
    const match = given({ rows: ['l4 d4 l0 d11', 'd5 l5 d6 l6'] });
    expect(rowOf(match, 0)).toBe('l0 d4 l4 d11');
    expect(shown(match, 1)).toBe('d? l? d? l?');
  });

  test('[C5] the first player is drawn, and play passes to the left', () => {
    const match = given({ rows: ['d1 l1 d2', 'd3 l3 d4', 'd5 l5 d6', 'd7 l7 d8'], pool: 'l0 l2 l4', first: 3 });
    expect(match.toAct).toEqual([3]);
    match.when(3, draw('light')).when(3, attack(0, 0, 9));
    expect(match.table.turn).toBe(0);
  });
});

describe('a turn', () => {
  test('[C6] first draw, of a colour that the pool still has', () => {
    const match = given({
      rows: ['d0 d1 d2 d3', 'd4 d5 d6 d7', 'd8 d9 d10 d11'],
      pool: 'l0 l1',
    });
    match.refuses(0, attack(1, 0, 4), 'not-now-draw').refuses(0, draw('dark'), 'colour-gone');
    match.refuses(1, draw('light'), 'not-your-turn');
    expect(match.legal(0)).toEqual([draw('light')]);
    match.when(0, draw('light')).gives({ type: 'drew', seat: 0, colour: 'light' });
    match.refuses(0, draw('light'), 'not-now-attack');
  });

  test('[C7] attack a hidden tile of an opponent who is in; stop only after an attack', () => {
    const match = duel().when(0, draw('dark'));
    match
      .refuses(0, stop, 'attack-first')
      .refuses(0, attack(0, 0, 1), 'own-tile')
      .refuses(0, attack(1, 4, 1), 'no-such-tile')
      .refuses(0, attack(3, 0, 1), 'no-such-opponent')
      .refuses(0, attack(1, 0, 'dash'), 'no-dashes')
      .refuses(0, attack(1, 0, 12), 'bad-command')
      .refuses(0, reveal(0), 'not-now-attack');
    expect(match.legal(0)).toHaveLength(4 * 12);
    match.when(0, attack(1, 0, 2)).refuses(0, attack(1, 0, 2), 'tile-already-open');
  });

  test('[C8] right: the tile lies open for good, and the attacker goes on or stops', () => {
    const match = duel()
      .when(0, draw('dark'))
      .when(0, attack(1, 1, 3));
    match.gives({ type: 'attacked', right: true });
    expect(shown(match, 1)).toBe('l? d3 d? l?');
    expect(match.toAct).toEqual([0]);
    expect(match.legal(0)).toContainEqual(stop);
    match.when(0, attack(1, 0, 2)).when(0, stop);
    expect(shown(match, 1)).toBe('l2 d3 d? l?');
    expect(match.table.turn).toBe(1);
  });

  test('[C9] after a stop the drawn tile joins hidden, and its place and colour are seen', () => {
    const match = duel('d6')
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, stop);
    match.gives({ type: 'stopped' }, { type: 'joined', place: 2, colour: 'dark', value: null }, { type: 'turned' });
    expect(rowOf(match, 0)).toBe('d1 d4 d6 l7 l10');
    expect(shown(match, 0)).toBe('d? d? d? l? l?');
    expect(match.table.rows[0]?.map(({ key, since }) => [key, since])).toEqual([
      [0, 0],
      [1, 0],
      [4, 1],
      [2, 0],
      [3, 0],
    ]);
  });

  test('[C10] wrong: the drawn tile joins open and the turn ends', () => {
    const match = duel('d6')
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 5));
    match.gives(
      { type: 'attacked', right: false },
      { type: 'joined', place: 2, value: 6 },
      { type: 'turned', seat: 1 },
    );
    expect(shown(match, 0)).toBe('d? d? d6 l? l?');
    expect(match.table.drawn).toBeNull();
  });

  test('[C10] also after right attacks a wrong one opens the drawn tile', () => {
    const match = duel('d6')
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, attack(1, 1, 9));
    expect(shown(match, 0)).toBe('d? d? d6 l? l?');
    expect(match.table.attacks.map(({ right, tile, turn }) => [right, tile, turn])).toEqual([
      [true, 0, 1],
      [false, 1, 1],
    ]);
  });
});

/** Wrong attacks until the pool is empty; the drawn tiles all lie open then. */
function emptied(seats = 2) {
  const rows = ['d0 d1 d2 d3', 'd4 d5 d6 d7', 'd8 d9 d10 d11'].slice(0, seats);
  const match = given({ rows });
  for (let turn = 0; match.table.pool.dark + match.table.pool.light > 0; turn++) {
    const seat = turn % seats;
    const target = (seat + 1) % seats;
    const at = match.table.rows[target]?.findIndex(({ open: isOpen }) => !isOpen) ?? 0;
    // The lowest hidden tile is a dark one that it is not.
    match
      .when(seat, draw(match.table.pool.dark > 0 ? 'dark' : 'light'))
      .when(seat, attack(target, at, target === 2 ? 0 : 11));
  }
  return match;
}
const hiddenPlace = (match: Scenario<Coda>, seat: number) =>
  match.table.rows[seat]?.findIndex((tile) => !tile.open) ?? -1;

describe('the empty pool', () => {
  test('[C11] with nothing to draw, a wrong attack opens one of your own, as you choose', () => {
    const match = emptied();
    expect(match.table).toMatchObject({ phase: 'attack', drawn: null, turn: 0 });
    match.when(0, attack(1, hiddenPlace(match, 1), 11)).gives({ type: 'attacked', right: false }, { type: 'owed' });
    expect(match.toAct).toEqual([0]);
    const own = match.table.rows[0]?.flatMap((tile, at) => (tile.open ? [] : [at])) ?? [];
    expect(own).toHaveLength(4);
    expect(match.legal(0)).toEqual(own.map(reveal));
    const open0 = match.table.rows[0]?.findIndex((tile) => tile.open) ?? 0;
    match.refuses(0, reveal(open0), 'tile-already-open').refuses(0, reveal(25), 'no-such-tile');
    match.refuses(0, stop, 'not-now-open');
    match.when(0, reveal(own[2] ?? 0)).gives({ type: 'revealed', value: 2, lot: false }, { type: 'turned', seat: 1 });
  });

  test('[C11] a right attack then allows to stop, and nothing joins', () => {
    const match = emptied();
    match.when(0, attack(1, hiddenPlace(match, 1), 4)).when(0, stop);
    match.gives({ type: 'stopped' }, { type: 'turned', seat: 1 });
  });

  test('[C11, C12] who opens the last one is out, nobody is credited, and the last player left wins', () => {
    const match = emptied();
    for (let round = 0; round < 3; round++) {
      match.when(0, attack(1, hiddenPlace(match, 1), 11)).when(0, reveal(hiddenPlace(match, 0)));
      match.when(1, attack(0, hiddenPlace(match, 0), 11)).when(1, reveal(hiddenPlace(match, 1)));
    }
    match.when(0, attack(1, hiddenPlace(match, 1), 11)).when(0, reveal(hiddenPlace(match, 0)));
    match.gives({ type: 'revealed' }, { type: 'wentOut', seat: 0, by: null }, { type: 'won', seat: 1 });
    expect(match.outcome).toMatchObject({ winners: [1], reason: 'last-hidden', ranking: [[1], [0]] });
  });

  test('[C11] with three, play goes on without the one who is out', () => {
    const match = emptied(3);
    for (let round = 0; round < 3; round++)
      for (let seat = 0; seat < 3; seat++) {
        const target = (seat + 1) % 3;
        match.when(seat, attack(target, hiddenPlace(match, target), target === 2 ? 0 : 11));
        match.when(seat, reveal(hiddenPlace(match, seat)));
      }
    match.when(0, attack(1, hiddenPlace(match, 1), 11)).when(0, reveal(hiddenPlace(match, 0)));
    expect(match.table).toMatchObject({ turn: 1, out: [0] });
    expect(match.outcome).toBeNull();
  });
});

describe('out and won', () => {
  test('[C12] all tiles open: out; the last with a hidden tile wins at once', () => {
    const match = duel('d6').when(0, draw('dark'));
    for (const [at, value] of [2, 3, 8, 9].entries()) match.when(0, attack(1, at, value));
    match.gives({ type: 'attacked' }, { type: 'wentOut', seat: 1, by: 0 }, { type: 'won', seat: 0, drawn: 6 });
    expect(match.outcome).toEqual({ winners: [0], reason: 'last-hidden', ranking: [[0], [1]] });
    expect(match.toAct).toEqual([]);
    expect(match.legal(0)).toEqual([]);
    // What was still hidden can be read now.
    expect(shown(match, 0)).toBe('d1 d4 l7 l10');
    expect(match.table.drawn).toEqual({ seat: 0, colour: 'dark', value: 6 });
    match.refuses(0, stop, 'match-over');
  });

  test('[C12] with three, the turn goes on after the first is out, and passes over their seat', () => {
    const rows = ['d0 d1 d2 d3', 'd4 d5 d6 d7', 'd8 d9 d10 d11'];
    const match = given({ rows, pool: 'l0 l1' }).when(0, draw('light'));
    for (const [at, value] of [4, 5, 6, 7].entries()) match.when(0, attack(1, at, value));
    expect(match.toAct).toEqual([0]);
    expect(match.table.out).toEqual([1]);
    match.refuses(0, attack(1, 0, 4), 'tile-already-open');
    expect(match.legal(0)).toContainEqual(attack(2, 0, 0));
    match.when(0, stop);
    expect(match.table.turn).toBe(2);
    match.when(2, draw('light'));
    for (const [at, value] of [0, 0, 1, 2, 3].entries()) match.when(2, attack(0, at, value));
    expect(match.outcome).toMatchObject({ winners: [2], ranking: [[2], [0], [1]] });
  });
});

const dashes = { dashes: true } as const;

describe('dashes', () => {
  test('[C13] a dash of the opening is placed by its owner, also left of 0 and right of 11', () => {
    const match = new Scenario(coda, {
      seats: 2,
      options: dashes,
      chance: { first: 0, dark: ['dash', 0, 5, 6], light: [11, 3, 4, 7] },
    });
    match.when(0, take(2)).when(1, take(2));
    expect(match.legal(0)).toEqual([0, 1, 2, 3].map((slot) => ready(slot)));
    expect(match.legal(1)).toEqual([ready()]);
    match
      .refuses(0, ready(4), 'wrong-slots')
      .refuses(0, ready(), 'wrong-slots')
      .refuses(0, ready(0, 1), 'wrong-slots')
      .refuses(1, ready(0), 'wrong-slots')
      .refuses(0, place(0), 'not-now-arrange')
      .refuses(0, draw('dark'), 'not-now-arrange');
    match.when(1, ready()).gives({ type: 'readied', seat: 1 });
    match.refuses(1, ready(), 'others-first');
    const row = ['dark', 'dark', 'light', 'light'];
    match
      .when(0, ready(0))
      .gives(
        { type: 'readied', seat: 0 },
        { type: 'rowsShown', rows: [row, ['light', 'dark', 'dark', 'light']] },
        { type: 'turned', seat: 0 },
      );
    expect(rowOf(match, 0)).toBe('d- d0 l3 l11');
    expect(rowOf(given({ rows: ['d0 l3 l11 d-', 'd5 d6 l4 l-'], options: dashes }), 0)).toBe('d0 l3 l11 d-');
  });

  test('[C13] nobody can tell who holds a dash of the opening: everybody says one thing, and rows come together', () => {
    const worlds = [
      ['dash', 5, 0, 6],
      [2, 5, 'dash', 6],
      [2, 5, 0, 6, 'dash'],
    ] as const;
    const heard = worlds.map((dark) => {
      const chance = { first: 2, dark, light: [3, 4, 11, 7, 8, 9, 10, 1] };
      const match = new Scenario(coda, { seats: 3, options: dashes, chance });
      match.when(0, take(2)).when(1, take(2)).when(2, take(0));
      const said: string[] = [JSON.stringify(match.view(2).table)];
      for (const seat of [1, 0]) {
        const [any] = match.legal(seat);
        if (any === undefined) throw new Error(`Seat ${seat} has nothing to say`);
        match.when(seat, any);
        said.push(JSON.stringify([match.view(2), match.view('spectator')]));
      }
      return said.join();
    });
    expect(heard[0]).toContain('"waiting":[0,1,2]');
    expect(new Set(heard).size).toBe(1);
  });

  test('[C13] nobody is asked where no dash can be in the opening', () => {
    const off = new Scenario(coda, { seats: 2, options: { dashes: true, dashInOpening: false } });
    expect(off.when(0, take(2)).when(1, take(2)).table.phase).toBe('draw');
    const plain = new Scenario(coda, { seats: 2 });
    expect(plain.when(0, take(2)).when(1, take(2)).table.phase).toBe('draw');
  });

  test('[C13] two dashes of one opening: each slot is the index in the finished row, the dark one first', () => {
    const chance = { first: 0, dark: ['dash', 0, 5, 6], light: ['dash', 3, 4, 7] };
    const match = new Scenario(coda, { seats: 2, options: dashes, chance });
    match.when(0, take(2)).when(1, take(2)).refuses(0, ready(2, 2), 'wrong-slots');
    expect(match.legal(0)).toHaveLength(12);
    match.when(0, ready(3, 1));
    expect(rowOf(match, 0)).toBe('d0 l- l3 d-');
  });

  test('[C13] dashInOpening off: dashes are passed over in the opening and stay next in the pool', () => {
    const match = new Scenario(coda, {
      seats: 2,
      options: { dashes: true, dashInOpening: false },
      chance: { first: 0, dark: ['dash', 1, 2, 3, 4, 5], light: [1, 2, 3, 4, 5] },
    });
    match.when(0, take(2)).when(1, take(2));
    expect(rowOf(match, 0)).toBe('d1 l1 d2 l2');
    expect(match.table.pool).toEqual({ dark: 9, light: 9 });
    match.when(0, draw('dark'));
    expect(match.view(0).hands['seat:0']?.drawn).toBe('dash');
  });

  test('[C13] a drawn dash goes where its owner says, hidden after a stop', () => {
    const match = given({ rows: DUEL, pool: 'd-', options: dashes });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2))
      .when(0, stop)
      .gives({ type: 'stopped' }, { type: 'asked' });
    expect(match.toAct).toEqual([0]);
    match.refuses(0, attack(1, 1, 3), 'not-now-place').when(0, place(4));
    expect(rowOf(match, 0)).toBe('d1 d4 l7 l10 d-');
    expect(shown(match, 0)).toBe('d? d? l? l? d?');
  });

  test('[C13] and also when a wrong attack opens it', () => {
    const match = given({ rows: DUEL, pool: 'd-', options: dashes });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 5))
      .gives({ type: 'attacked' }, { type: 'asked', joining: 'open' });
    match.when(0, place(0)).gives({ type: 'joined', value: 'dash', place: 0 }, { type: 'turned', seat: 1 });
    expect(shown(match, 0)).toBe('d- d? d? l? l?');
  });

  test('[C14] a number beside a dash has a choice, any other has none', () => {
    const slots = (row: string, tile: string) => tiles(tile).map((one) => slotsFor(tiles(row), one))[0];
    expect(slots('d1 d- l7', 'd4')).toEqual([1, 2]);
    expect(slots('d1 d- l- l7', 'd4')).toEqual([1, 2, 3]);
    expect(slots('d1 d- l7', 'd0')).toEqual([0]);
    expect(slots('d1 d- l7', 'l9')).toEqual([3]);
    expect(slots('d- d1 l7', 'd0')).toEqual([0, 1]);
    expect(slots('d4 l7', 'l4')).toEqual([1]);
    expect(slots('d- l- d3', 'd11')).toEqual([3]);
  });

  test('[C14] with a single legal place nothing is asked', () => {
    const match = given({ rows: ['d1 d- l7 l10', 'd3 d8 l2 l9'], pool: 'd11 d4', options: dashes });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 5))
      .gives({ type: 'attacked' }, { type: 'joined', place: 4 }, {});
    match
      .when(1, draw('dark'))
      .when(1, attack(0, 0, 5))
      .gives({ type: 'attacked' }, { type: 'joined', place: 2 }, {});
  });

  test('[C14] the slot may be said beforehand, unseen, whether there is a choice or not', () => {
    const match = given({ rows: ['d1 d- l7 l10', 'd3 d8 l2 l9'], pool: 'd4 d11', options: dashes });
    match.when(0, draw('dark')).when(0, place(2));
    expect(match.facts).toEqual([{ type: 'chose', seat: 0 }]);
    expect(match.view(0).hands['seat:0']?.slot).toBe(2);
    match.refuses(0, place(1), 'already-placed');
    match
      .when(0, attack(1, 0, 2))
      .when(0, stop)
      .gives({ type: 'stopped' }, { type: 'joined', place: 2 }, {});
    expect(rowOf(match, 0)).toBe('d1 d- d4 l7 l10');
    match.when(1, draw('dark')).refuses(1, place(1), 'wrong-slot').when(1, place(4));
    given({ rows: DUEL }).when(0, draw('dark')).refuses(0, place(0), 'nothing-to-place');
  });

  test('[C15] a dash is right only if "dash" was named', () => {
    const match = given({ rows: ['d1 d4 l7 l10', 'd- d8 l2 l9'], pool: 'l0', options: dashes });
    match.when(0, draw('light')).when(0, attack(1, 0, 'dash'));
    expect(shown(match, 1)).toBe('d- l? d? l?');
    match.when(0, attack(1, 1, 'dash')).gives({ right: false }, { type: 'joined' }, {});
  });

  test('[C15] two dashes in one row stand in any order', () => {
    for (const row of ['d- l- d0 l11', 'l- d- d0 l11', 'd0 l- l11 d-'])
      expect(rowOf(given({ rows: [row, 'd3 d8 l2 l9'], options: dashes }), 0)).toBe(row);
  });
});

const clock = { clock: true } as const;

describe('time', () => {
  test('[C16] 60 seconds and a visible 20, anew for every decision', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: clock });
    const at = () => coda.deadline(match.table);
    expect(at()).toMatchObject({ seats: [0], after: 80, warning: 20 });
    const first = at()?.clock;
    match.when(0, draw('dark'));
    expect(at()?.clock).toBe(first);
    match.when(0, attack(1, 0, 2));
    expect(at()?.clock).not.toBe(first);
    expect(coda.deadline(duel().table)).toBeNull();
    expect(coda.parseOptions({ clock: 'on' })).toMatchObject({ ok: true, value: { clock: true } });
    expect(coda.parseCommand({ type: 'time-up' }).ok).toBe(false);
  });

  test('[C16] no attack made yet: as a wrong attack', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: clock }).when(0, draw('dark')).timeUp(0);
    match.gives({ type: 'timeUp' }, { type: 'joined', value: 6, place: 2 }, { type: 'turned', seat: 1 });
    const lazy = given({ rows: DUEL, pool: 'd6', options: clock }).timeUp(0);
    lazy.gives({ type: 'timeUp' }, { type: 'drew', colour: 'dark' }, { type: 'joined', value: 6 }, { type: 'turned' });
  });

  test('[C16] after a right attack: as a stop', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: clock })
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 2));
    match.timeUp(0).gives({ type: 'timeUp' }, { type: 'joined', value: null, place: 2 }, { type: 'turned', seat: 1 });
  });

  test('[C16, C11] with an empty pool a random one of your own opens', () => {
    const match = emptied().timeUp(0);
    match.gives({ type: 'timeUp' }, { type: 'revealed', lot: true }, { type: 'turned', seat: 1 });
    match
      .when(1, attack(0, hiddenPlace(match, 0), 4))
      .timeUp(1)
      .gives({}, { type: 'revealed', seat: 1, lot: true }, {});
    match.when(
      0,
      attack(
        1,
        hiddenPlace(match, 1),
        [4, 5, 6, 7].find((n) => n === match.view(1).hands['seat:1']?.row[hiddenPlace(match, 1)]) ?? 0,
      ),
    );
    match.timeUp(0).gives({ type: 'timeUp' }, { type: 'turned', seat: 1 });
  });

  test('[C13, C16] the opening does not wait for ever either, and the clock tells no more than its owner', () => {
    const match = new Scenario(coda, {
      seats: 2,
      options: { clock: true, dashes: true },
      chance: { first: 1, dark: [1, 2, 3, 'dash'] },
    });
    match
      .timeUp(0)
      .timeUp(1)
      .gives({}, { type: 'took' }, { type: 'dealt', rows: [null, null] });
    match.timeUp(0).gives({ type: 'timeUp', seat: 0 }, { type: 'readied', seat: 0 });
    match
      .timeUp(1)
      .gives({ type: 'timeUp' }, { type: 'readied', seat: 1 }, { type: 'rowsShown' }, { type: 'turned', seat: 1 });
    expect(rowOf(match, 1)).toMatch(/^d- /);
  });

  test('[C16] a dash that nobody places goes to the left', () => {
    const match = given({ rows: DUEL, pool: 'd-', options: { clock: true, dashes: true } });
    match
      .when(0, draw('dark'))
      .when(0, attack(1, 0, 5))
      .timeUp(0)
      .gives({}, { type: 'joined', place: 0 }, {});
  });
});

describe('memory', () => {
  test('[C17] only the last attack can be read', () => {
    const play = (memory: boolean) =>
      given({ rows: DUEL, options: { memory } })
        .when(0, draw('dark'))
        .when(0, attack(1, 0, 2))
        .when(0, attack(1, 1, 3));
    expect(play(false).table.attacks).toHaveLength(2);
    expect(play(true).table.attacks).toMatchObject([{ place: 1, value: 3 }]);
    expect(play(true).table.options.memory).toBe(true);
  });
});

describe('tournament', () => {
  /** Seat 0 or 1 takes all four tiles of the other in one turn. */
  function sweep(match: Scenario<Coda>, seat: number, values: readonly number[]) {
    match.when(seat, draw('dark'));
    for (const [at, value] of values.entries()) match.when(seat, attack(1 - seat, at, value));
    return match;
  }
  const later = {
    '2/dark': [3, 8, 1, 4, 6],
    '2/light': [2, 9, 7, 10],
    '3/dark': [1, 4, 3, 8, 11],
    '3/light': [7, 10, 2, 9],
  };

  test('[C18] points for attacks, a last tile, the round, and the sum of what stays hidden', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: { tournament: true }, later });
    expect(match.table).toMatchObject({ round: 1, points: [0, 0] });
    sweep(match, 0, [2, 3, 8, 9]);
    // Four right attacks, the last tile, the round, and 1 + 4 + 7 + 10 with the drawn 6.
    expect(match.table.points).toEqual([4 + 3 + 5 + 22 + 6, 0]);
    match.gives(
      { type: 'attacked' },
      { type: 'wentOut' },
      { type: 'won', bonus: 28 },
      { type: 'shuffled', round: 2, first: 1 },
    );
    expect(match.table).toMatchObject({ round: 2, phase: 'take', attacks: [], out: [] });
    expect(match.outcome).toBeNull();
  });

  test('[C18] a round that is over can still be read and added up when the next one is dealt', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: { tournament: true }, later });
    sweep(match, 0, [2, 3, 8, 9]);
    const [first] = match.table.rounds ?? [];
    expect(first).toMatchObject({
      winner: 0,
      attack: { seat: 0, target: 1, value: 9 },
      drawn: { seat: 0, colour: 'dark', value: 6 },
      earned: [
        { hits: 4, lastTiles: 3, round: 5, hidden: 28 },
        { hits: 0, lastTiles: 0, round: 0, hidden: 0 },
      ],
    });
    expect(first?.rows[0]?.map(({ value }) => value)).toEqual([1, 4, 7, 10]);
    expect(match.table.earned?.[0]).toEqual({ hits: 0, lastTiles: 0, round: 0, hidden: 0 });
  });

  test('[C18] what was got in the rounds is what the points are, by whatever way they end', () => {
    for (let at = 0; at < 12; at++) {
      const end = lively(2 + (at % 3), `earned-${at}`, { tournament: true, memory: at % 2 === 0 }).at(-1)?.table;
      const sums = end?.points?.map((_, seat) =>
        (end.rounds ?? [])
          .flatMap(({ earned }) => Object.values(earned[seat] ?? {}))
          .reduce((sum, one) => sum + one, 0),
      );
      expect(end?.rounds).toHaveLength(3);
      expect(sums).toEqual(end?.points);
    }
  });

  test('[C18] three rounds; the first player moves one seat on; most points win', () => {
    const match = given({ rows: DUEL, pool: 'd6', options: { tournament: true }, later });
    sweep(match, 0, [2, 3, 8, 9]);
    open(match, ['d3 d8 l2 l9', 'd1 d4 l7 l10']);
    expect(match.table.turn).toBe(1);
    sweep(match, 1, [2, 3, 8, 9]);
    open(match, DUEL);
    expect(match.table.turn).toBe(0);
    sweep(match, 0, [2, 3, 8, 9]);
    const scores = [40 + 45, 40];
    expect(match.outcome).toEqual({ winners: [0], reason: 'points', ranking: [[0], [1]], scores });
    expect(coda.outcome({ ...match.table, points: [7, 7] })).toMatchObject({ winners: [0, 1] });
  });

  test('[C18] a dash counts nothing', () => {
    const match = given({
      rows: ['d1 d4 l7 d-', 'd3 d8 l2 l9'],
      pool: 'd6',
      options: { tournament: true, dashes: true },
    });
    sweep(match, 0, [2, 3, 8, 9]);
    expect(match.table.points?.[0]).toBe(4 + 3 + 5 + 1 + 4 + 7 + 6);
  });
});

import { commit, seedFrom } from '@cifra/kernel';
import { beforeEach, describe, expect, test } from 'vitest';
import { ANA, BEN, house, Table } from '../../room/test/house.ts';
import type * as Kept from '../browser/kept-deals.ts';
import type * as Deals from '../connection/deals.ts';
import { brokenAtTheDeal, isMissing } from '../table/promise/deal-alarm.ts';
import { brokenBy } from '../table/promise/deal-check.ts';
import { pretendBrowser } from './browser.ts';

let deals: typeof Deals;
let kept: typeof Kept;
beforeEach(async () => {
  pretendBrowser();
  deals = await import('../connection/deals.ts');
  kept = await import('../browser/kept-deals.ts');
});

const [seed, salt, mine, other] = ['seed', 'salt', 'mine', 'other'].map(seedFrom) as [string, string, string, string];
const promise = commit(seed, salt);
const seal = { seed, salt, commitment: promise, nonces: [mine, other].sort() };
const deal = { room: 'r', match: 1, promise, isEarly: true, nonce: mine };

describe('a deal', () => {
  test('that is the promised one, with one’s own nonce in it, is well', () => {
    expect(brokenBy(seal, deal)).toBeNull();
    expect(brokenBy(seal, { ...deal, nonce: null })).toBeNull();
    expect(brokenBy(seal, null)).toBeNull();
    expect(brokenAtTheDeal(seal, deal)).toBeNull();
  });

  test.each([
    ['other-promise', { ...seal, seed: other, commitment: commit(other, salt) }],
    ['other-seed', { ...seal, seed: other }],
    ['nonce-missing', { ...seal, nonces: [other] }],
    ['nonces-arranged', { ...seal, nonces: seal.nonces.toReversed() }],
  ])('that is not: %s', (broken, opened) => {
    expect(brokenBy(opened, deal)).toBe(broken);
  });

  test('whoever was not there can still see that the seed does not fit', () => {
    expect(brokenBy({ ...seal, salt: other }, null)).toBe('other-seed');
  });
});

describe('a browser', () => {
  test('keeps the first promise that it saw, and the nonce that it gave for it', async () => {
    const table = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    const view = () => table.room.view(BEN.id);
    deals.seePromises('room-1', await view(), true);
    await table.seat(ANA, BEN);
    const nonce = deals.nonceFor('room-1', 1);
    // Not answered yet: the nonce is kept although nobody is ready.
    deals.seePromises('room-1', await view(), false);
    expect(kept.keptDeal('room-1', 1)).toMatchObject({ isEarly: true, nonce });
    await table.does(BEN, { type: 'ready', ready: true, nonce });
    await table.does(ANA, { type: 'start' });
    const playing = await view();
    deals.seePromises('room-1', playing, true);
    const known = kept.keptDeal('room-1', 1);
    expect(known).toMatchObject({ promise: playing.table.commitment, nonce });
    if (known === null) throw new Error('nothing is kept');
    expect(brokenAtTheDeal(playing.table, known)).toBeNull();
    const lie = { ...playing, table: { ...playing.table, commitment: other } };
    deals.seePromises('room-1', lie, true);
    expect(brokenAtTheDeal(lie.table, kept.keptDeal('room-1', 1) ?? known)).toBe('other-promise');
  });

  test('knows of a nonce that was taken back, whoever did it, and does not cry out', async () => {
    const table = await Table.open(house().rooms, ANA, { game: 'qwinto' });
    await table.seat(ANA, BEN);
    deals.seePromises('room-1', await table.room.view(BEN.id), true);
    await table.does(BEN, { type: 'ready', ready: true, nonce: deals.nonceFor('room-1', 1) });
    await table.does(BEN, { type: 'leave' });
    deals.seePromises('room-1', await table.room.view(BEN.id), true);
    const left = kept.keptDeal('room-1', 1);
    expect(left).toMatchObject({ nonce: expect.stringMatching(/./), isTakenBack: true });
    if (left === null) throw new Error('nothing is kept');
    const without = { ...seal, commitment: left.promise };
    expect([brokenAtTheDeal(without, left), isMissing(without.nonces, left)]).toEqual([null, true]);
    // Once more ready, it is looked for.
    await table.seat(BEN);
    await table.does(BEN, { type: 'ready', ready: true, nonce: deals.nonceFor('room-1', 1) });
    const again = kept.keptDeal('room-1', 1) ?? left;
    expect([again.isTakenBack, brokenAtTheDeal(without, again)]).toEqual([undefined, 'nonce-missing']);
  });

  test('keeps the promise of the next match with the outcome of this one, and forgets the oldest', async () => {
    for (let match = 1; match <= 30; match++) kept.keepDeal({ ...deal, match });
    expect([kept.keptDeal('r', 1), kept.keptDeal('r', 30)]).toEqual([null, { ...deal, match: 30 }]);
    localStorage.setItem('cifra.deals', '{"broken":');
    expect(kept.keptDeal('r', 30)).toMatchObject({ match: 30 });
  });
});

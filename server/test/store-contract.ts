import { describe, expect, test } from 'vitest';
import { STORE_CASES, type StoreKit } from './store-cases.ts';

export { append, entry, type StoreKit } from './store-cases.ts';

export function storeContract(name: string, makeKit: () => Promise<StoreKit>): void {
  describe(`the store ${name} keeps the contract`, () => {
    for (const { name: what, run } of STORE_CASES) test(what, () => run(makeKit, expect));
  });
}

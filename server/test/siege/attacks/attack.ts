/** Where the attackers come from; people play from another address of the same computer. */
export const ATTACKER = '127.0.0.1';

export type Target = { readonly port: number; readonly until: number };

/** What an attacker achieved, in numbers of its own; only for whoever reads the table. */
export type Effort = { readonly [what: string]: number };

/** Attacks until the given moment, bounded in count, and tells what it did. */
export type Attack = (target: Target) => Promise<Effort>;

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

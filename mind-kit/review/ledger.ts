import type { Seat, Teams } from '@cifra/kernel';

/** What a seat's result is made of: expected + skill + chance + rivals = result, exactly. */
export type Account = {
  readonly seat: Seat;
  readonly expected: number;
  readonly result: number;
  /** What its own moves gave away against the best that it could know: never above 0. */
  readonly skill: number;
  readonly luck: { readonly chance: number; readonly rivals: number };
};

/** A change that nobody chose: noted where its seat found out. */
export type LuckStep = { readonly seat: Seat; readonly version: number; readonly amount: number };

type OpenAccount = {
  expected: number;
  now: number;
  skill: number;
  chance: number;
  rivals: number;
  /** What others have given away and this seat has not noticed yet; below 0 what partners have. */
  given: number;
};

/**
 * Skill and luck, step by step. Each seat has an expectation of its own, and its own losses lower it (skill). What it finds
 * changed at its next decision, or at the end, came from others as far as they had given so much away (rivals); the
 * rest was dice and deals. A loss that a seat cannot see yet does not move its expectation.
 */
export class Ledger {
  readonly #accounts: readonly OpenAccount[];
  readonly #teams: Teams;
  readonly steps: LuckStep[] = [];

  constructor(expected: readonly number[], teams: Teams) {
    this.#accounts = expected.map((one) => ({ expected: one, now: one, skill: 0, chance: 0, rivals: 0, given: 0 }));
    this.#teams = teams;
  }

  /** What each seat expects now. */
  get expectations(): readonly number[] {
    return this.#accounts.map(({ now }) => now);
  }

  /** A seat decides: the best it can do is worth so much, and it chooses something that loses so much. */
  decide(seat: Seat, version: number, best: number, loss: number): void {
    this.#find(seat, version, best);
    const own = this.#of(seat);
    own.skill -= loss;
    own.now -= loss;
    const others = this.#accounts.flatMap((_, other) =>
      other === seat || this.#isPartner(seat, other) ? [] : [other],
    );
    // What one side gives away the other sides get, each the same part of it.
    const sides = this.#sidesOf(others);
    for (const [other, account] of this.#accounts.entries()) {
      if (other === seat || sides === 0) continue;
      account.given += this.#isPartner(seat, other) ? -loss : loss / sides;
    }
  }

  close(version: number, results: readonly number[]): readonly Account[] {
    for (const [seat, result] of results.entries()) this.#find(seat, version, result);
    return this.#accounts.map(({ expected, skill, chance, rivals }, seat) => ({
      seat,
      expected,
      result: results[seat] ?? 0,
      skill,
      luck: { chance, rivals },
    }));
  }

  #find(seat: Seat, version: number, value: number): void {
    const account = this.#of(seat);
    const { given } = account;
    const change = value - account.now;
    const byOthers = given > 0 ? Math.min(given, Math.max(0, change)) : Math.max(given, Math.min(0, change));
    account.given -= byOthers;
    account.rivals += byOthers;
    account.chance += change - byOthers;
    account.now = value;
    this.steps.push({ seat, version, amount: change - byOthers });
  }

  #of(seat: Seat): OpenAccount {
    const account = this.#accounts[seat];
    if (account === undefined) throw new Error(`No seat ${seat} among ${this.#accounts.length}`);
    return account;
  }

  #isPartner(seat: Seat, other: Seat): boolean {
    return this.#teams.some((members) => members.includes(seat) && members.includes(other));
  }

  #sidesOf(seats: readonly Seat[]): number {
    const alone = seats.filter((seat) => !this.#teams.some((members) => members.includes(seat)));
    return alone.length + this.#teams.filter((members) => members.some((seat) => seats.includes(seat))).length;
  }
}

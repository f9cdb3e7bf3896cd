import type { Refusal } from '@cifra/kernel';
import type { PersonId } from '../model/person.ts';

const KEPT = 16;

/**
 * The last refusals. A retry that crosses its own refusal on the way must be refused too, even where it would be
 * allowed by now: its person has been told no. Carried-out orders are in the log; these need not outlive the process.
 */
export class RecentRefusals {
  readonly #last: { readonly person: PersonId; readonly id: string; readonly refusal: Refusal }[] = [];

  find(person: PersonId, id: string): { readonly ok: false; readonly refusal: Refusal } | null {
    const found = this.#last.find((one) => one.id === id && one.person === person);
    return found === undefined ? null : { ok: false, refusal: found.refusal };
  }

  add(person: PersonId, id: string, refusal: Refusal): void {
    this.#last.push({ person, id, refusal });
    if (this.#last.length > KEPT) this.#last.shift();
  }
}

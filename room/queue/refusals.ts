import type { Refusal } from '@cifra/kernel';
import type { PersonId } from '../model/person.ts';

/** So many refusals of one person are remembered, and of so many people. */
const KEPT = { refusals: 8, people: 64 } as const;

type Kept = { readonly id: string; readonly refusal: Refusal };

/**
 * The last refusals. A retry that crosses its own refusal on the way must be refused too, even where it would be
 * allowed by now: its person has been told no. Carried-out orders are in the log; these need not outlive the process.
 * Each person has a row of their own, so that nobody makes the room forget another's.
 */
export class RecentRefusals {
  /** Whoever was refused last is last. */
  readonly #byPerson = new Map<PersonId, readonly Kept[]>();

  find(person: PersonId, id: string): { readonly ok: false; readonly refusal: Refusal } | null {
    const found = this.#byPerson.get(person)?.find((one) => one.id === id);
    return found === undefined ? null : { ok: false, refusal: found.refusal };
  }

  remove(person: PersonId, id: string): void {
    this.#byPerson.set(person, this.#without(person, id));
  }

  #without(person: PersonId, id: string): readonly Kept[] {
    return (this.#byPerson.get(person) ?? []).filter((one) => one.id !== id);
  }

  add(person: PersonId, id: string, refusal: Refusal): void {
    const kept = [...this.#without(person, id), { id, refusal }].slice(-KEPT.refusals);
    this.#byPerson.delete(person);
    this.#byPerson.set(person, kept);
    const [first] = this.#byPerson.keys();
    if (first !== undefined && this.#byPerson.size > KEPT.people) this.#byPerson.delete(first);
  }
}

import type { Player } from '../house.ts';

/** A word as long as a seed; in the messages that open a deal it may be one. */
const WORD = /[0-9a-f]{64}/g;
const OPENS = /"type":"ended"|"seal":\{/;

/** Every word that could be a seed and that somebody was told before the outcome of a match. */
export class Overhearing {
  readonly #words = new Map<string, string>();

  follow(player: Player): void {
    player.filter = (text) => {
      // Hours of messages are not kept.
      player.heard.length = 0;
      if (!OPENS.test(text)) for (const word of text.match(WORD) ?? []) this.#words.set(word, player.name);
      return true;
    };
  }

  /** Seeds that were told to somebody too early, or that a process wrote into its own log. */
  leaks(seeds: ReadonlySet<string>, output: string): string[] {
    const told = [...this.#words].flatMap(([word, name]) => (seeds.has(word) ? [`a seed was told to ${name}`] : []));
    const logged = (output.match(WORD) ?? []).filter((word) => seeds.has(word));
    return [...told, ...logged.map(() => 'a seed was written into a log')];
  }
}

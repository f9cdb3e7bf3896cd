import { type BotCompany, loadCompany, type MoveQuestion } from '@cifra/games/bots';
import { findManifest } from '@cifra/games/manifests';
import type { BotName, Refusal, Shape } from '@cifra/kernel';
import type { MindRequest, Minds } from '@cifra/room';

/** More would take the device from whoever plays on it. */
const MOST = 2;

type Thought = {
  readonly question: MoveQuestion;
  readonly patience: number;
  readonly done: (command: unknown) => void;
  readonly failed: (error: Error) => void;
};

/** What a mind's worker answers. */
export type MindAnswer = { readonly command: unknown } | { readonly error: string };

/** Bots think in workers of their own, each about one move at a time. One that takes too long is replaced. */
export class WorkerMinds implements Minds {
  readonly #make: () => Worker;
  readonly #idle: Worker[] = [];
  readonly #waiting: Thought[] = [];
  readonly #companies = new Map<string, BotCompany>();
  #count = 0;

  constructor(make: () => Worker) {
    this.#make = make;
  }

  /** Before a room of this game with bots is held here. */
  async prepare(game: string): Promise<void> {
    if (!this.#companies.has(game)) this.#companies.set(game, await loadCompany([game]));
  }

  whyNot(game: string, options: Shape['Options']): Refusal | null {
    // Around one phone no mind was asked for: the words that a game brings along suit every bot.
    return this.#companies.get(game)?.(game, options) ?? null;
  }

  characters(game: string): readonly BotName[] {
    return findManifest(game)?.characters.map(({ id }) => id) ?? [];
  }

  think({ game, level, view, seed, patience }: MindRequest): Promise<unknown> {
    const { version, rules, viewer, seats, table, hands } = view;
    const question = { game, level, view: { version, rules, viewer, seats, table, hands }, seed };
    return new Promise((done, failed) => {
      this.#waiting.push({ question, patience, done, failed });
      this.#assign();
    });
  }

  #assign(): void {
    if (this.#waiting.length === 0) return;
    const worker = this.#idle.pop() ?? (this.#count < MOST ? this.#begin() : undefined);
    const thought = worker === undefined ? undefined : this.#waiting.shift();
    if (worker !== undefined && thought !== undefined) this.#ask(worker, thought);
  }

  #begin(): Worker {
    this.#count++;
    return this.#make();
  }

  #ask(worker: Worker, { question, patience, done, failed }: Thought): void {
    const giveUp = (error: Error) => {
      clearTimeout(alarm);
      worker.terminate();
      this.#count--;
      failed(error);
      this.#assign();
    };
    const alarm = setTimeout(() => giveUp(new Error(`A bot of ${question.game} thought too long`)), patience);
    worker.onmessage = ({ data }: MessageEvent<MindAnswer>) => {
      clearTimeout(alarm);
      this.#idle.push(worker);
      if ('error' in data) failed(new Error(data.error));
      else done(data.command);
      this.#assign();
    };
    worker.onerror = ({ message }) => giveUp(new Error(message || 'A mind could not be read'));
    worker.postMessage(question);
  }
}

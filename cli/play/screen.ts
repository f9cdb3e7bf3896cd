import type { ListedGame } from '@cifra/games/rules';
import type { Names, Seat, Shape, Telling, Viewer } from '@cifra/kernel';
import type { CommandContext } from '../context.ts';
import type { JsonCommand, LocalMatch } from '../match/local-match.ts';
import { isTerminal, widthOf, write } from '../terminal/io.ts';
import { inColumns } from '../terminal/text-table.ts';
import { plain } from './move-words.ts';
import { patterns, shorthand } from './typed-command.ts';

const MOVES_SHOWN = 60;

/** What the players see of a match: its log as it grows, boards, moves, the outcome. */
export class Screen {
  readonly #context: CommandContext;
  readonly #match: LocalMatch;
  readonly #telling: Telling<Shape>;
  readonly #names: Names;
  /** The sentences so far, which everybody may hear, and how many of them each viewer has. */
  readonly #log: string[] = [];
  readonly #heard = new Map<Viewer, number>();

  constructor(context: CommandContext, listed: ListedGame, match: LocalMatch, names: Names) {
    this.#context = context;
    this.#match = match;
    this.#telling = listed.tellings[context.language];
    this.#names = names;
    this.happened(match.dealt);
  }

  happened(facts: readonly { readonly type: string }[]): void {
    for (const fact of facts) {
      const said = fact.type === 'opened' ? null : this.#telling.fact(fact, this.#names);
      if (said !== null) this.#log.push(said);
    }
  }

  /** What this viewer has not heard yet. */
  async news(viewer: Viewer): Promise<void> {
    const news = this.#log.slice(this.#heard.get(viewer) ?? 0);
    this.#heard.set(viewer, this.#log.length);
    if (news.length > 0) await this.print(`\n${news.join('\n')}`);
  }

  async board(viewer: Viewer): Promise<void> {
    await this.print(`\n${this.#telling.board(this.#match.view(viewer), this.#names)}`);
  }

  /** The legal moves with their numbers; all of them only when asked, or narrowed down to those that say something. */
  async moves(seat: Seat, { all = false, saying = '' }: { all?: boolean; saying?: string } = {}): Promise<boolean> {
    const { io, words } = this.#context;
    const legal = this.#match.legal(seat);
    const told = legal.map((command, at) => ({ number: at + 1, text: this.moveText(command) }));
    const wanted = told.filter(({ text }) => plain(text).includes(plain(saying)));
    if (wanted.length === 0) return false;
    const shown = all ? wanted : wanted.slice(0, MOVES_SHOWN);
    const lines = shown.map(({ number, text }) => `${String(number).padStart(3)}  ${text}`);
    await this.print(`\n${inColumns(lines, widthOf(io.stdout))}`);
    if (shown.length < wanted.length) await this.print(words.play.more(wanted.length - shown.length));
    if (saying === '')
      await this.print(
        words.play.typed(
          patterns(legal)
            .map((pattern) => shorthand(pattern, this.moveText(pattern)))
            .join(' · '),
        ),
      );
    return true;
  }

  async outcome(): Promise<void> {
    const { outcome } = this.#match;
    if (outcome !== null) await this.print(`\n${this.#telling.outcome(outcome, this.#names)}`);
  }

  moveText(command: JsonCommand): string {
    return this.#telling.move(command, this.#names);
  }

  name(seat: Seat): string {
    return this.#names(seat);
  }

  async clear(): Promise<void> {
    // The third one empties what could be scrolled back to.
    if (isTerminal(this.#context.io.stdout)) await write(this.#context.io.stdout, '\u001b[2J\u001b[H\u001b[3J');
  }

  async print(text: string): Promise<void> {
    await write(this.#context.io.stdout, `${text}\n`);
  }
}

import { findGame, GAMES, type ListedGame } from '@cifra/games/rules';
import { accept, checkSeats, type Json, parseScript, type Refusal, type Result, refuse } from '@cifra/kernel';
import { gameCalled } from '../args/choices.ts';
import { parseJson } from '../args/parse-json.ts';
import { type CommandContext, refusalText } from '../context.ts';
import { LocalMatch } from '../match/local-match.ts';
import { parseRequest, type Request } from './request.ts';

type Playing = { readonly listed: ListedGame; readonly match: LocalMatch };

/** A conversation with the referee: lines in, answers out, one match at a time. */
export class RefereeSession {
  readonly #context: Omit<CommandContext, 'io'>;
  readonly #onBug: (error: unknown) => void;
  #playing: Playing | null = null;

  constructor(context: Omit<CommandContext, 'io'>, onBug: (error: unknown) => void) {
    this.#context = context;
    this.#onBug = onBug;
  }

  answer(text: string): object {
    try {
      const line = parseJson(text);
      if (!line.ok) return this.refusal(line.refusal);
      const request = parseRequest(line.value);
      if (!request.ok) return this.refusal(request.refusal);
      const answer = this.#answer(request.value);
      if (answer.ok) return answer.value;
      // What a start is refused with is worded by the game that was asked for.
      return this.refusal(answer.refusal, request.value.kind === 'start' ? findGame(request.value.game) : undefined);
    } catch (error) {
      // A broken invariant is a bug of a game: it closes that match, not the session.
      this.#onBug(error);
      this.#playing = null;
      return this.refusal({ code: 'internal' });
    }
  }

  /** `{"ok":false}` with the code for programs, the sentence for people and what the sentence is made of. */
  refusal({ code, ...details }: Refusal, listed = this.#playing?.listed): object {
    const message = refusalText(this.#context, { code, ...details }, listed);
    return { ok: false, code, message, ...(Object.keys(details).length === 0 ? {} : { details }) };
  }

  #answer(request: Request): Result<object> {
    if (request.kind === 'help') return accept({ help: this.#help() });
    if (request.kind === 'start') return this.#start(request);
    if (this.#playing === null) return refuse('no-match');
    const { match } = this.#playing;
    switch (request.kind) {
      case 'order':
        return this.#moved(match, match.order(request.seat, request.command));
      case 'timeout':
        return this.#moved(match, match.timeUp(request.seat));
      case 'view':
        if (request.viewer !== 'spectator' && !match.hasSeat(request.viewer)) return noSuchSeat(match);
        return accept({ view: match.view(request.viewer) });
      case 'legal':
        return match.hasSeat(request.seat) ? accept({ legal: match.legal(request.seat) }) : noSuchSeat(match);
      case 'outcome':
        return accept({ outcome: match.outcome });
      case 'toAct':
        return accept({ version: match.version, toAct: match.toAct, deadline: match.deadline });
      case 'file': {
        const file = match.file();
        return file.ok ? accept({ file: file.value }) : file;
      }
    }
  }

  #start({ game: id, seats, options, chance, seed }: Extract<Request, { kind: 'start' }>): Result<object> {
    const listed = gameCalled(id);
    if (!listed.ok) return listed;
    const { game } = listed.value;
    const count = checkSeats(game, seats);
    if (!count.ok) return count;
    const chosen = game.parseOptions(options);
    if (!chosen.ok) return chosen;
    const script = parseScript(game.draws(count.value, chosen.value), chance);
    if (!script.ok) return script;
    const match = new LocalMatch(game, { seats: count.value, options: chosen.value, script: script.value, seed });
    this.#playing = { listed: listed.value, match };
    return accept({ ok: true, version: match.version, toAct: match.toAct });
  }

  #moved(match: LocalMatch, facts: Result<readonly object[]>): Result<object> {
    return facts.ok ? accept({ ok: true, version: match.version, toAct: match.toAct, facts: facts.value }) : facts;
  }

  #help(): Json {
    const { words, language } = this.#context;
    const games = GAMES.map(({ game, tellings }) => ({
      game: game.id,
      name: tellings[language].name,
      seats: { ...game.seats },
      options: game.options as { readonly [name: string]: Json },
    }));
    return { lines: words.refereeLines, games };
  }
}

function noSuchSeat(match: LocalMatch): Result<never> {
  return refuse('no-such-seat', { seats: match.seats });
}

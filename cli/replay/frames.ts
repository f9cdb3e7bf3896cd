import type { ListedGame } from '@cifra/games/rules';
import {
  canonical,
  lifted,
  type MatchEntry,
  type MatchFile,
  type Names,
  replay,
  type Shape,
  type State,
  type Telling,
  type Viewer,
  view,
} from '@cifra/kernel';
import type { CommandContext } from '../context.ts';
import { namesIn, printable } from '../match/names.ts';

/** One entry of a match as a viewer is shown it. `open` is everybody's secrets at once. */
export type Frame = { readonly head: string; readonly board: string };

export function* frames(
  context: CommandContext,
  listed: ListedGame,
  file: MatchFile<Shape>,
  viewer: Viewer | 'open',
): Generator<Frame> {
  const telling = listed.tellings[context.language];
  const names = namesIn(file, context.words);
  const states = replay(listed.game, file.entries);
  for (const [at, entry] of file.entries.entries()) {
    const state = states.next().value as State<Shape>;
    const seen = view(listed.game, state, viewer === 'open' ? 'spectator' : viewer);
    const said = entry.events.flatMap(({ fact }) =>
      fact.type === 'opened' ? [] : (telling.fact(lifted(listed.game, file.rules, fact), names) ?? []),
    );
    const last = file.entries.length - 1;
    const outcome = at === last ? listed.game.outcome(state.table) : null;
    const head = [
      context.words.replay.head(at, last, whoOrdered(context, telling, names, entry, viewer)),
      ...said,
      ...(viewer === 'open' ? hiddenEvents(entry) : []),
      ...(outcome === null ? [] : [telling.outcome(outcome, names)]),
    ];
    const board = [telling.board(seen, names), ...(viewer === 'open' ? hiddenState(state) : [])];
    yield { head: printable(head.join('\n')), board: printable(board.join('\n')) };
  }
}

/** Another's order may itself be a secret, so only one's own is told, or every one in the open. */
function whoOrdered(
  { words }: CommandContext,
  telling: Telling<Shape>,
  names: Names,
  entry: MatchEntry<Shape>,
  viewer: Viewer | 'open',
): string {
  if (entry.seat === null || entry.command === null) return words.replay.deal;
  const who = whoActed(words.replay, names(entry.seat), entry);
  const isOpen = viewer === 'open' || viewer === entry.seat;
  return isOpen ? `${who}: ${telling.move(entry.command, names)}` : who;
}

function whoActed(words: CommandContext['words']['replay'], name: string, entry: MatchEntry<Shape>): string {
  if (entry.timeout === true) return words.timeUp(name);
  return entry.hinted === true ? words.hinted(name) : name;
}

function hiddenEvents(entry: MatchEntry<Shape>): readonly string[] {
  return entry.events.flatMap((event) => {
    if (!('whispers' in event || 'sealed' in event)) return [];
    const whispers = Object.entries(event.whispers ?? {}).map(([hand, whisper]) => `  ${hand} ← ${canonical(whisper)}`);
    return event.sealed === undefined ? whispers : [...whispers, `  ⌧ ← ${canonical(event.sealed)}`];
  });
}

function hiddenState({ hands, box }: State<Shape>): readonly string[] {
  const held = Object.entries(hands).map(([hand, inside]) => `  ${hand} ${canonical(inside)}`);
  return ['', ...held, ...(Object.keys(box).length === 0 ? [] : [`  ⌧ ${canonical(box)}`])];
}

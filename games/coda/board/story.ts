import type { Seat } from '@cifra/kernel';
import type { Story, StoryContext } from '@cifra/kit/stage';
import { type StoryWords, storyWords } from '../words/story.ts';
import type { CodaBeat, Show, Shown } from './beats.ts';

/** A turn from the viewer's side: while it goes on what happens now, afterwards the whole of it in a sentence. */
export function story(beats: readonly CodaBeat[], context: StoryContext): Story | null {
  const last = beats.at(-1);
  if (last === undefined) return null;
  const who = (seat: Seat | null) => (seat === null || seat === context.viewer ? null : context.names(seat));
  const words = storyWords[context.language];
  const by = beats.find((one) => one.by !== null)?.by ?? null;
  const shows = beats.map(({ show }) => show);
  const whole = isEnded(shows) && beats.length > 1 ? turnTold(shows, by, who, words) : null;
  const later = by === context.viewer ? null : laterTold(shows, who(by), context, words);
  return { by, ...(whole ?? nowTold(last, shows.at(-2), who, words)), ...(later === null ? {} : { later }) };
}

/** What of the viewer's fell. */
function laterTold(shows: readonly Show[], by: string | null, { viewer }: StoryContext, words: StoryWords) {
  const fell = shows.flatMap((show) =>
    show.type === 'hit' && show.tile.seat === viewer ? [words.tileOf(null, show.tile.colour, show.value)] : [],
  );
  return fell.length === 0 ? null : words.openedEarlier(by, fell);
}

type Who = (seat: Seat | null) => string | null;
type Told = Pick<Story, 'line' | 'detail'>;

/** Is there nothing more to come of this turn? Whoever put somebody else out may go on. */
function isEnded(shows: readonly Show[]): boolean {
  const last = shows.at(-1)?.type;
  if (last === 'out') return shows.some(({ type }) => type === 'opened');
  return last === 'joined' || last === 'stopped' || last === 'opened' || last === 'won';
}

function nowTold({ show, by }: CodaBeat, before: Show | undefined, who: Who, words: StoryWords): Told {
  switch (show.type) {
    case 'dealt':
      return { line: words.dealt, detail: words.begins(who(show.first)) };
    case 'drew':
      return { line: words.draws(who(by), show.colour) };
    case 'named':
      return { line: words.names(who(by), placeTold(show.tile, who, words), show.value) };
    case 'hit':
      return { line: words.hits(who(by), tileTold(show, who, words)) };
    case 'missed':
      return { line: words.misses(who(by), show.value) };
    case 'joined':
      return {
        line:
          show.value === null
            ? words.joinsHidden(who(by), show.tile.place)
            : words.falls(words.own(who(by), show.tile.colour, show.value)),
      };
    case 'stopped':
      return { line: words.stops(who(by)) };
    case 'opened':
      return { line: words.falls(words.own(who(by), show.tile.colour, show.value)) };
    case 'late':
      return { line: words.late(who(by)) };
    case 'out':
      return before?.type === 'hit'
        ? { line: words.hits(who(by), tileTold(before, who, words)), detail: words.out(who(show.seat)) }
        : { line: words.out(who(show.seat)) };
    case 'won':
      return { line: words.wins(who(show.seat)) };
  }
}

/** Null where the turn is not long enough to be summed up. */
function turnTold(shows: readonly Show[], by: Seat | null, who: Who, words: StoryWords): Told | null {
  const hits = shows.flatMap((show) => (show.type === 'hit' ? [tileTold(show, who, words)] : []));
  const outs = shows.flatMap((show) => (show.type === 'out' ? [words.out(who(show.seat))] : []));
  const miss = shows.find((show) => show.type === 'missed');
  const join = shows.find((show) => show.type === 'joined');
  const own = shows.find((show) => show.type === 'opened');
  const won = shows.find((show) => show.type === 'won');
  const actor = who(by);
  const open = own ?? (join !== undefined && join.value !== null ? join : undefined);
  const fell = open?.value == null ? null : words.own(actor, open.tile.colour, open.value);
  const missed = miss === undefined ? null : words.missed(placeTold(miss.tile, who, words), miss.value);
  const isLate = shows.some(({ type }) => type === 'late');
  const hidden = join !== undefined && join.value === null ? [words.joinedHidden(actor, join.tile.place)] : [];
  const detail = [...outs, ...hidden, ...(won === undefined ? [] : [words.wins(who(won.seat))])].join(' ');
  const line = lineOf();
  return line === null ? null : { line, ...(detail === '' ? {} : { detail }) };

  function lineOf(): string | null {
    if (isLate && hits.length === 0) return words.ranLate(actor, fell);
    if (hits.length > 0 && missed !== null) return words.openedThenMissed(actor, hits, missed, fell);
    if (hits.length > 0) return won === undefined ? words.openedThenStopped(actor, hits) : words.opened(actor, hits);
    return missed === null ? null : words.onlyMissed(actor, missed, fell);
  }
}

function tileTold({ tile, value }: Show & { type: 'hit' }, who: Who, words: StoryWords): string {
  return words.tileOf(who(tile.seat), tile.colour, value);
}

function placeTold({ seat, place }: Shown, who: Who, words: StoryWords): string {
  return words.placeOf(who(seat), place);
}

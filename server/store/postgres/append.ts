import type { Append, RoomEntry, RoomId } from '@cifra/room';
import type pg from 'pg';
import { ALIVE, PROMPT } from './session.ts';

/** An append as it is written; text here, so that what cannot be written fails before it meets its group. */
export type WrittenAppend = {
  readonly room: RoomId;
  readonly append: Append;
  readonly bodies: readonly string[];
  readonly card: string | null;
  readonly finished: string | null;
};

export function written(room: RoomId, append: Append): WrittenAppend {
  return {
    room,
    append,
    bodies: append.entries.map((entry) => JSON.stringify(entry)),
    card: append.card === undefined ? null : JSON.stringify(append.card),
    finished: append.finished === undefined ? null : JSON.stringify(append.finished),
  };
}

/** An earlier entry whose events are of no use any more, as it is kept; `nth` is the append that overtook it. */
export type Emptied = { readonly nth: number; readonly version: number; readonly body: string; readonly saved: number };

/**
 * What a group overtakes, as it was written. It is emptied here and not by the database, whose JSON knows no NUL and no
 * half of a surrogate pair: whoever once wrote one into their notes would never write any again. Entries change in no
 * other way, so what is read before the group is still so when it is written.
 */
export function overtakenQuery(group: readonly WrittenAppend[]): pg.QueryConfig | null {
  const past = columns('name', 'nth', 'version');
  group.forEach(({ room, append }, at) => {
    for (const version of append.overtaken ?? []) push(past, [room, at + 1, version]);
  });
  if (past.nth.length === 0) return null;
  const text = `select past.nth, entries.version, entries.body
    from unnest($1::text[], $2::int[], $3::int[]) as past (name, nth, version)
    join rooms on rooms.name = past.name join entries on entries.room = rooms.id and entries.version = past.version`;
  return { name: 'overtaken', text, values: Object.values(past) };
}

export function emptied({ nth, version, body }: { nth: number; version: number; body: string }): Emptied {
  const left = JSON.stringify({ ...(JSON.parse(body) as RoomEntry), events: [] });
  return { nth, version, body: left, saved: Buffer.byteLength(body) - Buffer.byteLength(left) };
}

/** What became of one append of a group: `id` is null where another process was quicker. */
export type AppendRow = {
  readonly id: number | null;
  readonly holder: string | null;
  readonly bytes: number;
  /** Is the writer's lease running? Where it is not, nothing was written. */
  readonly isAlive: boolean;
};

/**
 * Every room of a group in one statement. The head rows are locked in the order of their ids, so that two groups that
 * share rooms wait for each other and do not meet crosswise. Whoever holds a room and is heard keeps it.
 */
const heads = (saved: string) => `
with alive as materialized (select id, ${PROMPT} as "isPrompt" from processes where ${ALIVE}),
asked as (
  select * from unnest($2::text[], $3::int[], $4::int[], $5::bigint[], $6::int[])
    with ordinality as asked (name, before, after, due, size, nth)
),
locked as materialized (
  select rooms.id, rooms.version, asked.nth from rooms join asked on asked.name = rooms.name
  where asked.before > 0 order by rooms.id for update of rooms
),
${saved === '' ? '' : OVERTAKEN}
moved as (
  update rooms set version = asked.after, due = asked.due, bytes = rooms.bytes + asked.size${saved},
    holder = case when asked.due is null then null
      when rooms.holder in (select id from alive where "isPrompt") then rooms.holder else $1 end
  from locked join asked on asked.nth = locked.nth
  where rooms.id = locked.id and locked.version = asked.before and exists (select 1 from alive where id = $1)
  returning rooms.id, rooms.holder, rooms.bytes, asked.nth
),
opened as (
  insert into rooms (name, version, due, bytes, holder)
  select name, after, due, size, case when due is null then null else $1 end from asked
  where before = 0 and exists (select 1 from alive where id = $1)
  on conflict (name) do nothing returning id, name, holder, bytes
),
won as (
  select id, holder, bytes, nth from moved
  union all
  select opened.id, opened.holder, opened.bytes, asked.nth from opened join asked on asked.name = opened.name
),
entered as (
  insert into entries (room, version, body)
  select won.id, entry.version, entry.body
  from unnest($7::int[], $8::int[], $9::text[]) as entry (nth, version, body) join won on won.nth = entry.nth
)`;

/** What was overtaken stays in the log without its events. Rooms that win empty it. */
const OVERTAKEN = `
overtaken as (
  select past.nth, locked.id as room, past.version, past.body, past.saved
  from unnest($24::int[], $25::int[], $26::text[], $27::int[]) as past (nth, version, body, saved)
    join locked on locked.nth = past.nth
),`;

const MORE = `,
emptied as (
  update entries set body = overtaken.body from overtaken join won on won.nth = overtaken.nth
  where entries.room = overtaken.room and entries.version = overtaken.version
),
promised as (
  insert into secrets (room, match, seed, salt)
  select won.id, secret.match, secret.seed, secret.salt
  from unnest($10::int[], $11::int[], $12::text[], $13::text[]) as secret (nth, match, seed, salt)
    join won on won.nth = secret.nth
),
shown as (
  insert into cards (room, listed, game, phase, at, body)
  select won.id, card.listed, card.game, card.phase, card.at, card.body
  from unnest($14::int[], $15::int[], $16::text[], $17::text[], $18::bigint[], $19::text[])
    as card (nth, listed, game, phase, at, body) join won on won.nth = card.nth
  on conflict (room) do update set listed = excluded.listed, game = excluded.game, phase = excluded.phase,
    at = excluded.at, body = excluded.body
),
ended as (
  insert into finished (room, match, at, body)
  select won.id, done.match, done.at, done.body
  from unnest($20::int[], $21::int[], $22::bigint[], $23::text[]) as done (nth, match, at, body)
    join won on won.nth = done.nth
  on conflict (room, match) do update set at = excluded.at, body = excluded.body
)`;

const ANSWER = `
select won.id, won.holder, won.bytes, exists (select 1 from alive where id = $1) as "isAlive"
from asked left join won on won.nth = asked.nth order by asked.nth`;

const SAVED = ' - coalesce((select sum(saved) from overtaken where overtaken.nth = asked.nth), 0)';
const PLAIN = `${heads('')}${ANSWER}`;
const FULL = `${heads(SAVED)}${MORE}${ANSWER}`;

/** Columns, filled row by row. */
function columns<const Names extends readonly string[]>(...names: Names): { [name in Names[number]]: unknown[] } {
  return Object.fromEntries(names.map((name) => [name, []])) as unknown as { [name in Names[number]]: unknown[] };
}

/** The statement for a group in which every room is named once. */
export function appendQuery(
  process: string,
  group: readonly WrittenAppend[],
  past: readonly Emptied[] = [],
): pg.QueryConfig {
  const rooms = columns('name', 'before', 'after', 'due', 'size');
  const entries = columns('nth', 'version', 'body');
  const secrets = columns('nth', 'match', 'seed', 'salt');
  const cards = columns('nth', 'listed', 'game', 'phase', 'at', 'body');
  const finished = columns('nth', 'match', 'at', 'body');
  const overtaken = columns('nth', 'version', 'body', 'saved');
  for (const { nth, version, body, saved } of past) push(overtaken, [nth, version, body, saved]);
  group.forEach(({ room, append, bodies, card, finished: done }, at) => {
    const nth = at + 1;
    const first = append.entries[0]?.version ?? 0;
    const bytes = bodies.reduce((sum, body) => sum + Buffer.byteLength(body), 0);
    push(rooms, [room, first - 1, first + bodies.length - 1, append.due, bytes]);
    bodies.forEach((body, one) => {
      push(entries, [nth, first + one, body]);
    });
    const { secret } = append;
    if (secret !== undefined) push(secrets, [nth, secret.match, secret.seed, secret.salt]);
    if (append.card !== undefined) {
      const { listed, game, phase, at: since } = append.card;
      push(cards, [nth, listed ? 1 : 0, game, phase, since, card]);
    }
    if (append.finished !== undefined) push(finished, [nth, append.finished.match, append.finished.at, done]);
  });
  const plain = [process, ...Object.values(rooms), ...Object.values(entries)];
  const isPlain = [secrets, cards, finished, overtaken].every(({ nth }) => nth.length === 0);
  if (isPlain) return { name: 'append', text: PLAIN, values: plain };
  const more = [
    ...Object.values(secrets),
    ...Object.values(cards),
    ...Object.values(finished),
    ...Object.values(overtaken),
  ];
  return { name: 'append-more', text: FULL, values: [...plain, ...more] };
}

function push(into: { readonly [name: string]: unknown[] }, row: readonly unknown[]): void {
  Object.values(into).forEach((column, at) => {
    column.push(row[at]);
  });
}

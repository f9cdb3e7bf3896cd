import { type Code, type Decrypto, decrypto, teamOf } from '@cifra/decrypto/rules';
import type { Seat, View } from '@cifra/kernel';
import type { MindRequest, Person, Ports } from '../index.ts';
import { ANA, BEN, CARLA, DANI, house, Table } from './house.ts';
import type { MemoryStore } from './memory-store.ts';

const PEOPLE = [ANA, BEN, CARLA, DANI];
/** How long bots take. */
export const PACE = 800;

export type Sight = View<Decrypto>;
type Command = Decrypto['Command'];
type Board = Decrypto['Table'];

/** Four at Decrypto, bots on some seats and people on the others. */
export async function decryptoWith({
  bots,
  options = {},
  think,
}: {
  readonly bots: readonly Seat[];
  readonly options?: object;
  /** What bots do; where it is null, what keeps the match level. */
  readonly think?: (view: Sight) => Promise<unknown> | null;
}) {
  const thoughts: Sight[] = [];
  const minds: Ports['minds'] = {
    think: async (thought: MindRequest) => {
      const view = thought.view as Sight;
      thoughts.push(view);
      return (await think?.(view)) ?? levelMove(parts.store, view);
    },
  };
  const parts = house({ minds });
  const room = await Table.open(parts.rooms, ANA, { game: 'decrypto', seats: 4, options, pace: PACE });
  for (const seat of bots) await room.does(ANA, { type: 'bot', seat, level: 'master' });
  const people = PEOPLE.slice(0, 4 - bots.length);
  await room.seat(...people);
  if (people.length > 0) await room.start(...people);
  else await room.does(ANA, { type: 'start' });
  const sees = async (person: Person) => (await room.room.view(person.id)).match as Sight;
  const plays = (person: Person, command: Command) => room.does(person, { type: 'play', command });
  /** Everybody goes on, people first, until the table is as wanted. */
  const until = async (isWanted: (table: Board) => boolean) => {
    for (let moves = 0; !isWanted((await sees(ANA)).table); moves++) {
      if (moves > 500 || (await room.table()).phase !== 'playing') throw new Error('It never came to that');
      const person = await somebody();
      if (person === null) await parts.clock.pass(PACE);
      else await plays(person, await levelMove(parts.store, await sees(person)));
    }
  };
  const somebody = async () => {
    for (const person of people) if ((await room.room.legal(person.id)).length > 0) return person;
    return null;
  };
  return { ...parts, room, thoughts, sees, plays, until };
}

/** Answers are right, interceptions wrong and names too: after eight rounds all depends on the tie-break (D12, D13). */
export async function levelMove(store: MemoryStore, view: Sight): Promise<Command> {
  const { table, viewer } = view;
  if (viewer === 'spectator') throw new Error('A spectator does not move');
  switch (table.phase) {
    case 'answers': {
      const [a = 0, b = 0, c = 0] = await codeOf(store, table);
      return { type: 'confirm', code: teamOf(viewer) === table.half ? [a, b, c] : [b, a, c] };
    }
    case 'names':
      return { type: 'name', words: ['one', 'two', 'three', 'four'] };
    case 'judging':
      return { type: 'judge', accept: [] };
    case 'clues':
    case 'over':
      for (const command of decrypto.legal(view)) return command;
      throw new Error(`Nothing to do for seat ${viewer}`);
  }
}

/** The code of the half being played, from the log, which knows everything. */
async function codeOf(store: MemoryStore, { half, encryptors }: Board): Promise<Code> {
  const hand = `seat:${encryptors[half ?? 'white'] ?? -1}` as const;
  const log = await store.read('room-1', 0, 1e6);
  const events = log.flatMap((entry) => entry.events.flatMap((event) => ('play' in event ? event.play.events : [])));
  const whispers = events.map((event) => ('whispers' in event ? event.whispers?.[hand] : undefined));
  const code = whispers.findLast((whisper) => whisper !== undefined && 'code' in whisper);
  return (code as { readonly code: Code } | undefined)?.code ?? [];
}

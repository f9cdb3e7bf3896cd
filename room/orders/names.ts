import { accept, type Result, refuse } from '@cifra/kernel';
import { LIMITS } from '../model/orders.ts';
import type { Person } from '../model/person.ts';
import { type RoomState, seatOf } from '../state/state.ts';
import { plain } from './plain.ts';

/** More marks on one letter than any language puts there. */
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
const SHOWS_SOMETHING = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;

/** A name as it may be shown to others, in one of the several ways to write the same; null where nothing of it can. */
export function readName(raw: string): string | null {
  const name = plain(plain(raw, '').normalize('NFKC'), '').replace(PILED_MARKS, '$1');
  return SHOWS_SOMETHING.test(name) ? name : null;
}

/** Somebody under the name wished for, or else under their own. */
export function nameFor(person: Person, wish: string | undefined): Result<Person> {
  const name = readName(wish ?? person.name);
  if (name === null || name.length > LIMITS.name) return refuse('bad-name', { max: LIMITS.name });
  return accept(name === person.name ? person : { ...person, name });
}

/** Letters of other scripts that look like ours, and signs that look like each other. */
const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  [
    ['АВЕЅІЈКМНОРСТУХЗ', 'ABESIJKMHOPCTYX3'],
    ['аесорухіјѕԁԛԝһѵвкмнтӏӀ', 'aecopyxijsdqwhvbkmhtll'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['αικνορτυ', 'aikvoptu'],
    ['օոսհ', 'onuh'],
    ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘʀꜱᴛᴜᴠᴡʏᴢ', 'abcdefghijklmnoprstuvwyz'],
    ['ɑɡȷ', 'agj'],
    ['I1|ɩı', 'lllll'],
    ['0', 'O'],
  ].flatMap(([from = '', to = '']) => [...from].map((letter, at) => [letter, to[at] ?? letter] as const)),
);

/** Accents over letters: in some scripts other marks are letters of their own. */
const ACCENTS = /[\u0300-\u036f]/g;
/** What stands around a name and is no part of it. */
const BESIDE = /[\p{P}\p{Z}\p{Sk}]/gu;

/** The same for two names that people could take for each other. */
function skeletonOf(name: string): string {
  const twice = (letter: string) =>
    LOOKS_LIKE.get(LOOKS_LIKE.get(letter) ?? letter) ?? LOOKS_LIKE.get(letter) ?? letter;
  const bare = name.normalize('NFKD').replace(ACCENTS, '').replace(BESIDE, '');
  return [...bare].map(twice).join('').toLowerCase();
}

/** Would somebody who sits or asks for a seat be taken for this person? Whoever sits there under that name already may keep it. */
export function hasTwin({ table }: RoomState, { id, name }: Person): boolean {
  const own = seatOf(table, id);
  if (own !== null && table.seats[own]?.person?.name === name) return false;
  const skeleton = skeletonOf(name);
  return [...table.seats, ...table.requests].some(
    ({ person }) => person !== null && person.id !== id && skeletonOf(person.name) === skeleton,
  );
}

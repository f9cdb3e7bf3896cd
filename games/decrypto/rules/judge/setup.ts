import { type Chance, type Draws, type Event, type Seat, seatHand } from '@cifra/kernel';
import { EN } from '../../lexicon/en.ts';
import { ES } from '../../lexicon/es.ts';
import { CODES } from '../codes.ts';
import { isKeyword } from '../parse.ts';
import { type ByTeam, hasLoneInterceptor, KEYWORDS, membersOf, sendingTeams, type Team, teamHand } from '../teams.ts';
import type { Decrypto, Options } from '../types.ts';

function wordList({ ownWords, language }: Options): readonly string[] {
  if (ownWords.length > 0) return ownWords;
  return language === 'es' ? ES : EN;
}

const firstOf = (team: Team) => `${team}-first`;
const places = (members: readonly Seat[]) => members.map((_, at) => at);

export function draws(seats: number, options: Options): Draws {
  const members = membersOf(seats);
  const sending = sendingTeams({ members });
  const codes = sending.map((team) => [team, { kind: 'row', items: CODES }] as const);
  const first = sending.map((team) => [firstOf(team), { kind: 'once', items: places(members[team]) }] as const);
  return {
    words: { kind: 'shuffle', items: wordList(options), count: KEYWORDS * sending.length, accepts: isKeyword },
    ...Object.fromEntries([...codes, ...first]),
  };
}

/** The keywords (D2), the first encryptors and their codes (D3, D4). */
export function setup(seats: number, options: Options, chance: Chance): readonly Event<Decrypto>[] {
  const members = membersOf(seats);
  const sending = sendingTeams({ members });
  const words = chance.shuffle('words', wordList(options), KEYWORDS * sending.length);
  const first = (team: Team) => members[team][chance.draw(firstOf(team), places(members[team]))] ?? null;
  return [
    {
      fact: { type: 'dealt' },
      whispers: Object.fromEntries(
        sending.map((team, at) => [teamHand(team), { words: words.slice(KEYWORDS * at, KEYWORDS * (at + 1)) }]),
      ),
    },
    beginRound(1, { white: first('white'), black: hasLoneInterceptor({ members }) ? null : first('black') }, chance),
  ];
}

/** Every round each encryptor sees a fresh code, so one may come again (D3). */
export function beginRound(round: number, encryptors: ByTeam<Seat | null>, chance: Chance): Event<Decrypto> {
  const whispers = (['white', 'black'] as const).flatMap((team) => {
    const seat = encryptors[team];
    return seat === null ? [] : [[seatHand(seat), { code: chance.draw(team, CODES, round - 1) }] as const];
  });
  return { fact: { type: 'roundBegan', round, encryptors }, whispers: Object.fromEntries(whispers) };
}

import type { Bot, Rng, View } from '@cifra/kernel';
import { type Code, clueContext, type Decrypto, decrypto, seatHandIn, teamHandIn } from '../rules/judge/index.ts';
import { centroidsOf, decodeByVectors, interceptByCentroids, nearestClues } from './baseline.ts';
import { judgementOf } from './bot.ts';
import { pastOf } from './half.ts';
import { impossible, readSituation, type Situation } from './situation.ts';
import { sourceOf } from './source.ts';
import { cosine, wordVectors } from './word-vectors.ts';

/** The benchmark's baseline as a player of the whole game: what lies near, and nothing about who else listens. */
const embedding: Bot<Decrypto> = (view, rng) => {
  const situation = readSituation(view);
  const { seat, team, table } = situation;
  switch (table.phase) {
    case 'clues': {
      const { code } = seatHandIn(view, seat);
      if (code === null) throw impossible(`seat ${seat} is to encrypt and has no code`);
      return { type: 'encrypt', clues: nearestClues(clueContext(view, table, team), code, rng) };
    }
    case 'answers': {
      const { draft, confirmed } = teamHandIn(view, team);
      const agreed = draft.filter((digit) => digit !== null);
      return { type: 'confirm', code: confirmed.length > 0 ? agreed : answer(view, situation, rng) };
    }
    case 'names':
      return { type: 'name', words: nearestKeywords(situation) };
    case 'judging':
      return judgementOf(situation);
    case 'over':
      throw impossible('the match is over');
  }
};

function answer(view: View<Decrypto>, { table, team, rivals }: Situation, rng: Rng): Code {
  const clues = table.sheet[table.half ?? team].at(-1)?.clues ?? [];
  return table.half === rivals
    ? interceptByCentroids(table.language, pastOf(table, rivals), clues, rng)
    : decodeByVectors(clueContext(view, table, team), clues, rng);
}

function nearestKeywords({ table, rivals }: Situation): readonly string[] {
  const { keywords } = sourceOf(table.language, 'both');
  const { vectorOf } = wordVectors(table.language);
  return centroidsOf(table.language, pastOf(table, rivals)).map((centroid) =>
    keywords.reduce((best, word) =>
      cosine(vectorOf(word), centroid) > cosine(vectorOf(best), centroid) ? word : best,
    ),
  );
}

/** Players to measure against. */
export const references = {
  random: (view, rng) => rng.pick([...decrypto.legal(view)]),
  embedding,
} satisfies { readonly [name: string]: Bot<Decrypto> };

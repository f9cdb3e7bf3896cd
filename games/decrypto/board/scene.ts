/** A reveal, as far as its pace depends on it. */
type InRound = { readonly round: number };

/** The parts of a reveal, in the order in which they are shown. */
export type ScenePart = 'clues' | 'interception' | 'answer' | 'digit-0' | 'digit-1' | 'digit-2' | 'verdict';

/** How long each part is looked at before the next one comes, in milliseconds. */
const LASTS: { readonly [part in ScenePart]: number } = {
  clues: 500,
  interception: 900,
  answer: 900,
  'digit-0': 700,
  'digit-1': 700,
  'digit-2': 700,
  // The token flies to its lamp, and then there is time to read.
  verdict: 2_600,
};

const ALL = Object.keys(LASTS) as ScenePart[];

/** In the first round nobody intercepts (D6). */
export function partsOf({ round }: InRound): readonly ScenePart[] {
  return round === 1 ? ALL.filter((part) => part !== 'interception') : ALL;
}

/** When the part at this place begins. */
export function startOf(show: InRound, at: number): number {
  return partsOf(show)
    .slice(0, at)
    .reduce((sum, part) => sum + LASTS[part], 0);
}

export function lengthOf(show: InRound): number {
  return startOf(show, partsOf(show).length);
}

/** How much of a reveal is seen. */
export type SceneState = {
  readonly hasInterception: boolean;
  readonly hasAnswer: boolean;
  /** So many digits of the code lie open. */
  readonly open: number;
  readonly isDone: boolean;
};

export function sceneAt(show: InRound, at: number): SceneState {
  const seen = partsOf(show).slice(0, at + 1);
  return {
    hasInterception: seen.includes('interception'),
    hasAnswer: seen.includes('answer'),
    open: seen.filter((part) => part.startsWith('digit')).length,
    isDone: seen.includes('verdict'),
  };
}

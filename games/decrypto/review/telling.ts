import type { MomentProps, ReviewContext } from '@cifra/kit/review';
import type { DecisionReview } from '@cifra/mind-kit/review';
import type { WeighedParts } from '../mind/clue-evaluator.ts';
import type { ModelInsight } from '../mind/insight.ts';
import { type Decrypto, teamOf } from '../rules/table.ts';
import { reviewWords } from '../words/review.ts';
import { codeText, commandsOf, readershipIn } from './figures.ts';

type Told = Omit<MomentProps<Decrypto>, 'insight'>;

/** What tells one set of clues from a better one most: how it is read, how it is overheard, or what it tells of the words. */
type Reason = keyof WeighedParts;

const BY_CLUE: { readonly [why in WorstClue['why']]: Reason } = { loud: 'heard', unread: 'read' };

/** Why our bots would rather have written something else; null before it is counted. */
export function reasonOf(insight: ModelInsight | null): Reason | null {
  if (insight?.type !== 'clues') return null;
  const [written, better] = insight.sets;
  if (written === undefined || better === undefined) return null;
  const gains = (['read', 'heard', 'leak'] as const).map(
    (part) => [part, better.weighed[part] - written.weighed[part]] as const,
  );
  return gains.reduce((one, other) => (other[1] > one[1] ? other : one))[0];
}

const MOST = 0.5;

type WorstClue = { readonly why: 'loud' | 'unread'; readonly clue: string; readonly isAll: boolean };

/** The clue that gave most away, or was read least; null where neither stands out. */
function worstClue(decision: DecisionReview): WorstClue | null {
  const { made } = commandsOf(decision);
  const figures = readershipIn(decision);
  if (made.type !== 'encrypt' || figures === null) return null;
  const unread = figures.read.findIndex((share) => share < MOST);
  if (unread >= 0) return { why: 'unread', clue: made.clues[unread] ?? '', isAll: figures.read[unread] === 0 };
  const heard = figures.overheard ?? [];
  const loudest = heard.indexOf(Math.max(...heard));
  const most = heard[loudest] ?? 0;
  return most > MOST ? { why: 'loud', clue: made.clues[loudest] ?? '', isAll: most === 1 } : null;
}

/** What is within ε of the likeliest code is as good, and still not the likeliest. */
function isLikeliest({ options: [first], value }: DecisionReview): boolean {
  return first === undefined || first.value === value;
}

export function headline({ decision, insight, language }: MomentProps<Decrypto>): string {
  const words = reviewWords[language].headline;
  const { made, best } = commandsOf(decision);
  const isBest = decision.loss === 0;
  if (made.type === 'encrypt') {
    const worst = worstClue(decision);
    // That nothing was better does not make it quiet, or plain.
    if (isBest) return worst === null ? words.best : worst.why === 'loud' ? words.bestOverheard : words.bestPlain;
    const reason = reasonOf(insight as unknown as ModelInsight | null);
    // Until it is counted nothing is said of why.
    if (reason === null) return words.better;
    return worst !== null && BY_CLUE[worst.why] === reason ? words[worst.why](worst.clue, worst.isAll) : words[reason];
  }
  if (made.type === 'confirm' && best.type === 'confirm')
    return decision.value === null
      ? words.agreed
      : isBest
        ? words[isLikeliest(decision) ? 'bestCode' : 'alikeCode']
        : words.code(codeText(best.code));
  return words.agreed;
}

export function summary({ decision, before, language }: Told): string {
  const { summary: words, clues } = reviewWords[language];
  const { made } = commandsOf(decision);
  if (made.type === 'encrypt') {
    const heard = (readershipIn(decision)?.overheard ?? []).flatMap((share, at) =>
      share > MOST ? [made.clues[at] ?? ''] : [],
    );
    if (heard.length === made.clues.length) return words.allHeard(clues(made.clues));
    return words.clues(clues(made.clues), heard.length === 0 ? null : clues(heard));
  }
  if (made.type !== 'confirm') return words.other;
  return words[before.table.half === teamOf(decision.seat) ? 'decoded' : 'intercepted'](codeText(made.code));
}

export function tip({ review, seat, language }: ReviewContext<Decrypto>): string | null {
  const { tips } = reviewWords[language];
  const worst = review.decisions
    .filter((one) => one.seat === seat && one.loss > review.limits.good)
    .toSorted((one, other) => other.loss - one.loss)[0];
  if (worst === undefined) return null;
  if (commandsOf(worst).made.type === 'confirm') return tips.code;
  const clue = worstClue(worst);
  return clue === null ? null : tips[clue.why];
}

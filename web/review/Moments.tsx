import { classes } from '@cifra/kit';
import { GradeMark } from '@cifra/kit/review';
import type { Unit } from '@cifra/mind-kit/review';
import { reviewWords } from '../words/review/index.ts';
import type { ShownMoment } from './moment-model.ts';

/** The word that stands beside the shape. */
export function gradeText({ decision, reason }: Pick<ShownMoment, 'decision' | 'reason'>): string {
  const words = reviewWords.value;
  return reason === null || reason.why === 'loss' ? words.grade[decision.grade] : words.why[reason.why];
}

export type ListedMoment = {
  readonly shown: ShownMoment;
  /** «Turn 3». */
  readonly turn: string;
  readonly summary: string;
  readonly href: string;
};

type Props = {
  readonly moments: readonly ListedMoment[];
  readonly unit: Unit;
  readonly chosen: number | null;
  readonly onPick: (version: number) => void;
};

/** At most three, each with its grade, a sentence, and what it changed. */
export function Moments({ moments, unit, chosen, onPick }: Props) {
  const words = reviewWords.value;
  const times = unit === 'win' ? 100 : 1;
  if (moments.length === 0) return <p class="review-none">{words.noMoments}</p>;
  return (
    <ol class="moments">
      {moments.map(({ shown, turn, summary, href }) => {
        const { version } = shown.decision;
        return (
          <li key={version}>
            <a
              class={classes('moment-card', chosen === version && 'is-chosen')}
              href={href}
              aria-current={chosen === version}
              data-version={version}
              onClick={(event) => {
                if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
                event.preventDefault();
                onPick(version);
              }}
            >
              <GradeMark mark={shown.mark} />
              <span>
                <b>
                  {turn} · {gradeText(shown)}
                </b>
                <small>{summary}</small>
              </span>
              {shown.change !== null && (
                <span class="moment-change digits">
                  {words.whole(times * shown.change.from)} → {words.whole(times * shown.change.to)}
                  <small>{words.of100[unit]}</small>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ol>
  );
}

import type { ComponentChildren } from 'preact';
import { classes } from '../base/classes.ts';
import { GradeMark, type ReviewMark } from './GradeMark.tsx';
import './review.css';

export type ComparedOption = {
  readonly label: ComponentChildren;
  /** How long the bar is, from 0 to 1. */
  readonly share: number;
  readonly figure: ComponentChildren;
  /** The best one, or the grade of what was done; null for what nobody chose. */
  readonly mark: ReviewMark | null;
  /** A line across the bar: what was to be expected. */
  readonly tick?: number | undefined;
};

/** One under the other, with a bar each, on one scale. */
export function Comparison({
  options,
  isWide = false,
}: {
  readonly options: readonly ComparedOption[];
  readonly isWide?: boolean;
}) {
  return (
    <ul class={classes('comparison', isWide && 'is-wide')}>
      {options.map(({ label, share, figure, mark, tick }, at) => (
        <li key={at} data-grade={mark ?? 'none'}>
          <span class="comparison-mark">{mark !== null && <GradeMark mark={mark} />}</span>
          <span class="comparison-label">{label}</span>
          <span class="comparison-figure digits">{figure}</span>
          <span class="comparison-bar" aria-hidden="true">
            <i style={{ '--share': Math.min(1, Math.max(0, share)) }} />
            {tick !== undefined && <b style={{ '--share': Math.min(1, Math.max(0, tick)) }} />}
          </span>
        </li>
      ))}
    </ul>
  );
}

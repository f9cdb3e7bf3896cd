import type { Lesson, Shape } from '@cifra/kernel';
import { language } from '@cifra/kit';
import { words } from '../words/index.ts';

type Props = {
  readonly game: string;
  readonly title: string;
  readonly lesson: Lesson<Shape>;
  readonly at: number;
  readonly trouble: string | null;
  readonly goOn: () => void;
};

/** What the voice says now, beside the board on a desk and above it on a phone. */
export function Voice({ game, title, lesson, at, trouble, goOn }: Props) {
  const { lesson: text, playNow, withFriends, rules } = words.value;
  const step = lesson.steps[at];
  const total = lesson.steps.length;
  return (
    <section class="card stack voice" aria-label={text.voice}>
      <div class="spread">
        <h1>{text.title(title)}</h1>
        <span class="chip digits">{text.step(Math.min(at + 1, total), total)}</span>
      </div>
      <progress max={total} value={at} aria-label={text.progress} />
      <p class="says">{(step?.says ?? lesson.end)[language.value]}</p>
      {trouble !== null && <p class="gentle">{trouble}</p>}
      {step?.move === null && (
        <button type="button" class="button primary" onClick={goOn}>
          {text.goOn}
        </button>
      )}
      {step === undefined ? (
        <div class="row">
          <a class="button primary" href={`/play/${game}`}>
            {playNow}
          </a>
          <a class="button" href={`/new/${game}`}>
            {withFriends}
          </a>
          <a class="button quiet" href={`/rules/${game}`}>
            {rules}
          </a>
        </div>
      ) : (
        <p class="small leave">
          <a href={`/rules/${game}`}>{rules}</a> · <a href={`/play/${game}`}>{text.skip}</a>
        </p>
      )}
    </section>
  );
}

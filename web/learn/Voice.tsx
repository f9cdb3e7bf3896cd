import type { Lesson, Shape } from '@cifra/kernel';
import { Icon, IconButton, language } from '@cifra/kit';
import { areSettingsOpen } from '../ui/settings-open.ts';
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
  const { lesson: text, playNow, withFriends, rules, nav } = words.value;
  const step = lesson.steps[at];
  const total = lesson.steps.length;
  return (
    <section class="card stack voice" aria-label={text.voice}>
      <div class="voice-head">
        <a class="button quiet icon-only" href="/" aria-label="Cifra">
          <Icon name="back" />
        </a>
        <h1>{text.title(title)}</h1>
        <span class="chip digits">{text.step(Math.min(at + 1, total), total)}</span>
        <IconButton
          icon="settings"
          label={nav.settings}
          onPress={() => {
            areSettingsOpen.value = true;
          }}
        />
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

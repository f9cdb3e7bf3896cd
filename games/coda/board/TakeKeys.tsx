import { classes } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import type { ThumbTask } from './task.ts';

type Props = {
  readonly task: ThumbTask & { type: 'take' };
  readonly words: BoardWords;
  readonly onChoose: (darks: number) => void;
};

/** How many of the first tiles are dark: every mixture as it would stand. */
export function TakeKeys({ task: { size, darks }, words, onChoose }: Props) {
  return (
    <fieldset class="coda-takes" style={{ '--columns': size + 1 }}>
      <legend class="visually-hidden">{words.mix}</legend>
      {Array.from({ length: size + 1 }, (_, dark) => (
        <button
          key={dark}
          type="button"
          class="coda-take"
          aria-label={words.takes(dark, size - dark)}
          aria-pressed={dark === darks}
          onClick={() => onChoose(dark)}
        >
          {Array.from({ length: size }, (_, at) => (
            <i key={at} class={classes(at < dark ? 'is-dark' : 'is-light')} />
          ))}
        </button>
      ))}
    </fieldset>
  );
}

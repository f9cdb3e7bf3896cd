import { words } from '../words/index.ts';

type Props = { readonly text: string; readonly onTryAgain: () => void };

/** Instead of a page: what went wrong, and a way to try it again. */
export function Trouble({ text, onTryAgain }: Props) {
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{text}</h1>
      <button type="button" class="button primary" onClick={onTryAgain}>
        {words.value.tryAgain}
      </button>
    </section>
  );
}

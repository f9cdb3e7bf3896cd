import { Icon } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';

/** A reveal happens on the big screen: whoever holds a phone looks there. */
export function LookUp({ words }: { readonly words: BoardWords }) {
  return (
    <section class="decrypto-work decrypto-look-up">
      <Icon name="screen" />
      <h2>{words.lookUp}</h2>
      <p>{words.lookUpHelp}</p>
    </section>
  );
}

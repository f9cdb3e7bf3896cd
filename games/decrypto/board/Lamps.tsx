import { classes, Icon } from '@cifra/kit';
import type { BoardWords } from '../words/board-words.ts';
import type { PlateModel } from './model.ts';

/** Two of a kind end the match, so there are two lamps; more can burn at once (D7, D12). */
const LAMPS = 2;

type Props = { readonly plate: PlateModel; readonly words: BoardWords };

/** Round lamps are interceptions, square ones misses; an interceptor alone has tokens of one kind (D20). */
export function Lamps({ plate: { tokens, isNew, isAlone }, words }: Props) {
  const { interceptions, miscommunications } = tokens;
  return (
    <div class="decrypto-lamps">
      <Row
        kind="interception"
        name={isAlone ? words.lights : words.interceptions}
        count={interceptions}
        isNew={isNew.interceptions}
        words={words}
      />
      {!isAlone && (
        <Row kind="miss" name={words.misses} count={miscommunications} isNew={isNew.miscommunications} words={words} />
      )}
    </div>
  );
}

type RowProps = {
  readonly kind: 'interception' | 'miss';
  readonly name: string;
  readonly count: number;
  readonly isNew: boolean;
  readonly words: BoardWords;
};

function Row({ kind, name, count, isNew, words }: RowProps) {
  const all = Math.max(LAMPS, count);
  return (
    <span class="decrypto-lamp-row">
      <span role="img" aria-label={words.counted(name, count, all)}>
        {Array.from({ length: all }, (_, at) => (
          <span
            key={at}
            class={classes('decrypto-lamp', kind, at < count && 'is-lit', isNew && at === count - 1 && 'is-new')}
          >
            <Icon name={kind === 'miss' ? 'close' : 'target'} />
          </span>
        ))}
      </span>
      <small aria-hidden="true">
        {name} {count}/{all}
      </small>
    </span>
  );
}

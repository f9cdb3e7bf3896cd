import type { Language } from '@cifra/kernel';
import { reviewWords } from '../words/review.ts';

type Props = {
  readonly kind: 'book' | 'ear';
  readonly share: number;
  readonly of: number;
  readonly label: string;
  readonly language: Language;
};

/** So many of our readers, or listeners: round for those who should, square for those who should not. */
export function Signs({ kind, share, of, label, language }: Props) {
  const count = Math.round(share * of);
  return (
    <span
      class="decrypto-signs"
      data-kind={kind}
      role="img"
      aria-label={`${label}: ${reviewWords[language].of(count, of)}`}
    >
      <i class={`is-${kind}`} />
      <span>
        {Array.from({ length: of }, (_, at) => (
          <b key={at} data-on={at < count} />
        ))}
      </span>
      <small class="digits">
        {count}/{of}
      </small>
    </span>
  );
}

import type { Language } from '@cifra/kernel';
import { colourOf, numberOf } from '../rules/tiles.ts';
import type { BoardWords } from '../words/board-words.ts';
import { en } from '../words/en.ts';
import { es } from '../words/es.ts';
import { answerText, questionText } from '../words/text.ts';
import type { RowModel } from './rows.ts';
import { Tag } from './Tag.tsx';
import { tagParts } from './tag-parts.ts';
import type { Writing } from './writing.ts';

type Props = { readonly row: RowModel; readonly words: BoardWords; readonly language: Language };

/** What was answered about a row, over the places that it speaks of. */
export function Tracks({ row, words, language }: Props) {
  const game = language === 'es' ? es : en;
  const size = row.tiles.length;
  const tag = (one: Writing) => {
    const asked = one.number === null ? { card: one.card } : { card: one.card, number: one.number };
    const question = questionText(game, asked);
    return (
      <Tag
        parts={tagParts(one, words, size)}
        label={one.answer === null ? question : `${question} ${answerText(game, asked, one.answer)}`}
        isGlowing={one.isGlowing}
        isGhost={one.answer === null}
      />
    );
  };
  const brackets = row.writings.filter(({ level }) => level !== null);
  const facts = row.writings.filter(({ level }) => level === null);
  const used = Math.max(0, ...brackets.map(({ level }) => (level ?? 0) + 1));
  if (row.writings.length === 0 && row.failed.length === 0) return <div class="btc-tracks" />;
  return (
    <ul class="btc-tracks" aria-label={words.answers}>
      {brackets.map((one) => (
        <li
          key={`${one.at}/${one.span?.from}`}
          class="btc-bracket"
          data-ghost={one.answer === null}
          data-new={one.isGlowing}
          style={{
            gridColumn: `${(one.span?.from ?? 0) + 1} / ${(one.span?.to ?? 0) + 2}`,
            gridRow: `${-2 - (one.level ?? 0)} / ${-1 - (one.level ?? 0)}`,
            '--order': -one.at,
          }}
        >
          {tag(one)}
        </li>
      ))}
      {(facts.length > 0 || row.failed.length > 0) && (
        <li class="btc-facts" style={{ gridRow: `1 / ${-1 - used}` }}>
          <ul>
            {facts.map((one) => (
              <li key={`${one.at}/${one.span?.from}`} style={{ '--order': -one.at }}>
                {tag(one)}
              </li>
            ))}
            {row.failed.map((tiles, at) => (
              <li key={`failed ${at}`}>
                <span class="btc-tag is-failed">
                  <span class="visually-hidden">
                    {words.failedRow(tiles.map((tile) => words.tile(numberOf(tile), colourOf(tile))).join(', '))}
                  </span>
                  <s class="digits" aria-hidden="true">
                    {tiles.map(numberOf).join(' ')}
                  </s>
                </span>
              </li>
            ))}
          </ul>
        </li>
      )}
    </ul>
  );
}

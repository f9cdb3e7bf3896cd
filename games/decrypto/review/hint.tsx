import { classes } from '@cifra/kit';
import { Comparison, type HintModule, type HintProps } from '@cifra/kit/review';
import type { ModelHint } from '../mind/hint.ts';
import { type Decrypto, DIGITS, teamHandIn, teamOf } from '../rules/table.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords } from '../words/review.ts';
import { codeText } from './figures.ts';
import './review.css';

function hintIn({ figures }: HintProps<Decrypto>): ModelHint {
  return figures as unknown as ModelHint;
}

function keywordsIn({ view, seat }: HintProps<Decrypto>): readonly string[] {
  return teamHandIn(view, teamOf(seat)).words;
}

/** Own keywords with what they are taken for, or codes with how likely each is. */
function Hint(props: HintProps<Decrypto>) {
  const words = hintWords[props.language];
  const found = hintIn(props);
  return (
    <div class="decrypto-moment" data-game="decrypto">
      {found.type === 'words' ? (
        <OwnWords {...props} takenFor={found.takenFor} />
      ) : (
        <section class="card review-card">
          <h3>{words.codes}</h3>
          <CluesNow {...props} />
          <Comparison
            isWide
            options={found.codes.map(({ code, chance }, at) => ({
              label: <span class="digits">{codeText(code)}</span>,
              share: chance,
              figure: Math.round(100 * chance),
              mark: at === 0 ? 'best' : null,
            }))}
          />
        </section>
      )}
      <p class="review-said">{words.opinion}</p>
    </div>
  );
}

/** The clues that are being read. */
function CluesNow({ view, language }: HintProps<Decrypto>) {
  const { half, sheet } = view.table;
  const clues = half === null ? null : (sheet[half].at(-1)?.clues ?? null);
  if (clues === null) return null;
  return <p class="review-said">{reviewWords[language].clues(clues.map((clue) => clue ?? '…'))}</p>;
}

type WordsProps = HintProps<Decrypto> & { readonly takenFor: readonly (string | null)[] };

/** Under each keyword the clues that its team has given, and what they are taken for. */
function OwnWords({ takenFor, ...props }: WordsProps) {
  const { view, seat, language } = props;
  const words = hintWords[language];
  const keywords = keywordsIn(props);
  const given = view.table.sheet[teamOf(seat)];
  return (
    <section class="decrypto-heard" aria-label={words.heard}>
      <header>
        <h3>{words.heard}</h3>
      </header>
      <div class="decrypto-columns">
        {DIGITS.map((digit, at) => {
          const taken = takenFor[at] ?? null;
          const isRight = taken !== null && taken === keywords[at];
          return (
            <section key={digit}>
              <h4>
                <b class="digits">{digit}</b> {keywords[at]}
              </h4>
              <ol>
                {given.flatMap(({ clues, code, round }) => {
                  const place = code?.indexOf(digit) ?? -1;
                  if (clues === null || place < 0) return [];
                  return [
                    <li key={round}>
                      <span class="decrypto-clue">
                        <small>{round}</small> {clues[place] ?? reviewWords[language].blank}
                      </span>
                    </li>,
                  ];
                })}
                <li class={classes('decrypto-taken', isRight && 'is-now')}>
                  {taken === null ? words.unheard : isRight ? words.right : words.thinks(taken)}
                </li>
              </ol>
            </section>
          );
        })}
      </div>
    </section>
  );
}

function said(props: HintProps<Decrypto>): string {
  const words = hintWords[props.language];
  const found = hintIn(props);
  if (found.type === 'codes') {
    const [best] = found.codes;
    return best === undefined ? words.opinion : words.likely(codeText(best.code), Math.round(100 * best.chance));
  }
  const known = keywordsIn(props).filter((word, at) => found.takenFor[at] === word);
  return known.length === 0 ? words.unknown : words.known(known);
}

export const hint: HintModule<Decrypto> = { Hint, said };

import type { Language } from '@cifra/kernel';
import { classes } from '@cifra/kit';
import { Comparison, type MomentProps } from '@cifra/kit/review';
import type { HeardClues, ModelInsight } from '../mind/insight.ts';
import { type Decrypto, DIGITS, seatHandIn, teamHandIn, teamOf } from '../rules/table.ts';
import { reviewWords } from '../words/review.ts';
import { cluesByDigit, codeText, commandsOf, type PlacedClue, teamHeard } from './figures.ts';
import { Signs } from './Signs.tsx';
import { reasonOf } from './telling.ts';
import './review.css';

/** How many readers and listeners our mind asks; told with every insight, and needed before it comes. */
const USUAL = { readers: 5, listeners: 9 };

/** Clues, with who would have read and overheard them; or a code, with how likely it was. */
export function Moment(props: MomentProps<Decrypto>) {
  const { insight, before, decision, review, seat, people, language } = props;
  const found = insight as unknown as ModelInsight | null;
  const words = reviewWords[language];
  const { readers, listeners } = found?.type === 'clues' ? found : USUAL;
  const isOwn = teamHeard(decision, before, seat) === teamOf(seat);
  const keywords = isOwn ? teamHandIn(before, teamOf(seat)).words : [];
  const title = isOwn ? words.words(people(seat).isMe) : words.rivals;
  const columns = cluesByDigit(review, decision, before, seat);
  return (
    <div class="decrypto-moment" data-game="decrypto">
      {(keywords.length > 0 || !isOwn) && (
        <section class="decrypto-heard" aria-label={title}>
          <header>
            <h3>{title}</h3>
            {isOwn && (
              <p>
                <span>
                  <i class="is-book" /> {words.read(readers)}
                </span>
                <span>
                  <i class="is-ear" /> {words.heard(listeners)}
                </span>
              </p>
            )}
          </header>
          <div class="decrypto-columns">
            {DIGITS.map((digit, at) => (
              <section key={digit}>
                <h4>
                  <b class="digits">{digit}</b> {keywords[at] ?? '?'}
                </h4>
                <ol>
                  {(columns[at] ?? []).length === 0 && !isOwn && <li class="decrypto-nobody">{words.unheard}</li>}
                  {(columns[at] ?? []).map((clue) => (
                    <ClueLine key={clue.round} clue={clue} of={{ readers, listeners }} language={language} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        </section>
      )}
      {found?.type === 'clues' && <Sets insight={found} isBest={decision.loss === 0} language={language} />}
      {found?.type === 'clues' && <SheetCodes {...props} sheet={found.sheet} />}
      {found?.type === 'codes' && <Codes {...props} found={found} />}
    </div>
  );
}

type LineProps = { readonly clue: PlacedClue; readonly of: typeof USUAL; readonly language: Language };

function ClueLine({ clue: { round, clue, read, overheard, isNow }, of, language }: LineProps) {
  const words = reviewWords[language];
  return (
    <li class={classes(isNow && 'is-now')}>
      <span class="decrypto-clue">
        <small>{round}</small> {clue ?? words.blank}
      </span>
      {read !== null && <Signs kind="book" share={read} of={of.readers} label={words.readWord} language={language} />}
      {overheard !== null ? (
        <Signs kind="ear" share={overheard} of={of.listeners} label={words.heardWord} language={language} />
      ) : (
        round === 1 && read !== null && <small class="decrypto-nobody">{words.nobody}</small>
      )}
    </li>
  );
}

type Clues = Extract<ModelInsight, { type: 'clues' }>;

type SetsProps = { readonly insight: Clues; readonly isBest: boolean; readonly language: Language };

/** What was written beside what our bots would have written. */
function Sets({ insight, isBest, language }: SetsProps) {
  const words = reviewWords[language];
  const [written, ...better] = insight.sets;
  const row = (set: HeardClues, at: number) => (
    <tr key={at}>
      <th scope="row">{set.clues[at]}</th>
      <td>
        <Signs kind="book" share={set.read[at] ?? 0} of={insight.readers} label={words.readWord} language={language} />
      </td>
      <td>
        {set.overheard !== null && (
          <Signs
            kind="ear"
            share={set.overheard[at] ?? 0}
            of={insight.listeners}
            label={words.heardWord}
            language={language}
          />
        )}
      </td>
    </tr>
  );
  const taken = insight.takenFor.flatMap((word, at) => (word === null ? [] : [words.takenFor(at + 1, word)]));
  const reason = isBest ? null : reasonOf(insight);
  if (written === undefined) return null;
  return (
    <section class="card review-card">
      <h3>{words.what}</h3>
      <table class="decrypto-sets">
        <tbody>
          <tr class="is-title">
            <th colSpan={3}>{words.written}</th>
          </tr>
          {written.clues.map((_, at) => row(written, at))}
          {better.length > 0 && (
            <tr class="is-title">
              <th colSpan={3}>{words.instead}</th>
            </tr>
          )}
          {better.slice(0, 1).flatMap((set) => set.clues.map((_, at) => row(set, at)))}
        </tbody>
      </table>
      {reason !== null && <p class="review-said">{words.because[reason]}</p>}
      {taken.length > 0 && <p class="review-said">{words.taken(taken)}</p>}
    </section>
  );
}

type SheetProps = MomentProps<Decrypto> & { readonly sheet: Clues['sheet'] };

/** Which codes everybody could hear in these clues, by what stands on the open sheet. */
function SheetCodes({ sheet: { open, codes, meant }, before, seat, language }: SheetProps) {
  const words = reviewWords[language];
  const { code } = seatHandIn(before, seat);
  // Nobody has said anything yet: every code is as likely.
  if (code === null || before.table.round === 1) return null;
  const isMeant = (one: readonly number[]) => one.join() === code.join();
  const listed = codes.some((one) => isMeant(one.code)) ? codes : [...codes, { code, chance: meant }];
  return (
    <section class="card review-card">
      <header>
        <h3>{words.sheet}</h3>
        <small>{words.of100}</small>
      </header>
      <p class="review-said">{words.allowed(open, true)}</p>
      <Comparison
        isWide
        options={listed.map((one) => ({
          label: (
            <>
              <span class="digits">{codeText(one.code)}</span> {isMeant(one.code) && words.meant}
            </>
          ),
          share: one.chance,
          figure: Math.round(100 * one.chance),
          mark: null,
        }))}
      />
    </section>
  );
}

type CodesProps = MomentProps<Decrypto> & { readonly found: Extract<ModelInsight, { type: 'codes' }> };

function Codes({ found: { codes, open }, decision, before, seat, language }: CodesProps) {
  const words = reviewWords[language];
  const { made } = commandsOf(decision);
  const { half, sheet } = before.table;
  const clues = half === null ? null : (sheet[half].at(-1)?.clues ?? null);
  const isMade = (code: readonly number[]) => made.type === 'confirm' && made.code.join() === code.join();
  return (
    <section class="card review-card">
      <header>
        <h3>{words.which}</h3>
        <small>{words.of100}</small>
      </header>
      {clues !== null && <p class="review-said">{words.clues(clues.map((clue) => clue ?? '…'))}</p>}
      <p class="review-said">{words.allowed(open, half !== teamOf(seat))}</p>
      <Comparison
        isWide
        options={codes.map(({ code, chance }, at) => ({
          label: <span class="digits">{codeText(code)}</span>,
          share: chance,
          figure: Math.round(100 * chance),
          mark: isMade(code) ? decision.grade : at === 0 && decision.loss > 0 ? 'best' : null,
        }))}
      />
    </section>
  );
}

import type { SeatReview, Unit } from '@cifra/mind-kit/review';
import { reviewWords } from '../words/review/index.ts';
import { type LuckKind, luckArrows, placed, withoutLuck } from './luck-arrows.ts';

type Props = {
  readonly account: SeatReview;
  readonly unit: Unit;
  readonly isMine: boolean;
  readonly name: string;
  /** Alone there is nobody who could give anything away. */
  readonly hasRivals: boolean;
  /** The only rival, where there is one. */
  readonly rival: string | null;
};

/** Luck and skill in one picture: arrows, each beginning where the last one ended; luck is hatched, choices are solid. */
export function LuckAndPlay({ account, unit, isMine, name, hasRivals, rival }: Props) {
  const words = reviewWords.value;
  const times = unit === 'win' ? 100 : 1;
  const arrows = luckArrows(account).filter(({ kind }) => hasRivals || kind !== 'rivals');
  const at = placed(arrows, account);
  const labelOf = (kind: LuckKind) => {
    if (kind === 'rivals' && rival !== null) return words.rival(rival);
    if (kind === 'skill' && !isMine) return words.skillOf(name);
    return words.parts[kind];
  };
  return (
    <section class="card review-card" aria-labelledby="review-luck">
      <header>
        <h2 id="review-luck">{words.luck}</h2>
        <small>{words.addUp}</small>
      </header>
      <div class="luck" style={{ '--start': at(account.expected), '--end': at(account.result) }}>
        <p class="luck-end is-start">
          <span>
            {words.atStart} <b class="digits">{words.whole(times * account.expected)}</b>
          </span>
        </p>
        <ol>
          {arrows.map(({ kind, amount, from, to }) => {
            const { label, help } = labelOf(kind);
            return (
              <li key={kind} data-kind={kind} data-sign={Math.sign(amount)}>
                <span class="luck-label">
                  <b>{label}</b>
                  <small>{help}</small>
                </span>
                <span class="luck-track" style={{ '--from': at(Math.min(from, to)), '--to': at(Math.max(from, to)) }}>
                  <i />
                  <b class="digits">{words.signed(Math.round(times * amount))}</b>
                </span>
              </li>
            );
          })}
        </ol>
        <p class="luck-end is-end">
          <span>
            {words.atEnd} <b class="digits">{words.whole(times * account.result)}</b>
          </span>
        </p>
      </div>
      <p class="luck-said">
        {account.skill === 0 ? words.noLoss : words.evenLuck(times * withoutLuck(account, unit), unit, isMine)}
      </p>
    </section>
  );
}

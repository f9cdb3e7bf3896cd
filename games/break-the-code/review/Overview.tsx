import { SeatFace } from '@cifra/kit';
import type { ReviewContext } from '@cifra/kit/review';
import type { BreakTheCode } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { figuresOf } from './figures.ts';

/** How the rows that were still possible grew fewer, for every seat: each bar is so many halvings from being known. */
export function Overview({ review, seat, names, people, language }: ReviewContext<BreakTheCode>) {
  const words = reviewWords[language];
  const order = review.seats
    .map((one) => one.seat)
    .toSorted((one, other) => Number(other === seat) - Number(one === seat));
  const drains = order.map((one) => ({ seat: one, rows: rowsLeft(review, one) }));
  const most = Math.max(...drains.flatMap(({ rows }) => rows), 2);
  const known = review.decisions.filter((one) => one.seat === seat).findIndex((one) => figuresOf(one).before === 1);
  return (
    <section class="card review-card" aria-labelledby="btc-drain">
      <header>
        <h2 id="btc-drain">{words.drain}</h2>
        <small>{words.afterEach}</small>
      </header>
      {drains.map(({ seat: one, rows }) => (
        <div key={one} class="btc-drain" data-own={one === seat}>
          <span class="btc-drain-who">
            <SeatFace seat={one} person={people(one)} size="2rem" />
            {names(one)}
          </span>
          <ol>
            {rows.map((left, at) => (
              <li key={at}>
                <b class="digits">{words.count(left)}</b>
                <i style={{ '--height': Math.log2(left) / Math.log2(most) }} />
              </li>
            ))}
          </ol>
        </div>
      ))}
      <p class="review-said">
        {words.drainHelp} {known > 0 && words.known(known + 1)}
      </p>
    </section>
  );
}

function rowsLeft({ decisions }: ReviewContext<BreakTheCode>['review'], seat: number): readonly number[] {
  const own = decisions.filter((one) => one.seat === seat).map(figuresOf);
  const last = own.at(-1)?.after ?? null;
  return [...own.map(({ before }) => before), ...(last === null || last === own.at(-1)?.before ? [] : [last])];
}

import type { Seat } from '@cifra/kernel';
import type { HintModule, HintProps } from '@cifra/kit/review';
import type { DealsInsight } from '../mind/insight.ts';
import type { Coda } from '../rules/types.ts';
import { hintWords } from '../words/hint.ts';
import { reviewWords } from '../words/review.ts';
import { AttackChances } from './AttackChances.tsx';
import { type AttackChance, areCounted, attacksIn } from './attacks.ts';
import { PossibleRack } from './PossibleRack.tsx';
import './review.css';

const SHOWN = 4;
const SURE = 1 - 1e-9;

function dealsOf({ figures }: HintProps<Coda>): DealsInsight {
  return figures as unknown as DealsInsight;
}

/** The rivals' rows with what each hidden tile can be, and the attacks that are likeliest to hit. */
function Hint(props: HintProps<Coda>) {
  const { view, seat, names, language } = props;
  const deals = dealsOf(props);
  const attacks = attacksIn(deals.rows);
  const best = attacks[0]?.chance ?? 0;
  const isBest = (one: AttackChance) => one.chance >= best - 1e-9;
  const rivals = view.table.rows.flatMap((row, one) => (one === seat || row.length === 0 ? [] : [one]));
  const markAt = (owner: Seat) => (place: number) =>
    attacks.some((one) => one.seat === owner && one.place === place && isBest(one)) ? ('best' as const) : null;
  return (
    <div class="coda-moment" data-game="coda">
      {rivals.map((owner, at) => (
        <PossibleRack
          key={owner}
          {...props}
          owner={owner}
          deals={deals}
          note={at === 0 ? hintWords[language].note(deals.deals, areCounted(deals)) : null}
          markAt={markAt(owner)}
        />
      ))}
      <section class="card review-card">
        <h3>{hintWords[language].attacks}</h3>
        <AttackChances
          attacks={attacks.slice(0, SHOWN)}
          deals={deals.deals}
          seats={view.seats}
          names={names}
          language={language}
          markOf={(one) => (isBest(one) ? 'best' : null)}
        />
      </section>
    </div>
  );
}

function said(props: HintProps<Coda>): string {
  const { view, names, language } = props;
  const words = hintWords[language];
  const { attack, count, percent } = reviewWords[language];
  const { rows, deals } = dealsOf(props);
  const all = attacksIn(rows);
  const [best] = all;
  if (best === undefined) return words.note(deals, false);
  const tell = ({ seat, place, value }: AttackChance) => {
    const sentence = attack(view.seats === 2 ? null : names(seat), place, value);
    return `${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`;
  };
  const sure = all.filter(({ chance }) => chance >= SURE);
  if (sure.length > 0) return words.sure(new Intl.ListFormat(language).format(sure.slice(0, SHOWN).map(tell)));
  return words.likeliest(count(deals), tell(best), percent(best.chance));
}

export const hint: HintModule<Coda> = { Hint, said };

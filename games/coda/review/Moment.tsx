import type { Seat } from '@cifra/kernel';
import { Comparison, type MomentProps } from '@cifra/kit/review';
import type { DealsInsight } from '../mind/insight.ts';
import type { Coda, Command } from '../rules/types.ts';
import { reviewWords } from '../words/review.ts';
import { AttackChances } from './AttackChances.tsx';
import { areCounted, commandsOf, comparedAttacks, dealsIn, isAttackAt } from './attacks.ts';
import { OwnRow } from './OwnRow.tsx';
import { PossibleRack } from './PossibleRack.tsx';
import './review.css';

/** An attack, a stop or an opened tile: the rivals' rows with what each tile could be, the attacks side by side, one's own row. */
export function Moment(props: MomentProps<Coda>) {
  const { before, seat, decision, insight, language } = props;
  const deals = insight as unknown as DealsInsight | null;
  const rivals = before.table.rows.flatMap((row, one) => (one === seat || row.length === 0 ? [] : [one]));
  const note = deals === null ? '…' : reviewWords[language].note(deals.deals, areCounted(deals));
  const { made, best } = commandsOf(decision);
  const markAt = (owner: Seat) => (place: number) => {
    if (made.type === 'attack' && made.seat === owner && made.place === place) return decision.grade;
    return best.type === 'attack' && best.seat === owner && best.place === place ? 'best' : null;
  };
  return (
    <div class="coda-moment" data-game="coda" data-rivals={rivals.length > 1 ? 'many' : 'one'}>
      {rivals.map((owner, at) => (
        <PossibleRack
          key={owner}
          {...props}
          view={before}
          owner={owner}
          deals={deals}
          note={at === 0 ? note : null}
          markAt={markAt(owner)}
        />
      ))}
      {deals !== null && rivals.length > 0 && <Attacks {...props} deals={deals} />}
      <Worths {...props} />
      <OwnRow {...props} view={before} />
    </div>
  );
}

const SHOWN = 4;

function Attacks(props: MomentProps<Coda> & { readonly deals: DealsInsight }) {
  const { decision, deals, before, after, names, language } = props;
  const words = reviewWords[language];
  const commands = commandsOf(decision);
  const attacks = comparedAttacks(deals, commands, SHOWN);
  if (attacks.length === 0) return null;
  const mine = attacks.find((one) => isAttackAt(commands.made, one));
  const isRight =
    after.table.attacks.length > before.table.attacks.length && after.table.attacks.at(-1)?.right === true;
  const say = (chance: number) => {
    const count = dealsIn(chance, deals.deals);
    return count === null ? words.percent(chance) : `${count} ${words.of(deals.deals)}`;
  };
  return (
    <section class="card review-card">
      <h3>{words.hit}</h3>
      <AttackChances
        attacks={attacks}
        deals={deals.deals}
        seats={before.seats}
        names={names}
        language={language}
        markOf={(one) => (one === mine ? decision.grade : isAttackAt(commands.best, one) ? 'best' : null)}
      />
      {mine !== undefined && (
        <p class="review-said">
          {mine.chance === 0 ? words.outcome.never : words.outcome[isRight ? 'hit' : 'missed'](say(mine.chance))}
        </p>
      )}
    </section>
  );
}

/** Attack, stop or go on: what each was worth in the end. */
function Worths({ decision, before, names, language }: MomentProps<Coda>) {
  const words = reviewWords[language];
  const { options, command, grade } = decision;
  const isMade = (one: unknown) => JSON.stringify(one) === JSON.stringify(command);
  const listed = options.filter((one, at) => at < 2 || isMade(one.command) || one.command.type === 'stop');
  if (listed.length < 2) return null;
  const label = (one: Command) => {
    if (one.type === 'attack') return words.attack(before.seats === 2 ? null : names(one.seat), one.place, one.value);
    return one.type === 'open' ? words.open(one.place) : words.stop;
  };
  return (
    <section class="card review-card">
      <h3>{words.worth}</h3>
      <Comparison
        isWide
        options={listed.map((one) => ({
          label: label(one.command as Command),
          share: one.value,
          figure: (
            <>
              {Math.round(100 * one.value)} <small>{words.of100}</small>
            </>
          ),
          mark: isMade(one.command) ? grade : one === options[0] && decision.loss > 0 ? 'best' : null,
        }))}
      />
    </section>
  );
}

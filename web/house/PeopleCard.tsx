import { language } from '@cifra/kit';
import { houseWords } from '../words/house.ts';
import { spanText } from './figures.ts';
import type { HouseAction, HouseBan, HouseReport } from './house-api.ts';

type Props = Pick<HouseReport, 'people' | 'bans' | 'now'> & {
  readonly act: (action: HouseAction) => Promise<void>;
};

/** How many people the house knows, and whom it does not let in. */
export function PeopleCard({ people, bans, now, act }: Props) {
  const house = houseWords();
  return (
    <section class="card house-people" aria-labelledby="house-people">
      <h2 id="house-people">{house.people}</h2>
      <p>{house.peopleKnown(people.known, people.lately)}</p>
      <h3>{house.bans}</h3>
      {bans.length === 0 && <p class="muted">{house.noBans}</p>}
      <ul>
        {bans.map((ban) => (
          <li key={ban.value}>
            <span>
              {whoIs(ban)} <small>{house.bannedSince(spanText(Math.max(60_000, now - ban.at), language.value))}</small>
            </span>
            <button
              type="button"
              class="button"
              aria-label={`${house.unban}: ${whoIs(ban)}`}
              onClick={() => void act({ do: 'unban', who: ban.value })}
            >
              {house.unban}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function whoIs({ kind, value, name }: HouseBan): string {
  if (kind === 'address') return value;
  const key = houseWords().aKey(value.slice(0, 6));
  return name === null ? key : `${name} (${key})`;
}

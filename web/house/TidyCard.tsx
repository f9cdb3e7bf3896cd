import { Button, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { houseWords } from '../words/house.ts';
import { words } from '../words/index.ts';
import { bytesText } from './figures.ts';
import type { Keep, TidiedUp } from './house-api.ts';

const CHOICES = [0, 30, 90, 180, 365];

type Props = {
  readonly keep: Keep;
  readonly prune: (keep: Keep, dryRun: boolean) => Promise<TidiedUp | null>;
};

/** What is too old is shown first, then deleted after a question. */
export function TidyCard({ keep: usual, prune }: Props) {
  const { cancel } = words.value;
  const house = houseWords();
  const keep = useSignal(usual);
  /** What would go with these days; null where nobody has looked yet. */
  const old = useSignal<TidiedUp | null>(null);
  const said = useSignal<string | null>(null);
  const choose = (what: keyof Keep, days: number) => {
    keep.value = { ...keep.value, [what]: days };
    old.value = null;
    said.value = null;
  };
  const look = async () => {
    said.value = null;
    const found = await prune(keep.value, true);
    const isNothing = found !== null && found.rooms.length + found.people.length === 0;
    old.value = isNothing ? null : found;
    if (isNothing) said.value = house.nothingOld;
  };
  const doIt = async () => {
    old.value = null;
    const done = await prune(keep.value, false);
    if (done !== null) said.value = house.gone(done.rooms.length, size(done), done.people.length);
  };
  const fields = [
    ['rooms', house.keepRooms],
    ['empty', house.keepEmpty],
    ['people', house.keepPeople],
  ] as const;
  return (
    <section class="card house-tidy" aria-labelledby="house-tidy">
      <h2 id="house-tidy">{house.tidy}</h2>
      <p class="muted">{house.tidyHelp}</p>
      {fields.map(([what, label]) => (
        <label class="field" key={what}>
          {label}
          <select
            class="input"
            value={keep.value[what]}
            onChange={({ currentTarget }) => choose(what, Number(currentTarget.value))}
          >
            {choicesWith(usual[what]).map((days) => (
              <option key={days} value={days}>
                {days === 0 ? house.forEver : house.days(days)}
              </option>
            ))}
          </select>
        </label>
      ))}
      {old.value === null ? (
        <Button onPress={() => void look()}>{house.seeOld}</Button>
      ) : (
        <div class="stack" role="alert">
          <p>{house.wouldGo(old.value.rooms.length, size(old.value), old.value.people.length)}</p>
          <div class="row">
            <Button
              onPress={() => {
                old.value = null;
              }}
            >
              {cancel}
            </Button>
            <Button kind="danger" onPress={() => void doIt()}>
              {house.deleteOld}
            </Button>
          </div>
        </div>
      )}
      <p role="status">{said.value}</p>
    </section>
  );
}

/** The house's own setting is among them, whatever it is. */
function choicesWith(usual: number): readonly number[] {
  return [...new Set([...CHOICES, usual])].sort((a, b) => a - b);
}

function size({ bytes }: TidiedUp): string {
  return bytesText(bytes, language.value);
}

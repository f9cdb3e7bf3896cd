import { Button, Icon, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Loading } from '../ui/Loading.tsx';
import { houseWords } from '../words/house.ts';
import { words } from '../words/index.ts';
import { type BackUp, BackupPart } from './BackupPart.tsx';
import { Bar, Chart, ScaledChart } from './Chart.tsx';
import { bytesText, spanText } from './figures.ts';
import {
  forgetToken,
  type HouseAction,
  type HouseReport,
  houseApi,
  type Keep,
  operatorToken,
  type TidiedUp,
} from './house-api.ts';
import { PeopleCard } from './PeopleCard.tsx';
import { RoomList } from './RoomList.tsx';
import { StopCard } from './StopCard.tsx';
import { TidyCard } from './TidyCard.tsx';
import './house.css';

const EVERY = 10_000;
/** So many refusals of one address in a day are told as news. */
const KNOCKING = 100;

/** The operator's page: what is going on in the house, and what can be done about it. */
export function HousePage() {
  const token = useSignal<string | null>(operatorToken());
  const report = useSignal<HouseReport | null>(null);
  const trouble = useSignal<string | null>(null);
  const look = async () => {
    if (token.value === null) return;
    const answer = await houseApi.report(token.value);
    if (answer.ok) {
      report.value = answer.value;
      trouble.value = null;
      return;
    }
    trouble.value = answer.trouble.message || words.value.unreachable;
    if (answer.trouble.code !== 'no-operator-token') return;
    forgetToken();
    token.value = null;
    report.value = null;
  };
  useEffect(() => {
    void look();
    // Nobody who looks elsewhere costs the house anything.
    const timer = setInterval(() => document.hidden || void look(), EVERY);
    return () => clearInterval(timer);
  }, [token.value, language.value]);
  if (token.value === null)
    return (
      <SignIn
        trouble={trouble.value}
        onToken={(given) => {
          location.hash = given;
          token.value = operatorToken();
        }}
      />
    );
  if (report.value === null)
    return trouble.value === null ? <Loading /> : <p class="banner trouble">{trouble.value}</p>;
  const act = async (action: HouseAction) => {
    const done = await houseApi.act(token.value ?? '', action);
    await look();
    if (!done.ok) trouble.value = done.trouble.message || words.value.unreachable;
  };
  const prune = async (keep: Keep, dryRun: boolean) => {
    const done = await houseApi.prune(token.value ?? '', keep, dryRun);
    if (!dryRun) await look();
    if (!done.ok) trouble.value = done.trouble.message || words.value.unreachable;
    return done.ok ? done.value : null;
  };
  const backUp: BackUp = async () => {
    const done = await houseApi.backUp(token.value ?? '');
    await look();
    if (!done.ok) trouble.value = done.trouble.message || words.value.unreachable;
    return done.ok ? done.value : null;
  };
  const stop = async () => {
    const done = await houseApi.act(token.value ?? '', { do: 'stop' });
    if (!done.ok) trouble.value = done.trouble.message || words.value.unreachable;
    return done.ok;
  };
  const leave = () => {
    forgetToken();
    token.value = null;
    report.value = null;
  };
  const deeds = { act, prune, backUp, stop, onLeave: leave };
  return <Report report={report.value} trouble={trouble.value} {...deeds} />;
}

function SignIn({ trouble, onToken }: { readonly trouble: string | null; readonly onToken: (token: string) => void }) {
  const house = houseWords();
  const typed = useSignal('');
  return (
    <form
      class="card stack house-sign-in"
      onSubmit={(event) => {
        event.preventDefault();
        // The whole link may be pasted too.
        const token = typed.value.trim().split('#').at(-1) ?? '';
        if (token !== '') onToken(token);
      }}
    >
      <h1>{house.title}</h1>
      <p>{house.tokenHelp}</p>
      {trouble !== null && (
        <p class="banner trouble" role="alert">
          {trouble}
        </p>
      )}
      <label class="field">
        {house.token}
        <input
          class="input"
          type="password"
          autocomplete="off"
          value={typed.value}
          onInput={({ currentTarget }) => {
            typed.value = currentTarget.value;
          }}
        />
      </label>
      <button type="submit" class="button primary">
        {house.enter}
      </button>
    </form>
  );
}

type ReportProps = {
  readonly report: HouseReport;
  readonly trouble: string | null;
  readonly act: (action: HouseAction) => Promise<void>;
  readonly prune: (keep: Keep, dryRun: boolean) => Promise<TidiedUp | null>;
  readonly backUp: BackUp;
  readonly stop: () => Promise<boolean>;
  readonly onLeave: () => void;
};

function Report({ report, trouble, act, prune, backUp, stop, onLeave }: ReportProps) {
  const house = houseWords();
  const { samples, storage, refusals, now } = report;
  const say = language.value;
  const series = (pick: (one: HouseReport['samples'][number]) => number | null) => samples.map((one) => pick(one) ?? 0);
  const last = samples.findLast(({ median }) => median !== null);
  const moves = series((one) => Math.round(one.moves / 5));
  const most = Math.max(1, ...refusals.byCode.map(({ count }) => count));
  const number = new Intl.NumberFormat(say);
  return (
    <div class="house-page">
      <header>
        <h1>{house.title}</h1>
        <p class="muted">
          {location.host} · {house.upFor(spanText(Math.max(60_000, now - report.startedAt), say))} · {report.version}
        </p>
        <Button kind="quiet" onPress={onLeave}>
          {house.leave}
        </Button>
      </header>
      {report.trouble === null && report.lostSince === null && trouble === null && !storage.isFull ? (
        <p class="house-state well" role="status">
          <Icon name="check" /> {house.well}
        </p>
      ) : (
        <p class="banner trouble" role="alert">
          {[
            trouble,
            report.trouble !== null && house.diskTrouble(report.trouble),
            report.lostSince !== null && house.lost,
            storage.isFull && house.full(bytesText(storage.most, say)),
          ]
            .filter((part) => part !== null && part !== false)
            .join(' ')}
        </p>
      )}
      {refusals.busiest !== null && refusals.busiest.count >= KNOCKING && (
        <Knocking busiest={refusals.busiest} act={act} />
      )}
      <div class="house-tiles">
        <Tile
          title={house.roomsNow}
          value={number.format(report.roomsWithPeople)}
          note={house.inMemory(report.inMemory)}
          values={series(({ rooms }) => rooms)}
        />
        <Tile
          title={house.connections}
          value={number.format(report.connections)}
          note={house.memory(bytesText(report.memory, say))}
          values={series(({ connections }) => connections)}
        />
        <Tile
          title={house.answer}
          value={last === undefined ? '–' : house.ms(number.format(last.median ?? 0))}
          note={last === undefined ? house.nothingYet : house.slowest(number.format(last.slowest ?? 0))}
          values={series(({ median }) => median)}
        />
        <Tile
          title={house.refusals}
          value={number.format(refusals.total)}
          note={house.today}
          values={series((one) => one.refusals)}
        />
      </div>
      <div class="house-column">
        <section class="card house-moves" aria-labelledby="house-moves">
          <h2 id="house-moves">
            {house.moves} <small>{house.today}</small>
          </h2>
          <ScaledChart
            values={moves}
            label={house.movesChart(moves.at(-1) ?? 0, Math.max(0, ...moves))}
            from={samples[0]?.at ?? now}
            until={samples.at(-1)?.at ?? now}
            now={house.now}
          />
          <h2>
            {house.disk} <small>{house.ofDisk(bytesText(storage.used, say), bytesText(storage.most, say))}</small>
          </h2>
          <Bar value={storage.used} most={storage.most} />
          {storage.free !== null && <p class="muted">{house.free(bytesText(storage.free, say))}</p>}
          <BackupPart backup={report.backup} now={now} backUp={backUp} />
        </section>
        <section class="card house-refusals" aria-labelledby="house-refusals">
          <h2 id="house-refusals">
            {house.whyRefused} <small>{house.today}</small>
          </h2>
          {refusals.byCode.length === 0 && <p class="muted">{house.nothingRefused}</p>}
          <ul>
            {refusals.byCode.slice(0, 8).map(({ code, name, count, addresses }) => (
              <li key={code}>
                <span>
                  {name} <small>{house.fromAddresses(addresses)}</small>
                </span>
                <strong class="digits">{number.format(count)}</strong>
                <Bar value={count} most={most} />
              </li>
            ))}
          </ul>
        </section>
        <PeopleCard people={report.people} bans={report.bans} now={now} act={act} />
        <TidyCard keep={report.keep} prune={prune} />
        <StopCard stop={stop} />
      </div>
      <RoomList rooms={report.rooms} now={now} act={act} />
    </div>
  );
}

type KnockingProps = {
  readonly busiest: { readonly address: string; readonly count: number };
  readonly act: ReportProps['act'];
};

function Knocking({ busiest: { address, count }, act }: KnockingProps) {
  const { cancel } = words.value;
  const house = houseWords();
  const isAsked = useSignal(false);
  return (
    <section class="banner house-knocking" role="status">
      <p>
        <strong>{house.knocking}</strong> {address} · {house.timesRefused(count)}
      </p>
      {isAsked.value ? (
        <div class="row">
          <span>{house.banSure(address)}</span>
          <Button
            onPress={() => {
              isAsked.value = false;
            }}
          >
            {cancel}
          </Button>
          <Button
            kind="danger"
            onPress={() => {
              isAsked.value = false;
              void act({ do: 'ban', who: address });
            }}
          >
            {house.ban}
          </Button>
        </div>
      ) : (
        <Button
          onPress={() => {
            isAsked.value = true;
          }}
        >
          {house.ban}
        </Button>
      )}
    </section>
  );
}

type TileProps = {
  readonly title: string;
  readonly value: string;
  readonly note: string;
  readonly values: readonly number[];
};

function Tile({ title, value, note, values }: TileProps) {
  return (
    <section class="card house-tile">
      <h2>{title}</h2>
      <p class="house-value digits">{value}</p>
      <p class="muted">{note}</p>
      <Chart values={values} label={`${title}: ${value}, ${note}`} />
    </section>
  );
}

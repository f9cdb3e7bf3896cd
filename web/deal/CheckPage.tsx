import { type DrawInWords, type Json, shortPromise } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { type KeptDeal, keptDeal } from '../browser/kept-deals.ts';
import { type Trouble as ApiTrouble, api } from '../connection/api.ts';
import type { BrokenPromise } from '../table/promise/deal-alarm.ts';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import { type DerivedDeal, deriveDeal } from './derive.ts';
import './deal.css';

type Props = { readonly room: string; readonly match: string };

/** Every shuffle and roll of a finished match, derived again in this browser from the seed that was promised. */
export function CheckPage({ room, match }: Props) {
  const tries = useSignal(0);
  const found = useLoaded(() => fetchDeal(room, match), `${room} ${match} ${tries.value}`);
  if (found === null) return <Loading />;
  if (found === 'missing') return <Missing />;
  if ('deal' in found) return <Derived room={room} match={match} {...found} />;
  const { message, mayPass } = found;
  if (mayPass) return <Trouble text={message || words.value.unreachable} onTryAgain={() => tries.value++} />;
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{message || words.value.deal.unreadable}</h1>
      <a class="button primary" href="/">
        {words.value.goHome}
      </a>
    </section>
  );
}

/** A deal, how its house has broken its word about it if it has, and what this browser knew of it. */
type CheckedDeal = {
  readonly deal: DerivedDeal;
  readonly kept: KeptDeal | null;
  readonly broken: BrokenPromise | null;
};

async function fetchDeal(room: string, match: string): Promise<CheckedDeal | ApiTrouble> {
  const reply = await api.matchFile(`/api/rooms/${encodeURIComponent(room)}/matches/${encodeURIComponent(match)}`);
  if (!reply.ok) return reply.trouble;
  const deal = await deriveDeal(reply.value);
  if (deal !== null && !('code' in deal)) {
    const { brokenBy, digestOf } = await import('../table/promise/deal-check.ts');
    const kept = keptDeal(room, Number(match));
    // Of a file that does not fit, the misfit is told: it may be no match at all.
    const isOther =
      kept?.end !== undefined && deal.misfits.length === 0 && digestOf(deal.end(kept.end.viewer)) !== kept.end.digest;
    return { deal, kept, broken: brokenBy(deal.file.seal, kept) ?? (isOther ? 'other-match' : null) };
  }
  const message = deal === null ? null : kernelRefusal(language.value, deal);
  return { code: 'unreadable', message: message ?? '', mayPass: false };
}

function Derived({ room, match, deal, kept, broken }: Props & CheckedDeal) {
  const { deal: said, room: roomWords, replay } = words.value;
  const { file, loaded, draws, misfits } = deal;
  const first = misfits[0];
  const telling = loaded.tellings[language.value];
  const isRight = broken === null && first === undefined;
  const who = (seat: number) => file.names?.[seat] || said.seat(seat + 1);
  const where = (entry: number): string => {
    const seat = file.entries[entry]?.seat;
    return entry === 0 || seat == null ? said.theDeal : said.move(entry, who(seat));
  };
  const why =
    broken !== null
      ? said.broken[broken]
      : first === undefined
        ? ''
        : [
            first.entry === null ? '' : `${where(first.entry)}: `,
            kernelRefusal(language.value, first) ?? first.code,
          ].join('');
  return (
    <article class="stack prose deal-page" data-game={file.game}>
      <h1>{said.title(telling.name)}</h1>
      <p class={isRight ? 'deal-verdict right' : 'banner trouble deal-verdict'} role={isRight ? 'status' : 'alert'}>
        <strong>{isRight ? said.right(draws.length) : said.alarm}</strong> {isRight ? '' : why}
      </p>
      <ol class="deal-steps">
        <li>
          <h2>{said.stepPromise}</h2>
          <p>
            <strong class="digits">{shortPromise(file.seal.commitment)}</strong>{' '}
            {kept === null ? said.promiseUnseen : kept.isEarly ? said.promiseSeen : said.promiseLate}
          </p>
          <Bytes text={file.seal.commitment} />
        </li>
        <li>
          <h2>{said.stepSeed}</h2>
          <p>{deal.commitment === file.seal.commitment ? said.seedFits : said.broken['other-seed']}</p>
          <Bytes label={said.seed} text={file.seal.seed} />
          <Bytes label={said.salt} text={file.seal.salt} />
        </li>
        <li>
          <h2>{said.stepNonces}</h2>
          <p>{file.seal.nonces.length === 0 ? said.noNonces : said.noncesMixed(file.seal.nonces.length)}</p>
          {file.seal.nonces.map((nonce) => (
            <Bytes key={nonce} text={nonce} {...(nonce === kept?.nonce ? { label: said.mine } : {})} />
          ))}
          {file.seal.nonces.length > 0 && <Bytes label={said.inForce} text={deal.inForce} />}
        </li>
        <li>
          <h2>{said.stepDraws(draws.length)}</h2>
          <ul class="deal-draws">
            {draws.map((draw, at) => {
              const { what, brought } = telling.draw(draw, who) ?? asItIs(draw);
              return (
                // Draws are in the order in which they came.
                <li key={at}>
                  <p>
                    {what}
                    <span class="muted"> · {where(draw.entry)}</span>
                  </p>
                  <p class="digits deal-brought">
                    {brought.map((one, place) => (
                      <span key={place}>{one}</span>
                    ))}
                  </p>
                </li>
              );
            })}
          </ul>
        </li>
      </ol>
      <p>{said.elsewhere}</p>
      <p class="row">
        <a class="button" href={`/api/rooms/${room}/matches/${match}`} download={`cifra-${room}-${match}.json`}>
          {roomWords.download}
        </a>
        <a class="button" href={`/replay/${room}/${match}#as=open`}>
          {roomWords.replay}
        </a>
        <a class="button" href={`/r/${room}`}>
          {replay.toRoom}
        </a>
      </p>
    </article>
  );
}

function Bytes({ label, text }: { readonly label?: string; readonly text: string }) {
  return (
    <p class="deal-bytes">
      {label !== undefined && <span>{label}</span>} <code>{text}</code>
    </p>
  );
}

/** Of older rules a label may have no words any more. */
function asItIs({ kind, label, index, brought }: DerivedDeal['draws'][number]): DrawInWords {
  const { shuffled, drawn } = words.value.deal;
  return { what: `${label} ${kind === 'shuffle' ? shuffled : drawn((index ?? 0) + 1)}`, brought: brought.map(asText) };
}

function asText(value: Json): string {
  if (Array.isArray(value)) return value.map(asText).join('');
  return typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);
}

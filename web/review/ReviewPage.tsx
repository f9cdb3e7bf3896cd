import { type Refusal, type Shape, unreadText } from '@cifra/kernel';
import { kernelRefusal } from '@cifra/kernel/words';
import { language } from '@cifra/kit';
import type { ReviewModule } from '@cifra/kit/review';
import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { type Trouble as ApiTrouble, api } from '../connection/api.ts';
import { loadReviewModule } from '../games/load-review.ts';
import { type Reel, reelOf } from '../replay/frames.ts';
import { Loading } from '../ui/Loading.tsx';
import { Missing } from '../ui/Missing.tsx';
import { Trouble } from '../ui/Trouble.tsx';
import { useLoaded } from '../ui/use-loaded.ts';
import { words } from '../words/index.ts';
import { reviewWords } from '../words/review/index.ts';
import { plainModule } from './PlainMoment.tsx';
import { Review } from './Review.tsx';
import './review.css';
import { useReview } from './use-review.ts';

type Prepared = { readonly reel: Reel; readonly module: ReviewModule<Shape> };

/** The review of a match that was played here. */
export function ReviewPage({ room, match }: { readonly room: string; readonly match: string }) {
  const tries = useSignal(0);
  const found = useLoaded(() => fetchMatch(room, match), `${room} ${match} ${tries.value}`);
  if (found === null) return <Loading />;
  if (found === 'missing') return <Missing />;
  if ('reel' in found) return <Reviewed {...found} place={{ room, match }} />;
  const { message, mayPass } = found;
  if (mayPass) return <Trouble text={message || words.value.unreachable} onTryAgain={() => tries.value++} />;
  return <Refused text={message || reviewWords.value.noReview} />;
}

/** The review of a file from one's own disk: it is read here and goes nowhere. */
export function ReviewFilePage() {
  const text = reviewWords.value;
  const found = useSignal<Prepared | null>(null);
  const trouble = useSignal('');
  if (found.value !== null) return <Reviewed {...found.value} place={null} />;
  const read = async (file: File | undefined) => {
    if (file === undefined) return;
    trouble.value = '';
    const content = await file.text().catch(() => '');
    const one = await prepareText(content);
    if ('reel' in one) found.value = one;
    else trouble.value = one.message || text.notAMatch;
  };
  return (
    <section class="card stack review-open">
      <h1 class="title">{text.openTitle}</h1>
      <p>{text.openHelp}</p>
      <label class="button primary">
        {text.choose}
        <input
          class="visually-hidden"
          type="file"
          accept="application/json,.json"
          onChange={(event) => void read(event.currentTarget.files?.[0])}
        />
      </label>
      {trouble.value !== '' && <p role="alert">{trouble.value}</p>}
    </section>
  );
}

function Reviewed({ reel, module, place }: Prepared & { readonly place: Parameters<typeof Review>[0]['place'] }) {
  const running = useReview(reel.file);
  const text = reviewWords.value;
  const known = useMemo(() => module, [module]);
  const { review, refusal, progress } = running;
  if (refusal.value !== null) {
    const { code } = refusal.value;
    return (
      <Refused
        text={code === 'not-over' ? text.notOver : code === 'does-not-verify' ? text.doesNotVerify : text.noReview}
      />
    );
  }
  if (review.value === null)
    return (
      <section class="card stack review-wait" data-game={reel.file.game} role="status">
        <h1 class="title">{text.titleOf(reel.loaded.tellings[language.value].name)}</h1>
        <p>{text.working}</p>
        <progress max={progress.value?.total ?? 1} value={progress.value?.done ?? 0} aria-label={text.working} />
        <p class="small">{text.workingHelp}</p>
      </section>
    );
  return <Review reel={reel} module={known} running={running} review={review.value} place={place} />;
}

function Refused({ text }: { readonly text: string }) {
  return (
    <section class="card stack" role="alert">
      <h1 class="title">{text}</h1>
      <a class="button primary" href="/">
        {words.value.goHome}
      </a>
    </section>
  );
}

async function fetchMatch(room: string, match: string): Promise<Prepared | ApiTrouble> {
  const reply = await api.matchFile(`/api/rooms/${encodeURIComponent(room)}/matches/${encodeURIComponent(match)}`);
  return reply.ok ? prepare(reply.value) : reply.trouble;
}

function prepareText(content: string): Promise<Prepared | ApiTrouble> | ApiTrouble {
  let raw: unknown;
  try {
    raw = JSON.parse(content);
  } catch {
    return refused(unreadText(content));
  }
  return prepare(raw);
}

function refused(refusal: Refusal | null): ApiTrouble {
  const message = refusal === null ? null : kernelRefusal(language.value, refusal);
  return { code: 'unreadable', message: message ?? '', mayPass: false };
}

async function prepare(raw: unknown): Promise<Prepared | ApiTrouble> {
  const reel = await reelOf(raw);
  if (reel === null || 'code' in reel) return refused(reel);
  return { reel, module: (await loadReviewModule(reel.file.game)) ?? plainModule(reel.loaded) };
}

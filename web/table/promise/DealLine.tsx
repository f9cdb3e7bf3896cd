import { type Shape, shortPromise, type ViewParts } from '@cifra/kernel';
import { Icon } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import { type KeptDeal, keepDeal, keptDeal } from '../../browser/kept-deals.ts';
import { fetchPart } from '../../browser/lazy-parts.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from '../../words/index.ts';
import { brokenAtTheDeal, isMissing } from './deal-alarm.ts';

type Props = { readonly room: string; readonly table: RoomTable };

/** After the outcome, in one line: the house has kept its word about the deal; or, loudly, that it has not. */
export function DealLine({ room, table, seen }: Props & { readonly seen: ViewParts<Shape> | null }) {
  const { deal } = words.value;
  const check = useLoaded(() => fetchPart('deal check', () => import('./deal-check.ts')), 'deal check');
  const { seal, match } = table;
  if (check === null || check === 'missing' || seal === null) return null;
  const kept = keptDeal(room, match);
  // *Check this deal* asks the house for the match: it must be the one that was seen here.
  if (kept !== null && kept.end === undefined && seen !== null)
    keepDeal({ ...kept, end: { viewer: seen.viewer, digest: check.digestOf(seen) } });
  const broken = check.brokenBy(seal, kept);
  const page = <a href={`/check/${room}/${match}`}>{deal.check}</a>;
  if (broken !== null)
    return (
      <p class="banner trouble deal-line" role="alert">
        <strong>{deal.alarm}</strong> {deal.broken[broken]} {page}
      </p>
    );
  const isLeftOut = kept !== null && isMissing(seal.nonces, kept);
  return (
    <p class="deal-line">
      <Icon name={isLeftOut ? 'help' : 'check'} /> {isLeftOut ? deal.fitsLeftOut : wellSaid(kept)} {page}
    </p>
  );
}

function wellSaid(kept: KeptDeal | null): string {
  const { deal } = words.value;
  if (kept?.isEarly !== true) return deal.fitsSeed;
  return kept.nonce === null ? deal.fits : deal.fitsWithMine;
}

/** The promise of a deal, as people compare it. */
export function DealPromise({ commitment }: { readonly commitment: string }) {
  const { deal } = words.value;
  return (
    <details class="deal-promise">
      <summary>
        {deal.promise} <strong class="digits">{shortPromise(commitment)}</strong>
      </summary>
      <p class="small">{deal.promiseHelp}</p>
    </details>
  );
}

/** A deal that is not the promised one is told while it is played, not only at the end. */
export function DealAlarm({ room, table }: Props) {
  const { deal } = words.value;
  const kept = keptDeal(room, table.match);
  const broken = kept === null ? null : brokenAtTheDeal(table, kept);
  if (broken === null) return null;
  return (
    <p class="banner trouble" role="alert">
      <strong>{deal.alarm}</strong> {deal.broken[broken]}
    </p>
  );
}

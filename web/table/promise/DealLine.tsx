import { shortPromise } from '@cifra/kernel';
import { Icon } from '@cifra/kit';
import type { RoomTable } from '@cifra/room';
import { keptDeal } from '../../browser/kept-deals.ts';
import { fetchPart } from '../../browser/lazy-parts.ts';
import { useLoaded } from '../../ui/use-loaded.ts';
import { words } from '../../words/index.ts';
import { brokenAtTheDeal } from './deal-alarm.ts';

type Props = { readonly room: string; readonly table: RoomTable };

/** After the outcome, in one line: the house has kept its word about the deal; or, loudly, that it has not. */
export function DealLine({ room, table }: Props) {
  const { deal } = words.value;
  const check = useLoaded(() => fetchPart('deal check', () => import('./deal-check.ts')), 'deal check');
  const { seal, match } = table;
  if (check === null || check === 'missing' || seal === null) return null;
  const kept = keptDeal(room, match);
  const broken = check.brokenBy(seal, kept);
  const page = <a href={`/check/${room}/${match}`}>{deal.check}</a>;
  if (broken !== null)
    return (
      <p class="banner trouble deal-line" role="alert">
        <strong>{deal.alarm}</strong> {deal.broken[broken]} {page}
      </p>
    );
  const said = kept?.isEarly !== true ? deal.fitsSeed : kept.nonce === null ? deal.fits : deal.fitsWithMine;
  return (
    <p class="deal-line">
      <Icon name="check" /> {said} {page}
    </p>
  );
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

import { Button, language } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { houseWords } from '../words/house.ts';
import { bytesText, spanText } from './figures.ts';
import type { HouseReport } from './house-api.ts';

export type BackUp = () => Promise<{ readonly file: string; readonly bytes: number } | null>;

type Props = Pick<HouseReport, 'backup' | 'now'> & { readonly backUp: BackUp };

/** When the house was last copied, where that copy stands, and another one at a press. */
export function BackupPart({ backup, now, backUp }: Props) {
  const house = houseWords();
  const isCopying = useSignal(false);
  const said = useSignal<string | null>(null);
  if (backup === 'elsewhere') return null;
  const say = language.value;
  const copy = async () => {
    isCopying.value = true;
    said.value = null;
    const done = await backUp();
    isCopying.value = false;
    if (done !== null) said.value = house.copied(done.file, bytesText(done.bytes, say));
  };
  return (
    <>
      <h2>
        {house.backup}{' '}
        <small>{backup === null ? house.never : house.ago(spanText(Math.max(60_000, now - backup.at), say))}</small>
      </h2>
      {said.value === null && (
        <p class={backup === null || !backup.isThere ? 'house-warning' : 'muted'}>
          {backup === null
            ? house.neverBackedUp
            : backup.isThere
              ? house.backupAt(backup.file, bytesText(backup.bytes, say))
              : house.backupGone(backup.file)}
        </p>
      )}
      <p class="house-copied" role="status">
        {said.value}
      </p>
      <Button isBusy={isCopying.value} onPress={() => void copy()}>
        {isCopying.value ? house.copying : house.backUpNow}
      </Button>
    </>
  );
}

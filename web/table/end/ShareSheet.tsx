import type { Names } from '@cifra/kernel';
import { Button, Segments } from '@cifra/kit';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { copyText } from '../../browser/copy-text.ts';
import { words } from '../../words/index.ts';
import type { SharedPicture } from './share-picture.ts';
import { namelessSeat, type SharedMatch, shareText } from './share-text.ts';

type Props = {
  readonly matchOf: (names: Names) => SharedMatch;
  /** Who played; letters can take the place of their names. */
  readonly names: Names;
};

type Way = 'picture' | 'text';

/** The match to tell about: a picture or some lines, with or without names. It is made here and sent by nobody else. */
export function ShareSheet({ matchOf, names }: Props) {
  const { share } = words.value;
  const way = useSignal<Way>('picture');
  const hasNames = useSignal(true);
  const picture = useSignal<SharedPicture | null>(null);
  const told = useSignal('');
  const match = matchOf(hasNames.value ? names : namelessSeat);
  const text = shareText(match);
  useEffect(() => {
    let isWanted = true;
    // The painter comes with the first picture; where it does not come, the lines can still be shared.
    import('./share-picture.ts')
      .then(({ sharePicture }) => sharePicture(match))
      .then(
        (made) => {
          if (isWanted) picture.value = made;
        },
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [text]);
  const file = () =>
    picture.value === null ? null : new File([picture.value.blob], 'cifra.png', { type: 'image/png' });
  const send = async () => {
    const image = way.value === 'picture' ? file() : null;
    const data = image !== null && navigator.canShare?.({ files: [image] }) === true ? { files: [image] } : { text };
    // Somebody may think better of it.
    await navigator.share(data).catch(() => undefined);
  };
  return (
    <div class="stack share-sheet">
      <p class="muted">{share.spoilsNothing}</p>
      <Segments<Way>
        label={share.way}
        value={way.value}
        choices={[
          { value: 'picture', text: share.picture },
          { value: 'text', text: share.text },
        ]}
        onChoose={(one) => {
          way.value = one;
        }}
      />
      <div class="share-preview">
        {way.value === 'text' ? (
          <pre>{text}</pre>
        ) : (
          picture.value !== null && <img src={picture.value.url} alt={text} width="1080" height="1080" />
        )}
      </div>
      <label class="check">
        <input
          type="checkbox"
          checked={hasNames.value}
          onChange={(event) => {
            hasNames.value = event.currentTarget.checked;
          }}
        />{' '}
        {share.withNames}
      </label>
      <div class="thumb">
        {way.value === 'picture' && picture.value !== null ? (
          <a class="button large" href={picture.value.url} download="cifra.png">
            {share.save}
          </a>
        ) : (
          <Button
            isLarge
            onPress={async () => {
              told.value = (await copyText(text)) ? share.copied : '';
            }}
          >
            {told.value || share.copy}
          </Button>
        )}
        {'share' in navigator && (
          <Button kind="primary" isLarge onPress={() => void send()}>
            {share.send}
          </Button>
        )}
      </div>
    </div>
  );
}

import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../icons/Icon.tsx';

type Props = {
  readonly lines: readonly string[];
  /** What is held up, for whoever listens. */
  readonly label: string;
  readonly closeLabel: string;
  readonly onClose: () => void;
};

/** A few words for the whole table, as large as this screen allows, on its side; a tap or Escape puts it down again. */
export function HoldUp({ lines, label, closeLabel, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    let isGone = false;
    void wholeScreen().then(() => {
      if (!isGone) dialog.current?.showModal();
    });
    return () => {
      isGone = true;
      if (document.fullscreenElement !== null) void document.exitFullscreen().catch(() => undefined);
    };
  }, []);
  return (
    <dialog ref={dialog} class="hold-up" aria-label={label} onClose={onClose}>
      <button type="button" class="hold-up-sheet" aria-label={closeLabel} onClick={() => dialog.current?.close()}>
        <Icon name="close" />
      </button>
      <ol class="hold-up-lines" style={{ '--count': lines.length }}>
        {lines.map((line, at) => (
          <li key={at} style={{ '--letters': Math.max(4, line.length) }}>
            {line}
          </li>
        ))}
      </ol>
    </dialog>
  );
}

/** Where a browser lets it: without bars, and on its side. A sheet that stays upright is turned by its style. */
async function wholeScreen(): Promise<void> {
  const { orientation } = screen as { orientation?: { lock?: (to: 'landscape') => Promise<void> } };
  await document.documentElement
    .requestFullscreen?.()
    .then(() => orientation?.lock?.('landscape'))
    .catch(() => undefined);
}

import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { classes } from '../base/classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { LiveRegions } from './LiveRegions.tsx';

type Props = {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** From below, as a phone's sheet. */
  readonly isSheet?: boolean;
  readonly closeLabel: string;
  readonly children: ComponentChildren;
};

/** Some people tap everything twice: the second tap must not close what the first one opened. */
const SECOND_TAP = 500;

/** The platform's own dialog: focus, Esc and the inert page behind come with it. */
export function Dialog({ title, isOpen, onClose, isSheet = false, closeLabel, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();
  // Before the effects of what stands in it: in a closed dialog nothing has a place yet, and nothing can be scrolled.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  // A tap beside it closes it where the browser knows how; Esc and the button do everywhere.
  useEffect(() => {
    const element = dialog.current;
    if (!isOpen || element === null) return;
    const timer = setTimeout(() => element.setAttribute('closedby', 'any'), SECOND_TAP);
    return () => {
      clearTimeout(timer);
      element.removeAttribute('closedby');
    };
  }, [isOpen]);
  return (
    <dialog ref={dialog} class={classes(isSheet && 'sheet')} aria-labelledby={heading} onClose={onClose}>
      {isOpen && (
        <>
          <div class="dialog-head">
            <h2 id={heading}>{title}</h2>
            <button
              type="button"
              class="button quiet icon-only"
              aria-label={closeLabel}
              title={closeLabel}
              onClick={onClose}
            >
              <Icon name="close" />
            </button>
          </div>
          <div class="dialog-body">{children}</div>
          <LiveRegions />
        </>
      )}
    </dialog>
  );
}

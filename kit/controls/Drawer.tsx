import type { ComponentChildren } from 'preact';

type Props = {
  /** What is asked of the person, in one sentence; above it, smaller, of what it speaks. */
  readonly ask: ComponentChildren;
  readonly about?: ComponentChildren;
  /** At the end of the asking line: a switch between ways to choose. */
  readonly mode?: ComponentChildren;
  readonly children?: ComponentChildren;
  /** One or two buttons, the primary last. */
  readonly thumb: ComponentChildren;
  readonly label: string;
};

/** The place of the thumb at a table: what is asked, what can be chosen, and the button that does it. It covers nothing. */
export function Drawer({ ask, about, mode, children, thumb, label }: Props) {
  return (
    <section class="drawer" aria-label={label}>
      <div class="drawer-ask">
        <span>
          {about !== undefined && <small>{about}</small>}
          {ask}
        </span>
        {mode}
      </div>
      {children}
      <div class="thumb">{thumb}</div>
    </section>
  );
}

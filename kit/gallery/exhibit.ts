import type { ComponentChildren } from 'preact';

/** One state of something that is shown: a fixture, so that it looks the same each time. */
type State = { readonly name: string; readonly show: () => ComponentChildren };

/** A component in every state, or a board: what `npm run gallery` shows. */
export type Exhibit = {
  /** In an address: small letters and dashes. */
  readonly name: string;
  /** A whole screen is shown alone, at the size of a phone, of one on its side, and of a desk. */
  readonly isScreen?: boolean;
  readonly states: readonly State[];
};

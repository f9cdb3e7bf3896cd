import type { ComponentChildren } from 'preact';

type Props = {
  readonly name: string;
  /** Is it this rack's turn? */
  readonly isTurn?: boolean;
  /** Who looks over the wall: a `Face`. */
  readonly head?: ComponentChildren;
  /** On the rail after the name: pips, how many stand. */
  readonly rail?: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** Above the tiles, on the wall. */
  readonly wall?: ComponentChildren;
  /** The tiles, each in an `<li>`. */
  readonly children: ComponentChildren;
};

/** A row of tiles in its rack: a felt wall, a floor, and a wooden rail with the owner's name. */
export function Rack({ name, isTurn = false, head, rail, aside, wall, children }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has fields; this holds tiles
    <div role="group" class="rack" aria-label={name} data-turn={isTurn}>
      {head !== undefined && <span class="rack-head">{head}</span>}
      <div class="rack-wall">
        {wall}
        <ol class="rack-slots">{children}</ol>
      </div>
      <div class="rack-rail">
        <span class="rack-name" aria-hidden="true">
          {name}
        </span>
        {rail}
        {aside !== undefined && <span class="rack-aside">{aside}</span>}
      </div>
    </div>
  );
}

import type { ComponentChildren } from 'preact';
import { DRAWINGS } from './animals/index.ts';
import type { Animal } from './animals/names.ts';
import { coinColour, coinLetter } from './coin.ts';

type Who = { readonly animal: Animal } | { readonly name: string };
type Props = {
  /** A bot is an animal, a person a coin with a letter. */
  readonly who: Who;
  /** The width, as a length of CSS. */
  readonly size?: string;
  /** This is me. */
  readonly isMine?: boolean;
  /** A small sign at its corner: a pen, dice. */
  readonly badge?: ComponentChildren;
};

/** A face beside a name; it says nothing by itself. */
export function Face({ who, size, isMine = false, badge }: Props) {
  const style = { ...(size === undefined ? {} : { '--face-size': size }) };
  return (
    <span class="face" data-mine={isMine} style={style} aria-hidden="true">
      {'animal' in who ? (
        <svg viewBox="0 0 64 64" aria-hidden="true">
          {DRAWINGS[who.animal]}
        </svg>
      ) : (
        <span class="coin" style={{ '--coin': coinColour(who.name) }}>
          {coinLetter(who.name)}
        </span>
      )}
      {badge !== undefined && <span class="face-badge">{badge}</span>}
    </span>
  );
}

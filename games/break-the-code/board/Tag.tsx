import { classes, Mark } from '@cifra/kit';
import type { TagParts } from './tag-parts.ts';

type Props = {
  readonly parts: TagParts;
  /** The whole of it, for those who listen. */
  readonly label: string;
  readonly isGlowing?: boolean;
  /** Not asked yet. */
  readonly isGhost?: boolean;
};

/** An answer on a slip of paper. */
export function Tag({ parts, label, isGlowing = false, isGhost = false }: Props) {
  const { places, icon, before, mark, value, after } = parts;
  return (
    <span class={classes('btc-tag', isGlowing && 'glows', isGhost && 'is-ghost')} title={label}>
      <span class="visually-hidden">{label}</span>
      <span class="btc-tag-face" aria-hidden="true">
        {places !== undefined && <span class="btc-tag-places">{places}</span>}
        {icon !== undefined && (
          <span class={`btc-tag-icon is-${icon}`}>
            <i />
            <i />
            {icon === 'steps' && <i />}
          </span>
        )}
        {before !== undefined && <span>{before}</span>}
        {value !== undefined && mark !== undefined && before === undefined && <b class="digits">{value}</b>}
        {mark !== undefined && <Mark name={mark} />}
        {value !== undefined && (mark === undefined || before !== undefined) && <b class="digits">{value}</b>}
        {after !== undefined && <span>{after}</span>}
      </span>
    </span>
  );
}

type Props = { readonly standing: number; readonly fallen: number };

/** How many still stand, and how many have fallen; the number in words stands beside it. */
export function Pips({ standing, fallen }: Props) {
  return (
    <span class="pips" aria-hidden="true">
      {Array.from({ length: standing + fallen }, (_, at) => (
        <i key={at} class={at < standing ? '' : 'is-out'} />
      ))}
    </span>
  );
}

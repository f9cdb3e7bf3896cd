/** The mark of the house: two tiles, a C and an I. */
export function Mark({ size = 36 }: { readonly size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true">
      <rect width="64" height="64" rx="14" fill="#1c2330" />
      <rect x="9" y="14" width="22" height="36" rx="5" fill="#fffaf0" />
      <rect x="33" y="14" width="22" height="36" rx="5" fill="#2f7d57" />
      <g fill="none" stroke-width="4.5" stroke-linecap="round">
        <path d="M26 26a8 8 0 1 0 0 12" stroke="#1c2330" />
        <path d="M40 24h8M44 24v16M40 40h8" stroke="#fffaf0" />
      </g>
    </svg>
  );
}

/** A small die: this player rolls. */
export function DieMark() {
  return (
    <svg class="qwinto-die-mark" viewBox="0 0 24 24" aria-hidden="true">
      <rect x="3" y="3" width="18" height="18" rx="5" />
      <circle cx="8.5" cy="8.5" r="1.9" />
      <circle cx="15.5" cy="15.5" r="1.9" />
      <circle cx="15.5" cy="8.5" r="1.9" />
      <circle cx="8.5" cy="15.5" r="1.9" />
    </svg>
  );
}

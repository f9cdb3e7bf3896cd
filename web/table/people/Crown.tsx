/** Above whoever has won. */
export function Crown() {
  return (
    <svg class="end-crown" viewBox="0 0 48 30" aria-hidden="true">
      <path d="M4 27 1.5 7.5 14 15 24 1.5 34 15l12.5-7.5L44 27z" />
      <circle cx="24" cy="21" r="2.6" />
      <circle cx="13" cy="22" r="2" />
      <circle cx="35" cy="22" r="2" />
    </svg>
  );
}

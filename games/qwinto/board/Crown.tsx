/** Stands over the column of whoever won. */
export function Crown({ label }: { readonly label: string }) {
  return (
    <svg class="qwinto-crown" viewBox="0 0 32 22" role="img" aria-label={label}>
      <path d="M2 4l7 7 7-10 7 10 7-7-3 17H5z" />
    </svg>
  );
}

/** Two long ears, one of them bent; two teeth. */
export const hare = (
  <>
    <path
      fill="#a58d74"
      d="M21 28C13 20 11 9 15 1c7 3 12 12 13 24zM40 25c0-9 3-14 8-17 3-2 9-1 11 2-4 1-6 4-8 8-2 5-4 9-8 11z"
    />
    <path fill="#e5bdb0" d="M21 23c-4-6-5.5-12-4.5-17 4 4 7 10 8 17zM44 21c1-5 3-8 6-10-2 4-3 8-5 11z" />
    <path fill="#b59c82" d="M32 21c14 0 23 8 23 21 0 12-9 21-23 21S9 54 9 42c0-13 9-21 23-21z" />
    <ellipse cx="32" cy="51" rx="14" ry="10" fill="#f1e6d6" />
    <ellipse cx="20" cy="39" rx="4.2" ry="5.4" fill="#1c2330" />
    <ellipse cx="44" cy="39" rx="4.2" ry="5.4" fill="#1c2330" />
    <circle cx="21.5" cy="37" r="1.6" fill="#fff" />
    <circle cx="45.5" cy="37" r="1.6" fill="#fff" />
    <path fill="#9c4b4b" d="M28.5 45h7L32 49z" />
    <path fill="#fff" stroke="#8a7460" stroke-width="1" d="M29 52.5h6v5h-6zM32 52.5v5" />
    <path
      fill="none"
      stroke="#7d6650"
      stroke-width="1.6"
      stroke-linecap="round"
      d="M32 49v3.5M17 48 6 46M17 51.5 7 54M47 48l11-2M47 51.5 57 54"
    />
  </>
);

/** Black bands over the eyes, a white blaze between them. */
export const badger = (
  <>
    <circle cx="13" cy="17" r="8" fill="#4d545f" />
    <circle cx="51" cy="17" r="8" fill="#4d545f" />
    <circle cx="13" cy="17" r="4" fill="#f0e9da" />
    <circle cx="51" cy="17" r="4" fill="#f0e9da" />
    <path fill="#f6f1e5" d="M32 9c15 0 25 10 25 25 0 17-11 30-25 30S7 51 7 34C7 19 17 9 32 9z" />
    <path
      fill="#242a34"
      d="M24 10c-1 14-3 28-4 44-8-5-13-12-13-21C7 22 14 13 24 10zM40 10c1 14 3 28 4 44 8-5 13-12 13-21 0-11-7-20-17-23z"
    />
    <path fill="#7c8591" d="M7 36c3 9 7 15 13 19l1-7c-6-2-11-6-14-12zM57 36c-3 9-7 15-13 19l-1-7c6-2 11-6 14-12z" />
    <circle cx="19.5" cy="33" r="4" fill="#fff" />
    <circle cx="44.5" cy="33" r="4" fill="#fff" />
    <circle cx="20" cy="33.5" r="2.5" fill="#1c2330" />
    <circle cx="44" cy="33.5" r="2.5" fill="#1c2330" />
    <ellipse cx="32" cy="50" rx="6" ry="4.6" fill="#1c2330" />
    <ellipse cx="30.5" cy="48.6" rx="1.8" ry="1.1" fill="#707a88" />
    <path
      fill="none"
      stroke="#1c2330"
      stroke-width="1.9"
      stroke-linecap="round"
      d="M32 54.5v2.5c0 2-3 3-5 2M32 57c0 2 3 3 5 2"
    />
  </>
);

/** Down, a tuft, a beak that is open. */
export const chick = (
  <>
    <path fill="#f2c53d" d="M32 11c15 0 26 11 26 27 0 15-11 25-26 25S6 53 6 38c0-16 11-27 26-27z" />
    <path fill="#f8dc7a" d="M13 44c3 11 10 17 19 17s16-6 19-17c-6 6-32 6-38 0z" />
    <path
      fill="none"
      stroke="#d99e1c"
      stroke-width="3.2"
      stroke-linecap="round"
      d="M31 12c-1-4-4-7-8-8M33 11c0-4 1-7 4-9M36 12c3-3 6-4 9-4"
    />
    <ellipse cx="20.5" cy="34" rx="4.6" ry="5.4" fill="#1c2330" />
    <ellipse cx="43.5" cy="34" rx="4.6" ry="5.4" fill="#1c2330" />
    <circle cx="22.2" cy="31.8" r="1.8" fill="#fff" />
    <circle cx="45.2" cy="31.8" r="1.8" fill="#fff" />
    <path fill="#e57b2c" d="M24 42c4-4 12-4 16 0-3 2.4-13 2.4-16 0z" />
    <path fill="#b9531a" d="M26 44.2c3 1.2 9 1.2 12 0-1 4.4-3.4 6.4-6 6.4s-5-2-6-6.4z" />
    <ellipse cx="13.5" cy="42.5" rx="3.6" ry="2.4" fill="#f0a04b" />
    <ellipse cx="50.5" cy="42.5" rx="3.6" ry="2.4" fill="#f0a04b" />
  </>
);

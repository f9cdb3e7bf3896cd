/** A white mask that runs to a point. */
export const fox = (
  <>
    <path
      fill="#c4552c"
      d="M5 6c8 2 14 7 18 12.5 6-2 12-2 18 0C45 13 51 8 59 6c3 11 2 22-3 31-5 10.5-14 19-24 25.5C22 56 13 47.5 8 37 3 28 2 17 5 6z"
    />
    <path fill="#fff3e4" d="M8 33c6.5 0 13 3.5 17 9l7 6 7-6c4-5.5 10.5-9 17-9-5 12-14 22-24 29.5C22 55 13 45 8 33z" />
    <path
      fill="#3b1d12"
      d="M9 11c5 2 8.5 5 11 9-4 2-7 5-9 9-2-6-3-12-2-18zM55 11c-5 2-8.5 5-11 9 4 2 7 5 9 9 2-6 3-12 2-18z"
    />
    <ellipse cx="22" cy="34" rx="3.8" ry="4.8" fill="#1c2330" />
    <ellipse cx="42" cy="34" rx="3.8" ry="4.8" fill="#1c2330" />
    <circle cx="23.4" cy="32.2" r="1.4" fill="#fff" />
    <circle cx="43.4" cy="32.2" r="1.4" fill="#fff" />
    <path fill="#1c2330" d="M27.5 50h9L32 56z" />
    <path
      fill="none"
      stroke="#6b2a12"
      stroke-width="2.2"
      stroke-linecap="round"
      d="M17 26c2-2 5-2.5 8-1.5M47 26c-2-2-5-2.5-8-1.5"
    />
  </>
);

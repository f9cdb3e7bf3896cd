/** A heavy beak to one side, a ruffled crown. */
export const raven = (
  <>
    <path
      fill="#333a4d"
      d="M14 14l3-8 5 6 5-9 4 9 7-7 1 9c12 4 19 14 19 27 0 14-10 23-25 23S7 55 7 39c0-11 2-19 7-25z"
    />
    <path fill="#4a5470" d="M12 48c5 10 12 16 21 16s17-5 22-14c-10 6-33 6-43-2z" />
    <path fill="#262c3b" d="M10 30c6-8 15-11 24-10-8 2-16 6-21 14z" />
    <path fill="#e2b04a" d="M34 36c9-3 19-1 28 7-8 1-14 4-20 9-6-1-10-6-8-16z" />
    <path fill="#b5842a" d="M36 45c8-2 17-3 26-2-8 1-14 4-20 9-3-1-5-3-6-7z" />
    <circle cx="23" cy="34" r="7" fill="#f1ead8" />
    <circle cx="24.5" cy="34.5" r="4" fill="#1c2330" />
    <circle cx="26" cy="33" r="1.5" fill="#fff" />
    <path fill="none" stroke="#161a24" stroke-width="2.6" stroke-linecap="round" d="M15 27c4-3 10-3 15-1" />
    <circle cx="41" cy="41" r="1.3" fill="#6e4d12" />
  </>
);

/** Round eyes, two tufts. */
export const owl = (
  <>
    <path
      fill="#5f5384"
      d="M9 9c6 1 10 4 12.5 7.5 6.5-2.5 14.5-2.5 21 0C45 13 49 10 55 9c3.5 11 4.5 21 3 31-2 15-12 24-26 24S8 55 6 40c-1.5-10-.5-20 3-31z"
    />
    <path fill="#7c6fa5" d="M13 49c4 10 11 15 19 15s15-5 19-15c-7 4-31 4-38 0z" />
    <circle cx="21" cy="33" r="12.5" fill="#f3ead9" />
    <circle cx="43" cy="33" r="12.5" fill="#f3ead9" />
    <circle cx="22.5" cy="34" r="6.2" fill="#1c2330" />
    <circle cx="41.5" cy="34" r="6.2" fill="#1c2330" />
    <circle cx="24.6" cy="31.7" r="2.1" fill="#fff" />
    <circle cx="43.6" cy="31.7" r="2.1" fill="#fff" />
    <path fill="#eba63a" d="m32 37 5 5-5 8-5-8z" />
    <path
      fill="none"
      stroke="#3f3560"
      stroke-width="3"
      stroke-linecap="round"
      d="M10 22c4-3 9-4 14-2M54 22c-4-3-9-4-14-2"
    />
  </>
);

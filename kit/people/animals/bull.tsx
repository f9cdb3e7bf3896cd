/** Horns, a broad muzzle, a ring. */
export const bull = (
  <>
    <path
      fill="#e9dcc0"
      stroke="#8f7d54"
      stroke-width="1.2"
      d="M14 24C4 22 1 13 4 4c3 7 8 10 16 11l-2 9zM50 24c10-2 13-11 10-20-3 7-8 10-16 11l2 9z"
    />
    <path
      fill="#6b4632"
      d="M13 26c0-8 8-13 19-13s19 5 19 13-3 13-5 20c-2 9.5-7 17-14 17s-12-7.5-14-17c-2-7-5-12-5-20z"
    />
    <path fill="#54331f" d="M12 28c-5 0-9 2-10 5 4 3 9 2 12 0zM52 28c5 0 9 2 10 5-4 3-9 2-12 0z" />
    <ellipse cx="32" cy="50" rx="13" ry="10.5" fill="#c99a7a" />
    <circle cx="27" cy="48" r="2.2" fill="#3c2214" />
    <circle cx="37" cy="48" r="2.2" fill="#3c2214" />
    <path fill="none" stroke="#e6b43c" stroke-width="2.6" d="M27 53a5 5 0 1 0 10 0" />
    <circle cx="23.5" cy="33" r="4.6" fill="#fff" />
    <circle cx="40.5" cy="33" r="4.6" fill="#fff" />
    <circle cx="24" cy="33.6" r="2.8" fill="#1c2330" />
    <circle cx="40" cy="33.6" r="2.8" fill="#1c2330" />
    <path
      fill="none"
      stroke="#e9c79b"
      stroke-width="2"
      stroke-linecap="round"
      d="M28 18c2 3 6 3 8 0M30 22c1 1.5 3 1.5 4 0"
    />
  </>
);

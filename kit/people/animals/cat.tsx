/** Slit eyes, stripes, whiskers. */
export const cat = (
  <>
    <path
      fill="#d07a3a"
      d="M8 7c7 2 12 6 16 11.5 5-1.5 11-1.5 16 0C44 13 49 9 56 7c3 10 3.5 21 2 31-2 16-12 25-26 25S8 54 6 38C4.5 28 5 17 8 7z"
    />
    <path
      fill="#f6cfa6"
      d="M12 14c3.5 1.5 6.5 4 8.5 7-3 1.5-5.5 3.5-7.5 6.5-1-4.5-1.5-9-1-13.5zM52 14c-3.5 1.5-6.5 4-8.5 7 3 1.5 5.5 3.5 7.5 6.5 1-4.5 1.5-9 1-13.5z"
    />
    <path stroke="#8c4a1c" stroke-width="3" stroke-linecap="round" d="M32 19v8M26 20l1.5 6M38 20l-1.5 6" />
    <ellipse cx="32" cy="50" rx="14" ry="10" fill="#fbe9d3" />
    <ellipse cx="21" cy="36" rx="6" ry="6.5" fill="#f7f3c0" />
    <ellipse cx="43" cy="36" rx="6" ry="6.5" fill="#f7f3c0" />
    <ellipse cx="21.5" cy="36" rx="2.2" ry="5.6" fill="#1c2330" />
    <ellipse cx="42.5" cy="36" rx="2.2" ry="5.6" fill="#1c2330" />
    <path fill="#a83b3b" d="M29 44h6l-3 3.5z" />
    <path
      fill="none"
      stroke="#5a2f12"
      stroke-width="1.8"
      stroke-linecap="round"
      d="M32 47.5c0 4-5 5-7 2.5M32 47.5c0 4 5 5 7 2.5M16 46 5 44M16 50 6 52.5M48 46l11-2M48 50l10 2.5"
    />
  </>
);

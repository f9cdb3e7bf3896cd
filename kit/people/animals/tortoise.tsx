/** A wrinkled head out of a patterned shell, with spectacles. */
export const tortoise = (
  <>
    <path fill="#4c6b3c" d="M2 64C2 34 14 14 32 14s30 20 30 50z" />
    <path fill="none" stroke="#2f4726" stroke-width="2.6" d="M32 14v16M10 40l12 4M54 40l-12 4M18 23l8 10M46 23l-8 10" />
    <path fill="none" stroke="#87a468" stroke-width="3" d="M5 60C6 36 17 19 32 19s26 17 27 41" />
    <path fill="#a9b779" d="M32 26c11 0 17 7 17 17 0 12-7 21-17 21s-17-9-17-21c0-10 6-17 17-17z" />
    <path
      fill="none"
      stroke="#7d8c52"
      stroke-width="1.8"
      stroke-linecap="round"
      d="M27 30c3 1.5 7 1.5 10 0M25 34c4 1.5 10 1.5 14 0"
    />
    <g fill="#f4f0dc" stroke="#4a3a22" stroke-width="2">
      <circle cx="24.5" cy="43" r="6.4" />
      <circle cx="39.5" cy="43" r="6.4" />
      <path fill="none" d="M30.9 42.5c.7-.8 1.5-.8 2.2 0" />
    </g>
    <circle cx="25.5" cy="43.8" r="2.8" fill="#1c2330" />
    <circle cx="38.5" cy="43.8" r="2.8" fill="#1c2330" />
    <path
      fill="none"
      stroke="#5f6d3a"
      stroke-width="2.2"
      stroke-linecap="round"
      d="M24 55c4.5 3 11.5 3 16 0M30 50.5h.1M34 50.5h.1"
    />
  </>
);

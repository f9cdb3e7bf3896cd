/** Our own small drawings, on a field of 24 by 24; those that are filled carry `fill`. */
const PATHS = {
  first: { d: 'M6 5v14M18 5.5v13L8.5 12z', fill: true },
  previous: { d: 'M16.5 5.5v13L7 12z', fill: true },
  next: { d: 'M7.5 5.5v13L17 12z', fill: true },
  last: { d: 'M18 5v14M6 5.5v13l9.5-6.5z', fill: true },
  play: { d: 'M8 5v14l11-7z', fill: true },
  pause: { d: 'M8 5v14M16 5v14', fill: false },
  bot: { d: 'M5 9h14v10H5zM12 9V5M9 5h6M9.5 13.2v1.6M14.5 13.2v1.6', fill: false },
  swap: { d: 'M8 4v15M8 4 4.5 7.5M8 4l3.5 3.5M16 20V5M16 20l-3.5-3.5M16 20l3.5-3.5', fill: false },
  down: { d: 'M12 5v14M12 19l-6-6M12 19l6-6', fill: false },
  menu: { d: 'M4 7h16M4 12h16M4 17h10', fill: false },
  history: { d: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4.5 4.5v4.2h4.2M12 8v4.4l3 1.8', fill: false },
  talk: { d: 'M4.5 5.5h15v10.5h-8L7 19.8V16H4.5zM8.5 10.7h.01M12 10.7h.01M15.5 10.7h.01', fill: false },
  system: { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8h6.5M12 12h8M12 16h6.5', fill: false },
  light: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    fill: false,
  },
  dark: { d: 'M19.5 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 10z', fill: false },
} as const;

/** An icon says nothing by itself: its button or the text beside it does. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  const { d, fill } = PATHS[name];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-filled={fill}>
      <path d={d} />
    </svg>
  );
}

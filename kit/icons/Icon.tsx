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
  system: { d: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 4v16M12 8h6.5M12 12h8M12 16h6.5', fill: false },
  light: {
    d: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4',
    fill: false,
  },
  dark: { d: 'M19.5 14.5A8 8 0 1 1 10 4.5a6.5 6.5 0 0 0 9.5 10z', fill: false },
  close: { d: 'M6 6l12 12M18 6 6 18', fill: false },
  check: { d: 'M5 12.5l4.5 4.5L19 7.5', fill: false },
  plus: { d: 'M12 5v14M5 12h14', fill: false },
  back: { d: 'M14.5 5l-7 7 7 7', fill: false },
  forward: { d: 'M9.5 5l7 7-7 7', fill: false },
  menu: { d: 'M4 7h16M4 12h16M4 17h10', fill: false },
  more: { d: 'M5.5 12h.1M12 12h.1M18.5 12h.1', fill: false },
  history: { d: 'M4.5 12a7.5 7.5 0 1 0 2.6-5.7M4.5 4.5v4.2h4.2M12 8v4.4l3 1.8', fill: false },
  talk: { d: 'M4.5 5.5h15v10.5h-8L7 19.8V16H4.5zM8.5 10.7h.01M12 10.7h.01M15.5 10.7h.01', fill: false },
  pencil: { d: 'M4 20l1-4.5L16.5 4 20 7.5 8.5 19z', fill: false },
  target: { d: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v5M12 17v5M2 12h5M17 12h5', fill: false },
  undo: { d: 'M9 5l-5 5 5 5M4 10h10a5.5 5.5 0 0 1 0 11h-3', fill: false },
  again: {
    d: 'M20 4v5.5h-5.5M4 20v-5.5h5.5M5 9.5A7.5 7.5 0 0 1 19 8.5l1 1M19 14.5A7.5 7.5 0 0 1 5 15.5l-1-1',
    fill: false,
  },
  share: { d: 'M12 15V3.5M7.5 7.5l4.5-4 4.5 4M5 12v8h14v-8', fill: false },
  bulb: {
    d: 'M9 17.5c0-2-3-3.5-3-7.3a6 6 0 0 1 12 0c0 3.8-3 5.3-3 7.3zM9.5 21h5',
    fill: false,
  },
  search: { d: 'M10 3.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM15 15l6 6', fill: false },
  eye: {
    d: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6z',
    fill: false,
  },
  help: { d: 'M8.5 9a3.5 3.5 0 1 1 5.3 3c-1.2.8-1.8 1.4-1.8 2.8M12 18.5v.1', fill: false },
  warning: { d: 'M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1', fill: false },
  sound: { d: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM15.5 9.5a4 4 0 0 1 0 5M18 7a7.5 7.5 0 0 1 0 10', fill: false },
  mute: { d: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4zM16 9.5l5 5M21 9.5l-5 5', fill: false },
  settings: { d: 'M4 7.5h9M17 7.5h3M15 5v5M4 16.5h3M11 16.5h9M9 14v5', fill: false },
  people: {
    d: 'M9 5.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM3.5 19c.3-3 2.4-4.6 5.5-4.6s5.2 1.6 5.5 4.6M15.5 5.8a3 3 0 0 1 0 5.4M17 14.6c2.2 .5 3.3 2.1 3.5 4.4',
    fill: false,
  },
  hand: {
    d: 'M7.5 12.5V6.3a1.4 1.4 0 0 1 2.8 0V11V4.6a1.4 1.4 0 0 1 2.8 0V11V5.6a1.4 1.4 0 0 1 2.8 0V12V8.4a1.4 1.4 0 0 1 2.8 0V14c0 4-2.6 7-6.4 7-2.8 0-4.4-1.2-5.8-3.4L4 13.8a1.5 1.5 0 0 1 2.4-1.7z',
    fill: false,
  },
  screen: { d: 'M3.5 5h17v11.5h-17zM9 20h6', fill: false },
} as const;
export type IconName = keyof typeof PATHS;

/** An icon says nothing by itself: its button or the text beside it does. */
export function Icon({ name }: { readonly name: IconName }) {
  const { d, fill } = PATHS[name];
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-filled={fill}>
      <path d={d} />
    </svg>
  );
}

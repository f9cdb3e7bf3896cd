/** Our own small drawings, on a field of 24 by 24; those that are filled carry `fill`. */
const PATHS = {
  first: { d: 'M6 5v14M18 5.5v13L8.5 12z', fill: true },
  previous: { d: 'M16.5 5.5v13L7 12z', fill: true },
  next: { d: 'M7.5 5.5v13L17 12z', fill: true },
  last: { d: 'M18 5v14M6 5.5v13l9.5-6.5z', fill: true },
  bot: { d: 'M5 9h14v10H5zM12 9V5M9 5h6M9.5 13.2v1.6M14.5 13.2v1.6', fill: false },
  swap: { d: 'M8 4v15M8 4 4.5 7.5M8 4l3.5 3.5M16 20V5M16 20l-3.5-3.5M16 20l3.5-3.5', fill: false },
  down: { d: 'M12 5v14M12 19l-6-6M12 19l6-6', fill: false },
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

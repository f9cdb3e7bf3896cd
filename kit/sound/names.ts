/** The sounds of the table; each is made on the device, short and quiet. */
export const SOUNDS = [
  'clack',
  'knock',
  'tap',
  'pencil',
  'relay',
  'ping',
  'buzz',
  'dice',
  'rising',
  'turn',
  'tick',
  'gong',
  'won',
  'lost',
] as const;
export type Sound = (typeof SOUNDS)[number];

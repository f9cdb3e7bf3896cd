import type { Attack } from './attack.ts';
import { dear } from './dear.ts';
import { floods } from './floods.ts';
import { listed } from './listed.ts';
import { masters } from './masters.ts';
import { notes } from './notes.ts';
import { pings } from './pings.ts';
import { silence } from './silence.ts';
import { unread } from './unread.ts';

/** The attacks by name, in the order of the table. */
export const ATTACKS: { readonly [name: string]: Attack } = {
  pings,
  unread,
  floods,
  silence,
  dear,
  notes,
  masters,
  listed,
};

import { HELP_LEVELS, type Help, remember, remembered } from '@cifra/kit';
import { effect, type Signal, signal } from '@preact/signals';

/** A choice that this browser keeps. */
function kept<T extends string>(key: string, values: readonly T[], first: T): Signal<T> {
  const stored = remembered(key);
  const choice = signal<T>(values.find((one) => one === stored) ?? first);
  let isFirst = true;
  effect(() => {
    const { value } = choice;
    if (!isFirst) remember(key, value);
    isFirst = false;
  });
  return choice;
}

const SWITCH = ['on', 'off'] as const;
export type Switch = (typeof SWITCH)[number];

export const vibration = kept<Switch>('cifra.vibration', SWITCH, 'on');
export const notices = kept<Switch>('cifra.notices', SWITCH, 'off');
export const help = kept<Help>('cifra.help', HELP_LEVELS, 'marks');

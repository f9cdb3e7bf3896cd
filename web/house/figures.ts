import type { Language } from '@cifra/kernel';

const UNITS = ['B', 'KB', 'MB', 'GB', 'TB'];

/** Bytes as people say them. */
export function bytesText(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: power < 2 ? 0 : 1 });
  return `${number.format(bytes / 1024 ** power)} ${UNITS[power]}`;
}

const MINUTE = 60_000;
const STEPS = [
  ['day', 1_440 * MINUTE],
  ['hour', 60 * MINUTE],
  ['minute', MINUTE],
] as const;

/** How long ago, in one unit: “19 days”, “4 min”. */
export function spanText(ms: number, language: Language): string {
  const [unit, length] = STEPS.find(([, least]) => ms >= least) ?? ['minute', MINUTE];
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    unitDisplay: unit === 'minute' ? 'short' : 'long',
  });
  return format.format(Math.floor(ms / length));
}

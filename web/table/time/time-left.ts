const DAY = 86_400;
const HOUR = 3_600;

/** Time that is left, for the eye: minutes and seconds, and where there are more, days, hours and minutes. */
export function timeLeft(seconds: number): string {
  const { days, hours, minutes } = parts(seconds);
  if (days > 0) return `${days} d ${hours} h`;
  if (hours > 0) return `${hours} h ${minutes} min`;
  return `${minutes}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The same in words, for the ear. */
export function timeLeftInWords(seconds: number, language: string): string {
  const { days, hours, minutes } = parts(seconds);
  const said = (count: number, unit: string) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const list = (...words: readonly string[]) => new Intl.ListFormat(language).format(words);
  if (days > 0) return list(said(days, 'day'), said(hours, 'hour'));
  if (hours > 0) return list(said(hours, 'hour'), said(minutes, 'minute'));
  return minutes > 0 ? list(said(minutes, 'minute'), said(seconds % 60, 'second')) : said(seconds, 'second');
}

function parts(seconds: number) {
  return {
    days: Math.floor(seconds / DAY),
    hours: Math.floor((seconds % DAY) / HOUR),
    minutes: Math.floor((seconds % HOUR) / 60),
  };
}

/** A moment by the reader's own clock and zone: Fri 20 Nov, 14:05. */
export function momentText(language: string, at: number): string {
  return new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
}

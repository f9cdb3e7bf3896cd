/** One list out of domains written as plain text: the domains only help people to read and to extend it. */
export function wordsOf(domains: Readonly<Record<string, string>>): readonly string[] {
  return Object.values(domains).flatMap((text) => text.trim().split(/\s+/));
}

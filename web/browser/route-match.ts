/** Null where somebody cut an escape in two: such an address leads nowhere. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** A link is often copied with the dot or the bracket of its sentence; no address of ours ends with one. */
const BEHIND = /(?:[^\p{L}\p{N}%]|%[0-9a-f]{2})+$/iu;

/** `/r/:room` against `/r/abc` gives `{ room: 'abc' }`; null where it does not fit. */
export function matchRoute(pattern: string, at: string): { readonly [name: string]: string } | null {
  const wanted = pattern.split('/');
  const parts = at
    .replace(BEHIND, '')
    .replace(/\/{2,}/g, '/')
    .split('/');
  if (wanted.length !== parts.length) return null;
  const found: { [name: string]: string } = {};
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? '';
    if (!name.startsWith(':')) {
      // Some telephones begin what is typed with a capital.
      if (name !== decode(part)?.toLowerCase()) return null;
      continue;
    }
    const value = decode(part);
    if (value === null || value === '') return null;
    found[name.slice(1)] = value.toLowerCase();
  }
  return found;
}

/** A room is also found where somebody wrote it down in capitals, or where a word is glued to it by a dot. */
export function roomIn(part: string): string | null {
  return /^[a-z0-9]{1,40}(?![a-z0-9])/.exec(part.toLowerCase())?.[0] ?? null;
}

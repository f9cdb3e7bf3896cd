import { accept, type Json, type Result, refuse } from '@cifra/kernel';

/** Deeper than anything a game or a match file holds, and far from what a recursion can bear. */
const MAX_DEPTH = 64;

/** Foreign text as JSON. The depth is measured on the text, because walking a deep value could itself overflow. */
export function parseJson(text: string): Result<Json> {
  if (isDeep(text)) return refuse('too-deep', { max: MAX_DEPTH });
  try {
    return accept(JSON.parse(text) as Json);
  } catch {
    return refuse('not-json');
  }
}

function isDeep(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const char = text[at];
    if (quoted) {
      if (char === '\\') at++;
      else if (char === '"') quoted = false;
    } else if (char === '"') quoted = true;
    else if (char === '[' || char === '{') {
      if (++depth > MAX_DEPTH) return true;
    } else if (char === ']' || char === '}') depth--;
  }
  return false;
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

/** Base64 without filling, written here because Node and browsers name it differently. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    for (let shift = 18; shift >= 0; shift -= 6) text += SIGNS[(three >> shift) & 63];
  }
  return text.slice(0, Math.ceil((bytes.length * 4) / 3));
}

const NOTHING = 255;
const VALUES = new Uint8Array(128).fill(NOTHING);
for (const [value, sign] of [...SIGNS].entries()) VALUES[sign.charCodeAt(0)] = value;

export function fromBase64(text: string): Uint8Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let [bits, held, to] = [0, 0, 0];
  for (let at = 0; at < text.length; at++) {
    const six = VALUES[text.charCodeAt(at)] ?? NOTHING;
    if (six === NOTHING) throw new Error(`There is an invalid character at ${at}`);
    held = ((held << 6) | six) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes[to++] = held >> bits;
  }
  return bytes;
}

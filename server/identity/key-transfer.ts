import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomInt } from 'node:crypto';
import { hashOf, isKey, newKey } from '../keys.ts';
import type { KeyLink, KeyLinks } from '../store/key-links.ts';

/** Long enough to pick up a phone. */
const LINK_MS = 10 * 60_000;

/** What the page of the new device shows, and the old one asks about. */
function newNumber(): string {
  return String(randomInt(10, 100));
}

/** The key lies in the store only under what stands in the link itself, of which the store has a hash. */
function seal(key: string, link: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealKey(link), iv);
  return Buffer.concat([iv, cipher.update(key, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

function unseal(sealed: string, link: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', sealKey(link), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}

function sealKey(link: string): Buffer {
  return Buffer.from(hkdfSync('sha256', link, 'cifra', 'a key for another device', 32));
}

/**
 * Carries a person's whole key to another device: a link that is opened there once, a number that both devices show, a
 * yes on the first. Until that yes nothing has left the first device.
 */
export class KeyTransfer {
  readonly #links: KeyLinks;

  constructor(links: KeyLinks) {
    this.#links = links;
  }

  async make(holder: string, now: number): Promise<{ readonly link: string; readonly until: number }> {
    const link = newKey();
    const until = now + LINK_MS;
    await this.#links.add(hashOf(link), holder, until);
    return { link, until };
  }

  read(link: string, now: number): Promise<KeyLink | null> {
    return isKey(link) ? this.#links.read(hashOf(link), now) : Promise.resolve(null);
  }

  /** The number to show on the new device; null where the link is worth nothing, or somebody else has opened it. */
  async open(link: string, guest: string, now: number): Promise<string | null> {
    const found = await this.read(link, now);
    if (found === null) return null;
    if (found.guest === guest) return found.number;
    const number = newNumber();
    return (await this.#links.claim(hashOf(link), guest, number)) ? number : null;
  }

  /** The first device says yes to the number. */
  async confirm(link: string, { holder, key, number }: { holder: string; key: string; number: string }, now: number) {
    const found = await this.read(link, now);
    if (found?.holder !== holder || found.number !== number) return false;
    return this.#links.seal(hashOf(link), holder, seal(key, link));
  }

  /** The key, once; null until the first device has said yes. */
  async take(link: string, guest: string, now: number): Promise<string | null> {
    const found = await this.read(link, now);
    if (found?.guest !== guest || found.sealed === null) return null;
    return (await this.#links.remove(hashOf(link))) ? unseal(found.sealed, link) : null;
  }

  async cancel(link: string, holder: string, now: number): Promise<void> {
    if ((await this.read(link, now))?.holder === holder) await this.#links.remove(hashOf(link));
  }
}

import { createHash } from 'node:crypto';
import { sign, unsign } from '../keys.ts';

/** What every house called its cookie once; whoever has only that one is given one of the new name. */
const OLD_NAME = 'cifra';
const YEAR = 31_536_000;

/** A person's key as a browser brings it; `isOld` where it came under the old name. */
type FoundKey = { readonly key: string; readonly isOld: boolean };

/**
 * The cookie of one house. A browser keeps cookies apart by host and not by port: without a name of its own, two houses
 * on one computer would overwrite each other's, and with them who somebody is there.
 */
export class HouseCookie {
  readonly #secret: string;
  readonly #name: string;
  readonly #lasts: boolean;

  /** `lasts` is false where the house itself keeps nothing: then the browser need not either. */
  constructor(secret: string, lasts: boolean) {
    this.#secret = secret;
    this.#name = `cifra-${createHash('sha256').update(secret).digest('hex').slice(0, 8)}`;
    this.#lasts = lasts;
  }

  /** The person's key in a Cookie header; null where there is none that this house signed. */
  read(header: string | undefined): FoundKey | null {
    let old: FoundKey | null = null;
    for (const part of header?.split(';') ?? []) {
      const at = part.indexOf('=');
      const name = part.slice(0, at).trim();
      if (name !== this.#name && name !== OLD_NAME) continue;
      const key = unsign(part.slice(at + 1).trim(), this.#secret);
      if (key === null) continue;
      if (name === this.#name) return { key, isOld: false };
      old ??= { key, isOld: true };
    }
    return old;
  }

  /** No script reads it, no other site sends it along with a form, and it goes over TLS alone where there is TLS. */
  write(key: string, secure: boolean): string {
    const age = this.#lasts ? `Max-Age=${YEAR}; ` : '';
    const cookie = `${this.#name}=${sign(key, this.#secret)}; Path=/; ${age}HttpOnly; SameSite=Lax`;
    return secure ? `${cookie}; Secure` : cookie;
  }
}

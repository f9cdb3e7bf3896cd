import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Language } from '@cifra/kernel';
import type { Person, PersonId, RoomId } from '@cifra/room';
import { hashOf, isKey, newKey } from '../keys.ts';
import type { Registry, Token } from '../store/registry.ts';
import { HouseCookie } from './cookie.ts';
import { cleanName, guestName } from './name.ts';

/** Whoever holds a key, known by its hash; `lacksCookie` where the browser must be given it. */
export type Holder = { readonly hash: string; readonly key: string; readonly lacksCookie: boolean };

/** Who is asking: by a cookie everywhere, or by a token in one room. */
export class People {
  readonly #registry: Registry;
  readonly #cookie: HouseCookie;

  /** `lasts` where the house still knows them after a restart. */
  constructor(registry: Registry, lasts: boolean) {
    this.#registry = registry;
    this.#cookie = new HouseCookie(registry.secret, lasts);
  }

  /** The holder of the cookie's key, or a new one. */
  holder(headers: IncomingHttpHeaders): Holder {
    const { key, isOld } = this.#cookie.read(headers.cookie) ?? { key: newKey(), isOld: true };
    return { hash: hashOf(key), key, lacksCookie: isOld };
  }

  cookie(key: string, secure: boolean): string {
    return this.#cookie.write(key, secure);
  }

  /** Who somebody is in one room. It says nothing about who that is in another one. */
  async idIn(room: RoomId, holder: string): Promise<PersonId> {
    const derived = createHmac('sha256', this.#registry.secret).update(`${holder} in ${room}`).digest('base64url');
    return (await this.#registry.aliasOf(room, holder)) ?? derived.slice(0, 16);
  }

  async personIn(room: RoomId, holder: string, language: Language, wish?: string): Promise<Person> {
    return { id: await this.idIn(room, holder), name: await this.nameOf(holder, language, wish) };
  }

  /** The nickname wished for, or the one of last time, or one of ours. */
  async nameOf(holder: string, language: Language, wish?: string): Promise<string> {
    const wished = wish === undefined ? null : cleanName(wish);
    return wished ?? (await this.#registry.nameOf(holder)) ?? guestName(language, holder);
  }

  /** Keeps the nickname wished for until next time; for when what it came with was not refused. */
  async remember(holder: string, wish: string | undefined): Promise<void> {
    const wished = wish === undefined ? null : cleanName(wish);
    if (wished !== null && wished !== (await this.#registry.nameOf(holder)))
      await this.#registry.rename(holder, wished);
  }

  /** The seat that a bearer's token speaks for. */
  async bearer(headers: IncomingHttpHeaders): Promise<Token | null> {
    const [scheme, token] = headers.authorization?.split(' ') ?? [];
    return scheme?.toLowerCase() === 'bearer' && isKey(token) ? this.#registry.tokenOf(hashOf(token)) : null;
  }

  async newToken(token: Token, now: number): Promise<string> {
    const key = newKey();
    await this.#registry.addToken(hashOf(key), token, now);
    return key;
  }
}

import type { Transporter } from 'nodemailer';
import { createTransport } from 'nodemailer';
import webPush from 'web-push';
import type { Settings } from '../settings.ts';
import type { NoticeChannel } from '../store/notice-records.ts';
import { NOTICES } from '../words/notices.ts';
import type { Notice } from './notice.ts';
import { post } from './post.ts';
import type { Wishes } from './wishes.ts';

/** What a house calls browsers with. */
export type VapidKeys = { readonly publicKey: string; readonly privateKey: string };
export const newVapidKeys = (): VapidKeys => webPush.generateVAPIDKeys();

/** `gone` where nobody will ever hear there again. */
export type Sent = 'done' | 'failed' | 'gone';

/** A notice that nobody fetched in so long is old. */
const LASTS_SECONDS = 86_400;
const NOBODY = 'mailto:nobody@example.invalid';

/** Brings notices to people, by each of the ways that they chose. */
export class Senders {
  readonly #settings: Settings;
  readonly #keys: VapidKeys;
  readonly #mail: Transporter | null;

  constructor(settings: Settings, keys: VapidKeys) {
    this.#settings = settings;
    this.#keys = keys;
    this.#mail = settings.smtp === null ? null : createTransport(settings.smtp);
  }

  get hasMail(): boolean {
    return this.#mail !== null && this.#settings.publicUrl !== null;
  }

  get publicKey(): string {
    return this.#keys.publicKey;
  }

  send(channel: NoticeChannel, notice: Notice, wishes: Wishes): Promise<Sent> {
    switch (channel.kind) {
      case 'push':
        return this.#push(channel, notice, wishes);
      case 'mail':
        return this.#letter(channel, notice, wishes);
      case 'webhook':
        return this.#hook(channel.address, notice);
    }
  }

  /** A link that says yes for an address; nothing else is ever sent to one that was not confirmed. */
  async askToConfirm(address: string, token: string, { language }: Pick<Wishes, 'language'>): Promise<boolean> {
    const words = NOTICES[language];
    const text = `${words.confirm}\n\n${this.#settings.publicUrl}/notices#confirm=${token}\n\n${words.confirmWhy}\n`;
    return this.#mailTo(address, words.confirmSubject, text);
  }

  /** Does somebody answer there? */
  async tryHook(url: string, { language }: Pick<Wishes, 'language'>): Promise<boolean> {
    return (await this.#hook(url, { text: NOTICES[language].hooked, path: '/notices', tag: 'hello' })) === 'done';
  }

  async #push({ address, body }: NoticeChannel, { text, path, tag }: Notice, { language }: Wishes): Promise<Sent> {
    // Browsers that know declarative push show it by themselves; our worker reads the same.
    const navigate = this.#settings.publicUrl === null ? path : this.#settings.publicUrl + path;
    const notification = { title: 'Cifra', body: text, navigate, tag, lang: language };
    const payload = JSON.stringify({ web_push: 8030, notification });
    const keys = { p256dh: body.p256dh ?? '', auth: body.auth ?? '' };
    // Push services want to know whom to ask, by mail or a secure page; a house of a café may have neither.
    const subject = this.#settings.publicUrl?.startsWith('https:') ? this.#settings.publicUrl : NOBODY;
    const details = webPush.generateRequestDetails({ endpoint: address, keys }, payload, {
      vapidDetails: { subject, ...this.#keys },
      TTL: LASTS_SECONDS,
      topic: tag.replace(/[^\w-]/g, '').slice(0, 32),
    });
    const headers = Object.fromEntries(Object.entries(details.headers).map(([name, value]) => [name, String(value)]));
    return this.#post(address, headers, details.body ?? '');
  }

  #hook(url: string, { text, path, tag }: Notice): Promise<Sent> {
    const address = this.#settings.publicUrl === null ? path : this.#settings.publicUrl + path;
    return this.#post(url, { 'content-type': 'application/json' }, JSON.stringify({ text, url: address, tag }));
  }

  async #post(url: string, headers: { [name: string]: string }, body: Buffer | string): Promise<Sent> {
    const status = await post({ url, headers, body }, this.#settings.noticesInside);
    if (status === 404 || status === 410) return 'gone';
    return status >= 200 && status < 300 ? 'done' : 'failed';
  }

  async #letter({ address }: NoticeChannel, { text, path }: Notice, { language }: Wishes): Promise<Sent> {
    const words = NOTICES[language];
    const base = this.#settings.publicUrl ?? '';
    const body = `${text}\n\n${words.open}: ${base}${path}\n\n${words.why} ${base}/notices\n`;
    return (await this.#mailTo(address, `Cifra: ${text}`, body)) ? 'done' : 'failed';
  }

  async #mailTo(to: string, subject: string, text: string): Promise<boolean> {
    if (this.#mail === null) return false;
    try {
      await this.#mail.sendMail({ from: this.#settings.mailFrom, to, subject, text });
      return true;
    } catch {
      return false;
    }
  }

  close(): void {
    this.#mail?.close();
  }
}

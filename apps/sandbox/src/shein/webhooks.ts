import { z } from 'zod';
import type { Core } from '../core.ts';
import type { WebhookControl } from '../system.ts';
import type { Store } from '../world/stores.ts';
import { encrypt } from './cipher.ts';
import { appKeys, storeKeys } from './keys.ts';
import type { SheinOrder } from './order.ts';
import { signatureOf } from './signature.ts';

const settings = z.strictObject({
  /** Nothing is sent without one. */
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** How an event is called: `order_push_notice`, `/order_push_notice`, or by the number of its page. */
  spelling: z.enum(['name', 'slash', 'number']).default('name'),
  form: z.enum(['multipart', 'urlencoded', 'json']).default('multipart'),
  /** The text within the cipher: the object, a JSON text that holds it, or an object whose `data` is such a text. */
  wrapping: z.enum(['object', 'text', 'data']).default('object'),
});

const eventNumbers = {
  order_push_notice: '3001442',
  logistics_order_result_notice: '3001461',
  authorization_change_notice: '3001503',
} as const;
type EventName = keyof typeof eventNumbers;

interface Message {
  openKeyId: string;
  storeId: string;
  event: EventName;
  plain: string;
  /** How often it may still be sent again after a failure. */
  left: number;
}

const patience = 5000;
const halfHour = 30 * 60_000;
/** A message that others should overtake waits no longer for them. */
const longestHeld = 5000;
const heldBack = 'held back';

/** Tells the application's callback what has happened, signed and encrypted as SHEIN does. */
export class Webhooks implements WebhookControl {
  #settings = settings.parse({});
  #last: Promise<void> = Promise.resolve();
  #heldBack: Message[] = [];
  #waiting = new Map<string, Message>();
  #sent = 0;
  readonly #core: Core;

  constructor(core: Core) {
    this.#core = core;
  }

  settings(): Record<string, unknown> {
    return this.#settings;
  }

  configure(wish: unknown): void {
    this.#settings = settings.parse(wish);
  }

  async settled(): Promise<void> {
    for (let last; last !== this.#last;) await (last = this.#last);
  }

  /** The callback stays as configured. */
  reset(): void {
    this.#heldBack = [];
    this.#waiting.clear();
    this.#sent = 0;
  }

  orderChanged(store: Store, { number, updatedAt, status }: SheinOrder): void {
    this.send(store, 'order_push_notice', { orderNo: number, changeTime: updatedAt, orderStatus: status });
  }

  send(store: Store, event: EventName, content: object): void {
    if (this.#settings.url === null) return;
    const { openKeyId } = storeKeys(this.#core.world, store);
    const left = event === 'order_push_notice' ? 2 : 1;
    const message = { openKeyId, storeId: store.id, event, plain: this.#wrap(content), left };
    const struck = this.#core.faults
      .strike(['duplicateWebhook', 'outOfOrderWebhook', 'lostWebhook'], {
        endpoint: `shein:webhook/${event}`,
        store: store.id,
      })
      .map(({ kind }) => kind);
    if (struck.includes('lostWebhook')) return;
    if (struck.includes('outOfOrderWebhook')) {
      this.#heldBack.push(message);
      this.#core.world.schedule.add(longestHeld, { system: 'shein', what: 'webhook', about: heldBack });
      return;
    }
    this.#post(message);
    if (struck.includes('duplicateWebhook')) this.#post(message);
    this.#letGo();
  }

  /** Sends what waits: a message that could not be delivered, or those that were held back for too long. */
  again(about: string): void {
    if (about === heldBack) return this.#letGo();
    const message = this.#waiting.get(about);
    this.#waiting.delete(about);
    if (message) this.#post(message);
  }

  #letGo(): void {
    for (const late of this.#heldBack.splice(0)) this.#post(late);
  }

  #wrap(content: object): string {
    const text = JSON.stringify(content);
    if (this.#settings.wrapping === 'text') return JSON.stringify(text);
    return this.#settings.wrapping === 'data' ? JSON.stringify({ data: text }) : text;
  }

  #post(message: Message): void {
    const { url } = this.#settings;
    if (url === null) return;
    // one after the other, so that their order is what was asked for
    this.#last = this.#last
      .then(() => this.#deliver(url, message))
      .then((delivered) => {
        if (!delivered && message.left > 0) this.#retryLater(message);
      });
  }

  #retryLater(message: Message): void {
    const about = String(++this.#sent);
    this.#waiting.set(about, { ...message, left: message.left - 1 });
    this.#core.world.schedule.add(halfHour, { system: 'shein', what: 'webhook', about });
  }

  async #deliver(url: string, { openKeyId, event, plain }: Message): Promise<boolean> {
    const { world } = this.#core;
    const { appId, appSecret } = appKeys(world);
    const timestamp = String(world.clock.now());
    const signed = { id: appId, secret: appSecret, timestamp, path: new URL(url).pathname };
    const salt = world.chance('webhook', ++this.#sent).text(5);
    const spelled = { name: event, slash: `/${event}`, number: eventNumbers[event] }[this.#settings.spelling];
    const { body, headers } = this.#body(encrypt(plain, appSecret));
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body,
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(patience), this.#core.closing]),
        headers: {
          ...headers,
          'x-lt-openKeyId': openKeyId,
          'x-lt-eventCode': spelled,
          'x-lt-appid': appId,
          'x-lt-timestamp': timestamp,
          'x-lt-signature': signatureOf(signed, salt),
        },
      });
      await reply.arrayBuffer();
      return reply.ok;
    } catch {
      // whatever kept the message from being heard, it is sent again later
      return false;
    }
  }

  #body(eventData: string): { body: string | FormData | URLSearchParams; headers: Record<string, string> } {
    switch (this.#settings.form) {
      case 'json':
        return { body: JSON.stringify({ eventData }), headers: { 'content-type': 'application/json' } };
      case 'urlencoded':
        return { body: new URLSearchParams({ eventData }), headers: {} };
      case 'multipart': {
        const body = new FormData();
        body.set('eventData', eventData);
        return { body, headers: {} };
      }
    }
  }
}

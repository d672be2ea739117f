import { z } from 'zod';
import type { Core } from '../core.ts';
import { callbackUrl, WebhookSender } from '../markets/webhookSender.ts';
import type { Store } from '../world/stores.ts';
import { encrypt } from './cipher.ts';
import { appKeys, storeKeys } from './keys.ts';
import type { SheinOrder } from './order.ts';
import { signatureOf } from './signature.ts';

const settings = z.strictObject({
  url: callbackUrl,
  /** How the event code is written: `order_push_notice`, `/order_push_notice`, or the number of its page. */
  spelling: z.enum(['name', 'slash', 'number']).default('name'),
  form: z.enum(['multipart', 'urlencoded', 'json']).default('multipart'),
  /** What is encrypted: the object, a JSON string that holds it, or an object whose `data` is such a string. */
  wrapping: z.enum(['object', 'text', 'data']).default('object'),
});
type Settings = z.output<typeof settings>;

const eventNumbers = {
  order_push_notice: '3001442',
  logistics_order_result_notice: '3001461',
  authorization_change_notice: '3001503',
  product_document_receive_status_notice: '3000910',
  product_document_audit_status_notice: '3001450',
  product_shelves_notice: '3000848',
  product_quota_change_notice: '3001061',
} as const;
export type EventName = keyof typeof eventNumbers;

interface Message {
  openKeyId: string;
  storeId: string;
  event: EventName;
  /** The text to encrypt. */
  plain: string;
}

const timeoutMs = 5000;
const halfHour = 30 * 60_000;

/** Sends webhooks signed and encrypted as SHEIN does. */
export class SheinWebhooks extends WebhookSender<Settings, Message> {
  #sent = 0;

  constructor(core: Core) {
    super(core, 'shein', settings);
  }

  override reset(): void {
    super.reset();
    this.#sent = 0;
  }

  orderChanged(store: Store, { number, updatedAt, status }: SheinOrder): void {
    this.send(store, 'order_push_notice', { orderNo: number, changeTime: updatedAt, orderStatus: status });
  }

  send(store: Store, event: EventName, content: object): void {
    if (this.settings().url === null) return;
    const { openKeyId } = storeKeys(this.core.world, store);
    this.submit({ openKeyId, storeId: store.id, event, plain: this.#wrap(content) });
  }

  #wrap(content: object): string {
    const { wrapping } = this.settings();
    const text = JSON.stringify(content);
    if (wrapping === 'text') return JSON.stringify(text);
    return wrapping === 'data' ? JSON.stringify({ data: text }) : text;
  }

  protected override pauseMs(failures: number, { event }: Message): number | undefined {
    return failures <= (event === 'order_push_notice' ? 2 : 1) ? halfHour : undefined;
  }

  protected override async deliver(url: string, { openKeyId, event, plain }: Message): Promise<boolean> {
    const { world } = this.core;
    const { appId, appSecret } = appKeys(world);
    const timestamp = String(world.clock.now());
    const signed = { id: appId, secret: appSecret, timestamp, path: new URL(url).pathname };
    const salt = world.chance('webhook', ++this.#sent).text(5);
    const spelled = { name: event, slash: `/${event}`, number: eventNumbers[event] }[this.settings().spelling];
    const { body, headers } = this.#form(encrypt(plain, appSecret));
    const reply = await this.post(url, {
      timeoutMs,
      body,
      headers: {
        ...headers,
        'x-lt-openKeyId': openKeyId,
        'x-lt-eventCode': spelled,
        'x-lt-appid': appId,
        'x-lt-timestamp': timestamp,
        'x-lt-signature': signatureOf(signed, salt),
      },
    });
    return reply?.ok ?? false;
  }

  #form(eventData: string): { body: string | FormData | URLSearchParams; headers: Record<string, string> } {
    switch (this.settings().form) {
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

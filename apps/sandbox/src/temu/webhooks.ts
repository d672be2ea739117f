import { z } from 'zod';
import type { WebhookControl } from '../system.ts';
import { encrypt, webhookSignature } from './cipher.ts';
import { appKeys } from './keys.ts';
import type { TemuMarket } from './market.ts';
import type { Line, TemuOrder } from './order.ts';
import { type OrderZone, regions } from './zones.ts';

const settings = z.strictObject({
  /** Nothing is sent without one. */
  url: z
    .url({ protocol: /^https?$/ })
    .nullable()
    .default(null),
  /** Whether `x-tm-ext-param` is among what is signed: both forms are published. */
  signsExtParam: z.boolean().default(true),
  /** An answer that comes later counts for none. */
  patienceMs: z.int().min(1).max(60_000).default(500),
});

export const eventCodes = [
  'bg_order_status_change_event',
  'bg_trade_logistics_address_changed',
  'bg_aftersales_status_change',
  'bg_cancel_order_status_change',
  'bg_open_event_test',
] as const;
type EventCode = (typeof eventCodes)[number];

interface Message {
  zone: OrderZone;
  event: EventCode;
  plain: string;
  tries: number;
}

const minute = 60_000;
const hour = 60 * minute;
/** After each of them it is tried once more; then it is dropped. */
const pauses = [2 * minute, 10 * minute, 30 * minute, hour, hour, hour, 12 * hour, 12 * hour];
/** A message that others should overtake waits no longer for them. */
const longestHeld = 5000;
const heldBack = 'held back';

/** Tells the application's callback what has happened, signed and encrypted as TEMU does. */
export class Webhooks implements WebhookControl {
  #settings = settings.parse({});
  #last: Promise<void> = Promise.resolve();
  #heldBack: Message[] = [];
  #waiting = new Map<string, Message>();
  #sent = 0;
  readonly #market: TemuMarket;

  constructor(market: TemuMarket) {
    this.#market = market;
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

  linesChanged(order: TemuOrder, lines: Line[]): void {
    for (const { orderSn, status: orderStatus } of lines)
      this.#send(order, 'bg_order_status_change_event', {
        orderSn,
        orderStatus,
        updateTime: Math.floor(order.updatedAt / 1000),
      });
  }

  addressChanged(order: TemuOrder): void {
    this.#send(order, 'bg_trade_logistics_address_changed', {});
  }

  cancellationAsked(order: TemuOrder): void {
    this.#send(order, 'bg_cancel_order_status_change', {
      parentAfterSalesSn: order.number.replace('PO-', 'PO-AS-'),
      parentAfterSalesStatus: 1,
      applyOperatorRole: 1,
      updateAt: order.updatedAt,
    });
  }

  /** Sends what waits: a message that could not be delivered, or those that were held back for too long. */
  again(about: string): void {
    if (about === heldBack) return this.#letGo();
    const message = this.#waiting.get(about);
    this.#waiting.delete(about);
    if (message) this.#post(message);
  }

  #send({ storeId, number: parentOrderSn }: TemuOrder, event: EventCode, content: object): void {
    const { core, muted } = this.#market;
    if (this.#settings.url === null || muted[storeId]?.includes(event)) return;
    const store = core.world.store(storeId);
    const plain = JSON.stringify({ mallId: Number(store.sellerId), parentOrderSn, ...content });
    const message = { zone: regions[store.country].zone, event, plain, tries: 0 };
    const struck = core.faults
      .strike(['duplicateWebhook', 'outOfOrderWebhook', 'lostWebhook'], {
        endpoint: `temu:webhook/${event}`,
        store: storeId,
      })
      .map(({ kind }) => kind);
    if (struck.includes('lostWebhook')) return;
    if (struck.includes('outOfOrderWebhook')) {
      this.#heldBack.push(message);
      core.world.schedule.add(longestHeld, { system: 'temu', what: 'webhook', about: heldBack });
      return;
    }
    this.#post(message);
    if (struck.includes('duplicateWebhook')) this.#post(message);
    this.#letGo();
  }

  #letGo(): void {
    for (const late of this.#heldBack.splice(0)) this.#post(late);
  }

  #post(message: Message): void {
    const { url } = this.#settings;
    if (url === null) return;
    // one after the other, so that their order is what was asked for
    this.#last = this.#last
      .then(() => this.#deliver(url, message))
      .then((delivered) => {
        if (!delivered) this.#retryLater(message);
      });
  }

  #retryLater(message: Message): void {
    const pause = pauses[message.tries];
    if (pause === undefined) return;
    const about = String(++this.#sent);
    this.#waiting.set(about, { ...message, tries: message.tries + 1 });
    this.#market.core.world.schedule.add(pause, { system: 'temu', what: 'webhook', about });
  }

  async #deliver(url: string, { zone, event, plain }: Message): Promise<boolean> {
    const { world, closing } = this.#market.core;
    const { appKey, appSecret } = appKeys(world, zone);
    const headers = {
      'x-tm-app-key': appKey,
      'x-tm-event-code': event,
      'x-tm-timestamp': String(world.clock.now()),
    };
    const extParam = { 'x-tm-ext-param': '{}' };
    const signed = { eventData: plain, ...headers, ...(this.#settings.signsExtParam ? extParam : {}) };
    try {
      const reply = await fetch(url, {
        method: 'POST',
        body: JSON.stringify({ eventData: encrypt(plain, appSecret) }),
        redirect: 'error',
        signal: AbortSignal.any([AbortSignal.timeout(this.#settings.patienceMs), closing]),
        headers: {
          ...headers,
          ...extParam,
          'content-type': 'application/json',
          'x-tm-signature': webhookSignature(signed, appSecret),
        },
      });
      await reply.arrayBuffer();
      return reply.status === 200;
    } catch {
      return false;
    }
  }
}

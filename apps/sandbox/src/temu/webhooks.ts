import { z } from 'zod';
import type { Core } from '../core.ts';
import { callbackUrl, WebhookSender } from '../markets/webhookSender.ts';
import type { Store } from '../world/stores.ts';
import { encrypt, webhookSignature } from './cipher.ts';
import { appKeys } from './keys.ts';
import type { Line, TemuOrder } from './order.ts';
import { type OrderZone, regions } from './zones.ts';

const settings = z.strictObject({
  url: callbackUrl,
  /** Whether the signature covers `x-tm-ext-param`: TEMU publishes both forms. */
  signsExtParam: z.boolean().default(true),
  /** An answer that comes later counts as none. */
  patienceMs: z.int().min(1).max(60_000).default(500),
});
type Settings = z.output<typeof settings>;

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
  storeId: string;
  event: EventCode;
  /** The text to encrypt. */
  plain: string;
}

const minute = 60_000;
const hour = 60 * minute;
/** After the last of them the message is dropped. */
const pausesMs = [2 * minute, 10 * minute, 30 * minute, hour, hour, hour, 12 * hour, 12 * hour];

/** Sends webhooks signed and encrypted as TEMU does. */
export class TemuWebhooks extends WebhookSender<Settings, Message> {
  #muted: Record<string, string[]> = {};

  constructor(core: Core) {
    super(core, 'temu', settings);
  }

  override reset(): void {
    super.reset();
    this.#muted = {};
  }

  /** By store, the codes of the events that its seller does not want to be told of. */
  get muted(): Readonly<Record<string, string[]>> {
    return this.#muted;
  }

  mute({ id }: Store, codes: string[]): void {
    this.#muted[id] = codes;
  }

  loadMuted(muted: Record<string, string[]>): void {
    this.#muted = muted;
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

  cancellationRequested(order: TemuOrder): void {
    this.#send(order, 'bg_cancel_order_status_change', {
      parentAfterSalesSn: order.number.replace('PO-', 'PO-AS-'),
      parentAfterSalesStatus: 1,
      applyOperatorRole: 1,
      updateAt: order.updatedAt,
    });
  }

  #send({ storeId, number: parentOrderSn }: TemuOrder, event: EventCode, content: object): void {
    if (this.settings().url === null || this.#muted[storeId]?.includes(event)) return;
    const store = this.core.world.store(storeId);
    const plain = JSON.stringify({ mallId: Number(store.sellerId), parentOrderSn, ...content });
    this.submit({ zone: regions[store.country].zone, storeId, event, plain });
  }

  protected override pauseMs(failures: number): number | undefined {
    return pausesMs[failures - 1];
  }

  protected override async deliver(url: string, { zone, event, plain }: Message): Promise<boolean> {
    const { signsExtParam, patienceMs } = this.settings();
    const { world } = this.core;
    const { appKey, appSecret } = appKeys(world, zone);
    const headers = {
      'x-tm-app-key': appKey,
      'x-tm-event-code': event,
      'x-tm-timestamp': String(world.clock.now()),
    };
    const extParam = { 'x-tm-ext-param': '{}' };
    const signed = { eventData: plain, ...headers, ...(signsExtParam ? extParam : {}) };
    const reply = await this.post(url, {
      timeoutMs: patienceMs,
      body: JSON.stringify({ eventData: encrypt(plain, appSecret) }),
      headers: {
        ...headers,
        ...extParam,
        'content-type': 'application/json',
        'x-tm-signature': webhookSignature(signed, appSecret),
      },
    });
    return reply?.status === 200;
  }
}

import type { Core } from '../core.ts';
import type { Chance } from '../world/chance.ts';
import type { ScheduledEvent } from '../world/schedule.ts';
import { type Carrier, makeTrackingNumber } from '../world/trackingNumbers.ts';
import type { Channel } from './channels.ts';

export interface Recipient {
  name: string;
  line: string;
  city: string;
  state: string;
  zip: string;
}

export type OrderState = 'submitted' | 'waitingNumber' | 'ready' | 'cancelPending' | 'cancelled' | 'failed';

export interface LabelOrder {
  /** The customer's own number of the order. */
  reference: string;
  number: string;
  state: OrderState;
  carrier: Carrier;
  trackingNumber: string;
  cents: number;
  failReason: string;
  /** The carrier has the parcel, so the order can no longer be cancelled. */
  scanned: boolean;
  recipient: Recipient;
  memo: string;
}

export interface Delays {
  /** How long until an order has its number; undefined: at once. */
  numberMs?: number;
  /** How long the carrier needs to decide about a cancellation; undefined: it decides at once. */
  cancelMs?: number;
}

export interface SavedBook {
  orders: LabelOrder[];
  drawn: number;
}

const refusalMs = 2000;
const scanMs = 24 * 3_600_000;

/** The orders that were placed with one label system. */
export class OrderBook {
  readonly #core: Core;
  readonly #system: string;
  readonly #delays: Delays;
  #byReference = new Map<string, LabelOrder>();
  #byNumber = new Map<string, LabelOrder>();
  #drawn = 0;

  constructor(core: Core, system: string, delays: Delays = {}) {
    this.#core = core;
    this.#system = system;
    this.#delays = delays;
  }

  get size(): number {
    return this.#byNumber.size;
  }

  byReference(reference: string): LabelOrder | undefined {
    return this.#byReference.get(reference);
  }

  byNumber(number: string): LabelOrder | undefined {
    return this.#byNumber.get(number);
  }

  place(
    channel: Channel,
    spec: Pick<LabelOrder, 'reference' | 'cents' | 'recipient' | 'memo'>,
    { refuseLater }: { refuseLater: boolean },
  ): LabelOrder {
    const { numberMs } = this.#delays;
    const chance = this.#draw();
    const order: LabelOrder = {
      ...spec,
      number: chance.longId(19, '19'),
      state: 'submitted',
      carrier: channel.carrier,
      trackingNumber: '',
      failReason: refuseLater ? '承运商拒绝 The carrier refused the parcel' : '',
      scanned: false,
    };
    this.#keep(order);
    if (numberMs !== undefined) {
      this.#later(order, 'wait', numberMs / 3);
      this.#later(order, 'number', numberMs);
    } else if (refuseLater) this.#later(order, 'number', refusalMs);
    else this.#number(order);
    return order;
  }

  /** `requested`: the carrier decides later. `before`, `requestedBefore`: an earlier call did the same. */
  cancel(order: LabelOrder): 'cancelled' | 'requested' | 'requestedBefore' | 'refused' | 'before' {
    const { cancelMs } = this.#delays;
    if (order.state === 'cancelled') return 'before';
    if (order.scanned || order.state === 'failed') return 'refused';
    if (order.state === 'cancelPending') return 'requestedBefore';
    if (cancelMs === undefined || order.state !== 'ready') {
      order.state = 'cancelled';
      return 'cancelled';
    }
    order.state = 'cancelPending';
    this.#later(order, 'giveBack', cancelMs);
    return 'requested';
  }

  handle({ what, about }: ScheduledEvent): void {
    const order = this.#byNumber.get(about);
    if (!order) return;
    const isWaiting = order.state === 'submitted' || order.state === 'waitingNumber';
    if (what === 'wait' && isWaiting) order.state = 'waitingNumber';
    if (what === 'number' && isWaiting) this.#number(order);
    if (what === 'giveBack' && order.state === 'cancelPending') order.state = 'cancelled';
    if (what === 'scan' && order.state === 'ready') order.scanned = true;
  }

  #number(order: LabelOrder): void {
    order.state = order.failReason === '' ? 'ready' : 'failed';
    if (order.state === 'failed') return;
    const chance = this.#core.world.chance(this.#system, 'tracking', order.number);
    order.trackingNumber = makeTrackingNumber(chance, order.carrier);
    this.#later(order, 'scan', scanMs);
  }

  reset(): void {
    this.#byReference.clear();
    this.#byNumber.clear();
    this.#drawn = 0;
  }

  save(): SavedBook {
    return { orders: [...this.#byNumber.values()], drawn: this.#drawn };
  }

  load({ orders, drawn }: SavedBook): void {
    for (const order of orders) this.#keep(order);
    this.#drawn = drawn;
  }

  #keep(order: LabelOrder): void {
    this.#byReference.set(order.reference, order);
    this.#byNumber.set(order.number, order);
  }

  #later({ number: about }: LabelOrder, what: string, ms: number): void {
    this.#core.world.schedule.add(ms, { system: this.#system, what, about });
  }

  #draw(): Chance {
    this.#drawn += 1;
    return this.#core.world.chance(this.#system, 'order', this.#drawn);
  }
}

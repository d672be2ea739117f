import type { Core } from '../core.ts';
import type { Chance } from '../world/chance.ts';
import type { Appointment } from '../world/schedule.ts';
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
  /** The customer's own name for it. */
  reference: string;
  number: string;
  state: OrderState;
  carrier: Carrier;
  trackingNumber: string;
  cents: number;
  failReason: string;
  /** In the carrier's hands: nothing can be taken back. */
  scanned: boolean;
  recipient: Recipient;
  memo: string;
}

interface Manners {
  system: string;
  /** How long until an order has its number; without it that is at once. */
  numberMs?: number;
  /** How long the carrier thinks about giving back a label; without it that is at once. */
  cancelMs?: number;
}

export interface SavedBook {
  orders: LabelOrder[];
  drawn: number;
}

const refusalMs = 2000;
const scanMs = 24 * 3_600_000;

/** What a label system knows of the orders that were placed with it. */
export class OrderBook {
  readonly #core: Core;
  readonly #manners: Manners;
  #byReference = new Map<string, LabelOrder>();
  #byNumber = new Map<string, LabelOrder>();
  #drawn = 0;

  constructor(core: Core, manners: Manners) {
    this.#core = core;
    this.#manners = manners;
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
    wish: Pick<LabelOrder, 'reference' | 'cents' | 'recipient' | 'memo'>,
    { refuseLater }: { refuseLater: boolean },
  ): LabelOrder {
    const { numberMs } = this.#manners;
    const chance = this.#draw();
    const order: LabelOrder = {
      ...wish,
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

  /** What has become of the wish: done, asked of the carrier now or before, refused by it, or done before. */
  cancel(order: LabelOrder): 'cancelled' | 'requested' | 'requestedBefore' | 'refused' | 'before' {
    const { cancelMs } = this.#manners;
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

  happen({ what, about }: Appointment): void {
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
    const chance = this.#core.world.chance(this.#manners.system, 'tracking', order.number);
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
    this.#core.world.schedule.add(ms, { system: this.#manners.system, what, about });
  }

  #draw(): Chance {
    this.#drawn += 1;
    return this.#core.world.chance(this.#manners.system, 'order', this.#drawn);
  }
}

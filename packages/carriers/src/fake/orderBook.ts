import type { OrderState } from '../carrierSystem.ts';
import type { Booked, BookedParcel } from '../compliance/fakeCarrier.ts';

export interface BookedOrder extends Booked {
  state: OrderState;
  reason?: string;
  scanned: boolean;
}

interface Making {
  reference: string;
  parcels: BookedParcel[];
  /** Whether the number is there at once. */
  numbered: boolean;
}

/** The orders that a fake system has taken. */
export class OrderBook {
  readonly orders: BookedOrder[] = [];

  byReference(reference: string): BookedOrder | undefined {
    return this.orders.find((order) => order.reference === reference);
  }

  byNumber(orderNumber: string): BookedOrder | undefined {
    return this.orders.find((order) => order.orderNumber === orderNumber);
  }

  make({ reference, parcels, numbered }: Making): BookedOrder {
    const orderNumber = `199000000000000${1001 + this.orders.length * 2}`;
    const order: BookedOrder = { reference, orderNumber, parcels, state: 'submitted', scanned: false };
    this.orders.push(order);
    if (numbered) this.number(order);
    return order;
  }

  finish(reference: string): void {
    const order = this.byReference(reference)!;
    if (order.state === 'submitted' || order.state === 'waitingNumber') this.number(order);
    if (order.state === 'cancelPending') order.state = 'cancelled';
  }

  rejectLate(reference: string, reason: string): void {
    Object.assign(this.byReference(reference)!, { state: 'failed', reason });
  }

  scan(reference: string): void {
    this.byReference(reference)!.scanned = true;
  }

  private number(order: BookedOrder): void {
    order.state = 'ready';
    order.trackingNumber = `GFUS${order.orderNumber.slice(-14)}`;
  }
}

export function labelPdf({ orderNumber }: BookedOrder): Buffer {
  return Buffer.from(`%PDF-1.7\n% label of ${orderNumber} \u00e9\u00ff\ntrailer\n%%EOF\n`, 'latin1');
}

import type { CarrierName } from './carrierNames.ts';
import type { Money } from './money.ts';

export type SystemKey = '17Print' | 'YWJ';

export interface Address {
  name: string;
  company?: string;
  phone: string;
  /** ISO 3166, two letters. */
  country: string;
  province: string;
  city: string;
  postcode: string;
  line1: string;
  line2?: string;
}

/** As measured, with at most two decimals. Each client converts to its system's units and rounds up. */
export interface Parcel {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
}

export interface Shipment {
  channelCode: string;
  /** Systems that keep sender addresses on file use theirs instead. */
  sender: Address;
  recipient: Address;
  parcels: readonly [Parcel, ...Parcel[]];
}

export interface Content {
  code: string;
  name: string;
  quantity: number;
}

export interface LabelOrder extends Shipment {
  /** Ours, and unique for ever: under one reference a system makes one order, however often it is asked. */
  reference: string;
  contents: readonly Content[];
  /** A text that the label shows, where the channel supports it. */
  labelText?: string;
}

/**
 * - `draft`: on file, not bought.
 * - `submitted`, `waitingNumber`: bought; the carrier's number and the label come later.
 * - `ready`: there is a label.
 * - `cancelPending`: asked to be cancelled; ends as `cancelled` or goes back.
 * - `cancelled`, `failed`: final, nothing is charged.
 */
export type OrderState = 'draft' | 'submitted' | 'waitingNumber' | 'ready' | 'cancelPending' | 'cancelled' | 'failed';

export interface PlacedOrder {
  reference: string;
  /** The system's own number of the order. */
  orderNumber: string;
  state: OrderState;
  trackingNumber?: string;
  carrier?: CarrierName;
  cost?: Money;
  /** Why it failed, in the system's words. They may repeat an address: for the operator, not for a log. */
  reason?: string;
}

export type OrderKey = Pick<PlacedOrder, 'reference' | 'orderNumber'>;

export interface CarrierChannel {
  code: string;
  name: string;
}

/** `requested`: the system will decide later; `find` tells the result. */
export type Cancellation = { outcome: 'cancelled' | 'requested' } | { outcome: 'refused'; reason: string };

export interface CallOptions {
  signal?: AbortSignal;
}

/** Every call fails with a `CarrierFailure`, or with the signal's reason when that came first. */
export interface CarrierSystem {
  readonly key: SystemKey;
  /** After `place` with an unknown outcome, `find` may miss the order for this many milliseconds; only a `none` after that is final. */
  readonly findLagMs: number;
  /** What this account may use. Also the cheapest proof that address and credentials are right. */
  channels(options?: CallOptions): Promise<CarrierChannel[]>;
  /** Asks for a price; nothing is ordered. */
  quote(shipment: Shipment, options?: CallOptions): Promise<Money>;
  /**
   * Buys a label. The request is sent once; after `unknownOutcome` ask `find`. A reference that was placed before answers
   * that order, in whatever state it is.
   */
  place(order: LabelOrder, options?: CallOptions): Promise<PlacedOrder>;
  find(reference: string, options?: CallOptions): Promise<PlacedOrder | 'none'>;
  /** The label as one PDF, for keeping at once: the system may not offer it for long. */
  label(order: OrderKey, options?: CallOptions): Promise<Uint8Array | 'notReady'>;
  /** Cancels an order. The request is sent once; after `unknownOutcome` ask `find`. */
  cancel(order: OrderKey, options?: CallOptions): Promise<Cancellation>;
}

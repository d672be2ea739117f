import type { Message } from '@pressroom/contract/message';
import type { Address } from '@pressroom/carriers';

export type Provider = '17Print' | 'YWJ' | 'shein' | 'temu';

/** As planned or entered: centimetres and grams, with at most two decimals. */
export interface ParcelSize {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
}

/** One parcel on its way: what a seller of labels needs to name a price. */
export interface ParcelToSend extends ParcelSize {
  orderNumber: string;
  /** Country and state as ISO codes. */
  recipient: Address;
  contents: readonly ParcelContent[];
}

export interface ParcelContent {
  code: string;
  name: string;
  quantity: number;
  /** The marketplace's ids of the pieces in this parcel; empty where none were stored. */
  marketItems: readonly string[];
}

export interface CallOptions {
  signal?: AbortSignal;
}

/** A price for one parcel, or why there is none. */
export interface Offer {
  channelCode: string;
  channelName: string;
  /** In minor units. */
  price?: { amount: bigint; currency: string };
  minDays?: number;
  maxDays?: number;
  problem?: Message;
  /** What the seller wants to hear when this offer is taken, as plain JSON. */
  terms: Readonly<Record<string, string>>;
}

/** A label that is wanted, or was asked for before. */
export interface WantedLabel {
  /** Ours, unique for ever. */
  reference: string;
  channelCode: string;
  terms: Readonly<Record<string, string>>;
  /** The seller's own number, once it is known. */
  providerNumber: string | null;
  /** When it was sent last; null: never. */
  sentAt: Date | null;
  parcel: ParcelToSend;
}

/** How an order for a label stands at its seller. */
export interface LabelOrder {
  /** `placed`: taken, number or label come later. `failed`, `cancelled`: final, nothing is charged. */
  state: 'placed' | 'ready' | 'cancelling' | 'cancelled' | 'failed';
  providerNumber: string;
  trackingNumber?: string;
  carrierName?: string;
  price?: { amount: bigint; currency: string };
  /** The seller's own words. */
  reason?: string;
}

export type Cancelling = { outcome: 'cancelled' | 'requested' } | { outcome: 'refused' | 'noCall'; reason?: string };

/**
 * Who sells labels: a label system with its channels, or a marketplace's own logistics. Each call fails with a
 * `SellerFailure`, or with the signal's reason where that came first.
 */
export interface LabelSeller {
  readonly provider: Provider;
  /** As people know it. */
  readonly name: string;
  /** After `place` with an unknown outcome, `find` may miss the order for this many milliseconds; only a `none` after that is final. */
  readonly findLagMs: number;
  /** Once a label of an order was fetched, none is sold for its other parcels: they are bought first. */
  readonly printEndsSale?: boolean;
  /** Asks for prices; nothing is ordered. */
  offers(parcel: ParcelToSend, options: CallOptions): Promise<Offer[]>;
  /** Buys a label. The request is sent once; after `unknownOutcome` only `find` is asked. */
  place(label: WantedLabel, options: CallOptions): Promise<LabelOrder>;
  /** What the seller has for this label, whatever became of the call that ordered it. */
  find(label: WantedLabel, options: CallOptions): Promise<LabelOrder | 'none'>;
  /** One PDF. */
  label(label: WantedLabel & { providerNumber: string }, options: CallOptions): Promise<Uint8Array | 'notReady'>;
  /** The request is sent once; after `unknownOutcome` only `find` is asked. */
  cancel(label: WantedLabel & { providerNumber: string }, options: CallOptions): Promise<Cancelling>;
}

/**
 * - `refused`: a rule or the account stands against it; the same call would be refused again. Nothing was ordered.
 * - `unknownOutcome`: it was sent and may have been carried out. Ask; never repeat.
 * - `later`: nothing has changed, and a later try may succeed.
 */
export type SellerFailureKind = 'refused' | 'unknownOutcome' | 'later';

export class SellerFailure extends Error {
  readonly kind: SellerFailureKind;
  readonly problem: Message;
  readonly retryAfterMs: number | undefined;

  constructor(
    kind: SellerFailureKind,
    problem: Message,
    { retryAfterMs, cause }: { retryAfterMs?: number; cause?: unknown } = {},
  ) {
    super(`label seller: ${kind}`, { cause });
    this.name = 'SellerFailure';
    this.kind = kind;
    this.problem = problem;
    this.retryAfterMs = retryAfterMs;
  }
}

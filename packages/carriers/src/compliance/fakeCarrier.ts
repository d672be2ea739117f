import type { CarrierName } from '../carrierNames.ts';
import type { Operation } from '../failure.ts';
import type { Money } from '../money.ts';

/**
 * What goes wrong with one request. `…Before` has done nothing, `…After` has done all that was asked.
 * - `silent`: no answer, ever. `closed`: the connection ends. `serverError`: a proxy's 502 page.
 * - `half`: the answer begins and never ends. `garbled`: an answer in no known form.
 * - `wrongReference`: an answer about another order.
 * - `throttled`: refused for `throttleSeconds`. `absent`: a stranger's 404 page. `redirected`: sent elsewhere.
 * - `echoesRequest`: refused by a rule, with a message that repeats the whole request.
 * - `trickled`: a good answer that comes byte by byte.
 * - `linkExpired`, `notALabel`: the label's download is refused, or is a page.
 */
export type Fault =
  | `${'silent' | 'closed' | 'serverError'}${'Before' | 'After'}`
  | `${'half' | 'garbled' | 'wrongReference'}After`
  | 'throttled'
  | 'absent'
  | 'redirected'
  | 'echoesRequest'
  | 'trickled'
  | 'linkExpired'
  | 'notALabel';

export const throttleSeconds = 7;

export interface BookedParcel {
  lengthCm: number;
  widthCm: number;
  heightCm: number;
  weightGrams: number;
}

export interface Booked {
  reference: string;
  orderNumber: string;
  trackingNumber?: string;
  parcels: readonly BookedParcel[];
}

/** A fake label system: it checks credentials and shapes as strictly as it can, and keeps its state. */
export interface FakeCarrier extends AsyncDisposable {
  readonly apiUrl: string;
  readonly parameters: Readonly<Record<string, string>>;
  readonly channelCode: string;
  /** The price in every quote and order, with more digits than a double holds. */
  readonly price: Money;
  readonly cost: Money;
  readonly carrier: CarrierName;
  /** All requests that arrived, in order. */
  readonly requests: readonly (Operation | 'unknown')[];
  /** All orders that were ever made, as the fake understood them. */
  readonly orders: readonly Booked[];
  labelOf(reference: string): Uint8Array;
  /** Applies the fault to the next request of this kind; resolves when it has struck. */
  failNext(operation: Operation, fault: Fault): Promise<void>;
  /** Completes what runs in the background: numbering, cancelling. */
  finish(reference: string): void;
  rejectLate(reference: string, reason: string): void;
  /** The parcel is on its way, and can be cancelled no more. */
  scan(reference: string): void;
  close(): Promise<void>;
}

import { carrierNamed, carriers } from '@pressroom/contract/orders/carriers';
import { carriersOf, possibleNumbers } from '@pressroom/imaging';
import { fail } from '../../../platform/failure.ts';

interface Sent {
  carrierName: string | null;
  trackingNumber: string | null;
}

/** What is scanned off a USPS label begins with the ZIP of its consignee. */
export function withoutRouting(scanned: string): string {
  return /^(\]C1)?420\d/.test(scanned) ? possibleNumbers(scanned)[0]! : scanned;
}

/** The carrier whose rules the tracking number fits; undefined where it fits none, or several equally well. */
export function carrierOf(trackingNumber: string): string | undefined {
  const [first, ...others] = carriersOf(trackingNumber);
  return first?.certainty === 'named' || others.length === 0 ? first?.carrier : undefined;
}

/** True for plain digits, whose rule is one check digit: one in ten of all other numbers passes it, too. */
const isWeak = (trackingNumber: string) => /^\d{1,20}$/.test(trackingNumber);

const folded = (name: string) => name.toUpperCase().replace(/\s+/g, '');

/**
 * The carrier whose number it clearly is, where another one is named; undefined where both fit, or where the number fits
 * no rule. A longer name that holds a carrier's, such as `FedEx Ground`, means that carrier.
 */
export function otherCarrier({ carrierName, trackingNumber }: Sent): string | undefined {
  if (!carrierName || !trackingNumber) return undefined;
  const other = carrierOf(trackingNumber);
  if (!other || folded(carrierName).includes(folded(other))) return undefined;
  const isListed = carriers.some((name) => name === carrierNamed(carrierName));
  return isListed || !isWeak(trackingNumber) ? other : undefined;
}

/**
 * Ends in 409 where the number is clearly another carrier's, unless a person has confirmed it. What the order had before
 * needs no confirmation.
 */
export function refuseOtherCarrier(sent: Sent, before: Sent | undefined): void {
  const { carrierName, trackingNumber } = sent;
  if (before?.carrierName === carrierName && before.trackingNumber === trackingNumber) return;
  const other = otherCarrier(sent);
  if (!other) return;
  const data = { otherCarrier: other };
  fail(409, 'orders.otherCarrier', {
    params: { number: trackingNumber ?? '', other, carrier: carrierName ?? '' },
    data,
  });
}

import { carriers } from '@pressroom/contract/orders/carriers';
import { sampleTrackingNumber } from '@pressroom/imaging/sample';
import { expect, it } from 'vitest';
import { Failure } from '../../../platform/failure.ts';
import { carrierOf, otherCarrier, refuseOtherCarrier, withoutRouting } from './carriers.ts';

const ups = '1Z999AA10123456784';
const usps = sampleTrackingNumber('USPS', 7);
/** Twelve digits with the check digit of FedEx, as one in ten of anybody's has. */
const weak = '123456789012';

it.each([
  ['the ZIP in front of a USPS number', `42078704${usps}`, usps],
  ['a ZIP of nine digits', `420787041234${usps}`, usps],
  ['the mark of a GS1 code before it', `]C142078704${usps}`, usps],
  ['nothing of a number without a ZIP', usps, usps],
  ['nothing of another carrier’s number', ups, ups],
  ['nothing of a short number that begins alike', '420', '420'],
])('takes off %s', (_what, scanned, number) => {
  expect(withoutRouting(scanned)).toBe(number);
});

it.each([
  ['UPS', ups, undefined],
  ['USPS', usps, undefined],
  ['USPS', ups, 'UPS'],
  ['usps', ups, 'UPS'],
  ['UPS', usps, 'USPS'],
  // a longer name that holds the carrier's
  ['UPS SurePost', ups, undefined],
  ['Ups  Mail Innovations', ups, undefined],
  // nobody knows whose numbers another carrier has
  ['Brown Parcel', ups, 'UPS'],
  [null, ups, undefined],
  ['', ups, undefined],
  ['UPS', null, undefined],
  ['UPS', 'HAND-DELIVERED', undefined],
])('%s with the number %s names another carrier: %s', (carrierName, trackingNumber, other) => {
  expect(otherCarrier({ carrierName, trackingNumber })).toBe(other);
});

it('believes bare digits only against carriers whose numbers it knows', () => {
  const fits = carrierOf(weak);
  expect(fits).toBe('FEDEX');
  for (const carrierName of carriers)
    expect(otherCarrier({ carrierName, trackingNumber: weak })).toBe(carrierName === fits ? undefined : fits);
  expect(otherCarrier({ carrierName: 'Corner Courier', trackingNumber: weak })).toBeUndefined();
});

it('asks about what is entered, and not again about what stood there before', () => {
  const odd = { carrierName: 'FEDEX', trackingNumber: ups };
  const asked = expect.objectContaining({ status: 409, key: 'orders.otherCarrier', data: { otherCarrier: 'UPS' } });
  for (const before of [
    undefined,
    { carrierName: 'FEDEX', trackingNumber: usps },
    { carrierName: 'USPS', trackingNumber: ups },
  ])
    expect(() => refuseOtherCarrier(odd, before)).toThrow(asked);
  expect(() => refuseOtherCarrier(odd, undefined)).toThrow(Failure);
  expect(() => refuseOtherCarrier(odd, odd)).not.toThrow();
  expect(() => refuseOtherCarrier({ ...odd, carrierName: 'UPS' }, undefined)).not.toThrow();
});

import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { channelFor, channels, priceOf } from './channels.ts';

const grams = fc.integer({ min: 1, max: 30_000 });

it('prices each parcel by itself, and a heavier one never lower', () => {
  fc.assert(
    fc.property(fc.constantFrom(...channels), grams, grams, (channel, one, other) => {
      expect(priceOf(channel, [one, other])).toBe(priceOf(channel, [one]) + priceOf(channel, [other]));
      expect(priceOf(channel, [one + other])).toBeGreaterThanOrEqual(priceOf(channel, [one]));
    }),
  );
});

it('counts every started pound', () => {
  const ground = channels.find(({ code }) => code === 'UPS-GROUND')!;
  expect([453, 454, 907, 908].map((each) => priceOf(ground, [each]))).toEqual([775, 860, 860, 945]);
});

it.each([
  ['UPS-GROUND', 'US', '78701', 'UPS-GROUND'],
  ['UPS-GROUND', 'US', '78701-1234', 'UPS-GROUND'],
  ['FEDEX-HOME', 'DE', '80331', 'FEDEX-HOME'],
  ['UPS-GROUND', 'DE', '80331', undefined],
  ['UPS-GROUND', 'US', '7870', undefined],
  ['OTHER', 'US', '78701', undefined],
])('finds for the channel %s to %s %s: %s', (code, country, zip, found) => {
  const channel = channelFor(code, { country, zip });
  expect(typeof channel === 'string' ? undefined : channel.code).toBe(found);
});

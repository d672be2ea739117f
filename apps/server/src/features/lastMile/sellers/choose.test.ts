import { expect, it } from 'vitest';
import { chooseOffer, type ShippingRule } from './choose.ts';
import type { Offer } from './seller.ts';

const offer = (channelCode: string, amount?: bigint, given: Partial<Offer> = {}): Offer => ({
  channelCode,
  channelName: channelCode,
  ...(amount !== undefined && { price: { amount, currency: 'USD' } }),
  terms: {},
  ...given,
});
const refused = (code: string, reason: string) =>
  offer(code, undefined, { problem: { key: 'lastMile.seller.said', params: { provider: 'TEMU', reason } } });
const by = (rule: ShippingRule['rule'], channels: string[] = []) => ({ rule, channels });

function chosen(offers: readonly Offer[], rule: ShippingRule): string {
  const found = chooseOffer(offers, rule);
  return 'chosen' in found ? found.chosen.channelCode : found.problem.key;
}

it('takes the cheapest, and of equal ones the first', () => {
  const offers = [offer('UPS', 900n), offer('USPS', 410n), offer('GOFO', 410n), refused('UNI', 'too large')];
  expect(chosen(offers, by('cheapest'))).toBe('USPS');
});

it('compares no prices of different currencies', () => {
  const pesos = offer('DHL', 100n, { price: { amount: 100n, currency: 'MXN' } });
  expect(chosen([offer('UPS', 900n), pesos], by('cheapest'))).toBe('lastMile.market.currencies');
  expect(chosen([pesos, offer('UPS', 900n)], by('list', ['UPS']))).toBe('UPS');
  const fast = offer('UPS', 900n, { maxDays: 2 });
  expect(chosen([{ ...pesos, maxDays: 5 }, fast], by('fastest'))).toBe('UPS');
  expect(chosen([{ ...pesos, maxDays: 2 }, fast], by('fastest'))).toBe('lastMile.market.currencies');
});

it('takes the fastest by the latest day, then the cheapest', () => {
  const offers = [
    offer('UPS', 900n, { minDays: 1, maxDays: 5 }),
    offer('FEDEX', 800n, { minDays: 2, maxDays: 3 }),
    offer('USPS', 700n, { minDays: 3, maxDays: 3 }),
    offer('GOFO', 100n),
    refused('UNI', 'too large'),
  ];
  expect(chosen(offers, by('fastest'))).toBe('USPS');
  expect(chosen([offer('GOFO', 100n)], by('fastest'))).toBe('lastMile.market.noDays');
});

it('takes the first of the list that has a price', () => {
  const offers = [offer('UPS', 900n), offer('USPS', 410n), refused('UNI', 'too large')];
  expect(chosen(offers, by('list', ['UNI', 'DHL', 'UPS', 'USPS']))).toBe('UPS');
  expect(chosen(offers, by('list', ['UNI']))).toBe('lastMile.market.noneListed');
});

it('says why no channel has a price', () => {
  expect(chosen([], by('cheapest'))).toBe('lastMile.seller.noPrice');
  expect(chosen([refused('UPS', 'too large'), refused('USPS', 'too heavy')], by('fastest'))).toBe(
    'lastMile.seller.noPrice',
  );
  expect(chosen([refused('UPS', 'too large'), refused('USPS', 'too large')], by('cheapest'))).toBe(
    'lastMile.seller.said',
  );
});

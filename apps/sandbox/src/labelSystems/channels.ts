import type { Carrier } from '../world/trackingNumbers.ts';

export interface Channel {
  code: string;
  name: string;
  carrier: Carrier;
  baseCents: number;
  centsPerStartedPound: number;
  /** Countries that it serves; undefined: all. */
  countries?: string[];
}

export const channels: Channel[] = [
  {
    code: 'UPS-GROUND',
    name: 'UPS Ground 陆运',
    carrier: 'UPS',
    baseCents: 690,
    centsPerStartedPound: 85,
    countries: ['US'],
  },
  {
    code: 'USPS-GA',
    name: 'USPS Ground Advantage',
    carrier: 'USPS',
    baseCents: 395,
    centsPerStartedPound: 110,
    countries: ['US'],
  },
  { code: 'FEDEX-HOME', name: 'FedEx Home Delivery', carrier: 'FEDEX', baseCents: 740, centsPerStartedPound: 80 },
  { code: 'GOFO-GROUND', name: 'GOFO 陆运', carrier: 'GOFO EXPRESS', baseCents: 340, centsPerStartedPound: 95 },
  { code: 'UNI-NEXT', name: 'UniUni Next Day', carrier: 'UNIUNI', baseCents: 325, centsPerStartedPound: 105 },
];

const gramsInPound = 453.592_37;

/** The price of one parcel, which depends only on channel and weight. */
export function priceOf({ baseCents, centsPerStartedPound }: Channel, parcelsGrams: number[]): number {
  return parcelsGrams.reduce(
    (sum, grams) => sum + baseCents + Math.ceil(grams / gramsInPound) * centsPerStartedPound,
    0,
  );
}

/** The channel, or the reason why it does not accept the order. */
export function channelFor(code: string, { country, zip }: { country: string; zip: string }): Channel | string {
  const channel = channels.find((each) => each.code === code);
  if (!channel) return '渠道不存在 No such channel';
  if (channel.countries && !channel.countries.includes(country)) return '渠道不支持该国家 Not to this country';
  if (country === 'US' && !/^\d{5}(-\d{4})?$/.test(zip)) return '邮编错误 Not a postcode of this country';
  return channel;
}

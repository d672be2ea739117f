import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { systemName } from '../channels/systems.ts';
import { pageByNumber, pageOf } from '../fields/pages.ts';
import { marketplaceNames } from '../stores/marketplace.ts';

const keys = ['/order/labelCosts'] as const;

/** Who sells labels: a label system, or a marketplace by its own logistics. */
export const labelProviders = ['17Print', 'YWJ', 'shein', 'temu'] as const;
export type LabelProvider = (typeof labelProviders)[number];

export function providerName(provider: string): string {
  return provider === 'shein' || provider === 'temu' ? marketplaceNames[provider] : systemName(provider);
}

export const costGroupings = ['day', 'channel', 'store'] as const;
export type CostGrouping = (typeof costGroupings)[number];

/** What labels cost: amounts are decimals of `currency`. Sums of what nobody has told are null. */
const costSums = z.object({
  currency: z.string(),
  labels: z.int(),
  bought: z.string(),
  /** Below 0, or 0. */
  refunded: z.string(),
  net: z.string(),
  /** Of the labels that a provider has billed so far. */
  billed: z.string().nullable(),
  billedLabels: z.int(),
});
export type CostSums = z.output<typeof costSums>;

/** Labels of one day, one channel or one store. What does not group them is null. */
export const costGroup = costSums.extend({
  key: z.string(),
  /** In the display zone, on which they were bought. */
  day: z.string().nullable(),
  provider: z.string().nullable(),
  channelCode: z.string().nullable(),
  channelName: z.string().nullable(),
  shopId: id('Store').nullable(),
  shopName: z.string().nullable(),
});
export type CostGroup = z.output<typeof costGroup>;

const search = {
  /** Days (whole, in the display zone) or moments at which the labels were bought. Without both: the last 30 days. */
  startTime: filterText(40),
  endTime: filterText(40),
  shopId: filter(id('Store')),
  provider: filter(z.enum(labelProviders)),
  channelCode: filterText(80),
  currency: filterText(3),
};

export const labelCosts = {
  groups: endpoint({
    method: 'GET',
    path: '/labelCost/groups',
    summary: 'What labels cost, by the day on which they were bought, by channel, or by store; currencies apart',
    permission: keys,
    reads: true,
    input: pageByNumber.extend({ by: filter(z.enum(costGroupings)), ...search }),
    output: pageOf(costGroup),
  }),
  totals: endpoint({
    method: 'GET',
    path: '/labelCost/totals',
    summary: 'What the same labels cost together, in each currency; and how many have no known price',
    permission: keys,
    reads: true,
    input: z.object(search),
    output: z.object({
      /** The days that were asked for. */
      firstDay: z.string().nullable(),
      lastDay: z.string().nullable(),
      totals: z.array(costSums),
      /** Bought in this time, not in these sums: nobody has named their price. */
      unpriced: z.int(),
    }),
  }),
  channels: endpoint({
    method: 'GET',
    path: '/labelCost/channels',
    summary: 'The channels over which labels were bought',
    permission: keys,
    reads: true,
    input: z.object({}),
    output: z.array(z.object({ provider: z.string(), channelCode: z.string(), channelName: z.string() })),
  }),
  export: endpoint({
    method: 'GET',
    path: '/labelCost/export',
    summary: 'The single labels as a sheet, oldest first',
    permission: keys,
    reads: true,
    mayBeOld: true,
    input: z.object(search),
    output: z.null(),
    download: true,
  }),
};

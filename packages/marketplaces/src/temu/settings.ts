import type { Rate } from '../shared/limiter.ts';
import { interfaces, type TemuInterface, type TemuInterfaceKey } from './interfaces.ts';

/** Fulfilment happens in one of these; keys, tokens and data of one are unknown in the others. */
export type TemuOrderZone = 'US' | 'EU' | 'GLOBAL';
export type TemuZone = TemuOrderZone | 'PA' | 'CN';

const minute = 60_000;
const day = 24 * 60 * minute;

export type TemuSettings = {
  hosts: Record<TemuZone, string>;
  path: string;
  /** TEMU renames and moves interfaces without keeping the old names. */
  interfaces: Record<TemuInterfaceKey, TemuInterface>;
  caps: { orderPage: number; orderNumbers: number; eventCodes: number; goodsPage: number };
  appRate: Rate;
  labelLinkMs: number;
  unverified: Unverified;
};

/**
 * What public sources leave open, contradict each other about, or only one of them says. Nothing here was seen on the
 * real gateways: when they answer otherwise, this is the object to change, together with `hosts` and `interfaces`.
 */
type Unverified = {
  /** No source names the longest range; shorter windows make safe points more frequent. */
  listWindowMs: number;
  /** No source says how deep the pages of a list go; fuller windows are halved. */
  windowRows: number;
  pageSizes: { labels: number; unshippedPackages: number };
  /** The most packages in one request, as one known client limits it. */
  packagesPerCall: number;
  parentOrdersPerCall: number;
  /** How long TEMU wants to be left alone after a throttled call that does not say so itself. */
  throttlePauseMs: number;
  /** How far a webhook's time may be from ours, either way: no source says it. */
  webhookWindowMs: number;
  /** Sent as `version`: `v2` with interfaces named `.v2.`. One client sends V2 there, the vendor's examples V1. */
  version: { plain: string | undefined; v2: string | undefined };
  /** The document type of labels as PDF. Sources contradict each other about the one for images. */
  documentType: string;
  /** Hosts, beside the API's own, that may be shown the token when a label is fetched. */
  labelHosts: string[];
  /** The pattern of masked values that are neither null nor empty; no source shows an example. */
  maskedBy: RegExp;
  /** Amounts of `bg.order.amount.query` count cents, says one client; false: they are decimals. */
  amountsInMinorUnits: boolean;
  /** The most SKUs of whose prices one call asks. */
  priceSkus: number;
  /** Sites of the European Union that a shop may bind in part or, with another mode, all together. */
  europeanSites: string[];
  /** Countries whose orders are said to live in the zone EU; US is its own zone, all others are GLOBAL. */
  euCountries: string[];
};

export const temuSettings: TemuSettings = {
  hosts: {
    CN: 'https://openapi.kuajingmaihuo.com',
    PA: 'https://openapi-b-partner.temu.com',
    US: 'https://openapi-b-us.temu.com',
    EU: 'https://openapi-b-eu.temu.com',
    GLOBAL: 'https://openapi-b-global.temu.com',
  },
  path: '/openapi/router',
  interfaces,
  caps: { orderPage: 100, orderNumbers: 20, eventCodes: 20, goodsPage: 100 },
  appRate: { perSecond: 20, burst: 1 },
  labelLinkMs: 10 * minute,
  unverified: {
    listWindowMs: 7 * day,
    windowRows: 10_000,
    pageSizes: { labels: 100, unshippedPackages: 100 },
    packagesPerCall: 100,
    parentOrdersPerCall: 20,
    throttlePauseMs: 1_000,
    webhookWindowMs: 5 * minute,
    version: { plain: 'V1', v2: 'V1' },
    documentType: 'SHIPPING_LABEL_PDF',
    labelHosts: ['.temu.com'],
    maskedBy: /[*＊•●]|^[xX#-]{3,}$/,
    amountsInMinorUnits: true,
    priceSkus: 100,
    europeanSites: '105 106 107 108 109 111 112 113 115 116 117'
      .split(' ')
      .concat(Array.from({ length: 16 }, (_, index) => String(137 + index))),
    euCountries: 'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
  },
};

/** Where the orders of a shop in this country live, by its two-letter code. */
export function temuZoneOf(country: string, settings = temuSettings): TemuOrderZone {
  if (country === 'US') return 'US';
  return settings.unverified.euCountries.includes(country) ? 'EU' : 'GLOBAL';
}

import { Chance } from './chance.ts';
import { type Listing, makeListings } from './listings.ts';

export const marketplaces = ['shein', 'temu'] as const;
export type Marketplace = (typeof marketplaces)[number];
export const storeModes = ['semi', 'full'] as const;
export type StoreMode = (typeof storeModes)[number];
export const countries = ['US', 'MX', 'DE'] as const;
export type Country = (typeof countries)[number];

export interface StoreKind {
  marketplace: Marketplace;
  mode: StoreMode;
  country: Country;
}

/** What a marketplace lets a store publish. */
export interface Limits {
  /** How many products it may have. */
  products: number;
  /** How many it may publish on one day, and have on the shelf; null: any number. */
  daily: number | null;
  onShelf: number | null;
  mayPublish: boolean;
}

const usualLimits: Limits = { products: 5000, daily: null, onShelf: null, mayPublish: true };

export interface Store extends StoreKind {
  id: string;
  name: string;
  /** The marketplace's number for the seller. */
  sellerId: string;
  currency: string;
  listings: Listing[];
  limits: Limits;
  /** False once the seller has unbound the application; the store's keys then change. */
  authorised: boolean;
  /** How often the keys have changed. */
  keys: number;
}

export const firstStores: StoreKind[] = [
  { marketplace: 'shein', mode: 'semi', country: 'US' },
  { marketplace: 'shein', mode: 'semi', country: 'MX' },
  { marketplace: 'shein', mode: 'full', country: 'US' },
  { marketplace: 'temu', mode: 'semi', country: 'US' },
  { marketplace: 'temu', mode: 'semi', country: 'DE' },
  { marketplace: 'temu', mode: 'full', country: 'US' },
];

const names = [
  'Loom & Ink',
  'Tinta Viva',
  '晨光印花',
  'Paper Moon',
  'Bügelbild Größe',
  '云上衣橱',
  'Côté Coton',
  'Mesa',
];
const currencies: Record<Country, string> = { US: 'USD', MX: 'MXN', DE: 'EUR' };

export function makeStore(seed: number, serial: number, kind: StoreKind): Store {
  const chance = new Chance(seed, 'store', serial);
  return {
    ...kind,
    id: `s${serial}`,
    name: `${names[(serial - 1) % names.length]} ${kind.country}`,
    sellerId: `${chance.whole(1, 9)}${chance.digits(8)}`,
    currency: currencies[kind.country],
    listings: makeListings(chance),
    limits: usualLimits,
    authorised: true,
    keys: 0,
  };
}

import type { Store } from '../world/stores.ts';

/** Usable are those of status 1. */
export const sites = [
  { site: 'shein-us', name: 'United States', currency: 'USD', symbol: '$', status: 1 },
  { site: 'shein-mx', name: 'México', currency: 'MXN', symbol: '$', status: 1 },
  { site: 'shein-de', name: 'Deutschland', currency: 'EUR', symbol: '€', status: 1 },
  { site: 'shein-br', name: 'Brasil', currency: 'BRL', symbol: 'R$', status: 0 },
];

/** The site of the store's own country. */
export const siteOf = ({ country }: Store) => `shein-${country.toLowerCase()}`;

export const mainSite = 'shein';

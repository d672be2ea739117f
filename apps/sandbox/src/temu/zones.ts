import type { Country } from '../world/stores.ts';

export const orderZones = ['us', 'eu', 'global'] as const;
export type OrderZone = (typeof orderZones)[number];
export const zones = ['cn', 'pa', ...orderZones] as const;
export type Zone = (typeof zones)[number];

/** An interface about products has one name on the Chinese gateway and another on the partner gateway. */
export function onBothGateways(name: string): { type: string; zones: Zone[] }[] {
  return [
    { type: `bg.${name}`, zones: ['cn'] },
    { type: `bg.glo.${name}`, zones: ['pa'] },
  ];
}

export const isOrderZone = (zone: Zone): zone is OrderZone => zone !== 'cn' && zone !== 'pa';

interface Region {
  zone: OrderZone;
  /** As orders name a country. */
  regionId: number;
  name: string;
  /** As products name it. */
  siteId: number;
}

export const regions: Record<Country, Region> = {
  US: { zone: 'us', regionId: 211, name: 'United States', siteId: 100 },
  MX: { zone: 'global', regionId: 128, name: 'México', siteId: 110 },
  DE: { zone: 'eu', regionId: 76, name: 'Deutschland', siteId: 105 },
};

export function siteName(siteId: number): string | null {
  return Object.values(regions).find((region) => region.siteId === siteId)?.name ?? null;
}

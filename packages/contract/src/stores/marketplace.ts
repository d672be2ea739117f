import { z } from 'zod';

/** `OTHER` has no marketplace: shipping one of its orders changes only our own data. */
export const storeTypeCodes = [
  'SHEIN_SEMI_TRUSTEESHIP',
  'SHEIN_FULLY_MANAGED',
  'TEMU_SEMI_TRUSTEESHIP',
  'TEMU_FULLY_MANAGED',
  'OTHER',
] as const;
export const storeTypeCode = z.enum(storeTypeCodes, { error: 'stores.typeRequired' });
export type StoreTypeCode = z.output<typeof storeTypeCode>;

export type Marketplace = 'shein' | 'temu';

export const marketplaceNames = { shein: 'SHEIN', temu: 'TEMU' } as const satisfies Readonly<
  Record<Marketplace, string>
>;

const marketplaces: Readonly<Record<StoreTypeCode, Marketplace | undefined>> = {
  SHEIN_SEMI_TRUSTEESHIP: 'shein',
  SHEIN_FULLY_MANAGED: 'shein',
  TEMU_SEMI_TRUSTEESHIP: 'temu',
  TEMU_FULLY_MANAGED: 'temu',
  OTHER: undefined,
};

/** Undefined for the type OTHER, which has no marketplace. */
export function marketplaceOf(typeCode: string): Marketplace | undefined {
  return Object.hasOwn(marketplaces, typeCode) ? marketplaces[typeCode as StoreTypeCode] : undefined;
}

/** Who sets prices and ships: the seller with the marketplace, or the marketplace alone. */
export type StoreMode = 'semi' | 'full';

export function storeModeOf(typeCode: string): StoreMode {
  return typeCode.endsWith('_FULLY_MANAGED') ? 'full' : 'semi';
}

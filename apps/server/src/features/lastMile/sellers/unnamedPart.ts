import type { ParcelToSend } from './seller.ts';

/** True where a parcel holds a part of an order, and not each piece of it has the marketplace's name: it could be any of them. */
export function isUnnamedPart({ contents }: Pick<ParcelToSend, 'contents'>, pieces: number): boolean {
  const packed = contents.reduce((sum, { quantity }) => sum + quantity, 0);
  return packed < pieces && contents.some(({ marketItems }) => marketItems.length === 0);
}

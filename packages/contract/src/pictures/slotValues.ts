import { type Marketplace, marketplaceNames } from '../stores/marketplace.ts';
import { imageSlots, type ImageType } from './imageSlots.ts';
import { slotsOf } from './slotLists.ts';

/** The pictures of each slot, in their order; a slot without any may be absent. */
export type SlotValues = Readonly<Partial<Record<ImageType, readonly string[]>>>;

interface SlotRow {
  imageType: number;
  /** Addresses joined by commas. */
  imageLinks: string;
}

/** Addresses that travel joined by commas. */
export function linksOf(joined: string | null | undefined): string[] {
  return joined?.split(',').filter(Boolean) ?? [];
}

/** The rows of both marketplaces as a record has them, slot by slot. */
export function slotValuesOf(...lists: readonly (readonly SlotRow[])[]): SlotValues {
  const rows = lists.flat();
  return Object.fromEntries(
    imageSlots.map(({ type }) => [
      type,
      rows.flatMap(({ imageType, imageLinks }) => (imageType === type ? linksOf(imageLinks) : [])),
    ]),
  );
}

/** One row for every slot of a marketplace, also for those without pictures, in the order in which they are shown. */
export function slotRowsOf(marketplace: Marketplace, values: SlotValues) {
  return slotsOf(marketplace).map(({ type }) => ({
    storeType: marketplaceNames[marketplace],
    imageType: type,
    imageLinks: (values[type] ?? []).join(','),
  }));
}

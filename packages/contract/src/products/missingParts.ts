import { imageSlots } from '../pictures/imageSlots.ts';
import { type Marketplace } from '../stores/marketplace.ts';
import { productType } from './product.ts';
import { type SlotCounts, slotCountOf } from '../pictures/slotLists.ts';

/** What a listing may lack, in the order of the dialog: fields, then slots by their image type. */
export const missingParts = [
  'name',
  'productCode',
  'print',
  'mainPicture',
  'material',
  'origin',
  'referenceLinks',
  'originalPrice',
  'sellingPrice',
  'box',
  'attributes',
  'slot1',
  'slot2',
  'slot3',
  'slot7',
  'slot4',
  'slot5',
  'slot6',
  'slot8',
] as const;
export type MissingPart = (typeof missingParts)[number];

/** The facts of one SKU that completeness asks for. */
export interface SkuFacts {
  name: string;
  hasProductCode: boolean;
  /** Prints that it has, and that its product code takes. */
  prints: number;
  printNum: number;
  hasMainPicture: boolean;
  material: string;
  origin: string | null;
  productReferenceLinks: string;
  hasOriginalPrice: boolean;
  hasSellingPrice: boolean;
  hasBox: boolean;
  /** By image type. */
  pictures: Readonly<Record<number, number>>;
}

type AskedBy = Exclude<SlotCounts, 'atMost'>;

/** A single product's slots need as many pictures as its form, those of the others as many as a template. */
export const askedBy = (type: number): AskedBy => (type === productType.single ? 'count' : 'templateCount');

const slotsAsked = (marketplace: Marketplace, by: AskedBy) =>
  imageSlots.filter((slot) => slot.marketplace === marketplace && slotCountOf(slot, by).min > 0);

/** What the SKU itself lacks for a listing on this marketplace. The attributes are its classification template's. */
export function missingOf(facts: SkuFacts, marketplace: Marketplace, by: AskedBy): MissingPart[] {
  const there: Partial<Record<MissingPart, boolean>> = {
    name: facts.name !== '',
    productCode: facts.hasProductCode,
    print: facts.prints >= Math.max(1, facts.printNum),
    mainPicture: facts.hasMainPicture,
    material: facts.material !== '',
    origin: facts.origin !== null,
    referenceLinks: facts.productReferenceLinks !== '',
    originalPrice: facts.hasOriginalPrice,
    sellingPrice: facts.hasSellingPrice,
    box: facts.hasBox,
  };
  for (const slot of slotsAsked(marketplace, by)) {
    there[`slot${slot.type}` as MissingPart] = (facts.pictures[slot.type] ?? 0) >= slotCountOf(slot, by).min;
  }
  return missingParts.filter((part) => there[part] === false);
}

/** How many parts a listing on this marketplace asks for, its attributes as one. */
export function askedCount(marketplace: Marketplace, by: AskedBy): number {
  return missingParts.indexOf('attributes') + 1 + slotsAsked(marketplace, by).length;
}

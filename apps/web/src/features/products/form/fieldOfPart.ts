import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { MissingPart } from '@pressroom/contract/products/missingParts';
import type { Path } from '../../../kit/problems.ts';
import { type SlotLists, slotPath } from '../../pictures/pictures.public.tsx';

const fieldsOfParts: Readonly<Partial<Record<MissingPart, string>>> = {
  name: 'name',
  productCode: 'productCode',
  mainPicture: 'mainPictureUrl',
  material: 'material',
  origin: 'origin',
  referenceLinks: 'productReferenceLinks',
  originalPrice: 'startOriginalPrice',
  sellingPrice: 'startSellingPrice',
  box: 'outerBoxLength',
};

interface Where {
  /** Where the form keeps the SKU. */
  within: Path;
  lists: SlotLists;
}

/** The field of a SKU's form that gives what is missing; undefined: the product gives it. */
export function fieldOfPart(part: MissingPart, { within, lists }: Where): Path | undefined {
  const slot = /^slot(\d)$/.exec(part)?.[1];
  if (slot) return slotPath(lists, Number(slot) as ImageType);
  const field = fieldsOfParts[part];
  return field === undefined ? undefined : [...within, field];
}

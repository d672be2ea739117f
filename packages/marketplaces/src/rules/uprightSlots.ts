import { imageTypes, type ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import type { Ground } from '../publishing/ground.ts';
import type { TemuAttributes } from '../temu/attributes.ts';
import { isWorn } from '../temu/publishing/specs.ts';

/** The slots that take upright pictures alone. Undefined: that depends on the category's definition, which is not kept yet. */
export function uprightSlots(marketplace: Marketplace, { attributes }: Ground): readonly ImageType[] | undefined {
  if (marketplace === 'shein') return [];
  if (attributes === null) return undefined;
  return isWorn(attributes as TemuAttributes) ? [imageTypes.temuCarousel] : [];
}

import type { PublishSpec } from '@pressroom/contract/publishing/listing';

type Box = Pick<PublishSpec, 'outerBoxLength' | 'outerBoxWidth' | 'outerBoxHeight'>;

/** Length × width × height in centimetres. */
export function boxText({ outerBoxLength, outerBoxWidth, outerBoxHeight }: Box): string {
  const sides = [outerBoxLength, outerBoxWidth, outerBoxHeight];
  return sides.every((side) => side === null) ? '–' : sides.map((side) => side ?? '–').join(' × ');
}

/** The values by which a SKU differs from the others of its listing. */
export function variantText({ publishProductSpecInfos }: Pick<PublishSpec, 'publishProductSpecInfos'>): string {
  return publishProductSpecInfos.map(({ specVal }) => specVal).join(' · ');
}

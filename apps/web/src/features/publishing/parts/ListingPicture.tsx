import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Thumb } from '../../../ui/Thumb.tsx';
import { PictureThumbs, thumbSize } from '../../pictures/pictures.public.tsx';

/** The first picture that buyers see; it opens at full size. */
export function ListingPicture({
  of: { mainPictureUrl, name },
}: {
  of: Pick<PublishProduct, 'mainPictureUrl' | 'name'>;
}) {
  if (!mainPictureUrl) return <Thumb src={null} alt="" size={thumbSize} />;
  return <PictureThumbs value={[mainPictureUrl]} of={name} />;
}

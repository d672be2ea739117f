import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { memo } from 'react';
import { Thumb } from '../../../ui/Thumb.tsx';
import { PictureThumbs, thumbSize } from '../../pictures/pictures.public.tsx';

interface Props {
  of: Pick<PublishProduct, 'mainPictureUrl' | 'name'>;
}

/** The first picture that buyers see; it opens at full size. */
export const ListingPicture = memo(function ListingPicture({ of: { mainPictureUrl, name } }: Props) {
  if (!mainPictureUrl) return <Thumb src={null} alt="" size={thumbSize} />;
  return <PictureThumbs value={[mainPictureUrl]} of={name} />;
});

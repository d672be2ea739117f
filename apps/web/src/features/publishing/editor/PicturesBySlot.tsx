import type { PublishSpecDetail } from '@pressroom/contract/publishing/listing';
import { imageSlotOf } from '@pressroom/contract/pictures/imageSlots';
import { useT } from '../../../i18n/i18n.ts';
import { PictureThumbs } from '../../pictures/pictures.public.tsx';
import styles from './editor.module.css';

interface Props {
  images: PublishSpecDetail['publishProductImages'];
  /** Of the outer packaging: addresses joined by commas. */
  packaging?: string;
  /** Names whose pictures they are. */
  of: string;
}

/** Pictures as they would be sent, slot by slot. */
export function PicturesBySlot({ images, packaging, of }: Props) {
  const t = useT();
  return (
    <>
      {images.map(({ imageType, imageLinks }) => {
        const slot = imageSlotOf(imageType);
        return (
          <div key={imageType} className={styles.slot}>
            <span>{slot ? t(`pictures.slot.${slot.type}`) : imageType}</span>
            <PictureThumbs value={listOf(imageLinks)} of={of} />
          </div>
        );
      })}
      {packaging && (
        <div className={styles.slot}>
          <span>{t('publishing.part.packaging')}</span>
          <PictureThumbs value={listOf(packaging)} of={of} />
        </div>
      )}
    </>
  );
}

const listOf = (links: string) => links.split(',').filter(Boolean);

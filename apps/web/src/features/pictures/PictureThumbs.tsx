import { Suspense, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './PictureThumbs.module.css';

const ImageViewer = lazyPart(async () => (await import('../../ui/imageUpload/ImageViewer.tsx')).ImageViewer);

interface Props {
  /** Addresses, in their order. */
  value: readonly string[];
  /** Names the record for screen readers. */
  of: string;
}

export const thumbSize = 50;

/** The pictures of a record in a list; each opens at full size. */
export function PictureThumbs({ value, of }: Props) {
  const t = useT();
  const [viewed, setViewed] = useState<number>();
  const images = value.map((url, at) => ({ id: url, url, name: t('pictures.numberedOf', { of, at: at + 1 }) }));
  return (
    <div className={styles.thumbs}>
      {images.map(({ url, name }, at) => (
        <Thumb key={url} src={url} alt={name} size={thumbSize} onOpen={() => setViewed(at)} />
      ))}
      <Suspense>
        {viewed !== undefined && <ImageViewer images={images} first={viewed} onClose={() => setViewed(undefined)} />}
      </Suspense>
    </div>
  );
}

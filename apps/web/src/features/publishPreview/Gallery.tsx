import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import styles from './publishPreview.module.css';

interface Props {
  /** In the order in which buyers see them. */
  pictures: readonly string[];
  thumbs: 'beside' | 'below';
}

export function Gallery({ pictures, thumbs }: Props) {
  const t = useT();
  const [at, setAt] = useState(0);
  if (pictures.length === 0) return <p className={styles.soft}>{t('publishPreview.noPicture')}</p>;
  return (
    <div className={styles.gallery} data-thumbs={thumbs}>
      <div className={styles.thumbs}>
        {pictures.map((picture, index) => (
          <button
            key={picture}
            type="button"
            aria-pressed={index === at}
            aria-label={t('publishPreview.picture', { count: index + 1 })}
            onClick={() => setAt(index)}
          >
            <Thumb src={picture} alt="" size={52} />
          </button>
        ))}
      </div>
      <div className={styles.main}>
        <Thumb src={pictures[at]} alt={t('publishPreview.picture', { count: at + 1 })} size={320} />
      </div>
    </div>
  );
}

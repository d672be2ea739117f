import type { LibraryFile } from '@pressroom/contract/library/library';
import { Image } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { HistoryButton } from '../audit/audit.public.tsx';
import { dots, fileSize, printedSize } from './pictureFacts.ts';
import styles from './PictureViewer.module.css';

interface Props {
  /** What the arrows go through. */
  pictures: readonly LibraryFile[];
  first: LibraryFile;
  onClose: () => void;
}

/** Wide enough to zoom into, and made in a moment. */
const viewedAt = 1280;

/** One picture as large as the window, to be zoomed into; arrows go on to its neighbours. */
export function PictureViewer({ pictures, first, onClose }: Props) {
  const t = useT();
  const [at, setAt] = useState(
    Math.max(
      0,
      pictures.findIndex(({ id }) => id === first.id),
    ),
  );
  const picture = pictures[at] ?? first;
  const { name, metaData } = picture;
  const facts = [printedSize(metaData), dots(metaData), `${metaData.width} × ${metaData.height} px`];
  return (
    <Image.PreviewGroup
      classNames={{ popup: { root: styles.viewer } }}
      items={pictures.map(({ fileUrl, name: alt }) => ({ src: `${fileUrl}?width=${viewedAt}`, alt }))}
      preview={{
        open: true,
        current: at,
        onChange: setAt,
        onOpenChange: (open) => !open && onClose(),
        actionsRender: (actions) => (
          <div className={styles.foot}>
            <div className={styles.caption}>
              <p aria-label={t('library.picture')}>
                <strong>{name}</strong>
                <span>{[...facts, fileSize(picture.fileSize)].join(' · ')}</span>
              </p>
              <HistoryButton key={picture.id} object="libraryFiles" id={picture.id} size="small" />
            </div>
            {actions}
          </div>
        ),
      }}
    />
  );
}

import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import type { LibraryFile } from '@pressroom/contract/library/library';
import type { DragEvent, MouseEvent } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { scaled } from '../../ui/Thumb.tsx';
import styles from './PictureGrid.module.css';
import { dots, printedSize } from './pictureFacts.ts';

interface Props {
  picture: LibraryFile;
  selected: boolean;
  /** The one card that Tab reaches; arrows walk on from it. */
  reachable: boolean;
  onPress: (event: MouseEvent) => void;
  onDoublePress: () => void;
  onDragStart?: (event: DragEvent) => void;
  onZoom: () => void;
}

const shownAt = 160;

export function PictureCard({ picture, selected, reachable, onPress, onDoublePress, onDragStart, onZoom }: Props) {
  const t = useT();
  const { id, name, folderName, fileUrl, metaData } = picture;
  const path = folderName ? `${folderName} / ${name}` : name;
  return (
    <li
      role="option"
      aria-selected={selected}
      tabIndex={reachable ? 0 : -1}
      data-picture={id}
      className={styles.card}
      draggable={onDragStart !== undefined}
      onClick={onPress}
      onDoubleClick={onDoublePress}
      onDragStart={onDragStart}
    >
      <div className={styles.picture}>
        <img src={scaled(fileUrl, shownAt)} alt="" loading="lazy" decoding="async" draggable={false} />
        <span className={styles.check} aria-hidden="true" />
        {/* for the mouse alone: an option holds no button, and the keys of the grid do the same */}
        <span
          aria-hidden="true"
          className={styles.zoom}
          title={t('library.open')}
          onClick={(event) => {
            event.stopPropagation();
            onZoom();
          }}
          onDoubleClick={(event) => event.stopPropagation()}
        >
          <ZoomInOutlined />
        </span>
      </div>
      <span className={styles.name} title={path}>
        {name}
      </span>
      <span className={styles.facts}>
        <span>{printedSize(metaData)}</span>
        <span>{dots(metaData)}</span>
      </span>
    </li>
  );
}

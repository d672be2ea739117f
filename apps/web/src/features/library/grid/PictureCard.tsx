import ZoomInOutlined from '@ant-design/icons/ZoomInOutlined';
import type { LibraryFile } from '@pressroom/contract/library/library';
import { type DragEvent, memo, type MouseEvent } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { showDay } from '../../../i18n/showTime.ts';
import { scaled } from '../../../ui/Thumb.tsx';
import styles from './PictureGrid.module.css';
import { dots, printedSize } from '../pictures/pictureFacts.ts';

export interface PressedCard {
  event: MouseEvent;
  picture: LibraryFile;
  index: number;
}

interface Props {
  picture: LibraryFile;
  index: number;
  /** Of how many, where that is known. */
  count: number | undefined;
  selected: boolean;
  /** The one card that Tab reaches; arrows walk on from it. */
  reachable: boolean;
  /** Says when it came, in place of its resolution. */
  dated: boolean;
  onPress: (pressed: PressedCard) => void;
  onDoublePress: (picture: LibraryFile) => void;
  onDragStart?: (event: DragEvent, picture: LibraryFile) => void;
  onZoom: (picture: LibraryFile) => void;
}

const shownAt = 160;

export const PictureCard = memo(function PictureCard(props: Props) {
  const { picture, index, count, selected, reachable, dated, onPress, onDoublePress, onDragStart, onZoom } = props;
  const t = useT();
  const { id, name, folderName, fileUrl, metaData, gmtCreate } = picture;
  const path = folderName ? `${folderName} / ${name}` : name;
  return (
    <li
      role="option"
      aria-selected={selected}
      aria-posinset={index + 1}
      aria-setsize={count ?? -1}
      tabIndex={reachable ? 0 : -1}
      data-picture={id}
      data-at={index}
      className={styles.card}
      draggable={onDragStart !== undefined}
      onClick={(event) => onPress({ event, picture, index })}
      onDoubleClick={() => onDoublePress(picture)}
      onDragStart={(event) => onDragStart?.(event, picture)}
    >
      <div className={styles.picture}>
        <img src={scaled(fileUrl, shownAt)} alt="" decoding="async" draggable={false} />
        <span className={styles.check} aria-hidden="true" />
        {/* for the mouse alone: an option holds no button, and the keys of the grid do the same */}
        <span
          aria-hidden="true"
          className={styles.zoom}
          title={t('library.open')}
          onClick={(event) => {
            event.stopPropagation();
            onZoom(picture);
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
        <span>{dated ? showDay(gmtCreate) : dots(metaData)}</span>
      </span>
    </li>
  );
});

import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import LeftOutlined from '@ant-design/icons/LeftOutlined';
import MoreOutlined from '@ant-design/icons/MoreOutlined';
import RightOutlined from '@ant-design/icons/RightOutlined';
import { Button } from 'antd';
import { type KeyboardEvent, type LiHTMLAttributes, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { type Act, ActMenu } from '../ActMenu.tsx';
import { Thumb } from '../Thumb.tsx';
import styles from './ImageUpload.module.css';
import type { UploadedImage } from './useTransfers.ts';

interface Props {
  image: UploadedImage;
  drag?: LiHTMLAttributes<HTMLLIElement>;
  /** Absent if the list has no other position. */
  onMove?: (by: 1 | -1) => void;
  onOpen: () => void;
  onRemove: () => void;
  /** What else may be done with it. */
  acts?: readonly Act[];
}

const shownAt = 104;

export function ImageTile({ image: { name, url }, drag, onMove, onOpen, onRemove, acts = [] }: Props) {
  const t = useT();
  const [broken, setBroken] = useState<string>();
  const isGone = broken === url;

  function obey(event: KeyboardEvent) {
    const { key, shiftKey } = event;
    if (key === 'Delete') onRemove();
    else if (shiftKey && key === 'ArrowLeft') onMove?.(-1);
    else if (shiftKey && key === 'ArrowRight') onMove?.(1);
    else return;
    event.preventDefault();
  }
  return (
    <li className={styles.tile} data-gone={isGone} {...drag}>
      <button
        type="button"
        className={styles.picture}
        aria-label={t('ui.imageOpen', { name })}
        aria-keyshortcuts={onMove ? 'Delete Shift+ArrowLeft Shift+ArrowRight' : 'Delete'}
        onClick={onOpen}
        onKeyDown={obey}
      >
        <Thumb src={url} alt="" size={shownAt} onBroken={() => setBroken(url)} />
        {isGone && <span className={styles.gone}>{t('ui.imageGone')}</span>}
      </button>
      <div className={styles.acts}>
        {onMove && (
          <>
            <Button
              type="text"
              size="small"
              icon={<LeftOutlined />}
              aria-label={t('ui.imageEarlier', { name })}
              onClick={() => onMove(-1)}
            />
            <Button
              type="text"
              size="small"
              icon={<RightOutlined />}
              aria-label={t('ui.imageLater', { name })}
              onClick={() => onMove(1)}
            />
          </>
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined />}
          aria-label={t('ui.imageRemove', { name })}
          onClick={onRemove}
        />
        {acts.length > 0 && !isGone && (
          <ActMenu bare label={t('ui.imageMore', { name })} icon={<MoreOutlined />} acts={acts} />
        )}
      </div>
      <span className={styles.name} title={name}>
        {name}
      </span>
    </li>
  );
}

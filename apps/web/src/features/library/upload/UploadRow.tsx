import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { Button, Progress } from 'antd';
import { memo } from 'react';
import { reasonText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { fileSize } from '../pictures/pictureFacts.ts';
import styles from './UploadRow.module.css';
import type { Upload } from './uploads.ts';

interface Props {
  upload: Upload;
  /** Takes the file off the list; absent while files are on their way. */
  onDrop?: (key: number) => void;
}

const tones = {
  waiting: 'waiting',
  checking: 'checking',
  sending: 'moving',
  stored: 'done',
  held: 'checking',
  refused: 'alert',
  failed: 'alert',
} as const;

/** Memoised: hundreds of rows need not be drawn again while one of them advances. */
export const UploadRow = memo(function UploadRow({ upload, onDrop }: Props) {
  const t = useT();
  const { key, name, file, state, share, cause, fileUrl, twin, places = [] } = upload;
  const [place] = places;
  return (
    <li className={styles.row}>
      <Thumb src={fileUrl} alt="" size={32} />
      <div className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {cause && <span className={styles.cause}>{reasonText(cause, t)}</span>}
        {twin && <span className={styles.place}>{t('library.sameInList', { name: twin })}</span>}
        {place && (
          <span className={styles.place}>
            {t('library.sameAs', {
              place: `${place.folderName || t('library.root')} / ${place.name}`,
              count: places.length,
            })}
          </span>
        )}
      </div>
      <span className={styles.size}>{fileSize(file.size)}</span>
      <span className={styles.state}>
        {state === 'sending' ? (
          <Progress percent={Math.round(share * 100)} size="small" />
        ) : (
          <StatusTag tone={tones[state]}>{t(`library.upload.${state}`)}</StatusTag>
        )}
      </span>
      <Button
        type="text"
        size="small"
        icon={<CloseOutlined />}
        aria-label={t('library.upload.drop', { name })}
        disabled={!onDrop || state === 'stored'}
        onClick={() => onDrop?.(key)}
      />
    </li>
  );
});

import CloseOutlined from '@ant-design/icons/CloseOutlined';
import RedoOutlined from '@ant-design/icons/RedoOutlined';
import ToolOutlined from '@ant-design/icons/ToolOutlined';
import { Button, Progress } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './ImageUpload.module.css';
import type { Transfer } from './useTransfers.ts';

interface Props {
  transfer: Transfer;
  onRetry: () => void;
  /** Cancels the upload, or removes the file from the list. */
  onLeave: () => void;
  /** Brings a refused picture to the rules. Absent where that is not offered. */
  onFix?: () => void;
}

export function TransferTile({ transfer, onRetry, onLeave, onFix }: Props) {
  const t = useT();
  const { file, preview, state, share, cause, fixable } = transfer;
  const { name } = file;
  return (
    <li className={styles.tile} data-state={state}>
      <div className={styles.picture}>
        {/* a file that is no picture leaves the frame empty */}
        <img src={preview} alt="" draggable={false} onError={({ currentTarget }) => (currentTarget.hidden = true)} />
        {state === 'sending' && (
          <Progress
            type="circle"
            size={44}
            percent={Math.round(share * 100)}
            aria-label={t('ui.imageSending', { name })}
          />
        )}
      </div>
      <div className={styles.acts}>
        {state === 'failed' && (
          <Button
            type="text"
            size="small"
            icon={<RedoOutlined />}
            aria-label={t('ui.imageRetry', { name })}
            onClick={onRetry}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={t(state === 'sending' ? 'ui.imageCancel' : 'ui.imageRemove', { name })}
          onClick={onLeave}
        />
      </div>
      <div className={styles.words}>
        <span className={styles.name} title={name}>
          {name}
        </span>
        {cause && (
          <span role="alert" className={styles.cause}>
            {cause}
          </span>
        )}
        {onFix && fixable && (
          <Button
            size="small"
            className={styles.fix}
            icon={<ToolOutlined />}
            aria-label={t('ui.imageFixOf', { name })}
            onClick={onFix}
          >
            {t('ui.imageFix')}
          </Button>
        )}
      </div>
    </li>
  );
}

import { Button, Progress } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import styles from './EffectProgress.module.css';
import type { useEffectPictures } from './useEffectPictures.ts';

type Props = Pick<ReturnType<typeof useEffectPictures>, 'done' | 'total' | 'running' | 'cancel'>;

/** How far the pictures are, with a button that stops. Nothing while none are being made. */
export function EffectProgress({ done, total, running, cancel }: Props) {
  const t = useT();
  if (!running) return null;
  return (
    <div className={styles.progress} role="status">
      <span className={styles.words}>{t('effectPictures.progress', { done, total })}</span>
      <Progress
        className={styles.bar}
        percent={total === 0 ? 0 : Math.round((done / total) * 100)}
        size="small"
        showInfo={false}
      />
      <Button size="small" onClick={cancel}>
        {t('effectPictures.stop')}
      </Button>
    </div>
  );
}

import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import styles from './findings.module.css';

type Judged = Pick<PublishProduct, 'errorCount' | 'warningCount' | 'judgedAt'>;

interface Props {
  of: Judged;
  /** Shows what was found. */
  onOpen: () => void;
}

/** How preflight judged a listing, in a line that leads to what it found. */
export function FindingCounts({ of: { errorCount, warningCount, judgedAt }, onOpen }: Props) {
  const t = useT();
  if (!judgedAt) return <span className={styles.soft}>{t('publishing.notJudged')}</span>;
  if (errorCount === 0 && warningCount === 0) return null;
  return (
    <Button type="text" size="small" className={`${styles.counts} ${styles.open}`} onClick={onOpen}>
      {errorCount > 0 && (
        <span className={styles.errors}>
          <ToneMark tone="alert" /> {t('publishing.errorCount', { count: errorCount })}
        </span>
      )}
      {warningCount > 0 && <span>{t('publishing.warningCount', { count: warningCount })}</span>}
    </Button>
  );
}

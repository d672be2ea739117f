import type { BulkPrintRecord } from '@pressroom/contract/lastMile/batches';
import { batchStatus } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { StatusTag } from '../../../ui/StatusTag.tsx';
import styles from './parts.module.css';

interface Props {
  batch: Pick<BulkPrintRecord, 'dataStatus' | 'errorNum'>;
  /** Shows the errors; absent where the user may not see them. */
  onErrors: (() => void) | undefined;
}

/** How far the orders of a batch have been read from its sheet. */
export function BatchStatusTag({ batch: { dataStatus, errorNum }, onErrors }: Props) {
  const t = useT();
  if (dataStatus === batchStatus.parsing) return <StatusTag tone="making">{t('lastMile.parsing')}</StatusTag>;
  if (dataStatus === batchStatus.completed) return <StatusTag tone="done">{t('lastMile.completed')}</StatusTag>;
  const tag = <StatusTag tone="alert">{t('lastMile.completedWithErrors', { count: errorNum })}</StatusTag>;
  if (!onErrors) return tag;
  return (
    <Button type="link" size="small" className={styles.errors} onClick={onErrors}>
      {tag}
    </Button>
  );
}

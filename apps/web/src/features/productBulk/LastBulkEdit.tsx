import { productBulk } from '@pressroom/contract/products/bulk';
import { Button } from 'antd';
import { useRead } from '../../client/useRead.ts';
import { useT } from '../../i18n/i18n.ts';
import { showTime } from '../../i18n/showTime.ts';
import styles from './bulk.module.css';
import { useUndoEdit } from './useBulkEdit.tsx';

/** The caller's last edit of many products, for as long as it can be taken back. */
export function LastBulkEdit() {
  const t = useT();
  const { data: last } = useRead(productBulk.last, {});
  const undo = useUndoEdit();
  if (!last) return null;
  return (
    <div className={styles.last}>
      {t('productBulk.last', { when: showTime(last.gmtCreate), count: last.skus })}
      <Button size="small" loading={undo.pending} onClick={() => void undo.run({ editId: last.editId })}>
        {t('productBulk.undo')}
      </Button>
    </div>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import { Button, Pagination } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import styles from './OrderLog.module.css';

/** Who did what to one order, newest first. */
export function OrderLog({ orderId }: { orderId: string }) {
  const t = useT();
  const list = useResourceList(orders.operationLog, { fixed: { objMaster: orderId }, storage: 'memory' });
  if (list.state === 'failed') {
    return <ErrorState action={<Button onClick={list.refresh}>{t('ui.retry')}</Button>} />;
  }
  if (list.state === 'ready' && list.rows.length === 0) return <EmptyState title={t('orders.noLog')} />;
  return (
    <>
      <ol className={styles.log} aria-busy={list.state === 'loading'}>
        {list.rows.map((entry) => (
          <li key={entry.id}>
            <time dateTime={entry.gmtCreate}>{showTime(entry.gmtCreate, { seconds: true })}</time>
            <span className={styles.who}>{entry.createUser}</span>
            <span>{entry.behavior}</span>
          </li>
        ))}
      </ol>
      <Pagination
        size="small"
        hideOnSinglePage
        total={list.total}
        current={list.pageNum}
        pageSize={list.pageSize}
        showSizeChanger={false}
        onChange={(page) => list.turnTo(page)}
      />
    </>
  );
}

import type { PageRequest } from '@pressroom/contract/fields/pages';
import { printing } from '@pressroom/contract/printing/printing';
import { Button, Pagination } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { anchorOf } from '../../../kit/listInput.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PrintRows } from './PrintRows.tsx';
import styles from './OrderPrints.module.css';

type Turned = Omit<PageRequest, 'pageSize'>;

const pageSize = 20;

/** Each time that the label of one order was handed to a printer. Nothing where it never was. */
export function OrderPrints({ orderId }: { orderId: string }) {
  const t = useT();
  const [turned, setTurned] = useState<Turned>({ pageNum: 1 });
  const { data, isError, refetch } = useRead(printing.printHistory, { objMaster: orderId, ...turned, pageSize });
  if (!data && isError) return <ErrorState action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>} />;
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.prints} aria-label={t('printing.ofOrder')}>
      <h3>{t('printing.ofOrder')}</h3>
      <PrintRows prints={data.rows} ofOrder />
      <Pagination
        size="small"
        hideOnSinglePage
        total={data.total}
        current={turned.pageNum}
        pageSize={pageSize}
        showSizeChanger={false}
        onChange={(pageNum) => setTurned({ pageNum, anchor: anchorOf(turned.pageNum, data?.rows) })}
      />
    </section>
  );
}

import type { BulkOutcome } from '@pressroom/contract/fields/outcomes';
import { orders } from '@pressroom/contract/orders/orders';
import { reviewAction } from '@pressroom/contract/orders/status';
import { Button, Spin } from 'antd';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { orderReads } from '../record/orderReads.ts';
import styles from './ShortagesDialog.module.css';

interface Props {
  /** Orders that were not approved, because the shelf has too few blanks for them. */
  ids: readonly string[];
  /** Those of them whose contradictions the user has confirmed. */
  contradicted: readonly string[];
  onClose: (outcome?: BulkOutcome) => void;
}

/** The missing blanks by product code. Confirming counts for exactly these numbers. */
export function ShortagesDialog({ ids, contradicted, onClose }: Props) {
  const t = useT();
  const {
    data: missing,
    isPending,
    isError,
    isFetching,
    refetch,
  } = useRead(orders.approvalShortages, { ids: [...ids] });
  const review = useCommand(orders.orderReview, { invalidates: orderReads });

  async function approve() {
    const outcome = await review.run({
      ids: [...ids],
      sysStatus: reviewAction.approve,
      confirmShort: (missing ?? []).map(({ productCodeId, short }) => ({ productCodeId, short })),
      ...(contradicted.length > 0 && { confirmContradictions: [...contradicted] }),
    });
    if (outcome) onClose(outcome);
  }

  const units = missing?.reduce((sum, { short }) => sum + short, 0) ?? 0;
  return (
    <Dialog
      title={t('orders.shortTitle', { count: ids.length })}
      width={620}
      onCancel={() => onClose()}
      footer={
        <>
          <Button onClick={() => onClose()}>{t('orders.shortLeave')}</Button>
          <Button
            type="primary"
            danger={units > 0}
            disabled={missing === undefined || isFetching}
            loading={review.pending}
            onClick={() => void approve()}
          >
            {t('orders.shortApprove', { count: ids.length })}
          </Button>
        </>
      }
    >
      <p className={styles.why}>{t(missing && units === 0 ? 'orders.shortNoMore' : 'orders.shortWhy')}</p>
      {isPending && <Spin />}
      {isError && <ErrorState action={<Button onClick={() => void refetch()}>{t('ui.retry')}</Button>} />}
      {missing && units > 0 && (
        <PlainTable className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t('orders.productCode')}</th>
              {columns.map((column) => (
                <th key={column} scope="col" data-end>
                  {t(`orders.shortages.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {missing.map((row) => (
              <tr key={row.productCodeId}>
                <th scope="row">{row.productCode}</th>
                {columns.map((column) => (
                  <td key={column} data-end data-short={column === 'short'}>
                    {row[column].toLocaleString()}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </PlainTable>
      )}
    </Dialog>
  );
}

const columns = ['realStock', 'reserved', 'wanted', 'short'] as const;

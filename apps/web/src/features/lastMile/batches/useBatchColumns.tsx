import { type BulkPrintRecord, lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { Link } from 'react-router';
import { useCanCall } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import type { Column } from '../../../kit/ResourceTable.tsx';
import { useTimeColumns } from '../../../kit/useTimeColumns.ts';
import { BatchStatusTag } from '../parts/BatchStatusTag.tsx';

interface Reach {
  /** Shows the lines of the batch's sheet that are no orders of it. */
  onErrors: (batch: BulkPrintRecord) => void;
}

export function useBatchColumns({ onErrors }: Reach): Column<BulkPrintRecord>[] {
  const t = useT();
  const canCall = useCanCall();
  const times = useTimeColumns();
  const opens = canCall(lastMileRows.queryBulkPrintRecordDetails);
  return [
    {
      key: 'batchNumber',
      title: t('lastMile.batchNumber'),
      width: 180,
      fixed: 'start',
      render: (batch) =>
        opens ? <Link to={batchAddress(batch)}>{batch.batchNumber}</Link> : <strong>{batch.batchNumber}</strong>,
    },
    { key: 'total', title: t('lastMile.total'), width: 80, align: 'end', render: ({ total }) => total },
    {
      key: 'labelType',
      title: t('lastMile.labelType'),
      width: 120,
      render: ({ labelType }) => t(`lastMile.labelType.${labelType}`),
    },
    {
      key: 'dataStatus',
      title: t('ui.status'),
      width: 190,
      render: (batch) => (
        <BatchStatusTag
          batch={batch}
          onErrors={canCall(lastMileBatches.batchErrors) ? () => onErrors(batch) : undefined}
        />
      ),
    },
    { key: 'createUser', title: t('lastMile.createUser'), width: 110, minor: true, render: (row) => row.createUser },
    ...times,
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 90,
      fixed: 'end',
      render: (batch) => opens && <Link to={batchAddress(batch)}>{t('lastMile.details')}</Link>,
    },
  ];
}

import FileExcelOutlined from '@ant-design/icons/FileExcelOutlined';
import { type BulkPrintRecord, lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchStatus } from '@pressroom/contract/lastMile/status';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { Can } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import { ErrorsDialog } from './batches/ErrorsDialog.tsx';
import { useBatchColumns } from './batches/useBatchColumns.tsx';
import { useWhileMoving } from './parts/useWhileMoving.ts';

const ImportDialog = lazyPart(async () => (await import('./batches/ImportDialog.tsx')).ImportDialog);

const sizes = [10, 20, 40, 60, 80];
const reads = [lastMileBatches.queryBulkPrintRecordList];

export function BatchesScreen() {
  const t = useT();
  const list = useResourceList(lastMileBatches.queryBulkPrintRecordList, { sizes });
  const [isImporting, setImporting] = useState(false);
  const [faulty, setFaulty] = useState<BulkPrintRecord>();
  const columns = useBatchColumns({ onErrors: setFaulty });
  useFollowTasks(reads);
  useWhileMoving(
    list.rows.some(({ dataStatus }) => dataStatus === batchStatus.parsing),
    list.refresh,
  );
  const importButton = (
    <Can endpoint={lastMileBatches.importBulkPrintRecord}>
      <Button type="primary" icon={<FileExcelOutlined />} onClick={() => setImporting(true)}>
        {t('lastMile.import')}
      </Button>
    </Can>
  );
  return (
    <Screen title={t('lastMile.title')} actions={importButton}>
      <ResourceTable list={list} columns={columns} empty={t('lastMile.noBatches')} />
      <Suspense>{isImporting && <ImportDialog onClose={() => setImporting(false)} />}</Suspense>
      {faulty && <ErrorsDialog batchNumber={faulty.batchNumber} onClose={() => setFaulty(undefined)} />}
    </Screen>
  );
}

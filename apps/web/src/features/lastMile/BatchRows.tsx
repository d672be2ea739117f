import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { lastMileRows } from '@pressroom/contract/lastMile/rows';
import { batchStatus, lastMileStatus, type LabelType, type LastMileStatus } from '@pressroom/contract/lastMile/status';
import { Select } from 'antd';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Can, useCanCall } from '../../client/session.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ResourceTable } from '../../kit/ResourceTable.tsx';
import { SearchForm, SearchItem } from '../../kit/SearchForm.tsx';
import { useFollowTasks } from '../../kit/useFollowTasks.ts';
import { useResourceList } from '../../kit/useResourceList.ts';
import { useUntilTold } from '../../kit/useUntilLeft.ts';
import { ClearableInput } from '../../ui/ClearableInput.tsx';
import { lazyPart } from '../../ui/lazyPart.ts';
import { Screen } from '../../ui/Screen.tsx';
import type { ActResult } from './acts/acts.ts';
import { OutcomeStrip } from './acts/OutcomeStrip.tsx';
import { useRowActs } from './acts/useRowActs.ts';
import { BatchStatusTag } from './parts/BatchStatusTag.tsx';
import { rowReads } from './parts/reads.ts';
import { statusText } from './parts/RowStatusTag.tsx';
import type { Shown } from './parts/shown.ts';
import { useWhileMoving } from './parts/useWhileMoving.ts';
import { RowTools } from './rows/RowTools.tsx';
import { StatusCounts } from './rows/StatusCounts.tsx';
import { useRowColumns } from './rows/useRowColumns.tsx';
import styles from './rows/rows.module.css';

const BatchDialogs = lazyPart(async () => (await import('./BatchDialogs.tsx')).BatchDialogs);

interface Props {
  batchNumber: string;
  /** As the address says; the batch itself knows better. */
  labelType: LabelType;
}

const { calculating, placing, pushing } = lastMileStatus;
/** A job works on rows in these statuses. */
const moving: readonly LastMileStatus[] = [calculating, placing, pushing];

/** The orders of one batch, and what is done to them. */
export function BatchRows({ batchNumber, labelType: addressed }: Props) {
  const t = useT();
  const list = useResourceList(lastMileRows.queryBulkPrintRecordDetails, {
    fixed: { batchNumber },
    standing: ['s'],
  });
  const [shown, show] = useState<Shown>();
  const [result, setResult] = useUntilTold<ActResult>();
  const batch = list.answer?.batch;
  const labelType = batch?.labelType ?? addressed;
  const totals = list.answer?.totals ?? [];

  function onResult(next: ActResult) {
    setResult(next);
    // those that it was done to are deselected; refused ones stay chosen
    list.select(list.selected.filter(({ id }) => !next.done.includes(id)));
  }
  const acts = useRowActs({ labelType, show, onResult });
  const columns = useRowColumns({ labelType, acts, show });
  useFollowTasks(rowReads);
  useWhileMoving(
    batch?.dataStatus === batchStatus.parsing ||
      totals.some(({ orderStatus, totalNum }) => totalNum > 0 && moving.includes(orderStatus)) ||
      list.rows.some(({ outcomeUnknown }) => outcomeUnknown),
    list.refresh,
  );
  const seesErrors = useCanCall()(lastMileBatches.batchErrors);
  return (
    <Screen
      title={t('lastMile.batchOf', { number: batchNumber })}
      actions={
        <Can endpoint={lastMileBatches.queryBulkPrintRecordList}>
          <Link to="/order/lastMileOrder">{t('lastMile.toBatches')}</Link>
        </Can>
      }
    >
      <div className={styles.head}>
        <span className={styles.soft}>{t(`lastMile.labelType.${labelType}`)}</span>
        {batch && <BatchStatusTag batch={batch} onErrors={seesErrors ? () => show({ dialog: 'errors' }) : undefined} />}
      </div>
      <SearchForm list={list}>
        <SearchItem label={t('lastMile.orderNumber')} name="thirdOrderNumber">
          <ClearableInput {...list.field('thirdOrderNumber')} maxLength={64} />
        </SearchItem>
        <SearchItem label={t('ui.status')} name="orderStatus">
          <Select
            {...list.field('orderStatus')}
            allowClear
            placeholder={t('ui.all')}
            options={statusesOf(labelType).map((status) => ({
              value: String(status),
              label: statusText(status, labelType, t),
            }))}
          />
        </SearchItem>
      </SearchForm>
      {result && <OutcomeStrip result={result} onClose={() => setResult(undefined)} />}
      <ResourceTable
        list={list}
        columns={columns}
        empty={t('lastMile.noRows')}
        selectable
        tools={
          <>
            <StatusCounts
              labelType={labelType}
              totals={totals}
              shown={list.filters.orderStatus}
              onTurn={(orderStatus) => list.setFilters({ orderStatus })}
            />
            <RowTools labelType={labelType} chosen={list.selected} acts={acts} />
          </>
        }
      />
      <Suspense>
        {shown && (
          <BatchDialogs
            shown={shown}
            batch={{ batchNumber, labelType }}
            onClose={(acted) => {
              show(undefined);
              if (acted) onResult(acted);
            }}
          />
        )}
      </Suspense>
    </Screen>
  );
}

/** Those that rows of the label type can have. */
function statusesOf(labelType: LabelType): readonly LastMileStatus[] {
  return labelType === 1 ? [0, 9, 10, 11, 8] : [0, 1, 2, 3, 4, 5, 6, 7, 8];
}

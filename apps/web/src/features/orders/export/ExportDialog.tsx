import {
  type ExportColumn,
  exportColumns,
  exportedAtOnce,
  lineColumns,
  orderColumns,
} from '@pressroom/contract/orders/export';
import { orders } from '@pressroom/contract/orders/orders';
import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { download } from '../../../client/call.ts';
import { readOf } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { FetchingDialog } from '../../../kit/FetchingDialog.tsx';
import { useCommand } from '../../../kit/useCommand.tsx';
import { useFailureToast } from '../../../kit/useFailureToast.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useToasts } from '../../../ui/toasts.ts';
import { countedChoice, type Exported } from '../record/everything.ts';
import styles from './ExportDialog.module.css';
import { useExportColumns } from './useExportColumns.ts';

interface Props {
  exported: Exported;
  onClose: () => void;
}

const pictures: ExportColumn = 'productCombinedImage';
const groups = [
  { name: 'orders.export.ofOrder', columns: orderColumns },
  { name: 'orders.export.ofLine', columns: lineColumns.filter((column) => column !== pictures) },
] as const;

/** Which columns the sheet has, remembered from the last time. More than 5,000 orders are exported in the background. */
export function ExportDialog({ exported: { choice, isSearch }, onClose }: Props) {
  const t = useT();
  const toasts = useToasts();
  const showFailure = useFailureToast();
  const { columns: remembered, setColumns } = useExportColumns();
  const [saving, setSaving] = useState(false);
  const command = useCommand(orders.exportTask);
  const answer = useQuery({
    ...readOf(orders.selectionCheck, { selection: choice, act: 'export' }),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
  if (!answer.data) return <FetchingDialog title={t('orders.export')} answer={answer} onClose={onClose} />;
  const count = answer.data.total;
  const isLarge = count > exportedAtOnce;
  // the pictures of so many orders do not fit into memory
  const columns = isLarge ? remembered.filter((column) => column !== pictures) : remembered;
  const ask = { selection: countedChoice(choice, count), columns };

  async function save() {
    if (isLarge) {
      const task = await command.run(ask);
      // another number by now: it is asked for anew
      if (!task) return void answer.refetch();
      toasts.success(t('orders.export.queued', { count: task.count }));
      return onClose();
    }
    setSaving(true);
    try {
      const contents = await download(orders.orderExport, ask);
      toasts.success(t('orders.export.saved', { count: contents?.count ?? count }));
      onClose();
    } catch (cause) {
      showFailure(cause);
      await answer.refetch();
    } finally {
      setSaving(false);
    }
  }
  const choose = (group: readonly ExportColumn[], chosen: readonly ExportColumn[]) => {
    const kept = remembered.filter((column) => !group.includes(column));
    // the sheet keeps one order of columns, however they were ticked
    setColumns(exportColumns.filter((column) => kept.includes(column) || chosen.includes(column)));
  };

  return (
    <Dialog
      title={t(isSearch ? 'orders.export.titleSearch' : 'orders.export.titleChosen', { count })}
      width={640}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            loading={saving || command.pending || answer.isFetching}
            disabled={columns.length === 0 || count === 0}
            onClick={() => void save()}
          >
            {t('orders.export')}
          </Button>
        </>
      }
    >
      {groups.map(({ name, columns: group }) => {
        const chosen = columns.filter((column) => (group as readonly ExportColumn[]).includes(column));
        return (
          <fieldset key={name} className={styles.group}>
            <legend>
              <Checkbox
                checked={chosen.length === group.length}
                indeterminate={chosen.length > 0 && chosen.length < group.length}
                onChange={() => choose(group, chosen.length === group.length ? [] : group)}
              >
                {t(name)}
              </Checkbox>
            </legend>
            <Checkbox.Group
              className={styles.columns}
              value={chosen}
              onChange={(next) => choose(group, next)}
              options={group.map((column) => ({ value: column, label: t(`orders.export.column.${column}`) }))}
            />
          </fieldset>
        );
      })}
      <Checkbox
        checked={columns.includes(pictures)}
        disabled={isLarge}
        onChange={({ target }) => choose([pictures], target.checked ? [pictures] : [])}
      >
        {t(isLarge ? 'orders.export.picturesLarge' : 'orders.export.pictures')}
      </Checkbox>
      <p className={styles.hint}>
        {t(
          columns.some((column) => (lineColumns as readonly string[]).includes(column))
            ? 'orders.export.perLine'
            : 'orders.export.perOrder',
        )}
        {isLarge && ` ${t('orders.export.background')}`}
      </p>
    </Dialog>
  );
}

import { orders } from '@pressroom/contract/orders/orders';
import type { RefusedLabel } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { type Column, ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { CopyButton } from '../../../ui/CopyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { DiscardPagesDialog } from './DiscardPagesDialog.tsx';
import { PageActs } from './PageActs.tsx';
import styles from './RefusedLabelsDialog.module.css';

/** Label pages that fit no order. They are kept until somebody gives or discards them. */
export function RefusedLabelsDialog({ onClose }: { onClose: () => void }) {
  const t = useT();
  const list = useResourceList(orders.refusedLabels, { storage: 'memory' });
  const [discarding, setDiscarding] = useState<readonly string[]>();
  const columns = useColumns((id) => setDiscarding([id]));
  const chosen = list.selected.map(({ id }) => id);
  return (
    <Dialog title={t('orders.refusedLabels')} width={1080} footer={null} onCancel={onClose}>
      <p className={styles.rule}>{t('orders.refusedLabelsRule')}</p>
      <div className={styles.table}>
        <ResourceTable
          list={list}
          columns={columns}
          empty={t('orders.noRefusedLabels')}
          selectable
          tools={
            chosen.length > 0 && (
              <Button size="small" onClick={() => setDiscarding(chosen)}>
                {t('orders.discardMany', { count: chosen.length })}
              </Button>
            )
          }
        />
      </div>
      {discarding && <DiscardPagesDialog ids={discarding} onClose={() => setDiscarding(undefined)} />}
    </Dialog>
  );
}

function useColumns(onDiscard: (id: string) => void): Column<RefusedLabel>[] {
  const t = useT();
  return [
    { key: 'file', title: t('orders.file'), width: 180, render: ({ fileName }) => fileName },
    { key: 'page', title: t('orders.page'), width: 48, align: 'end', render: ({ page }) => page },
    {
      key: 'tracking',
      title: t('orders.tracking'),
      width: 190,
      render: ({ barCodeText }) =>
        barCodeText ? (
          <>
            {barCodeText} <CopyButton text={barCodeText} />
          </>
        ) : (
          '–'
        ),
    },
    { key: 'why', title: t('orders.why'), width: 240, render: ({ msg }) => msg },
    {
      key: 'at',
      title: t('orders.refusedAt'),
      width: 150,
      render: ({ gmtCreate, createUser }) => (
        <>
          {showTime(gmtCreate)} {createUser}
        </>
      ),
    },
    {
      key: 'actions',
      title: t('ui.actions'),
      width: 230,
      align: 'end',
      fixed: 'end',
      render: (label) =>
        label.kept ? (
          <PageActs page={label} />
        ) : (
          <Button type="link" size="small" onClick={() => onDiscard(label.id)}>
            {t('orders.discard')}
          </Button>
        ),
    },
  ];
}

import type { ProductCode } from '@pressroom/contract/categories/productCodes';
import { stock, type StockMovement } from '@pressroom/contract/categories/stock';
import { Alert, Button } from 'antd';
import { Link } from 'react-router';
import { mayOpenPage } from '../../../client/pageRights.ts';
import { useSession } from '../../../client/session.tsx';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { showTime } from '../../../i18n/showTime.ts';
import { type Column, ResourceTable } from '../../../kit/ResourceTable.tsx';
import { useResourceList } from '../../../kit/useResourceList.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { ArchivedMonths } from '../../audit/audit.public.tsx';
import styles from './stock.module.css';

/** Why the stock of a product code is what it is. */
export function MovementsDialog({ product, onClose }: { product: ProductCode; onClose: () => void }) {
  const t = useT();
  const list = useResourceList(stock.movements, { fixed: { id: product.id }, storage: 'memory' });
  // of the same read as the first page of the list
  const { data } = useRead(stock.movements, { id: product.id, pageNum: 1, pageSize: 20 });
  const off = data?.unexplained;
  return (
    <Dialog
      title={t('categories.movementsOf', { code: product.code })}
      width={920}
      onCancel={onClose}
      footer={<Button onClick={onClose}>{t('ui.close')}</Button>}
    >
      {off && (off.realStock !== 0 || off.virtualStock !== 0) && (
        <Alert type="error" showIcon className={styles.notice} title={t('categories.unexplained', { ...off })} />
      )}
      <div className={styles.movements}>
        <ResourceTable list={list} columns={useColumns()} empty={t('categories.noMovements')} />
      </div>
      <ArchivedMonths of="stockMovements" />
    </Dialog>
  );
}

function useColumns(): Column<StockMovement>[] {
  const t = useT();
  const seesOrders = mayOpenPage(useSession(), '/order/index');
  const number = (key: 'realStock' | 'virtualStock'): Column<StockMovement> => ({
    key,
    title: t(`categories.${key}`),
    width: 88,
    align: 'end',
    render: (movement) => movement[key].toLocaleString(),
  });
  return [
    { key: 'at', title: t('categories.movedAt'), width: 150, render: ({ gmtCreate }) => showTime(gmtCreate) },
    { key: 'kind', title: t('categories.why'), width: 130, render: ({ kind }) => t(`categories.movement.${kind}`) },
    {
      key: 'quantity',
      title: t('categories.quantity'),
      width: 76,
      align: 'end',
      render: ({ kind, quantity }) => <strong>{signed(kind, quantity)}</strong>,
    },
    number('realStock'),
    number('virtualStock'),
    {
      key: 'about',
      title: t('categories.about'),
      width: 190,
      render: ({ thirdOrderNumber, note }) => {
        if (!thirdOrderNumber) return note;
        if (!seesOrders) return thirdOrderNumber;
        const search = new URLSearchParams({ thirdOrderNumbers: thirdOrderNumber });
        return <Link to={`/order/index?${search.toString()}`}>{thirdOrderNumber}</Link>;
      },
    },
    { key: 'who', title: t('categories.who'), width: 100, render: ({ createUser }) => createUser },
  ];
}

/** As it changes what is left to sell; shipping and signing only move what was taken before. */
function signed(kind: StockMovement['kind'], quantity: number): string {
  const takes = kind === 'reserve' || kind === 'ship' || kind === 'spoil';
  const change = takes ? -quantity : quantity;
  if (kind === 'sign') return String(quantity);
  return change > 0 ? `+${change}` : String(change);
}

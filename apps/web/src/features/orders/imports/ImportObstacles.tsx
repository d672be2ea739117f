import type { ImportCheck } from '@pressroom/contract/orders/imports';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { lazyPart } from '../../../ui/lazyPart.ts';
import { ToneMark } from '../../../ui/StatusTag.tsx';
import { useOrdersNow } from '../acts/useStanding.ts';
import { lacksPrints } from '../record/linePrints.ts';
import { isUnmapped, unmappedSkus } from '../record/orderSkus.ts';
import styles from './imports.module.css';
import { type UnmappedSku, UnmappedSkus } from './UnmappedSkus.tsx';

const PrintsDialog = lazyPart(async () => (await import('../entry/PrintsDialog.tsx')).PrintsDialog);

/** What imported orders wait for, as they are now: each line goes once it is mended. */
export function ImportObstacles({ check: { created } }: { check: ImportCheck }) {
  const t = useT();
  const [printed, setPrinted] = useState<OrderRow>();
  const troubled = created.rows.filter(({ waits, lacksPrint }) => waits || lacksPrint);
  const named = new Set(troubled.map(({ thirdOrderNumber, shopName }) => `${shopName} ${thirdOrderNumber}`));
  const now = useOrdersNow(troubled.map(({ thirdOrderNumber: label }) => ({ label })));
  // another store may have an order of the same number
  const orders = [...now.values()].filter((order) => named.has(`${order.shopName} ${order.thirdOrderNumber}`));
  const skus = unmappedOf(orders);
  const bare = orders.filter(lacksPrints);
  return (
    <>
      {skus.length > 0 && <UnmappedSkus skus={skus} />}
      {bare.length > 0 && (
        <ul className={styles.bare} aria-label={t('orderImports.part.printless')}>
          {bare.map((order) => (
            <li key={order.id}>
              <ToneMark tone="alert" /> <b>{order.thirdOrderNumber}</b> {order.errorMsg}
              {order.can.includes('edit') && (
                <Button type="link" size="small" onClick={() => setPrinted(order)}>
                  {t('orders.act.prints')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      <Suspense>{printed && <PrintsDialog order={printed} onClose={() => setPrinted(undefined)} />}</Suspense>
    </>
  );
}

/** By store and SKU id, in the order in which they stand in the sheet. */
function unmappedOf(orders: readonly OrderRow[]): UnmappedSku[] {
  const found = new Map<string, UnmappedSku>();
  for (const order of orders) {
    const { shopId, shopName, orderDetailsList } = order;
    for (const skuId of unmappedSkus(order)) {
      const key = `${shopId} ${skuId}`;
      const sku = found.get(key) ?? { shopId, shopName, skuId, orders: 0, lines: 0 };
      const lines = orderDetailsList.filter((line) => isUnmapped(line) && line.msku === skuId).length;
      found.set(key, { ...sku, orders: sku.orders + 1, lines: sku.lines + lines });
    }
  }
  return [...found.values()];
}

import { Button } from 'antd';
import { Suspense, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { PlainTable } from '../../../ui/PlainTable.tsx';
import { MapSkusDialog } from '../../skuMapping/skuMapping.public.tsx';
import type { SkusOfStore } from '../acts/useOrderDialogs.ts';
import { useMayMap } from '../record/useMayMap.ts';
import styles from './imports.module.css';

export interface UnmappedSku {
  shopId: string;
  shopName: string;
  skuId: string;
  orders: number;
  lines: number;
}

interface Props {
  skus: readonly UnmappedSku[];
  /** The dialog of mappings was closed: some may be mapped by now. */
  onClosed?: () => void;
}

/** The SKU ids that orders of the sheet wait with. Each leads to its mapping, and on to the next ones of its store. */
export function UnmappedSkus({ skus, onClosed }: Props) {
  const t = useT();
  const mayMap = useMayMap();
  const [mapped, setMapped] = useState<SkusOfStore>();
  const label = t('orderImports.part.unmapped');
  const from = (at: number): SkusOfStore => {
    const { shopId } = skus[at]!;
    return { shopId, skuIds: skus.slice(at).flatMap((sku) => (sku.shopId === shopId ? sku.skuId : [])) };
  };
  function close() {
    setMapped(undefined);
    onClosed?.();
  }
  return (
    <>
      <PlainTable className={styles.rows} label={label}>
        <thead>
          <tr>
            {[t('orders.skuId'), t('orders.store'), t('orderImports.orders'), t('orderImports.lines')].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {mayMap && <th scope="col">{t('ui.actions')}</th>}
          </tr>
        </thead>
        <tbody>
          {skus.map(({ shopId, shopName, skuId, orders, lines }, at) => (
            <tr key={`${shopId} ${skuId}`}>
              <td>{skuId}</td>
              <td>{shopName}</td>
              <td>{orders}</td>
              <td>{lines}</td>
              {mayMap && (
                <td>
                  <Button type="link" size="small" onClick={() => setMapped(from(at))}>
                    {t('orders.act.map')}
                  </Button>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </PlainTable>
      <Suspense>{mapped && <MapSkusDialog {...mapped} onClose={close} />}</Suspense>
    </>
  );
}

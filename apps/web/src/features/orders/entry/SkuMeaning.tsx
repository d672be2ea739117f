import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { Form } from 'antd';
import { CallFailure } from '../../../client/callFailure.ts';
import { useRead } from '../../../client/useRead.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useDebounced } from '../../../ui/useDebounced.ts';
import styles from './entry.module.css';
import type { LineValues } from './orderValues.ts';

interface Content {
  productCode: string;
  printingName: string | null;
  printingName2: string | null;
}

/** What saving makes of a line that names a SKU id and no product. */
export function SkuMeaning({ line: { msku = '', productCode, num = 1 } }: { line: LineValues }) {
  const t = useT();
  const shopId = Form.useWatch<string | undefined>('shopId', Form.useFormInstance());
  const skuId = useDebounced(msku.trim());
  const { data, error } = useRead(
    skuMapping.getByShopIdAndSkuId,
    { shopId: shopId ?? '', skuId },
    { enabled: shopId !== undefined && skuId !== '' && !productCode },
  );
  if (productCode || skuId === '' || skuId !== msku.trim()) return null;
  if (error instanceof CallFailure && error.is('skuMapping.notMapped')) return t('orders.skuWaits');
  if (!data) return null;
  if (!('components' in data)) return t('orders.skuMapped', { product: textOf(data) });
  return (
    <>
      {t('orders.combination', { sku: data.combinationSku })}
      <ul className={styles.parts}>
        {data.components.map((part, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a component is its place in the combination
          <li key={at}>
            {textOf(part)} × {part.quantity * num}
          </li>
        ))}
      </ul>
    </>
  );
}

function textOf({ productCode, printingName, printingName2 }: Content): string {
  return [productCode, printingName, printingName2].filter(Boolean).join(' · ');
}

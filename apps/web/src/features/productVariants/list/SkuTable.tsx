import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import type { Product, ProductSpec } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { Button, Spin } from 'antd';
import { useState } from 'react';
import { useRead } from '../../../client/useRead.ts';
import { Can } from '../../../client/session.tsx';
import { failureText } from '../../../i18n/failureText.ts';
import { useT } from '../../../i18n/i18n.ts';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { useRowWindow } from '../grid/useRowWindow.ts';
import type { Show } from './shown.ts';
import styles from './SkuTable.module.css';
import { SkuTableRow, skuRowHeight } from './SkuTableRow.tsx';
import { useRemoval } from './useRemoval.tsx';

interface Props {
  product: Product;
  show: Show;
}

/** The SKUs of a product. Of hundreds, only those that can be seen are drawn. */
export function SkuTable({ product, show }: Props) {
  const t = useT();
  const { data, error, refetch } = useRead(products.specs, { productId: product.id });
  const retry = <Button onClick={() => void refetch()}>{t('ui.retry')}</Button>;
  if (data) return <Skus specs={data} product={product} show={show} />;
  return error ? <ErrorState detail={failureText(error, t)} action={retry} /> : <Spin />;
}

function Skus({ specs, product, show }: Props & { specs: readonly ProductSpec[] }) {
  const t = useT();
  const removal = useRemoval();
  const [chosenIds, setChosenIds] = useState<ReadonlySet<string>>(new Set());
  const { from, to, above, below, onScroll } = useRowWindow({ count: specs.length, rowHeight: skuRowHeight });
  const chosen = specs.filter(({ id }) => chosenIds.has(id));
  const all = chosen.length === specs.length;

  function toggle(id: string) {
    setChosenIds((before) =>
      before.has(id) ? new Set([...before].filter((one) => one !== id)) : new Set([...before, id]),
    );
  }
  const remove = async (which: readonly ProductSpec[]) => removal.ofSpecs(which, which.length === specs.length);
  return (
    <div className={styles.skus}>
      {chosen.length > 0 && (
        <div className={styles.tools}>
          <span>{t('kit.selected', { count: chosen.length })}</span>
          <Button
            size="small"
            onClick={() =>
              show({ dialog: 'bulk', selection: { skuIds: chosen.map(({ id }) => id) }, count: chosen.length })
            }
          >
            {t('productVariants.bulk')}
          </Button>
          <Can endpoint={productEffects.make}>
            <Button
              size="small"
              onClick={() =>
                show({ dialog: 'pictures', of: { skuIds: chosen.map(({ id }) => id) }, count: chosen.length })
              }
            >
              {t('products.makePictures')}
            </Button>
          </Can>
          <Button size="small" danger loading={removal.pending} onClick={() => void remove(chosen)}>
            {t('ui.delete')}
          </Button>
        </div>
      )}
      <div className={styles.frame} onScroll={onScroll}>
        <table
          className={styles.table}
          aria-label={t('productVariants.skusOf', { spu: product.spu })}
          aria-rowcount={specs.length + 1}
        >
          <thead>
            <tr>
              <th scope="col" className={styles.mark}>
                <input
                  type="checkbox"
                  aria-label={t('productVariants.selectAll')}
                  checked={all}
                  onChange={() => setChosenIds(all ? new Set() : new Set(specs.map(({ id }) => id)))}
                />
              </th>
              <th scope="col">{t('productVariants.picture')}</th>
              <th scope="col">{t('productVariants.cell.sku')}</th>
              <th scope="col">{t('productVariants.attributes')}</th>
              <th scope="col" className={styles.minor}>
                {t('productVariants.prints')}
              </th>
              <th scope="col" className={styles.minor}>
                {t('productVariants.productCode')}
              </th>
              <th scope="col" className={styles.end}>
                {t('productVariants.originalPrice')}
              </th>
              <th scope="col" className={styles.end}>
                {t('productVariants.sellingPrice')}
              </th>
              <th scope="col" className={styles.end}>
                {t('productVariants.stock')}
              </th>
              <th scope="col" className={styles.minor}>
                {t('productVariants.completeness')}
              </th>
              <th scope="col" className={styles.minor}>
                {t('productVariants.box')}
              </th>
              <th scope="col" className={styles.minor}>
                {t('productVariants.listings')}
              </th>
              <th scope="col" className={styles.status}>
                {t('ui.status')}
              </th>
              <th scope="col">{t('ui.actions')}</th>
            </tr>
          </thead>
          <tbody>
            {above > 0 && <tr aria-hidden="true" style={{ height: above }} />}
            {specs.slice(from, to).map((spec, at) => (
              <SkuTableRow
                key={spec.id}
                spec={spec}
                index={from + at + 1}
                chosen={chosenIds.has(spec.id)}
                onToggle={() => toggle(spec.id)}
                onEdit={() => show({ dialog: 'sku', productId: product.id, id: spec.id })}
                onDelete={() => void remove([spec])}
              />
            ))}
            {below > 0 && <tr aria-hidden="true" style={{ height: below }} />}
          </tbody>
        </table>
      </div>
    </div>
  );
}

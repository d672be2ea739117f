import { listingPrice } from '@pressroom/contract/publishing/form';
import { marketplaceNames, marketplaceOf } from '@pressroom/contract/stores/marketplace';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Dialog } from '../../ui/Dialog.tsx';
import { Thumb } from '../../ui/Thumb.tsx';
import { useNarrow } from '../../ui/useNarrow.ts';
import {
  edited,
  first,
  type GridColumn,
  newHistory,
  recorded,
  redone,
  SheetGrid,
  type SheetRow,
  undone,
} from '../productVariants/productVariants.public.tsx';
import type { LinkRow, LinkSku } from './links.ts';
import styles from './publishBatch.module.css';

interface SkuRow extends SheetRow {
  sku: LinkSku;
}

interface Props {
  link: LinkRow;
  onDone: (skus: LinkSku[]) => void;
  onClose: () => void;
}

const asRow = (sku: LinkSku): SkuRow => ({
  key: sku.productSpecId,
  sku,
  cells: { originalPrice: sku.originalPrice, specialPrice: sku.specialPrice },
});

const pictureSize = 28;

/** What one store would show of one product: its SKUs, with their prices to change one by one. */
export function SkusDialog({ link, onDone, onClose }: Props) {
  const t = useT();
  const [history, setHistory] = useState(() => newHistory<readonly SkuRow[]>(link.skus.map(asRow)));
  const [selection, setSelection] = useState(first);
  const narrow = useNarrow(600);
  const marketplace = marketplaceOf(link.storeTypeCode);
  const columns: GridColumn<SkuRow>[] = (['originalPrice', 'specialPrice'] as const).map((name) => ({
    name,
    kind: 'money',
    width: 130,
    title: t(`publishBatch.${name}`),
  }));
  const facts = (sku: LinkSku) =>
    [
      sku.specs,
      sku.cost === null ? '' : t('publishBatch.cost', { cost: sku.cost }),
      t('publishBatch.stock', { count: sku.stock }),
    ].filter(Boolean);
  return (
    <Dialog
      title={`${marketplace ? marketplaceNames[marketplace] : ''} · ${link.storeName} · ${link.spu}`}
      width={820}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button
            type="primary"
            onClick={() =>
              onDone(
                history.present.map(({ sku, cells }) => ({
                  ...sku,
                  originalPrice: cells['originalPrice'] ?? '',
                  specialPrice: cells['specialPrice'] ?? '',
                })),
              )
            }
          >
            {t('publishBatch.takePrices')}
          </Button>
        </>
      }
    >
      <div className={styles.skus}>
        <SheetGrid
          label={t('publishBatch.skus')}
          columns={columns}
          head={{
            title: t('publishBatch.skus'),
            width: narrow ? 190 : 480,
            nameOf: ({ sku }) => sku.sku,
            render: ({ sku }) => (
              <>
                {!narrow && <Thumb src={sku.picture} alt="" size={pictureSize} />}
                <span className={styles.linkName} title={[sku.sku, ...facts(sku)].join(' · ')}>
                  <strong>{sku.sku}</strong>
                  <small>{facts(sku).join(' · ')}</small>
                </span>
              </>
            ),
          }}
          rows={history.present}
          selection={selection}
          onSelect={setSelection}
          onEdit={(edits) => setHistory((now) => recorded(now, edited(now.present, edits)))}
          onUndo={() => setHistory(undone)}
          onRedo={() => setHistory(redone)}
          errorsOf={({ cells }) => errorsOf(cells, t('publishing.priceRequired'), t('productTemplates.price'))}
        />
      </div>
    </Dialog>
  );
}

function errorsOf(cells: SkuRow['cells'], missing: string, wrong: string): Record<string, string> | undefined {
  const { originalPrice = '', specialPrice = '' } = cells;
  const isWrong = (price: string) => price !== '' && !listingPrice.safeParse(price).success;
  const errors = {
    ...(originalPrice === '' && { originalPrice: missing }),
    ...(isWrong(originalPrice) && { originalPrice: wrong }),
    ...(isWrong(specialPrice) && { specialPrice: wrong }),
  };
  return Object.keys(errors).length > 0 ? errors : undefined;
}

import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { type BulkSelection, productBulk } from '@pressroom/contract/products/bulk';
import type { Product } from '@pressroom/contract/products/product';
import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { Button } from 'antd';
import { Can } from '../../../client/session.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { PublishChosen } from '../../publishBatch/publishBatch.public.tsx';
import type { Show } from './shown.ts';

interface Props {
  chosen: readonly Product[];
  /** How many products the search finds. */
  total: number;
  /** What is changed where nothing is chosen. */
  all: BulkSelection;
  show: Show;
}

/** What can be done with the chosen products, otherwise with all that the search finds. */
export function VariantTools({ chosen, total, all, show }: Props) {
  const t = useT();
  const ids = chosen.map(({ id }) => id);
  const moved = chosen.filter(({ templateMoved }) => templateMoved).map(({ id }) => id);
  const count = ids.length || total;
  return (
    <>
      <Can endpoint={productBulk.apply}>
        <Button
          disabled={count === 0}
          onClick={() => show({ dialog: 'bulk', selection: ids.length > 0 ? { ids } : all, count })}
        >
          {ids.length > 0 ? t('products.bulkChosen', { count }) : t('products.bulkAll', { count })}
        </Button>
      </Can>
      {ids.length > 0 && (
        <Can endpoint={productEffects.make}>
          <Button onClick={() => show({ dialog: 'pictures', of: { ids }, count: ids.length })}>
            {t('products.makePictures')}
          </Button>
        </Can>
      )}
      {moved.length > 0 && (
        <Can endpoint={productTakeOver.takeOver}>
          <Button onClick={() => show({ dialog: 'takeOver', ids: moved })}>
            {t('products.takeOverOf', { count: moved.length })}
          </Button>
        </Can>
      )}
      <PublishChosen products={chosen} />
    </>
  );
}

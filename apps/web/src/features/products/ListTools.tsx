import { productType } from '@pressroom/contract/products/product';
import { Button, Radio } from 'antd';
import { useT } from '../../i18n/i18n.ts';
import { ExportProducts } from '../productSheets/productSheets.public.tsx';
import { PublishChosen } from '../publishBatch/publishBatch.public.tsx';
import { importCodeOf, type Kind, kinds, type Show } from './list/shown.ts';
import type { ProductList } from './list/useProductList.ts';

interface Props {
  list: ProductList;
  kind: Kind;
  onTurn: (kind: Kind) => void;
  show: Show;
}

/** What can be done with the list: with what is selected, otherwise with all that it finds. */
export function ListTools({ list, kind, onTurn, show }: Props) {
  const t = useT();
  const { selected, total, filters } = list;
  const moved = selected.filter(({ templateMoved }) => templateMoved).map(({ id }) => id);
  const chosen = selected.map(({ id }) => id);
  const count = selected.length || total;
  return (
    <>
      <Radio.Group
        aria-label={t('products.kind')}
        optionType="button"
        value={kind}
        onChange={({ target: { value } }) => onTurn(value as Kind)}
        options={kinds.map((one) => ({ value: one, label: t(`products.kind.${one}`) }))}
      />
      <Button disabled={count === 0} onClick={() => show({ dialog: 'bulk' })}>
        {selected.length > 0 ? t('products.bulkChosen', { count }) : t('products.bulkAll', { count })}
      </Button>
      {chosen.length > 0 && kind === productType.single && (
        <Button onClick={() => show({ dialog: 'pictures', of: { ids: chosen }, count: chosen.length })}>
          {t('products.makePictures')}
        </Button>
      )}
      {moved.length > 0 && (
        <Button onClick={() => show({ dialog: 'takeOver', ids: moved })}>
          {t('products.takeOverOf', { count: moved.length })}
        </Button>
      )}
      <PublishChosen products={selected} />
      <Button onClick={() => show({ dialog: 'import' })}>{t('products.import')}</Button>
      <ExportProducts importCode={importCodeOf(kind)} ids={chosen} search={{ ...filters, productType: kind }} />
    </>
  );
}

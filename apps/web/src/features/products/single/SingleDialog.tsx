import { productWrites } from '@pressroom/contract/products/writes';
import { useT } from '../../../i18n/i18n.ts';
import { SlotFields } from '../../pictures/pictures.public.tsx';
import { type DialogProps, ProductDialog, type ProductKind } from '../form/ProductDialog.tsx';
import { SkuSpecificationFields } from '../parts/SkuFields.tsx';
import { BasicFields } from './BasicFields.tsx';
import { LiveCompleteness } from './LiveCompleteness.tsx';
import {
  copyOf,
  factsOf,
  fieldOf,
  newSingle,
  plainFields,
  slotLists,
  spec,
  type Tab,
  tabOf,
  valuesOf,
} from './singleForm.ts';
import { SingleStock } from './SingleStock.tsx';

const single: ProductKind<Tab> = {
  name: 'single',
  add: productWrites.add,
  addTitle: 'products.addSingle',
  editTitle: 'products.editSingle',
  initial: newSingle,
  copyOf,
  valuesOf,
  factsOf,
  fieldOf,
  tabOf,
  plainFields,
};

export function SingleDialog(props: DialogProps) {
  const t = useT();
  return (
    <ProductDialog
      {...props}
      kind={single}
      completeness={(form, shown, onOpen) => <LiveCompleteness form={form} product={shown} onOpen={onOpen} />}
      panels={({ shown }) => [
        { key: 'basic', label: t('products.tab.basic'), content: <BasicFields /> },
        {
          key: 'specification',
          label: t('products.tab.specification'),
          content: (
            <>
              <SingleStock saved={shown?.productSpecs[0]} />
              <SkuSpecificationFields within={[spec]} />
            </>
          ),
        },
        {
          key: 'shein',
          label: t('products.tab.shein'),
          content: <SlotFields marketplace="shein" counts="count" lists={slotLists} />,
        },
        {
          key: 'temu',
          label: t('products.tab.temu'),
          content: <SlotFields marketplace="temu" counts="count" lists={slotLists} />,
        },
      ]}
    />
  );
}

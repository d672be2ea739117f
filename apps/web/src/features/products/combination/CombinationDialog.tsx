import { productWrites } from '@pressroom/contract/products/writes';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { type DialogProps, ProductDialog, type ProductKind } from '../form/ProductDialog.tsx';
import { BasicFields } from './BasicFields.tsx';
import {
  copyOf,
  factsOf,
  fieldOf,
  listNameOf,
  newCombination,
  plainFields,
  type Tab,
  tabOf,
  valuesOf,
} from './combinationForm.ts';
import { ComponentsField } from './ComponentsField.tsx';

const combination: ProductKind<Tab> = {
  name: 'combination',
  add: productWrites.addCombination,
  addTitle: 'products.addCombination',
  editTitle: 'products.editCombination',
  initial: newCombination,
  copyOf,
  valuesOf,
  factsOf,
  fieldOf,
  tabOf,
  plainFields,
};

export function CombinationDialog(props: DialogProps) {
  const t = useT();
  return (
    <ProductDialog
      {...props}
      kind={combination}
      panels={({ product }) => [
        {
          key: 'basic',
          label: t('products.tab.basic'),
          content: <BasicFields listName={listNameOf(product)} />,
        },
        {
          key: 'components',
          label: t('products.components'),
          content: (
            <Form.Item name={listNameOf(product)} label={t('products.components')} required>
              <ComponentsField />
            </Form.Item>
          ),
        },
      ]}
    />
  );
}

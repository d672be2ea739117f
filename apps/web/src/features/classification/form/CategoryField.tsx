import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import { CategoryChooser, type ChosenCategory } from '../../platformCategories/platformCategories.public.tsx';
import { type FormValues, namesOf } from './formValues.ts';
import { useClearing } from './useClearing.tsx';

interface Props {
  id?: string;
  /** The ids of the category, from the root. */
  value?: readonly string[];
  onChange?: (ids: readonly string[]) => void;
  marketplace: Marketplace;
  /** Absent: no store is chosen yet, and with it no tree of categories. */
  storeId: string | undefined;
}

/** Chooses a category, which the form holds as three values, and clears the attributes of the one before. */
export function CategoryField({ id, value = [], onChange, marketplace, storeId }: Props) {
  const form = Form.useFormInstance<FormValues>();
  const names = namesOf(marketplace);
  const path = Form.useWatch(names.category, { form, preserve: true }) ?? [];
  const productTypeId = Form.useWatch(names.productTypeId, { form, preserve: true });
  const { clearAttributes } = useClearing(marketplace);
  if (!storeId) return null;

  function choose(category: ChosenCategory | undefined) {
    clearAttributes();
    form.setFieldsValue({ [names.category]: category?.path ?? [], [names.productTypeId]: category?.productTypeId });
    onChange?.(category?.pathIds ?? []);
  }
  return (
    <CategoryChooser
      id={id}
      marketplace={marketplace}
      storeId={storeId}
      value={productTypeId ? { path: [...path], pathIds: [...value], productTypeId } : undefined}
      onChange={choose}
    />
  );
}

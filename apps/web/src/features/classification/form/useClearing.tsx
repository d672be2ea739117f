import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { Form } from 'antd';
import { useT } from '../../../i18n/i18n.ts';
import { type FormValues, namesOf } from './formValues.ts';
import { useOffer } from './useOffer.tsx';

/** Clears what hangs on a store or a category that is changed, and offers to put it back where something was filled in. */
export function useClearing(marketplace: Marketplace) {
  const t = useT();
  const offer = useOffer();
  const form = Form.useFormInstance<FormValues>();
  const { categoryIds, category, productTypeId, property } = namesOf(marketplace);

  /** The values of now, of the attributes and what is bound beside them. */
  function attributesNow(): FormValues {
    const { [property]: rows = [], bindTemuModelId, bindTemuModelName } = form.getFieldsValue(true) as FormValues;
    return { [property]: rows, ...(marketplace === 'temu' && { bindTemuModelId, bindTemuModelName }) };
  }
  function categoryNow(): FormValues {
    const values = form.getFieldsValue(true) as FormValues;
    return {
      [categoryIds]: values[categoryIds] ?? [],
      [category]: values[category] ?? [],
      [productTypeId]: values[productTypeId],
    };
  }
  const noAttributes: FormValues = {
    [property]: [],
    ...(marketplace === 'temu' && { bindTemuModelId: undefined, bindTemuModelName: undefined }),
  };

  /** After another store was chosen: its category and attributes can be kept for the new one. */
  function clearCategory() {
    const before = { ...categoryNow(), ...attributesNow() };
    form.setFieldsValue({ ...noAttributes, [categoryIds]: [], [category]: [], [productTypeId]: undefined });
    if (!before[categoryIds]?.length) return;
    offer({
      text: t('classification.categoryCleared', { marketplace: marketplaceNames[marketplace] }),
      button: t('classification.keepCategory'),
      act: () => form.setFieldsValue(before),
    });
  }

  /** Before another category is chosen. */
  function clearAttributes() {
    const before = { ...categoryNow(), ...attributesNow() };
    form.setFieldsValue(noAttributes);
    if (!before[property]?.length) return;
    offer({
      text: t('classification.attributesCleared', { marketplace: marketplaceNames[marketplace] }),
      button: t('kit.undo'),
      act: () => form.setFieldsValue(before),
    });
  }

  return { clearCategory, clearAttributes };
}

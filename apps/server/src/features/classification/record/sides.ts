import type { AttributeListItem, ClassificationForm } from '@pressroom/contract/classification/classification';
import type { AttributeRow } from '@pressroom/contract/attributes/field';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';

/** One marketplace's part of a form. */
export interface FormSide {
  marketplace: Marketplace;
  storeId: string;
  productTypeId: string;
  categoryIds: string[];
  category: string[];
  list: AttributeListItem[] | undefined;
  property: AttributeRow[] | undefined;
}

export function sheinSide(form: ClassificationForm): FormSide {
  return {
    marketplace: 'shein',
    storeId: form.sheinStoreId,
    productTypeId: form.sheinProductTypeId,
    categoryIds: form.sheinCategoryIds,
    category: form.sheinCategory,
    list: form.sheinAttributeList,
    property: form.sheinProperty,
  };
}

export function temuSide(form: ClassificationForm): FormSide {
  return {
    marketplace: 'temu',
    storeId: form.temuStoreId,
    productTypeId: form.temuProductTypeId,
    categoryIds: form.temuCategoryIds,
    category: form.temuCategory,
    list: form.temuAttributeList,
    property: form.temuProperty,
  };
}

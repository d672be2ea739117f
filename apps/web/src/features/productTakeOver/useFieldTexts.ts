import type { TakeOverField } from '@pressroom/contract/products/takeOver';
import { type TextKey, useT } from '../../i18n/i18n.ts';

const labels: Readonly<Record<TakeOverField, TextKey>> = {
  categoryTemplate: 'productTakeOver.categoryTemplate',
  outerPkgTemplate: 'productTakeOver.outerPkgTemplate',
  material: 'products.material',
  origin: 'products.origin',
  referenceLinks: 'products.links',
  originalPrice: 'products.originalPrice',
  sellingPrice: 'products.sellingPrice',
  box: 'productTakeOver.box',
  weight: 'productTakeOver.weight',
  slot1: 'pictures.slot.1',
  slot2: 'pictures.slot.2',
  slot3: 'pictures.slot.3',
  slot7: 'pictures.slot.7',
  slot4: 'pictures.slot.4',
  slot5: 'pictures.slot.5',
  slot6: 'pictures.slot.6',
  slot8: 'pictures.slot.8',
};

const shown = 3;

/** Names the fields, and puts the values that SKUs have in one into words. */
export function useFieldTexts() {
  const t = useT();
  const worded = (field: TakeOverField, value: string) => {
    if (value === '') return '–';
    if (field === 'origin') return t(value === 'US' ? 'productTemplates.origin.US' : 'productTemplates.origin.CN');
    return field.startsWith('slot') ? t('productTakeOver.pictures', { count: Number(value) }) : value;
  };
  return {
    label: (field: TakeOverField) => t(labels[field]),
    values: (field: TakeOverField, values: readonly string[]) => {
      const first = values.slice(0, shown).map((value) => worded(field, value));
      const rest = values.length - first.length;
      const joined = first.join(t('platform.separator'));
      return rest > 0 ? `${joined} ${t('productTakeOver.more', { count: rest })}` : joined;
    },
  };
}

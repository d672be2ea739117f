import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import { useT } from '../../../i18n/i18n.ts';
import { useCommand } from '../../../kit/useCommand.tsx';

/** Lets the marketplace add a value of the seller's own; answers nothing where it has refused, and has said why. */
export function useAddValue(category: { storeId: string; productTypeId: string; categoryId?: string }) {
  const t = useT();
  const add = useCommand(platformCategories.addCustomValue, {
    success: ({ name }) => t('classification.valueAdded', { name }),
  });
  return (attributeId: string, text: string) => add.run({ ...category, attributeId, value: text });
}

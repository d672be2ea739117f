import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import type { QueryClient } from '@tanstack/react-query';
import { readOf } from '../../../client/useRead.ts';
import type { FormValues } from '../form/formValues.ts';

/** Tells whether the category is known to ask for a model and none is bound. The server asks for it all the same. */
export function isModelMissing(client: QueryClient, values: FormValues): boolean {
  const { temuStoreId: storeId = '', temuCategoryIds = [], bindTemuModelId } = values;
  const categoryId = temuCategoryIds.at(-1) ?? '';
  const info = client.getQueryData(
    readOf(platformCategories.getCategoryCanAddModelInfo, { storeId, categoryId }).queryKey,
  );
  return info?.enabled === true && !bindTemuModelId;
}

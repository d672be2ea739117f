import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import { bareNumber } from '../shared/json.ts';
import { id, list, optionalFlag, optionalText } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const permissions = {
  path: '/open-api/goods/get-custom-attribute-permission-config',
  method: 'POST',
  repeatable: true,
  info: z.object({
    data: list(z.object({ attribute_id: id, last_category_id: id, has_permission: optionalFlag })),
  }),
} satisfies Endpoint<z.ZodType>;

/** By category, the attributes to which the seller may add values. */
export async function findSheinCustomAttributes(
  store: SheinStore,
  categoryIds: string[],
  options: SheinCallOptions = {},
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(categoryIds.map((categoryId) => [categoryId, []]));
  for (const batch of inBatches([...new Set(categoryIds)], store.settings.caps.customPermissionCategories)) {
    const { data } = await store.call(permissions, { category_id_list: batch.map(bareNumber) }, options);
    for (const { attribute_id, last_category_id, has_permission } of data)
      if (has_permission) found.get(last_category_id)?.push(attribute_id);
  }
  return found;
}

const addValue = {
  path: '/open-api/goods/add-custom-attribute-value',
  method: 'POST',
  // the same value once more would be a second one
  repeatable: false,
  info: z.object({ attribute_id: id, attribute_value_id: id, attribute_value_name: optionalText }),
} satisfies Endpoint<z.ZodType>;

export interface SheinCustomValue {
  valueId: string;
  name: string;
}

/** Adds a value of the seller's own, at most 100 characters, to an attribute that takes such. */
export async function addSheinCustomValue(
  store: SheinStore,
  { attributeId, categoryId, value }: { attributeId: string; categoryId: string; value: string },
  options: SheinCallOptions = {},
): Promise<SheinCustomValue> {
  const body = {
    attribute_id: bareNumber(attributeId),
    attribute_value: value,
    category_id: bareNumber(categoryId),
  };
  const added = await store.call(addValue, body, options);
  return { valueId: added.attribute_value_id, name: added.attribute_value_name ?? value };
}

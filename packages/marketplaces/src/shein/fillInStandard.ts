import { z } from 'zod';
import { bareNumber } from '../shared/json.ts';
import { list, optionalFlag, optionalText, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const standard = z
  .object({
    default_language: optionalText,
    currency: optionalText,
    support_sale_attribute_sort: optionalFlag,
    fill_in_standard_list: list(
      z
        .object({ module: optionalText, field_key: text, required: optionalFlag, show: optionalFlag })
        .transform((field) => ({
          module: field.module,
          key: field.field_key,
          required: field.required === true,
          isShown: field.show !== false,
        })),
    ),
    picture_config_list: list(
      z
        .object({ field_key: text, is_true: optionalFlag })
        .transform((rule) => ({ key: rule.field_key, isOn: rule.is_true === true })),
    ),
  })
  .transform((given) => ({
    defaultLanguage: given.default_language,
    /** Of supply prices. */
    currency: given.currency,
    fields: given.fill_in_standard_list,
    pictures: given.picture_config_list,
  }));

export type SheinFillInStandard = z.output<typeof standard>;

const fillInStandard = {
  path: '/open-api/goods/query-publish-fill-in-standard',
  method: 'POST',
  repeatable: true,
  info: standard,
} satisfies Endpoint<z.ZodType>;

/** What publishing into a category asks for beside its attributes. */
export async function getSheinFillInStandard(
  store: SheinStore,
  { categoryId }: { categoryId?: string } = {},
  options: SheinCallOptions = {},
): Promise<SheinFillInStandard> {
  const question = categoryId === undefined ? {} : { category_id: bareNumber(categoryId) };
  return await store.call(fillInStandard, question, options);
}

import { z } from 'zod';
import { inBatches } from '../shared/batches.ts';
import { bareNumber } from '../shared/json.ts';
import { id, list, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const values = list(
  z.preprocess(
    // a bare id, or an object that holds it
    (given) =>
      typeof given === 'object' && given !== null && 'attribute_value_id' in given ? given.attribute_value_id : given,
    id,
  ),
);

const linkedRules = {
  path: '/open-api/goods/get-associated-attribute-rules',
  method: 'POST',
  repeatable: true,
  info: z.object({
    data: list(
      z.object({
        group_id: text,
        link_rule_attribute_list: list(
          z.object({ attribute_id: id, attribute_value_list: values, attribute_value_pre_fill_list: values }),
        ),
      }),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export interface SheinChosenValue {
  attributeId: string;
  valueId: string;
}

/** What one chosen value leaves to choose in another attribute, and what it fills in there. */
export interface SheinLinkedRule extends SheinChosenValue {
  linkedAttributeId: string;
  onlyValueIds: string[];
  preFilledValueIds: string[];
}

/** The rules that hang on these values, each asked for alone: what two values together bring about is not told apart. */
export async function getSheinLinkedRules(
  store: SheinStore,
  { categoryId, productTypeId, chosen }: { categoryId: string; productTypeId: string; chosen: SheinChosenValue[] },
  options: SheinCallOptions = {},
): Promise<SheinLinkedRule[]> {
  const rules: SheinLinkedRule[] = [];
  for (const batch of inBatches(chosen, store.settings.caps.linkedRuleGroups)) {
    const groups = batch.map(({ attributeId, valueId }, index) => ({
      group_id: String(index + 1),
      category_id: bareNumber(categoryId),
      product_type_id: bareNumber(productTypeId),
      attribute_list: [{ attribute_id: bareNumber(attributeId), attribute_value_id: bareNumber(valueId) }],
    }));
    const { data } = await store.call(linkedRules, { get_linked_rule_req_list: groups }, options);
    for (const { group_id, link_rule_attribute_list } of data) {
      const asked = batch[Number(group_id) - 1];
      if (!asked) continue;
      rules.push(
        ...link_rule_attribute_list.map((rule) => ({
          attributeId: asked.attributeId,
          valueId: asked.valueId,
          linkedAttributeId: rule.attribute_id,
          onlyValueIds: rule.attribute_value_list,
          preFilledValueIds: rule.attribute_value_pre_fill_list,
        })),
      );
    }
  }
  return rules;
}

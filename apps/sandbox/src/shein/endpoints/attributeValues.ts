import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import type { Category } from '../../world/category.ts';
import { categoryOf } from '../../world/categories.ts';
import type { SheinAttribute } from '../catalogue/attribute.ts';
import { attributesOf, categoryOfProductType } from '../catalogue/catalogue.ts';
import { storeEndpoint } from '../endpoint.ts';
import { badParameter, Refusal } from '../refusal.ts';
import type { SheinState } from '../state.ts';

/** @throws Refusal where there is no such leaf. */
function leafOf(categoryId: string): Category {
  const category = categoryOf(categoryId);
  if (!category?.leaf) throw badParameter(`category_id: ${categoryId} is no last category`);
  return category;
}

const attributesIn = (state: SheinState, category: Category) => attributesOf(category, state.changes.of(category.id));

/** To which attributes of a category the seller may add values. A category that does not exist has no row. */
export const customPermissions = storeEndpoint({
  path: '/open-api/goods/get-custom-attribute-permission-config',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({ category_id_list: z.array(id).min(1).max(200) }),
  act: ({ state, body }) => ({
    data: body.category_id_list.flatMap((categoryId) => {
      const category = categoryOf(categoryId);
      if (!category?.leaf) return [];
      return attributesIn(state, category).map((attribute) => ({
        attribute_id: digits(attribute.id),
        last_category_id: digits(categoryId),
        has_permission: attribute.open,
      }));
    }),
  }),
});

/** SHEIN says "half-width symbols": the full-width forms of ASCII are refused. */
const halfWidth = /^[^\u3000\uff01-\uff5e]*$/u;

export const addCustomValue = storeEndpoint({
  path: '/open-api/goods/add-custom-attribute-value',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({
    attribute_id: id,
    attribute_value: z.string().trim().min(1).max(100).regex(halfWidth),
    category_id: id,
    attribute_value_name_multis: z
      .array(z.object({ language: z.string(), attribute_value_name_multi: z.string() }))
      .optional(),
  }),
  act({ state, store, body }) {
    const category = leafOf(body.category_id);
    const attribute = attributesIn(state, category).find((each) => each.id === body.attribute_id);
    if (!attribute) throw badParameter(`attribute_id: ${body.attribute_id} is not of this category`);
    if (!attribute.open || attribute.retired)
      throw new Refusal(
        'sandbox-attribute-001',
        `无权限添加自定义属性值 ${attribute.zh} takes no values of the seller's own`,
      );
    const name = body.attribute_value;
    if (isTaken(state.ownValuesOf(store, category.id).get(attribute.id) ?? [], attribute, name))
      throw new Refusal('sandbox-attribute-002', `属性值已存在 ${name} exists already`);
    const english = body.attribute_value_name_multis?.find(({ language }) => /^en/i.test(language));
    const value = state.addOwnValue(store, {
      categoryId: category.id,
      attributeId: attribute.id,
      zh: name,
      en: english?.attribute_value_name_multi ?? name,
    });
    return {
      attribute_id: digits(attribute.id),
      attribute_value_id: digits(value.id),
      attribute_value_name: name,
      category_id: digits(category.id),
      supplier_id: Number(store.sellerId),
      supplier_source: 4,
      attribute_value_multi_arr: body.attribute_value_name_multis ?? null,
    };
  },
});

function isTaken(own: { zh: string; en: string }[], { values }: SheinAttribute, name: string): boolean {
  return [...own, ...values].some(({ zh, en }) => zh === name || en === name);
}

/** What the chosen values of each group leave to choose in other attributes, and what is proposed there. */
export const linkedRules = storeEndpoint({
  path: '/open-api/goods/get-associated-attribute-rules',
  method: 'POST',
  modes: ['semi', 'full'],
  body: z.object({
    get_linked_rule_req_list: z
      .array(
        z.object({
          group_id: z.string().min(1),
          category_id: id,
          product_type_id: id,
          attribute_list: z.array(z.object({ attribute_id: id, attribute_value_id: id })).min(1),
        }),
      )
      .min(1)
      .max(10),
  }),
  about: ({ get_linked_rule_req_list: groups }) => groups.map(({ product_type_id }) => product_type_id).join(),
  act({ state, body }) {
    const data = body.get_linked_rule_req_list.map(({ group_id, category_id, product_type_id, attribute_list }) => {
      const category = leafOf(category_id);
      if (categoryOfProductType(product_type_id) !== category)
        throw badParameter(`product_type_id: ${product_type_id} is not of category ${category_id}`);
      return {
        group_id,
        link_rule_attribute_list: rulesOf(attributesIn(state, category), attribute_list),
      };
    });
    return { data, meta: { count: data.length } };
  },
});

function rulesOf(attributes: SheinAttribute[], chosen: { attribute_id: string; attribute_value_id: string }[]) {
  const there = new Set(attributes.map((attribute) => attribute.id));
  return attributes
    .flatMap(({ id, links }) =>
      links.filter(({ valueId }) =>
        chosen.some((each) => each.attribute_id === id && each.attribute_value_id === valueId),
      ),
    )
    .filter(({ attributeId }) => there.has(attributeId))
    .map(({ attributeId, onlyValueIds, fillValueIds }) => ({
      attribute_id: digits(attributeId),
      attribute_value_list: onlyValueIds.map(digits),
      attribute_value_pre_fill_list: fillValueIds.length > 0 ? fillValueIds.map(digits) : null,
    }));
}

import type { AttributeField, AttributeRow } from '@pressroom/contract/attributes/field';
import { platformCategories } from '@pressroom/contract/platformCategories/platformCategories';
import type { Marketplace } from '@pressroom/contract/stores/marketplace';
import { productTypeOf } from '@pressroom/sandbox/src/shein/catalogue/catalogue.ts';
import { publishAtShein } from '@pressroom/sandbox/src/testing/publishing.ts';
import { publishAtTemu } from '@pressroom/sandbox/src/testing/temuPublishing.ts';
import { categoryOf, pathOf } from '@pressroom/sandbox/src/world/categories.ts';
import type { Category } from '@pressroom/sandbox/src/world/category.ts';
import type { Caller } from '../../caller.ts';
import { must } from '../../demo/shop.ts';
import type { MarketTest } from '../authorizedStore.ts';
import { payloadOf, findFields } from '../../features/platformCategories/platformCategories.public.ts';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';

/** One leaf of each kind of goods; among them one of 120 attributes, one of 2,000 values, and one whose id fits no double. */
export const leaves = ['1704', '1941', '1951', '1972', '1995', '2000', '2014', '2020', '2024', '9007199254742037'].map(
  (id) => categoryOf(id)!,
);

const shopOf = { shein: 's1', temu: 's4' } as const;

export interface Place {
  marketplace: Marketplace;
  storeId: string;
  productTypeId: string;
  category: Category;
  path: Category[];
  fields: readonly AttributeField[];
}

/** A server that asks a marketplace: a test's, or any other. */
export interface AskingServer {
  admin: Caller;
  test: { app: App; db: Db };
}

/** The category as the form opens it: its attributes asked for, and the rules that hang on its values. */
export async function openPlace(
  { admin, test }: AskingServer,
  { marketplace, storeId, category }: Pick<Place, 'marketplace' | 'storeId' | 'category'>,
): Promise<Place> {
  const productTypeId = marketplace === 'shein' ? productTypeOf(category) : category.id;
  const of = { storeId, productTypeId, categoryId: category.id };
  const { fields } = await must(admin, platformCategories.attributes, of);
  const chosen = fields
    .filter(({ values }) => values.length <= 100)
    .flatMap(({ id, values }) => values.map((value) => ({ attributeId: id, valueId: value.id })));
  if (marketplace === 'shein') {
    for (let from = 0; from < chosen.length; from += 500) {
      await must(admin, platformCategories.linkedRules, { ...of, chosen: chosen.slice(from, from + 500) });
    }
  }
  const known = await findFields(test.db, { storeId, productTypeId, chosen });
  return { marketplace, storeId, productTypeId, category, path: pathOf(category), fields: known!.fields };
}

/** The place's part of a form. */
export function partOf({ marketplace, storeId, productTypeId, path }: Place, rows: readonly AttributeRow[]) {
  return {
    [`${marketplace}StoreId`]: storeId,
    [`${marketplace}ProductTypeId`]: productTypeId,
    [`${marketplace}CategoryIds`]: JSON.stringify(path.map(({ id }) => id)),
    [`${marketplace}Category`]: JSON.stringify(path.map(({ chinese }) => chinese)),
    [`${marketplace}Property`]: JSON.stringify(rows),
  };
}

/** What the marketplace says to a product with these values; empty: it has taken it. */
export async function publish(
  { test, sandbox }: MarketTest,
  place: Place,
  rows: readonly AttributeRow[],
): Promise<string> {
  const { marketplace, storeId, productTypeId } = place;
  const given = { store: shopOf[marketplace], categoryId: place.category.id };
  const payload = await payloadOf(test.db, { storeId, productTypeId, rows });
  if (marketplace === 'shein') {
    const { product_attribute_list } = payload as { product_attribute_list: object[] };
    const { refused } = await publishAtShein(sandbox, { ...given, attributes: product_attribute_list });
    return refused.flatMap(({ form, messages }) => messages.map((message) => `${form}: ${message}`)).join('; ');
  }
  const { productPropertyReqs, productSpecPropertyReqs } = payload as Record<string, object[]>;
  const { success, errorMsg } = await publishAtTemu(sandbox, {
    ...given,
    properties: productPropertyReqs!,
    specifications: productSpecPropertyReqs!,
  });
  return success ? '' : errorMsg;
}

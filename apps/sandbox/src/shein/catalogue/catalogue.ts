import { type CatalogueChange, changed } from '../../markets/catalogue.ts';
import { categories } from '../../world/categories.ts';
import type { Category, Goods } from '../../world/category.ts';
import { addedAttribute, type AttributeRecipe, attributesFrom, type SheinAttribute } from './attribute.ts';
import { clothing, workwear } from './clothing.ts';
import { common, plain, socks } from './common.ts';
import { mug } from './mug.ts';
import { everyPhone, phoneCase } from './phoneCase.ts';
import { poster } from './poster.ts';

const recipes: Record<Goods, { first: number; own: AttributeRecipe[] }> = {
  clothing: { first: 1100, own: clothing },
  mug: { first: 1200, own: mug },
  poster: { first: 1300, own: poster },
  phoneCase: { first: 1400, own: phoneCase },
  everyPhone: { first: 1500, own: everyPhone },
  socks: { first: 1600, own: socks },
  plain: { first: 1700, own: plain },
  workwear: { first: 2000, own: workwear },
};

const shared = { attributes: attributesFrom(common, 1000), recipes: common };
const ownAttributes = new Map<Goods, SheinAttribute[]>();

/** The product type of a leaf category. Its number differs from the category's, so that a mix-up shows. */
export const productTypeOf = ({ id, leaf }: Category): string => (leaf ? String(BigInt(id) + 40_000n) : '0');

const byProductType = new Map(categories.filter(({ leaf }) => leaf).map((leaf) => [productTypeOf(leaf), leaf]));
export const categoryOfProductType = (productType: string): Category | undefined => byProductType.get(productType);

/** The attributes of a leaf category after SHEIN's changes. */
export function attributesOf(category: Category, changes: CatalogueChange[]): SheinAttribute[] {
  const { first, own } = recipes[category.goods];
  let attributes = ownAttributes.get(category.goods);
  if (!attributes) ownAttributes.set(category.goods, (attributes = attributesFrom(own, first)));
  const all = [...pick(attributes, own, category), ...pick(shared.attributes, shared.recipes, category)];
  return changed(all, changes, addedAttribute);
}

function pick(attributes: SheinAttribute[], own: AttributeRecipe[], { id, goods }: Category): SheinAttribute[] {
  const serial = Number(id.slice(-3));
  return attributes.filter(
    (_each, index) => goods === 'workwear' || !own[index]!.sometimes || (serial + index) % 4 !== 0,
  );
}

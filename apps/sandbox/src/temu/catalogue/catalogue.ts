import { type CatalogueChange, changed } from '../../markets/catalogue.ts';
import type { Category, Goods } from '../../world/category.ts';
import { clothing, workwear } from './clothing.ts';
import { common, plain, socks } from './common.ts';
import { mug } from './mug.ts';
import { everyPhone, phoneCase } from './phoneCase.ts';
import { poster } from './poster.ts';
import {
  addedProperty,
  inCategory,
  propertiesFrom,
  type PropertyRecipe,
  type TemuProperty,
  templatePidOf,
} from './property.ts';

const recipes: Record<Goods, { first: number; own: PropertyRecipe[] }> = {
  clothing: { first: 1100, own: clothing },
  mug: { first: 1200, own: mug },
  poster: { first: 1300, own: poster },
  phoneCase: { first: 1400, own: phoneCase },
  everyPhone: { first: 1500, own: everyPhone },
  socks: { first: 1600, own: socks },
  plain: { first: 1700, own: plain },
  workwear: { first: 2000, own: workwear },
};

const shared = { properties: propertiesFrom(common, 1000), recipes: common };
const ownProperties = new Map<Goods, TemuProperty[]>();

/** The properties of a leaf category after TEMU's changes; other categories have none. */
export function propertiesOf(category: Category, changes: CatalogueChange[]): TemuProperty[] {
  if (!category.leaf) return [];
  const { first, own } = recipes[category.goods];
  let properties = ownProperties.get(category.goods);
  if (!properties) ownProperties.set(category.goods, (properties = propertiesFrom(own, first)));
  const all = [...pick(properties, own, category), ...pick(shared.properties, shared.recipes, category)];
  const make = (...given: Parameters<typeof addedProperty>) => inCategory(addedProperty(...given), category.id);
  return changed(
    all.map((property) => inCategory(property, category.id)),
    changes,
    make,
  );
}

function pick(properties: TemuProperty[], own: PropertyRecipe[], { id, goods }: Category): TemuProperty[] {
  const serial = Number(id.slice(-3));
  return properties.filter(
    (_each, index) => goods === 'workwear' || !own[index]!.sometimes || (serial + index) % 4 !== 0,
  );
}

/** The values that are still taken. */
export const offered = ({ values }: TemuProperty) => values.filter(({ retired }) => !retired);

export const parentTemplatePid = ({ parentPid }: TemuProperty, category: Category): string =>
  parentPid === undefined ? '0' : templatePidOf(parentPid, category.id);

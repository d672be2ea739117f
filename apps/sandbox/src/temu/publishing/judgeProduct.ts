import { categoryOf, pathOf } from '../../world/categories.ts';
import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import { propertiesOf } from '../catalogue/catalogue.ts';
import { Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import type { Finding } from './entry.ts';
import { judgePictures } from './judgePictures.ts';
import { judgeProperties } from './judgeProperties.ts';
import { judgeShop } from './judgeShop.ts';
import { findTaken, judgeSkus } from './judgeSkus.ts';
import { judgeSpecs } from './judgeSpecs.ts';
import { judgeCharts, judgeModels } from './judgeWorn.ts';
import { chainOf, type NewProduct } from './product.ts';

/** The leaf of the chain. @throws Refusal where the chain is none that products may be put into. */
export function categoryOfProduct(product: NewProduct): Category {
  const chain = chainOf(product);
  const category = categoryOf(chain.at(-1) ?? '');
  if (!category?.leaf || category.hiddenType !== 0) throw new Refusal(2_000_009, 'the category is invalid');
  const path = pathOf(category).map(({ id }) => id);
  if (path.join() !== chain.join()) throw new Refusal(6_000_011, `the category path must be ${path.join('/')}`);
  return category;
}

/** Everything that TEMU refuses in a new product, as far as the documentation is sure. */
export function judgeProduct(state: TemuState, store: Store, product: NewProduct, category: Category): Finding[] {
  const { world } = state.core;
  return [
    ...judgeContent(state, product, category),
    ...judgePictures(world.links, product, category),
    ...judgeShop(world, store, product),
    ...judgeSkus(store, product, category),
    ...judgeSpecs({ world, store, category, template: templateOf(state, category) }, product),
    ...judgeOrigin(product),
    ...judgeCharts(world, store, product, category),
    ...judgeModels(world, store, product, category),
    ...findTaken(state, store, product),
  ];
}

const templateOf = (state: TemuState, category: Category) => propertiesOf(category, state.changes.of(category.id));

/** The properties alone, and the specifications that the category knows. */
export function judgeContent(state: TemuState, product: NewProduct, category: Category): Finding[] {
  // specifications of the seller's own belong to no property
  const specs = product.productSpecPropertyReqs.filter(({ templatePid }) => templatePid !== '0');
  return judgeProperties(templateOf(state, category), { properties: product.productPropertyReqs, specs });
}

/** The province is told where the country is China. */
function judgeOrigin({ productWhExtAttrReq: { productOrigin } }: NewProduct): Finding[] {
  const { region1ShortName, region2Id = '0' } = productOrigin;
  return region1ShortName === 'CN' && region2Id === '0'
    ? [{ code: 2_000_146, message: 'productOrigin: region2Id is missing' }]
    : [];
}

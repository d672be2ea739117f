import type { Category } from '../../world/category.ts';
import type { Store } from '../../world/stores.ts';
import type { World } from '../../world/world.ts';
import { modelsOf, modelTypeOf } from '../catalogue/models.ts';
import { chartClassOf, chartsFor, productChartOf } from '../catalogue/sizeCharts.ts';
import type { Finding } from './entry.ts';
import type { NewProduct } from './product.ts';

const chart = (message: string): Finding => ({ code: 6_000_012, message });
const model = (message: string): Finding => ({ code: 1_000_003, message: `goodsModelReqs: ${message}` });

/** The size charts of what is worn. A set has one for each of its parts. */
export function judgeCharts(world: World, store: Store, product: NewProduct, category: Category): Finding[] {
  const ids = [...new Set([...product.sizeTemplateIds, ...product.showSizeTemplateIds])];
  const found = chartClassOf(category);
  if (!found) return ids.length > 0 ? [chart('the category has no size charts')] : [];
  const usable = new Set(
    chartsFor(world, store, found).map((each) =>
      each.reusable ? productChartOf(world, store, each) : each.businessId,
    ),
  );
  const unusable = ids.filter((id) => !usable.has(id));
  if (unusable.length > 0)
    return unusable.map((id) => chart(`${id} is no size chart of the shop for a product of this category`));
  const wanted = Math.max(1, found.relatedClassIds.length);
  return product.sizeTemplateIds.length < wanted ? [chart(`sizeTemplateIds: at least ${wanted}`)] : [];
}

/** Publishing counts the types of models from 1. */
export function judgeModels(world: World, store: Store, product: NewProduct, category: Category): Finding[] {
  if (product.goodsModelReqs.length === 0) return [];
  const type = modelTypeOf(category);
  if (type === undefined) return [model('the category shows no models')];
  const known = new Map(modelsOf(world, store).map((each) => [each.id, each]));
  return product.goodsModelReqs.flatMap(({ modelId, modelType }) => {
    if (known.get(modelId)?.type !== type) return [model(`there is no model ${modelId} of this type`)];
    return modelType === type + 1 ? [] : [model(`modelType must be ${type + 1}`)];
  });
}

import { z } from 'zod';
import type { ListingDraft } from '../../publishing/draft.ts';
import type { CallOptions } from '../../shared/call.ts';
import { bareNumber } from '../../shared/json.ts';
import { id } from '../../shared/wire.ts';
import { chosenModel, findTemuModels, temuModelType } from '../models.ts';
import { findTemuSizeCharts } from '../sizeCharts.ts';
import type { TemuStore } from '../temuStore.ts';
import { placeholder, type SpecEntry } from './specCalls.ts';

/**
 * The size charts of the name that the classification template has. Templates of charts are made into charts of products
 * first; sets have one chart of this name for each of their parts.
 */
export async function sizeChartsFor(
  store: TemuStore,
  { sizeChartName, categoryIds }: ListingDraft,
  options: CallOptions,
): Promise<string[]> {
  if (sizeChartName === '') return [];
  const charts = await findTemuSizeCharts(store, { categoryId: categoryIds.at(-1) ?? '0' }, options);
  const ids: string[] = [];
  for (const { businessId, isTemplate } of charts.filter(({ name }) => name === sizeChartName))
    ids.push(isTemplate ? await makeProductChart(store, businessId, options) : businessId);
  return ids;
}

async function makeProductChart(store: TemuStore, businessId: string, options: CallOptions): Promise<string> {
  const question = { businessId: bareNumber(businessId) };
  return (await store.call('productSizeChart', question, z.object({ tempBusinessId: id }), options)).tempBusinessId;
}

/** Publishing counts a model's features and fit from 1: a real person, true to size. */
const [realPerson, trueToSize] = [1, 1];

/** The entry of the chosen model, where the shop has it; it wears the first of the sizes. */
export async function modelsFor(
  store: TemuStore,
  { draft, sizes }: { draft: ListingDraft; sizes: readonly SpecEntry[] },
  options: CallOptions,
): Promise<object[]> {
  if (!draft.model) return [];
  const { specId, specName } = sizes[0] ?? placeholder;
  for (const modelType of Object.values(temuModelType)) {
    const model = chosenModel(await findTemuModels(store, { modelType }, options), draft.model);
    if (!model) continue;
    return [
      {
        modelId: bareNumber(model.modelId),
        modelName: model.name,
        modelProfileUrl: model.portrait ?? '',
        // the lists of models count from 0
        modelType: modelType + 1,
        modelFeature: realPerson,
        sizeSpecId: specId,
        sizeSpecName: specName,
        tryOnResult: trueToSize,
      },
    ];
  }
  return [];
}

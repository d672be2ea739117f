import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { id, integer, list, optionalFlag, optionalInteger, optionalText } from '../shared/wire.ts';
import type { TemuStore } from './temuStore.ts';
import { everyPage } from './everyPage.ts';

/** Of the model lists; publishing counts from 1 instead. */
export const temuModelType = { apparel: 0, shoe: 1 } as const;

const modelPage = z.object({
  total: integer,
  modelList: list(
    z
      .object({ id, modelName: optionalText, modelType: optionalInteger, headPortrait: optionalText })
      .transform((model) => ({
        modelId: model.id,
        name: model.modelName ?? model.id,
        modelType: model.modelType,
        portrait: model.headPortrait,
      })),
  ),
});

export type TemuModel = z.output<typeof modelPage>['modelList'][number];

/** The model that was chosen in this shop or in another one: by its id, else by its name. */
export function chosenModel<Model extends { modelId: string; name: string }>(
  models: readonly Model[],
  { id: wanted, name }: { id: string; name: string },
): Model | undefined {
  return models.find(({ modelId }) => modelId === wanted) ?? models.find((model) => model.name === name);
}

const pageSize = 100;

/** The models that a shop has registered, of one type. */
export async function findTemuModels(
  store: TemuStore,
  { modelType }: { modelType: number },
  options: CallOptions = {},
): Promise<TemuModel[]> {
  return await everyPage(pageSize, async (pageNo) => {
    const { total, modelList } = await store.call('models', { pageNo, pageSize, modelType }, modelPage, options);
    return { count: total, rows: modelList };
  });
}

const modelRule = z
  .object({ enabled: optionalFlag, enabledModelType: optionalInteger })
  .transform(({ enabled, enabledModelType }) => ({ enabled: enabled === true, modelType: enabledModelType }));

export type TemuModelRule = z.output<typeof modelRule>;

/** Whether a category shows models, and of which type. */
export async function getTemuModelRule(
  store: TemuStore,
  { categoryId }: { categoryId: string },
  options: CallOptions = {},
): Promise<TemuModelRule> {
  return await store.call('modelRule', { catId: bareNumber(categoryId) }, modelRule, options);
}

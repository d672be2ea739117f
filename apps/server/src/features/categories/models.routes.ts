import {
  boxesOf,
  type CategoryModel,
  categoryModel,
  categoryModels,
  flattened,
} from '@pressroom/contract/categories/models';
import type { Act } from '../../platform/act.ts';
import { underIds } from '../../platform/audit.ts';
import { failField } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { fileUrl } from '../../platform/storage/blobs.ts';
import { findPictures } from '../library/library.public.ts';
import {
  deleteModels,
  findModels,
  getModel,
  lockCategoryForModels,
  lockModels,
  type ModelRecord,
  putModel,
  type Settled,
  settleDefaults,
} from './models/queries.ts';
import { modelBoxes } from './models/rules.ts';
import type { RemakePreviews } from './previews/remakePreviews.ts';

/** `remakePreviews` belongs to the SKU mappings, whose feature imports this one. */
export const categoryModelsRoutes = (remakePreviews: RemakePreviews): FeatureRoutes =>
  routes(categoryModels, {
    async list({ db, input }) {
      const { rows, total } = await findModels(db, input);
      return { rows: rows.map(presentModel), total };
    },

    async save(act) {
      const { tx, input, audit } = act;
      const { id, productCodeCategoryId: categoryId, shopId, bottomImageId, printNum, isDefault } = input;
      if (!(await lockCategoryForModels(tx, categoryId)))
        failField('productCodeCategoryId', 'categories.categoryMissing');
      const before = id === undefined ? undefined : (await lockModels(tx, [id]))[0];
      if (before) {
        if (before.categoryId !== categoryId) failField('productCodeCategoryId', 'categories.categoryMissing');
        const show = () => presentModel(before);
        await refuseStale(tx, { object: 'categoryModels', record: before, loaded: input.gmtModified, show });
      }
      const pictures = await findPictures(tx, [bottomImageId]);
      const printLocations = modelBoxes(boxesOf(input), printNum, pictures.get(bottomImageId));
      const saved = await putModel(tx, id, { categoryId, shopId, bottomImageId, printNum, printLocations });
      const staysDefault = before?.isDefault === 1 && before.shopId === shopId;
      const settled = await settleDefaults(tx, [categoryId], isDefault === 1 || staysDefault ? saved : undefined);
      await remakePreviews(act, [categoryId]);
      const after = await getModel(tx, saved);
      audit({ object: 'categoryModels', ids: [saved], before: before && historyOf(before), after: historyOf(after) });
      auditSettled(
        act,
        settled.filter((model) => model.id !== saved),
      );
      return presentModel(after);
    },

    async delete(act) {
      const { tx, input, audit } = act;
      const before = await lockModels(tx, input.ids);
      const touched = [...new Set(before.map((model) => model.categoryId))];
      await deleteModels(tx, input.ids);
      const settled = await settleDefaults(tx, touched);
      await remakePreviews(act, touched);
      audit({ object: 'categoryModels', ids: input.ids, before: underIds(before, historyOf) });
      auditSettled(act, settled);
      return null;
    },
  });

/** Models that an act has made the default of their store, or no default any more, though it was about others. */
function auditSettled({ audit }: Act, models: readonly Settled[]): void {
  if (models.length === 0) return;
  audit({
    object: 'categoryModels',
    ids: models.map(({ id }) => id),
    before: underIds(models, ({ isDefault }) => ({ isDefault: 1 - isDefault })),
    after: underIds(models, ({ isDefault }) => ({ isDefault })),
  });
}

function presentModel(record: ModelRecord): CategoryModel {
  const { categoryId, imageKey, imageWidth, imageHeight, printLocations } = record;
  return categoryModel.parse({
    ...record,
    ...flattened(printLocations),
    productCodeCategoryId: categoryId,
    bottomImageUrl: fileUrl(imageKey),
    bottomImageMetaData: { width: imageWidth, height: imageHeight },
  });
}

/** What the audit keeps of a model: the fields that its form can change. */
function historyOf({ shopId, shopName, categoryId, bottomImageId, isDefault, printNum, printLocations }: ModelRecord) {
  return { shopId, shopName, categoryId, bottomImageId, isDefault, printNum, printLocations };
}

import { categories, type categoryForm } from '@pressroom/contract/categories/categories';
import { codeType } from '@pressroom/contract/codes/codes';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { refuseStale } from '../../platform/stale.ts';
import { lockCodes } from '../codes/codes.public.ts';
import { findPictures } from '../library/library.public.ts';
import { presentCategory } from './record/present.ts';
import {
  type CategoryRecord,
  type CategoryValues,
  deleteCategory,
  findCategories,
  findCategoryOptions,
  getCategory,
  insertCategory,
  lockCategory,
  updateCategory,
} from './record/queries.ts';
import { categoryValues } from './record/rules.ts';
import { countModels } from './models/queries.ts';
import { tryPrints } from './previews/tryPrints.ts';
import type { FollowPrintNumber, RemakePreviews } from './previews/remakePreviews.ts';
import type { FollowCreated } from './productCodes/followCreated.ts';
import { countOtherPrints, refuseUnconfirmedPrints } from './record/otherPrints.ts';
import { presentCategoryCode } from './productCodes/present.ts';
import { findCodesOf } from './productCodes/queries.ts';
import { productCodeHandlers } from './productCodes.routes.ts';

interface Followers {
  remakePreviews: RemakePreviews;
  followPrintNumber: FollowPrintNumber;
  followCreated: FollowCreated;
}

/** What follows a change belongs to the SKU mappings and the products, whose features import this one. */
export const categoriesRoutes = ({ remakePreviews, followPrintNumber, followCreated }: Followers): FeatureRoutes =>
  routes(categories, {
    ...productCodeHandlers(followCreated),

    async page({ db, input }) {
      const { rows, total } = await findCategories(db, input);
      const listed = rows.map(presentCategory);
      if (!input.withProductCodes) return { rows: listed, total };
      const ids = listed.map(({ id }) => id);
      const codes = await findCodesOf(db, ids);
      return {
        rows: listed.map((row) => ({ ...row, productCodes: (codes.get(row.id) ?? []).map(presentCategoryCode) })),
        total,
      };
    },

    options: ({ db }) => findCategoryOptions(db),

    async detail({ db, input }) {
      return presentCategory(await getCategory(db, input.id));
    },

    tryPrints: ({ app, db, input }) => tryPrints({ app, db }, input),

    otherPrints: ({ db, input }) => countOtherPrints(db, input.id, input.numberOfPrints),

    async create({ tx, input, audit }) {
      const after = await insertCategory(tx, await valuesOf(tx, input));
      audit({ object: 'categories', ids: [after.id], after: historyOf(after) });
      return presentCategory(after);
    },

    async update(act) {
      const { tx, input, audit } = act;
      const { id, gmtModified, confirmPrints, ...form } = input;
      const before = await lockCategory(tx, id);
      const show = async () => presentCategory(await getCategory(tx, id));
      await refuseStale(tx, { object: 'categories', record: before, loaded: gmtModified, show });
      const values = await valuesOf(tx, form, before);
      const moves = values.styleId !== before.styleId || values.colorId !== before.colorId;
      if (moves && before.productCodeCount > 0) {
        fail(409, 'categories.codesLocked', { data: { productCodes: before.productCodeCount } });
      }
      if (values.numberOfPrints !== before.numberOfPrints) {
        await refuseUnconfirmedPrints(tx, { id, numberOfPrints: values.numberOfPrints }, confirmPrints);
      }
      const after = await updateCategory(tx, id, values);
      if (looksDifferent(before, after)) await remakePreviews(act, [id]);
      if (after.numberOfPrints !== before.numberOfPrints) await followPrintNumber(act, id);
      audit({ object: 'categories', ids: [id], before: historyOf(before), after: historyOf(after) });
      return presentCategory(after);
    },

    async delete({ tx, input, audit }) {
      const before = await lockCategory(tx, input.id);
      const productCodes = before.productCodeCount;
      const models = await countModels(tx, input.id);
      if (productCodes + models > 0) {
        const places = [
          ...(productCodes > 0
            ? [{ key: 'categories.usedByProductCodes' as const, params: { count: productCodes } }]
            : []),
          ...(models > 0 ? [{ key: 'categories.usedByModels' as const, params: { count: models } }] : []),
        ];
        fail(409, 'platform.inUse', { params: { places }, data: { productCodes, models } });
      }
      await deleteCategory(tx, input.id);
      audit({ object: 'categories', ids: [input.id], before: historyOf(before) });
      return null;
    },
  });

async function valuesOf(
  tx: Tx,
  form: z.output<typeof categoryForm>,
  present?: CategoryRecord,
): Promise<CategoryValues> {
  const { styleCode, colorCode, bottomImageId } = form;
  const code = await lockCodes(tx, [
    { type: codeType.style, code: styleCode },
    { type: codeType.colour, code: colorCode },
  ]);
  const pictures = await findPictures(tx, [bottomImageId]);
  const found = {
    style: code(codeType.style, styleCode),
    color: code(codeType.colour, colorCode),
    picture: pictures.get(bottomImageId),
  };
  return categoryValues(form, found, present);
}

/** What the audit keeps of a category: the fields that its form can change. */
function historyOf(category: CategoryRecord) {
  const { name, styleCode, colorCode, bottomImageId, numberOfPrints, printLocations, blend } = category;
  const { boxLength, boxWidth, boxHigh, boxWeight } = category;
  return {
    name,
    styleCode,
    colorCode,
    bottomImageId,
    numberOfPrints,
    printLocations,
    blend,
    boxLength,
    boxWidth,
    boxHigh,
    boxWeight,
  };
}

/** Whether the category shows its prints on another picture, at other positions or in another way now. */
function looksDifferent(before: CategoryRecord, after: CategoryRecord): boolean {
  const lookOf = ({ baseBlobId, printLocations, blend }: CategoryRecord) => ({ baseBlobId, printLocations, blend });
  return !isDeepStrictEqual(lookOf(before), lookOf(after));
}

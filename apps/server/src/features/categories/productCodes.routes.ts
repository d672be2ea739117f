import { categories } from '@pressroom/contract/categories/categories';
import type { ProductCodeUses } from '@pressroom/contract/categories/productCodes';
import { codeType } from '@pressroom/contract/codes/codes';
import { mayCall } from '../../platform/access/actor.ts';
import { underIds } from '../../platform/audit.ts';
import type { Tx } from '../../platform/database/database.ts';
import { fail, failField } from '../../platform/failure.ts';
import type { Handlers } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { handBack, presentCheck, sheetIn } from '../../platform/spreadsheet/sheetPlan.ts';
import { refuseStale } from '../../platform/stale.ts';
import { type Code, lockCodes } from '../codes/codes.public.ts';
import { presentProductChoice, presentProductCode } from './productCodes/present.ts';
import type { FollowCreated } from './productCodes/followCreated.ts';
import { addMissingProductCodes } from './productCodes/addMissing.ts';
import { importProductCodes, judgeProductSheet } from './productCodes/import.ts';
import {
  countProductCodeUses,
  deleteProductCode,
  findProductCodes,
  getProductCode,
  lockCategoryCodesForShare,
  insertProductCode,
  lockProductCode,
  type ProductCodeRecord,
  updateProductCode,
} from './productCodes/queries.ts';
import { insertStockCorrection } from './stock/correct.ts';
import { productTemplate, readProductSheet } from './productCodes/sheet.ts';

type ProductCodeCalls =
  | 'productCodePage'
  | 'createProductCode'
  | 'updateProductCode'
  | 'deleteProductCode'
  | 'createProductCodes'
  | 'checkCodesImport'
  | 'correctedCodesImport'
  | 'importProductCodes'
  | 'productCodeTemplate';

export const productCodeHandlers = (
  followCreated: FollowCreated,
): Pick<Handlers<typeof categories>, ProductCodeCalls> => ({
  async productCodePage({ db, actor, input }) {
    const { rows, total } = await findProductCodes(db, input);
    const present = mayCall(actor, categories.updateProductCode) ? presentProductCode : presentProductChoice;
    return { rows: rows.map(present), total };
  },

  async createProductCode(act) {
    const { tx, actor, input, audit } = act;
    await followCreated.lock(tx);
    const { productCodeCategoryId: categoryId, sizeCode, realStock } = input;
    const category = await lockCategoryCodesForShare(tx, categoryId);
    if (!category) failField('productCodeCategoryId', 'categories.categoryMissing');
    const size = await lockSize(tx, sizeCode);
    const after = await insertProductCode(tx, { categoryId, sizeId: size.id, code: join(category, size), realStock });
    await insertStockCorrection(tx, {
      productCodeId: after.id,
      quantity: realStock,
      createUser: actor.username,
      note: '',
    });
    audit({ object: 'productCodes', ids: [after.id], after: historyOf(after) });
    await followCreated.follow(act, [after.id]);
    return presentProductCode(after);
  },

  async updateProductCode(act) {
    const { tx, actor, input, audit } = act;
    const { id, sizeCode, realStock, stockNote: note, gmtModified } = input;
    const loaded = await getProductCode(tx, id);
    if (loaded.sizeCode !== sizeCode) await followCreated.lock(tx);
    const before = await lockProductCode(tx, id);
    const show = () => presentProductCode(before);
    await refuseStale(tx, { object: 'productCodes', record: before, loaded: gmtModified, show });
    const size = await lockSize(tx, sizeCode);
    if (size.id !== before.sizeId) {
      const uses = await countProductCodeUses(tx, id);
      if (isUsed(uses)) fail(409, 'categories.sizeLocked', { data: uses });
    }
    const after = await updateProductCode(tx, id, { sizeId: size.id, code: join(before, size), realStock });
    const quantity = realStock - before.realStock;
    if (quantity !== 0)
      await insertStockCorrection(tx, { productCodeId: id, quantity, createUser: actor.username, note });
    audit({
      object: 'productCodes',
      ids: [id],
      before: historyOf(before),
      after: { ...historyOf(after), ...(note && quantity !== 0 && { stockNote: note }) },
    });
    if (after.sizeId !== before.sizeId) await followCreated.follow(act, [id]);
    return presentProductCode(after);
  },

  async deleteProductCode({ tx, input, audit }) {
    const before = await lockProductCode(tx, input.id);
    const uses = await countProductCodeUses(tx, input.id);
    if (isUsed(uses)) {
      const places = [
        ...(uses.mappings > 0 ? [{ key: 'categories.usedByMappings' as const, params: { count: uses.mappings } }] : []),
        ...(uses.orderLines > 0
          ? [{ key: 'categories.usedByOrders' as const, params: { count: uses.orderLines } }]
          : []),
        ...(uses.skus > 0 ? [{ key: 'categories.usedBySkus' as const, params: { count: uses.skus } }] : []),
        ...(uses.listings > 0 ? [{ key: 'publishing.usedByListings' as const, params: { count: uses.listings } }] : []),
      ];
      fail(409, 'platform.inUse', { params: { places }, data: uses });
    }
    await deleteProductCode(tx, input.id);
    audit({ object: 'productCodes', ids: [input.id], before: historyOf(before) });
    return null;
  },

  async createProductCodes(act) {
    const { styleCode, colorCodes, sizeCodes, realStock } = act.input;
    const colors = [...new Set(colorCodes)];
    const pairs = colors.flatMap((colorCode) => [...new Set(sizeCodes)].map((sizeCode) => ({ colorCode, sizeCode })));
    const found = await addMissingProductCodes(act, { styleCode, pairs, realStock }, followCreated);
    return { created: found.added, existing: found.existing, withoutCategory: found.withoutCategory };
  },

  async checkCodesImport({ db, files }) {
    const { bytes } = await sheetIn(files);
    return presentCheck((await judgeProductSheet(db, await readProductSheet(bytes))).plan);
  },

  async correctedCodesImport({ db, files, t }) {
    const given = await sheetIn(files);
    const { plan } = await judgeProductSheet(db, await readProductSheet(given.bytes));
    return handBack(given, plan.findings, t);
  },

  async importProductCodes({ files, input, write }) {
    const { fileName, bytes } = await sheetIn(files);
    const sheet = await readProductSheet(bytes);
    return write(async (act) => {
      await followCreated.lock(act.tx);
      const { created, existing, refused } = await importProductCodes(act, { ...input, sheet, fileName });
      const stock = underIds(created, ({ code, realStock }) => ({ code, realStock }));
      const ids = created.map(({ id }) => id);
      act.audit({ object: 'productCodes', ids, after: { file: fileName, ...stock } });
      await followCreated.follow(act, ids);
      return { created: created.length, existing, refused };
    });
  },

  productCodeTemplate: async ({ t }) => ({
    body: await productTemplate(t),
    fileName: 'product-code-import.xlsx',
    mime: xlsxType,
  }),
});

const isUsed = ({ mappings, orderLines, skus, listings }: ProductCodeUses) =>
  mappings + orderLines + skus + listings > 0;

/** What the audit keeps of a product code: the fields that its form can change, and its category. */
function historyOf({ code, categoryName, sizeCode, realStock }: ProductCodeRecord) {
  return { code, categoryName, sizeCode, realStock };
}

async function lockSize(tx: Tx, code: string): Promise<Code> {
  const found = await lockCodes(tx, [{ type: codeType.size, code }]);
  return found(codeType.size, code) ?? failField('sizeCode', 'categories.unknownCode', { code });
}

function join({ styleCode, colorCode }: { styleCode: string; colorCode: string }, size: Code): string {
  return [styleCode, colorCode, size.code].join('-');
}

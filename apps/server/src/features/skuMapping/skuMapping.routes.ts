import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { underIds } from '../../platform/audit.ts';
import { fail } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { handBack, presentCheck, sheetIn } from '../../platform/spreadsheet/sheetPlan.ts';
import { findCombinationOfSku } from '../products/products.public.ts';
import { writeRows } from '../../platform/spreadsheet/write.ts';
import { acceptCertain, findCertain, precheckCertain } from './bulk/certain.ts';
import { countSelected, deleteSelected, refuseOtherCount } from './bulk/delete.ts';
import { exportedRows } from './bulk/export.ts';
import { readMappingSheet } from './import/sheet.ts';
import { countFollowers, type FollowMappings } from './record/follow.ts';
import { historyOf } from './record/history.ts';
import { checkDraft } from './save/draft.ts';
import { findMappedProducts, findMappingRows } from './record/lists.queries.ts';
import { mappingTemplate, sheetColumns } from './import/template.ts';
import { importMappings, planImport, precheckImport } from './import/import.ts';
import { saveMapping } from './save/save.ts';
import { lockMappingsForSaving } from './record/lock.ts';
import { presentMappedProduct, presentMapping } from './record/present.ts';
import { findSuggestions } from './waiting/suggestions.ts';
import { findWaiting } from './waiting/waiting.ts';
import {
  deleteMappings,
  findMappingsById,
  findMappingOfSku,
  lockMappings,
  type MappingRow,
  storesOfMappings,
} from './record/queries.ts';

/** `follow` brings orders up to changed mappings: orders import this feature, which therefore cannot import orders. */
export function skuMappingRoutes(follow: FollowMappings): FeatureRoutes {
  return routes(skuMapping, {
    async productPage({ db, input }) {
      const { rows, total } = await findMappedProducts(db, input);
      return { rows: rows.map(presentMappedProduct), total };
    },

    async page({ db, input }) {
      const { rows, total } = await findMappingRows(db, input);
      return { rows: rows.map(presentMapping), total };
    },

    async save(act) {
      const { before, after } = await saveMapping(act, act.input);
      act.audit({
        object: 'skuMapping',
        ids: [after.id],
        before: before && historyOf(before),
        after: { ...historyOf(after), ...confirmedIn(after) },
      });
      const { released, changed } = await follow(act, [after], before ? [before] : []);
      return { ...presentMapping(after), releasedOrders: released, changedOrders: changed };
    },

    checkDraft: ({ db, input }) => checkDraft(db, input),

    async checkImport({ db, files, input: { replace } }) {
      const { bytes } = await sheetIn(files);
      return presentCheck(await planImport(db, await readMappingSheet(bytes), replace));
    },

    async correctedImport({ db, files, input: { replace }, t }) {
      const given = await sheetIn(files);
      const sheet = await readMappingSheet(given.bytes);
      return handBack(given, (await planImport(db, sheet, replace)).findings, t);
    },

    async batchImport({ db, files, input, write }) {
      const file = await sheetIn(files);
      const sheet = await readMappingSheet(file.bytes);
      const prechecked = await precheckImport(db, sheet, input);
      return write(async (act) => {
        const imported = await importMappings(act, sheet, { ...input, prechecked });
        const { created, before, changed, unchanged, refused, contradicted } = imported;
        const add = (rows: readonly MappingRow[], old?: readonly MappingRow[]) =>
          act.audit({
            object: 'skuMapping',
            ids: rows.map(({ id }) => id),
            before: old && underIds(old, historyOf),
            after: { file: file.fileName, unchanged, ...underIds(rows, historyOf) },
          });
        if (changed.length > 0) add(changed, before);
        if (created.length > 0 || changed.length === 0) add(created);
        const followed = await follow(act, [...created, ...changed], before);
        return {
          created: created.length,
          changed: changed.length,
          unchanged,
          refused,
          contradicted,
          releasedOrders: followed.released,
          changedOrders: followed.changed,
        };
      });
    },

    importTemplate: async ({ t }) => ({
      body: await mappingTemplate(t),
      fileName: 'sku-mapping-import.xlsx',
      mime: xlsxType,
    }),

    waitingPage: ({ db, input }) => findWaiting(db, input),

    suggestions: ({ db, input }) => findSuggestions(db, input.pairs),

    async followers({ db, input }) {
      return { orders: await countFollowers(db, await findMappingsById(db, input.ids)) };
    },

    async delete(act) {
      const { tx, input, audit } = act;
      await lockMappingsForSaving(tx, await storesOfMappings(tx, input.ids));
      const gone = await lockMappings(tx, input.ids);
      await deleteMappings(tx, input.ids);
      audit({ object: 'skuMapping', ids: input.ids, before: underIds(gone, historyOf) });
      const { waiting } = await follow(act, [], gone);
      return { waitingOrders: waiting };
    },

    countSelected: ({ db, input }) => countSelected(db, input),

    async deleteSelected(act) {
      const gone = await deleteSelected(act, act.input);
      act.audit({ object: 'skuMapping', ids: gone.map(({ id }) => id), before: underIds(gone, historyOf) });
      const { waiting } = await follow(act, [], gone);
      return { deleted: gone.length, waitingOrders: waiting };
    },

    export: async ({ db, input: { search } }) => ({
      body: writeRows({ name: '映射 Mappings', columns: sheetColumns }, exportedRows(db, search)),
      fileName: 'sku-mappings.xlsx',
      mime: xlsxType,
    }),

    async countCertain({ db, input }) {
      const { certain, looked } = await findCertain(db, input);
      return { certain: certain.length, looked };
    },

    async acceptCertain({ db, input: { expected, ...search }, write }) {
      const { certain } = await findCertain(db, search);
      refuseOtherCount(certain.length, expected);
      const prechecked = await precheckCertain(db, certain);
      return write(async (act) => {
        const { accepted, contradicted } = await acceptCertain(act, { certain, prechecked });
        const ids = accepted.map(({ id }) => id);
        act.audit({ object: 'skuMapping', ids, after: underIds(accepted, historyOf) });
        const { released } = await follow(act, accepted, []);
        return { accepted: accepted.length, contradicted, releasedOrders: released };
      });
    },

    async getByShopIdAndSkuId({ db, input }) {
      const mapping = await findMappingOfSku(db, input);
      if (mapping) return presentMapping(mapping);
      return (await findCombinationOfSku(db, input.skuId)) ?? fail(404, 'skuMapping.notMapped');
    },
  });
}

/** The contradictions that a person has confirmed, without words: the log is read in either language. */
function confirmedIn({ contradictions }: MappingRow) {
  if (!contradictions?.length) return {};
  return { confirmedContradictions: contradictions.map(({ said, mapped }) => `${said} ≠ ${mapped}`).join('; ') };
}

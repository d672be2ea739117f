import { readFile } from 'node:fs/promises';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { underIds } from '../../platform/audit.ts';
import { fail, failInput } from '../../platform/failure.ts';
import { type FeatureRoutes, routes } from '../../platform/http/context.ts';
import { xlsxType } from '../../platform/http/fileAnswer.ts';
import { findCombinationOfSku } from '../products/products.public.ts';
import { readMappingSheet } from './import/sheet.ts';
import { countFollowers, type FollowMappings } from './record/follow.ts';
import { historyOf } from './record/history.ts';
import { checkDraft } from './save/draft.ts';
import { findMappedProducts, findMappingRows } from './record/lists.queries.ts';
import { mappingTemplate } from './import/template.ts';
import { precheckImport, importMappings } from './import/import.ts';
import { saveMapping } from './save/save.ts';
import { lockMappingsForSaving } from './record/lock.ts';
import { presentMappedProduct, presentMapping } from './record/present.ts';
import { findSuggestions } from './waiting/suggestions.ts';
import { findWaiting } from './waiting/waiting.ts';
import { deleteMappings, findMappingsById, findMappingOfSku, lockMappings, type MappingRow } from './record/queries.ts';

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

    async batchImport({ db, files, input: { replace }, write }) {
      const [file] = files;
      if (!file || !/\.xlsx$/i.test(file.fileName)) failInput('sheet.notXlsx');
      const sheet = await readMappingSheet(await readFile(file.path));
      const prechecked = await precheckImport(db, sheet, replace);
      return write(async (act) => {
        const imported = await importMappings(act, sheet, { replace, prechecked });
        const { created, before, changed, unchanged, contradicted } = imported;
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
      await lockMappingsForSaving(tx);
      const gone = await lockMappings(tx, input.ids);
      await deleteMappings(tx, input.ids);
      audit({ object: 'skuMapping', ids: input.ids, before: underIds(gone, historyOf) });
      const { waiting } = await follow(act, [], gone);
      return { waitingOrders: waiting };
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

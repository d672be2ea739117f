import type { Tx } from '../../platform/database/database.ts';
import { fail } from '../../platform/failure.ts';
import type { Translate } from '../../platform/i18n.ts';
import { judgeLines, unchanged, type Wanted } from './mappingImport.judge.ts';
import type { MappingSheet } from './mappingImport.sheet.ts';
import { previewsOf } from './skuMapping.actions.ts';
import { lockMappingsForSaving } from './skuMapping.lock.ts';
import {
  findMappingsById,
  holdProducts,
  insertMappings,
  type MappingRow,
  updateMappings,
} from './skuMapping.queries.ts';
import { judgeMappings } from './verdicts.ts';

interface Imported {
  created: MappingRow[];
  /** Of those that were replaced, what they said. */
  before: MappingRow[];
  changed: MappingRow[];
  unchanged: number;
  /** Of all that the sheet speaks of, those that their listings contradict. */
  contradicted: number;
}

/** All mappings of the sheet, or none: 422 with every bad line. */
export async function importMappings(
  tx: Tx,
  { lines, findings }: MappingSheet,
  replace: boolean,
  t: Translate,
): Promise<Imported> {
  await lockMappingsForSaving(tx);
  await holdProducts(
    tx,
    lines.map(({ text }) => text.productCode),
  );
  const wanted = await judgeLines(tx, lines, replace, findings, t);
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'mappingImport.failed', { params: { count: bad.length }, data: bad });

  const news = wanted.filter((one) => !one.existing);
  const changes = wanted.filter((one) => one.existing && !unchanged(one));
  const added = await insertMappings(tx, await valuesOf(tx, news));
  const values = await valuesOf(tx, changes);
  const ids = changes.map(({ existing }) => existing!.id);
  await updateMappings(
    tx,
    values.map((value, place) => ({ ...value, id: ids[place]! })),
  );
  await judgeMappings(tx, [...added, ...ids]);
  const [created, changed] = [await findMappingsById(tx, added), await findMappingsById(tx, ids)];
  const kept = wanted.flatMap((one) => (one.existing && unchanged(one) ? [one.existing] : []));
  return {
    created,
    before: changes.map(({ existing }) => existing!),
    changed,
    unchanged: kept.length,
    contradicted: [...created, ...changed, ...kept].filter(({ contradictions }) => contradictions?.length).length,
  };
}

async function valuesOf(tx: Tx, wanted: readonly Wanted[]) {
  const previews = await previewsOf(tx, wanted);
  return wanted.map(({ shopId, skuId, product, prints: [first, second] }, place) => ({
    shopId,
    skuId,
    productCodeId: product.id,
    printingImageId: first.id,
    printingImage2Id: second?.id ?? null,
    previewId: previews[place]!,
  }));
}

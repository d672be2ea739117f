import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { foresee, type Foreseen } from '../checks/precheck.ts';
import { judgeLines, unchanged, type Wanted } from './validate.ts';
import type { MappingSheet } from './sheet.ts';
import { previewsOf } from '../save/previews.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import {
  findMappingsOfPairs,
  holdProducts,
  insertMappings,
  lockMappingsOfPairs,
  type MappingRow,
  updateMappings,
} from '../record/queries.ts';
import { judgeMappings } from '../checks/check.ts';

interface Imported {
  created: MappingRow[];
  /** Of those that were replaced, what they said. */
  before: MappingRow[];
  changed: MappingRow[];
  unchanged: number;
  /** Of all that the sheet speaks of, those that their listings contradict. */
  contradicted: number;
}

/** Ends in 422 with every bad line; else answers what the alarm will say of the mappings that change. */
export async function foreseeImport(db: Db, sheet: MappingSheet, replace: boolean, t: Translate): Promise<Foreseen> {
  const wanted = await judgeLines(db, sheet, replace, t, (pairs) => findMappingsOfPairs(db, pairs));
  refuseBadLines(sheet);
  const plans = wanted
    .filter((one) => !one.existing || !unchanged(one))
    .map(({ shopId, skuId, product, prints }) => ({
      shopId,
      skuId,
      productCodeId: product.id,
      printNames: prints.flatMap((print) => print?.name ?? []),
    }));
  return foresee(db, plans);
}

/** All mappings of the sheet, or none: 422 with every bad line. */
export async function importMappings(
  tx: Tx,
  sheet: MappingSheet,
  replace: boolean,
  t: Translate,
  foreseen: Foreseen,
): Promise<Imported> {
  await lockMappingsForSaving(tx);
  await holdProducts(
    tx,
    sheet.lines.map(({ text }) => text.productCode),
  );
  // what was found before may have changed since
  const wanted = await judgeLines(tx, sheet, replace, t, (pairs) => lockMappingsOfPairs(tx, pairs));
  refuseBadLines(sheet);

  const news = wanted.filter((one) => !one.existing);
  const changes = wanted.filter((one) => one.existing && !unchanged(one));
  const added = await insertMappings(tx, await valuesOf(tx, news));
  const values = await valuesOf(tx, changes);
  const ids = changes.map(({ existing }) => existing!.id);
  await updateMappings(
    tx,
    values.map((value, place) => ({ ...value, id: ids[place]! })),
  );
  const judged = await judgeMappings(tx, [...added, ...ids], foreseen);
  const isNew = new Set(added);
  const [created, changed] = [judged.filter(({ id }) => isNew.has(id)), judged.filter(({ id }) => !isNew.has(id))];
  const kept = wanted.flatMap((one) => (one.existing && unchanged(one) ? [one.existing] : []));
  return {
    created,
    before: changes.map(({ existing }) => existing!),
    changed,
    unchanged: kept.length,
    contradicted: [...judged, ...kept].filter(({ contradictions }) => contradictions?.length).length,
  };
}

function refuseBadLines({ findings }: MappingSheet): void {
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'mappingImport.failed', { params: { count: bad.length }, data: bad });
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

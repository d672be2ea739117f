import type { Act } from '../../../platform/act.ts';
import type { Db, Tx } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { precheck, type Precheck } from '../checks/precheck.ts';
import { validateLines, unchanged, type Wanted } from './validate.ts';
import type { MappingSheet } from './sheet.ts';
import { previewsOf } from '../save/previews.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import {
  findMappingsOfPairs,
  lockProductsForShare,
  insertMappings,
  lockMappingsOfPairs,
  type MappingRow,
  updateMappings,
} from '../record/queries.ts';
import { checkMappings } from '../checks/check.ts';

interface Imported {
  created: MappingRow[];
  /** The replaced mappings as they were. */
  before: MappingRow[];
  changed: MappingRow[];
  unchanged: number;
  /** How many mappings of the sheet contradict their listing, changed or not. */
  contradicted: number;
}

/** Ends in 422 with every bad line; else answers the contradictions of the mappings that will change. */
export async function precheckImport(db: Db, sheet: MappingSheet, replace: boolean): Promise<Precheck> {
  const wanted = await validateLines(db, sheet, { replace, findMappings: (pairs) => findMappingsOfPairs(db, pairs) });
  refuseBadLines(sheet);
  const plans = wanted
    .filter((one) => !one.existing || !unchanged(one))
    .map(({ shopId, skuId, product, prints }) => ({
      shopId,
      skuId,
      productCodeId: product.id,
      printNames: prints.flatMap((print) => print?.name ?? []),
    }));
  return precheck(db, plans);
}

/** All mappings of the sheet, or none: 422 with every bad line. */
export async function importMappings(
  { tx }: Act,
  sheet: MappingSheet,
  { replace, prechecked }: { replace: boolean; prechecked: Precheck },
): Promise<Imported> {
  await lockMappingsForSaving(tx);
  await lockProductsForShare(
    tx,
    sheet.lines.map(({ text }) => text.productCode),
  );
  // records may have changed since the precheck
  const wanted = await validateLines(tx, sheet, { replace, findMappings: (pairs) => lockMappingsOfPairs(tx, pairs) });
  refuseBadLines(sheet);

  const news = wanted.filter((one) => !one.existing);
  const changes = wanted.filter((one) => one.existing && !unchanged(one));
  const added = await insertMappings(tx, await valuesOf(tx, news));
  const values = await valuesOf(tx, changes);
  const ids = changes.map(({ existing }) => existing!.id);
  await updateMappings(
    tx,
    values.map((value, index) => ({ ...value, id: ids[index]! })),
  );
  const saved = await checkMappings(tx, [...added, ...ids], prechecked);
  const isNew = new Set(added);
  const [created, changed] = [saved.filter(({ id }) => isNew.has(id)), saved.filter(({ id }) => !isNew.has(id))];
  const kept = wanted.flatMap((one) => (one.existing && unchanged(one) ? [one.existing] : []));
  return {
    created,
    before: changes.map(({ existing }) => existing!),
    changed,
    unchanged: kept.length,
    contradicted: [...saved, ...kept].filter(({ contradictions }) => contradictions?.length).length,
  };
}

function refuseBadLines({ findings }: MappingSheet): void {
  const bad = findings.rows();
  if (bad.length > 0) fail(422, 'mappingImport.failed', { params: { count: bad.length }, data: bad });
}

async function valuesOf(tx: Tx, wanted: readonly Wanted[]) {
  const previews = await previewsOf(tx, wanted);
  return wanted.map(({ shopId, skuId, product, prints: [first, second] }, index) => ({
    shopId,
    skuId,
    productCodeId: product.id,
    printingImageId: first.id,
    printingImage2Id: second?.id ?? null,
    previewId: previews[index]!,
  }));
}

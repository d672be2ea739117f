import type { Act } from '../../../platform/act.ts';
import type { Db } from '../../../platform/database/database.ts';
import { settlePlan, type SheetPlan } from '../../../platform/spreadsheet/sheetPlan.ts';
import { precheck, type Precheck } from '../checks/precheck.ts';
import { namedStores, unchanged, validateLines, type Wanted } from './validate.ts';
import type { MappingSheet } from './sheet.ts';
import { valuesOf } from '../save/previews.ts';
import { lockMappingsForSaving } from '../record/lock.ts';
import {
  findMappingsOfPairs,
  lockProductsForShare,
  insertMappings,
  lockMappingsOfPairs,
  type MappingRow,
  type Pair,
  updateMappings,
} from '../record/queries.ts';
import { checkMappings } from '../checks/check.ts';

interface Imported {
  created: MappingRow[];
  /** The replaced mappings as they were. */
  before: MappingRow[];
  changed: MappingRow[];
  unchanged: number;
  /** Lines that were left out. */
  refused: number;
  /** How many mappings of the sheet contradict their listing, changed or not. */
  contradicted: number;
}

export interface ImportOptions {
  /** As the check has answered it. */
  plan?: string;
  skipRefused: boolean;
  replace: boolean;
}

const failed = 'mappingImport.failed';

/** What the sheet would do now. */
export async function planImport(db: Db, sheet: MappingSheet, replace: boolean): Promise<SheetPlan> {
  const find = (pairs: readonly Pair[]) => findMappingsOfPairs(db, pairs);
  return planOf(sheet, await validateLines(db, sheet, { replace, findMappings: find }));
}

function planOf({ findings }: MappingSheet, wanted: readonly Wanted[]): SheetPlan {
  const changes = wanted.filter((one) => one.existing && !unchanged(one));
  const { length: created } = wanted.filter((one) => !one.existing);
  return {
    created,
    unchanged: wanted.length - created - changes.length,
    findings,
    outcome: wanted.map(({ shopId, skuId, product, prints: [first, second], existing }) => [
      [shopId, skuId, product.id, first.id, second?.id],
      existing && [existing.productCodeId, existing.printingImage, existing.printingImage2],
    ]),
    changes: changes.map(({ line, skuId, product, prints: [first, second], existing }) => ({
      lineNum: line,
      name: skuId,
      before: namesOf(existing!.productCode, existing!.printingName, existing!.printingName2),
      after: namesOf(product.code, first.name, second?.name),
    })),
  };
}

const namesOf = (...names: readonly (string | null | undefined)[]) => names.filter(Boolean).join(' · ');

/** Ends in 422 where lines are bad and must not be; else answers the contradictions of the mappings that will change. */
export async function precheckImport(db: Db, sheet: MappingSheet, options: ImportOptions): Promise<Precheck> {
  const find = (pairs: readonly Pair[]) => findMappingsOfPairs(db, pairs);
  const wanted = await validateLines(db, sheet, { replace: options.replace, findMappings: find });
  settlePlan(planOf(sheet, wanted), { ...options, failed });
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

/** All mappings of the sheet, or its good lines, or none: 422 with every bad line. */
export async function importMappings(
  { tx }: Act,
  sheet: MappingSheet,
  { prechecked, ...options }: ImportOptions & { prechecked: Precheck },
): Promise<Imported> {
  await lockMappingsForSaving(tx, await namedStores(tx, sheet.lines));
  await lockProductsForShare(
    tx,
    sheet.lines.map(({ text }) => text.productCode),
  );
  // records may have changed since the precheck
  const find = (pairs: readonly Pair[]) => lockMappingsOfPairs(tx, pairs);
  const wanted = await validateLines(tx, sheet, { replace: options.replace, findMappings: find });
  const refused = settlePlan(planOf(sheet, wanted), { ...options, failed });

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
    refused,
    contradicted: [...saved, ...kept].filter(({ contradictions }) => contradictions?.length).length,
  };
}

import { importCode as codes, importRowsAtOnce } from '@pressroom/contract/products/sheets';
import { sql } from 'kysely';
import type { Act } from '../../../platform/act.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json } from '../../../platform/database/expressions.ts';
import { startTask } from '../../../platform/jobs/tasks.ts';
import { settlePlan } from '../../../platform/spreadsheet/sheetPlan.ts';
import type { FollowCombinations } from '../combination/follow.ts';
import { refreshProducts } from '../record/completeness.ts';
import { findToMake, startMaking } from '../effects/start.ts';
import { insertProducts, updateHeads, updateSkus } from '../write/save.ts';
import { auditImport } from './audited.ts';
import { lockNamed } from './known.ts';
import { planSheet, type ProductPlan } from './plan.ts';
import { importQueue } from './queue.ts';
import type { ProductSheet } from './read.ts';

/** Imports run one after the other, so that two of the same sheet do not both add its products. */
const importLock = 7_305_115;

export interface Imported {
  rows: number;
  created: number;
  changed: number;
  unchanged: number;
  refused: number;
  pictures: number;
}

export interface ImportOptions {
  /** As the check has answered it. */
  plan?: string;
  skipRefused: boolean;
}

export const isLarge = ({ lines }: ProductSheet) => lines.length > importRowsAtOnce;

/** Ends in 422 with every bad line where none may be left out. Answers how many are. */
export function settleProducts({ plan }: ProductPlan, options: ImportOptions): number {
  return settlePlan(plan, { ...options, failed: 'products.sheet.failed' });
}

/** All products of the sheet, or its good ones, or none: 422 with every bad line. `combinations` brings orders up to those of the sheet. */
export async function importSheet(
  act: Act,
  { sheet, fileName, ...options }: ImportOptions & { sheet: ProductSheet; fileName: string },
  combinations: FollowCombinations,
): Promise<Imported> {
  const { tx, actor, audit } = act;
  await sql`select pg_advisory_xact_lock(${importLock})`.execute(tx);
  if (sheet.importCode === codes.combination) await combinations.lock(tx);
  await lockNamed(tx, sheet.lines);
  const planned = await planSheet(tx, sheet);
  const refused = settleProducts(planned, options);
  const { created, changed, unchanged, pictures } = planned;
  const added = await insertProducts(
    tx,
    created.map(({ productType, head, sku }) => ({ ...head, productType, styleId: null, skus: [sku] })),
  );
  await updateHeads(
    tx,
    changed.map(({ existing, head }) => ({ ...head, id: existing!.head.id })),
  );
  await updateSkus(
    tx,
    changed.map(({ existing, sku }) => ({ ...sku, id: existing!.skus[0]!.id })),
  );
  const addedIds = added.map(({ id }) => id);
  await refreshProducts(tx, [...addedIds, ...changed.map(({ existing }) => existing!.head.id)]);
  auditImport(audit, { fileName, addedIds, created, changed });
  const lacking = [
    ...created.flatMap(({ lacksPicture }, at) => (lacksPicture ? addedIds[at]! : [])),
    ...changed.flatMap(({ lacksPicture, existing }) => (lacksPicture ? existing!.head.id : [])),
  ];
  const skus = lacking.length > 0 ? await findToMake(tx, { productIds: lacking }, { only: 'missing', actor }) : [];
  if (skus.length > 0) await startMaking(act, skus);
  if (sheet.importCode === codes.combination)
    await combinations.follow(
      act,
      [...created, ...changed].map(({ sku }) => sku.sku),
    );
  const rows = sheet.lines.length;
  return { rows, created: created.length, changed: changed.length, unchanged, refused, pictures };
}

interface LargeImport extends ImportOptions {
  importCode: number;
  fileName: string;
  /** Where its bytes are kept. */
  blobId: string;
  rows: number;
}

/** Leaves a kept sheet to a task that imports it. */
export async function queueImport({ tx, app, actor, audit }: Act, given: LargeImport): Promise<string> {
  const { importCode, fileName, blobId, rows, plan, skipRefused } = given;
  const taskId = await startTask(tx, actor, { kind: 'products.import', titleKey: 'products.sheet.task', total: 1 });
  const { id: importId } = await tx
    .insertInto('productImports')
    .values({ userId: actor.userId, importCode, fileName, blobId, taskId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await app.jobs.enqueueMany(tx, importQueue, [{ importId, taskId, plan, skipRefused }]);
  audit({ object: 'products', ids: [], after: { file: fileName, rows } });
  return taskId;
}

/** Notes what came of a kept sheet, so that it is not imported twice. */
export async function noteOutcome(tx: Tx, importId: string, outcome: object): Promise<void> {
  await tx
    .updateTable('productImports')
    .set({ outcome: json(outcome) })
    .where('id', '=', importId)
    .execute();
}

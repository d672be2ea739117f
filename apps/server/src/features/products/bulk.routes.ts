import { productBulk } from '@pressroom/contract/products/bulk';
import { routes } from '../../platform/http/context.ts';
import type { AuditEntry } from '../../platform/audit.ts';
import { applyEdit, type Touched } from './bulk/apply.ts';
import { previewPlan, countChosen } from './bulk/plan.ts';
import { presentRows } from './bulk/present.ts';
import { chosenSkus } from './bulk/selection.ts';
import { findLastEdit, undoEdit } from './bulk/undo.ts';
import { requireKind } from './record/rights.ts';

export const productBulkRoutes = routes(productBulk, {
  async preview({ db, app, actor, input: { selection, change } }) {
    const skuIds = chosenSkus({ db, app, actor }, selection);
    await countChosen(db, skuIds);
    const { kinds, rows, refused, ...figures } = await previewPlan(db, skuIds, change);
    for (const kind of kinds) requireKind(actor, kind);
    return {
      ...figures,
      rows: await presentRows(db, rows),
      refused: refused.map(({ id, sku, refusal }) => ({ id, label: sku, msg: { key: refusal } })),
    };
  },
  async apply(act) {
    const { tx, app, actor, input, audit } = act;
    const skuIds = chosenSkus({ db: tx, app, actor }, input.selection);
    const { touched, ...applied } = await applyEdit(act, { ...input, skuIds });
    const after = { ...input.change, skus: applied.changed };
    for (const about of recordsOf(applied.editId, touched)) audit({ ...about, after });
    return applied;
  },
  async undo(act) {
    const { input, audit } = act;
    const { change, touched, ...outcome } = await undoEdit(act, input.editId);
    for (const about of recordsOf(input.editId, touched)) audit({ ...about, before: change, after: outcome });
    return outcome;
  },
  async last({ db, actor }) {
    const last = await findLastEdit(db, actor);
    return last ? { editId: last.id, skus: last.skuCount, gmtCreate: last.gmtCreate } : null;
  },
});

/** The act itself, and what it touches, for their own histories. */
function recordsOf(editId: string, { products, variants }: Touched): Pick<AuditEntry, 'object' | 'ids'>[] {
  const records: Pick<AuditEntry, 'object' | 'ids'>[] = [
    { object: 'productEdits', ids: [editId] },
    { object: 'products', ids: products },
    { object: 'productSkus', ids: variants },
  ];
  return records.filter(({ ids }) => ids.length > 0);
}

import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { PlanRecord } from '../record/plans.ts';
import type { WholeListing } from '../record/queries.ts';

export function auditedPlan(plan: PlanRecord): object {
  const { publishBatchNo, saleTypes, releaseAt, storeNames, pending, publishing, published, failed } = plan;
  return {
    publishBatchNo,
    saleTypes: saleTypes.join(', '),
    releaseAt,
    storeNames: storeNames.join(', '),
    listings: pending + publishing + published + failed,
  };
}

/** A listing as its history tells it. */
export function auditedListing({ head, skus }: WholeListing): object {
  const { cargoNo, title, description, storeName, spu, publishStatus } = head;
  return {
    cargoNo,
    storeName,
    spu,
    title,
    description,
    publishStatus,
    skus: Object.fromEntries(
      skus.map((sku) => [
        sku.sku,
        [sku.originalPrice ?? '–', sku.specialPrice ?? '–', sku.realStock, sku.status].join(' / '),
      ]),
    ),
  };
}

/** What of a listing tells it from others, where an act writes thousands. */
export interface AuditedLink {
  id: string;
  cargoNo: string;
  title: string;
  spu: string;
  storeId: string;
  lowOriginalPrice: string | null;
  highOriginalPrice: string | null;
}

export function auditedLink({ cargoNo, title, spu, storeId, ...prices }: AuditedLink): object {
  const originalPrice = [prices.lowOriginalPrice, prices.highOriginalPrice].join(' – ');
  return { cargoNo, title, spu, storeId, originalPrice };
}

interface AuditedLinks {
  added?: readonly AuditedLink[];
  removed?: readonly AuditedLink[];
  /** The same listings in the same order. */
  changed?: { before: readonly AuditedLink[]; after: readonly AuditedLink[] };
}

/** One row for all that came, one for all that went and one for all that changed. */
export function auditLinks(audit: Act['audit'], { added = [], removed = [], changed }: AuditedLinks): void {
  const object = 'publishProducts';
  if (added.length > 0) audit({ object, ids: added.map(({ id }) => id), after: underIds(added, auditedLink) });
  if (removed.length > 0) audit({ object, ids: removed.map(({ id }) => id), before: underIds(removed, auditedLink) });
  if (!changed || changed.after.length === 0) return;
  const { before, after } = changed;
  const ids = after.map(({ id }) => id);
  audit({ object, ids, before: underIds(before, auditedLink), after: underIds(after, auditedLink) });
}

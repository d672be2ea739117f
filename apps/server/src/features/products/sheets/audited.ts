import type { Act } from '../../../platform/act.ts';
import { underIds } from '../../../platform/audit.ts';
import type { PlannedProduct } from './planned.ts';

interface ImportedProducts {
  fileName: string;
  /** Of `created`, in the same order. */
  addedIds: readonly string[];
  created: readonly PlannedProduct[];
  changed: readonly PlannedProduct[];
}

/** What people recognise a product by, and what sheets change most. */
function told(head: PlannedProduct['head'], sku: Omit<PlannedProduct['sku'], 'pictures' | 'components'>): object {
  return {
    spu: head.spu,
    state: head.status,
    sku: sku.sku,
    name: sku.name,
    material: sku.material,
    stock: sku.ownStock,
    origin: sku.origin,
    productReferenceLinks: sku.productReferenceLinks,
    originalPrice: range(sku.startOriginalPrice, sku.endOriginalPrice),
    sellingPrice: range(sku.startSellingPrice, sku.endSellingPrice),
    outerBoxLength: numberOf(sku.outerBoxLength),
    outerBoxWidth: numberOf(sku.outerBoxWidth),
    outerBoxHeight: numberOf(sku.outerBoxHeight),
    outerBoxWeight: numberOf(sku.outerBoxWeight),
    remark: sku.remark,
  };
}

const range = (start: string | null, end: string | null) => (start === null ? null : `${start} – ${end ?? ''}`);
const numberOf = (measure: string | null) => (measure === null ? null : Number(measure));

/** One row for what an import adds and one for what it changes, however many products these are. */
export function auditImport(
  audit: Act['audit'],
  { fileName: file, addedIds, created, changed }: ImportedProducts,
): void {
  const added = created.map((product, at) => ({ id: addedIds[at]!, product }));
  const before = changed.map(({ existing }) => ({ id: existing!.head.id, existing: existing! }));
  const after = changed.map((product) => ({ id: product.existing!.head.id, product }));
  if (added.length > 0 || changed.length === 0)
    audit({
      object: 'products',
      ids: addedIds,
      after: { file, ...underIds(added, ({ product }) => told(product.head, product.sku)) },
    });
  if (changed.length > 0)
    audit({
      object: 'products',
      ids: after.map(({ id }) => id),
      before: underIds(before, ({ existing }) => told(existing.head, existing.skus[0]!)),
      after: { file, ...underIds(after, ({ product }) => told(product.head, product.sku)) },
    });
}

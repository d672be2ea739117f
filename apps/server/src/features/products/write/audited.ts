import { skuStatus } from '@pressroom/contract/products/product';
import { underIds } from '../../../platform/audit.ts';
import type { Act } from '../../../platform/act.ts';
import type { ProductHead } from '../record/heads.ts';
import type { WholeProduct, WholeSku } from '../record/queries.ts';
import { isVariants } from '../record/rights.ts';

const rangeOf = (start: string | null, end: string | null) => (start === null ? null : `${start} – ${end ?? ''}`);
const numberOf = (measure: string | null) => (measure === null ? null : Number(measure));

function auditedHead(head: ProductHead): object {
  return {
    spu: head.spu,
    state: head.status,
    styleCode: head.styleCode,
    productTemplateName: head.productTemplateName,
    categoryTemplateName: head.classificationName,
    outerPkgTemplateName: head.packagingName,
    printingName: head.print1Name,
    printingName2: head.print2Name,
  };
}

/** Its pictures by their numbers: whoever has an address sees the picture. */
function auditedSku(sku: WholeSku): object {
  const bySlot = Map.groupBy(sku.pictures, ({ imageType }) => `slot${imageType}`);
  return {
    sku: sku.sku,
    name: sku.name,
    productCode: sku.productCode,
    colorCode: sku.colorCode,
    sizeCode: sku.sizeCode,
    components: sku.components.map((component) => `${component.sku} × ${component.quantity}`).join(', '),
    material: sku.material,
    stock: sku.ownStock,
    origin: sku.origin,
    productReferenceLinks: sku.productReferenceLinks,
    originalPrice: rangeOf(sku.startOriginalPrice, sku.endOriginalPrice),
    sellingPrice: rangeOf(sku.startSellingPrice, sku.endSellingPrice),
    outerBoxLength: numberOf(sku.outerBoxLength),
    outerBoxWidth: numberOf(sku.outerBoxWidth),
    outerBoxHeight: numberOf(sku.outerBoxHeight),
    outerBoxWeight: numberOf(sku.outerBoxWeight),
    mainPicture: sku.mainBlobId,
    ...Object.fromEntries([...bySlot].map(([slot, own]) => [slot, own.map(({ blobId }) => blobId).join(', ')])),
    remark: sku.remark,
  };
}

const auditedVariant = (sku: WholeSku) => ({ ...auditedSku(sku), enabled: sku.status === skuStatus.enabled });

/** A single product and a combination are one with their SKU; the SKUs of the others have rows of their own. */
const auditedProduct = ({ head, skus }: WholeProduct) =>
  isVariants(head.productType) ? auditedHead(head) : { ...auditedHead(head), ...(skus[0] && auditedSku(skus[0])) };

const variantsOf = (product: WholeProduct | undefined) =>
  product && isVariants(product.head.productType) ? product.skus : [];

/** Says what became of a product, and of each of its SKUs that differs. Without `after` it has gone, without `before` it is new. */
export function auditProduct(
  audit: Act['audit'],
  { before, after }: { before?: WholeProduct; after?: WholeProduct },
): void {
  audit({
    object: 'products',
    ids: [(after ?? before)!.head.id],
    ...(before && { before: auditedProduct(before) }),
    ...(after && { after: auditedProduct(after) }),
  });
  auditVariants(audit, variantsOf(before), variantsOf(after));
}

/** Says what became of one SKU of a product with many, which may be nothing. */
export function auditVariant(audit: Act['audit'], before: WholeSku, after: WholeSku): void {
  audit({ object: 'productSkus', ids: [after.id], before: auditedVariant(before), after: auditedVariant(after) });
}

/** Says what became of SKUs of a product with many. */
export function auditVariants(audit: Act['audit'], before: readonly WholeSku[], after: readonly WholeSku[]): void {
  const versions = new Map(before.map(({ id, gmtModified }) => [id, gmtModified]));
  const left = new Set(after.map(({ id }) => id));
  const changed = after.filter(({ id, gmtModified }) => versions.get(id) !== gmtModified);
  const ids = new Set([...changed.map(({ id }) => id), ...before.flatMap(({ id }) => (left.has(id) ? [] : id))]);
  if (ids.size === 0) return;
  const former = before.filter(({ id }) => ids.has(id));
  const [only] = [...ids];
  const tell = (skus: readonly WholeSku[]) =>
    ids.size === 1 ? skus.map(auditedVariant)[0] : underIds(skus, auditedVariant);
  audit({
    object: 'productSkus',
    ids: ids.size === 1 ? [only!] : [...ids],
    ...(former.length > 0 && { before: tell(former) }),
    ...(changed.length > 0 && { after: tell(changed) }),
  });
}

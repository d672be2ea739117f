import type { HandlerOutput } from '@pressroom/contract/endpoint';
import { packageShapeNames, packageTypeNames } from '@pressroom/contract/packaging/packages';
import type { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { slotsOf } from '@pressroom/contract/pictures/slotLists';
import { type Marketplace, marketplaceNames } from '@pressroom/contract/stores/marketplace';
import { addressOf } from '../pictures/pictures.public.ts';
import type { SlotPicture } from './pictures.queries.ts';
import type { WholeTemplate } from './productTemplates.actions.ts';
import type { ProductTemplateRecord } from './productTemplates.queries.ts';

type Row = HandlerOutput<typeof productTemplates.list>['rows'][number];
type Detail = HandlerOutput<typeof productTemplates.get>;

export function presentRow(record: ProductTemplateRecord): Row {
  const { id, packageShape, packageType } = record;
  return {
    id,
    name: record.name,
    mainPictureUrl: record.pictureKey ? addressOf(record.pictureKey) : '',
    outerPkgTemplateId: record.packagingTemplateId,
    outerPkgTemplateName: record.packagingName,
    outerPkgShape: packageShape,
    // the table has no other shapes and types
    outerPkgShapeName: { key: packageShapeNames[packageShape as keyof typeof packageShapeNames] },
    outerPkgType: packageType,
    outerPkgTypeName: { key: packageTypeNames[packageType as keyof typeof packageTypeNames] },
    categoryTemplateId: record.classificationTemplateId,
    categoryTemplateName: record.classificationName,
    sheinCategoryId: record.sheinCategoryIds.at(-1) ?? '',
    sheinCategory: JSON.stringify(record.sheinCategory),
    temuCategoryId: record.temuCategoryIds.at(-1) ?? '',
    temuCategory: JSON.stringify(record.temuCategory),
    state: record.state,
    material: record.material,
    stock: record.stock,
    // the table has no other origins
    origin: record.origin as Row['origin'],
    productReferenceLinks: record.productReferenceLinks,
    startOriginalPrice: record.startOriginalPrice,
    endOriginalPrice: record.endOriginalPrice,
    startSellingPrice: record.startSellingPrice,
    endSellingPrice: record.endSellingPrice,
    outerBoxLength: Number(record.outerBoxLength),
    outerBoxWidth: Number(record.outerBoxWidth),
    outerBoxHeight: Number(record.outerBoxHeight),
    outerBoxWeight: Number(record.outerBoxWeight),
    remark: record.remark,
    findingCount: record.findingCount,
    gmtCreate: record.gmtCreate,
    gmtModified: record.gmtModified,
  };
}

export function presentDetail({ record, pictures }: WholeTemplate): Detail {
  return {
    ...presentRow(record),
    sheinImageList: slotRows('shein', pictures),
    temuImageList: slotRows('temu', pictures),
  };
}

/** Slots without a picture are left out. */
function slotRows(marketplace: Marketplace, pictures: readonly SlotPicture[]) {
  return slotsOf(marketplace).flatMap(({ type }) => {
    const own = pictures.filter(({ imageType }) => imageType === type);
    const imageLinks = own.map(({ key }) => addressOf(key)).join(',');
    return own.length > 0 ? [{ storeType: marketplaceNames[marketplace], imageType: type, imageLinks }] : [];
  });
}

/** What the audit says of a template. Its pictures by their numbers: whoever has an address sees the picture. */
export function auditedTemplate({ record, pictures }: WholeTemplate): object {
  const bySlot = Map.groupBy(pictures, ({ imageType }) => `slot${imageType}`);
  const range = (start: string, end: string) => `${start} – ${end}`;
  return {
    name: record.name,
    outerPkgTemplateName: record.packagingName,
    categoryTemplateName: record.classificationName,
    state: record.state,
    material: record.material,
    stock: record.stock,
    origin: record.origin,
    productReferenceLinks: record.productReferenceLinks,
    originalPrice: range(record.startOriginalPrice, record.endOriginalPrice),
    sellingPrice: range(record.startSellingPrice, record.endSellingPrice),
    outerBoxLength: Number(record.outerBoxLength),
    outerBoxWidth: Number(record.outerBoxWidth),
    outerBoxHeight: Number(record.outerBoxHeight),
    outerBoxWeight: Number(record.outerBoxWeight),
    ...Object.fromEntries([...bySlot].map(([slot, own]) => [slot, own.map(({ blobId }) => blobId).join(', ')])),
    remark: record.remark,
  };
}

import type { AttributeRow } from '@pressroom/contract/attributes/field';
import type { ImageType } from '@pressroom/contract/pictures/imageSlots';
import type { DraftPicture, DraftSku, ListingDraft } from '@pressroom/marketplaces/publishing';
import type { HeldPicture, ListingAttribute, ListingPicture, WholeListing, WholeListingSku } from './queries.ts';

/** Its key is the id of its blob. */
function draftPicture({ blobId, mime, width, height, bytes }: HeldPicture): DraftPicture {
  return { key: blobId, mime, width, height, bytes };
}

export function rowOf({ attributeId, valueId, text, number, unit }: Omit<ListingAttribute, 'listingId'>): AttributeRow {
  return {
    attributeId,
    ...(valueId !== null && { valueId }),
    ...(text !== null && { text }),
    ...(number !== null && { number }),
    ...(unit !== null && { unit }),
  };
}

function slotsOf(pictures: readonly ListingPicture[]): DraftSku['pictures'] {
  const bySlot = Map.groupBy(pictures, ({ imageType }) => imageType as ImageType);
  return Object.fromEntries([...bySlot].map(([slot, own]) => [slot, own.map(draftPicture)]));
}

function draftSku(sku: WholeListingSku): DraftSku {
  return {
    sku: sku.sku,
    color: sku.colorCode ? { code: sku.colorCode, name: sku.colorName } : null,
    size: sku.sizeCode ? { code: sku.sizeCode, name: sku.sizeName } : null,
    originalPrice: sku.originalPrice,
    specialPrice: sku.specialPrice,
    stock: sku.realStock,
    isOnSale: sku.status === 1,
    box: {
      length: sku.outerBoxLength,
      width: sku.outerBoxWidth,
      height: sku.outerBoxHeight,
      weight: sku.outerBoxWeight,
    },
    referenceLink: sku.productReferenceLinks,
    pictures: slotsOf(sku.pictures),
    mainPicture: sku.mainPicture && draftPicture(sku.mainPicture),
  };
}

/** What a marketplace's client is given. */
export function draftOf({ head, skus, attributes, packagingPictures }: WholeListing): ListingDraft {
  return {
    cargoNo: head.cargoNo,
    title: head.title,
    description: head.description,
    // the table has no other types
    productType: head.productType as ListingDraft['productType'],
    categoryIds: head.categoryIds,
    productTypeId: head.productTypeId,
    attributes: attributes.map(rowOf),
    packaging: {
      shape: head.packagingShape,
      type: head.packagingType,
      pictures: packagingPictures.map(draftPicture),
    },
    sizeChartName: head.sizeChartName,
    model: head.modelId === null ? null : { id: head.modelId, name: head.modelName },
    skus: skus.map(draftSku),
  };
}

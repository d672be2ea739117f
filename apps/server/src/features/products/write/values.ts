/** What a product has beside its SKUs, as the tables take it. */
export interface HeadValues {
  spu: string;
  status: number;
  productTemplateId: string | null;
  classificationTemplateId: string;
  packagingTemplateId: string;
  print1Id: string | null;
  print2Id: string | null;
  /** Where its fields stand in the form, for what is wrong with them: `product.`. Absent: at its top. */
  at?: string;
}

export interface PictureValue {
  imageType: number;
  blobId: string;
}

export interface ComponentValue {
  skuId: string;
  quantity: number;
}

/** A SKU as the tables take it. Amounts and measures are texts. */
export interface SkuValues {
  sku: string;
  name: string;
  status: number;
  productCodeId: string | null;
  colorId: string | null;
  sizeId: string | null;
  material: string;
  origin: string | null;
  productReferenceLinks: string;
  startOriginalPrice: string | null;
  endOriginalPrice: string | null;
  startSellingPrice: string | null;
  endSellingPrice: string | null;
  outerBoxLength: string | null;
  outerBoxWidth: string | null;
  outerBoxHeight: string | null;
  outerBoxWeight: string | null;
  ownStock: number | null;
  remark: string;
  mainBlobId: string | null;
  /** In their order. Absent: as they are, none of a new SKU. */
  pictures?: readonly PictureValue[];
  /** Of a combination, in their order. Absent: as they are. */
  components?: readonly ComponentValue[];
  /** Where its fields stand in the form: `singleSpec.`. Absent: at its top. */
  at?: string;
}

export interface NewProduct extends HeadValues {
  productType: number;
  /** Of a product with many SKUs. */
  styleId: string | null;
  skus: readonly SkuValues[];
}

/** What a SKU has now, for a change of some of it. Its pictures and components stay as they are. */
export function skuValuesOf(sku: Omit<SkuValues, 'pictures' | 'components' | 'at'>): SkuValues {
  return {
    sku: sku.sku,
    name: sku.name,
    status: sku.status,
    productCodeId: sku.productCodeId,
    colorId: sku.colorId,
    sizeId: sku.sizeId,
    material: sku.material,
    origin: sku.origin,
    productReferenceLinks: sku.productReferenceLinks,
    startOriginalPrice: sku.startOriginalPrice,
    endOriginalPrice: sku.endOriginalPrice,
    startSellingPrice: sku.startSellingPrice,
    endSellingPrice: sku.endSellingPrice,
    outerBoxLength: sku.outerBoxLength,
    outerBoxWidth: sku.outerBoxWidth,
    outerBoxHeight: sku.outerBoxHeight,
    outerBoxWeight: sku.outerBoxWeight,
    ownStock: sku.ownStock,
    remark: sku.remark,
    mainBlobId: sku.mainBlobId,
  };
}

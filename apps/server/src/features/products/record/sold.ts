import { skuStatus } from '@pressroom/contract/products/product';
import { amountFields } from '@pressroom/contract/productTemplates/form';
import type { Db } from '../../../platform/database/database.ts';
import { findHeads, type ProductHead } from './heads.ts';
import { amountsOf, mainKeyOf, stockOf } from './present.ts';
import { findMadeSkus, type ListedSku } from './queries.ts';

/** A SKU as it would be offered: what a combination has from its components is filled in. */
export interface SoldSku extends Record<(typeof amountFields)[number], string | null> {
  id: string;
  sku: string;
  name: string;
  isOnSale: boolean;
  productCodeId: string | null;
  /** Its own colour and size, or those of its product code. */
  colorId: string | null;
  colorCode: string;
  colorName: string;
  sizeId: string | null;
  sizeCode: string;
  sizeName: string;
  /** What can be sold of it. */
  stock: number;
  productReferenceLinks: string;
  /** What the address of its main picture carries. */
  mainKey: string | null;
}

export interface SoldProduct {
  head: ProductHead;
  /** In their order. */
  skus: readonly SoldSku[];
}

function soldSku(sku: ListedSku & { productCodeId: string | null }): SoldSku {
  const { valueOf } = amountsOf(sku);
  return {
    ...(Object.fromEntries(amountFields.map((field) => [field, valueOf(field)])) as Pick<
      SoldSku,
      (typeof amountFields)[number]
    >),
    id: sku.id,
    sku: sku.sku,
    name: sku.name,
    isOnSale: sku.status === skuStatus.enabled,
    productCodeId: sku.productCodeId,
    colorId: sku.madeColorId,
    colorCode: sku.colorCode ?? '',
    colorName: sku.colorName ?? '',
    sizeId: sku.madeSizeId,
    sizeCode: sku.sizeCode ?? '',
    sizeName: sku.sizeName ?? '',
    stock: stockOf(sku).realStock,
    productReferenceLinks: sku.productReferenceLinks,
    mainKey: mainKeyOf(sku),
  };
}

/** In the order of the ids; those that are gone are left out. */
export async function findSoldProducts(db: Db, ids: readonly string[]): Promise<SoldProduct[]> {
  const heads = await findHeads(db, ids);
  const skus = await findMadeSkus(db, { productIds: heads.map(({ id }) => id) });
  const byProduct = Map.groupBy(skus, ({ productId }) => productId);
  return heads.map((head) => ({ head, skus: (byProduct.get(head.id) ?? []).map(soldSku) }));
}

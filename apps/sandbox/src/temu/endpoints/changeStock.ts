import { z } from 'zod';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { type ProductSku, unitsOf } from '../../markets/product.ts';
import type { Store } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import type { TemuProduct } from '../publishing/product.ts';
import { badParameter, Refusal } from '../refusal.ts';
import type { TemuState } from '../state.ts';
import { warehousesOf } from '../warehouses.ts';

const mode = { byDifference: 1, overwrite: 2 } as const;

interface Held {
  product: TemuProduct;
  sku: ProductSku;
}

/** @throws Refusal where the shop has published no such SKU. */
function heldSku(state: TemuState, store: Store, skuId: string): Held {
  for (const product of state.products.withParts(store, [skuId]))
    for (const sku of product.skcs.flatMap(({ skus }) => skus)) if (sku.id === skuId) return { product, sku };
  throw new Refusal(2_000_000, `the SKU ${skuId} does not exist`);
}

/** All rows or none. */
export const changeStock = endpoint({
  type: 'bg.btg.goods.stock.quantity.update',
  zones: ['pa'],
  body: z.object({
    quantityChangeMode: z.union([z.literal(mode.byDifference), z.literal(mode.overwrite)]).default(mode.byDifference),
    skuStockChangeList: z
      .array(
        z.object({
          productSkuId: id,
          warehouseId: z.string().optional(),
          stockDiff: z.int().optional(),
          targetStockAvailable: z.int().min(0).optional(),
        }),
      )
      .min(1),
    openApiUser: z.object({ supplierId: z.int() }).optional(),
  }),
  act({ state, store, body }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const changes = body.skuStockChangeList.map((row) => {
      const held = heldSku(state, store, row.productSkuId);
      const [first] = Object.keys(held.sku.stock);
      const warehouse = row.warehouseId ?? (body.quantityChangeMode === mode.byDifference ? first : undefined);
      if (warehouse === undefined) throw badParameter('warehouseId');
      if (!warehousesOf(state.core.world, store).some(({ id, sellsLabels }) => id === warehouse && sellsLabels))
        throw new Refusal(2_000_094, `there is no warehouse ${warehouse}`);
      const target =
        body.quantityChangeMode === mode.overwrite
          ? row.targetStockAvailable
          : (held.sku.stock[warehouse] ?? 0) + (row.stockDiff ?? 0);
      if (target === undefined) throw badParameter('targetStockAvailable');
      if (target < 0) throw new Refusal(2_000_039, `SKU ${row.productSkuId}: the stock falls below 0`);
      return { ...held, warehouse, target };
    });
    for (const { product, sku, warehouse, target } of changes) state.products.stock(product, sku, warehouse, target);
    state.note(store, 'stock', changes.map(({ sku }) => sku.sellerSku).join());
    return {};
  },
});

/** The stock of a fully managed shop lies nowhere: it is what the seller can make in time. */
const virtual = 'JIT';

function skusOfColour(state: TemuState, store: Store, skcId: string): { product: TemuProduct; skus: ProductSku[] } {
  if (store.mode !== 'full') throw new Refusal(2_000_000, 'the shop is not fully managed');
  for (const product of state.products.withParts(store, [skcId])) {
    const skc = product.skcs.find((each) => each.id === skcId);
    if (skc) return { product, skus: skc.skus };
  }
  throw new Refusal(2_000_000, 'the product does not exist');
}

/** Its answer is not published: it is modelled on the semi-managed shops' one. */
export const virtualStock = endpoint({
  type: 'bg.qtg.stock.virtualinventoryjit.get',
  zones: ['pa'],
  body: z.object({ productSkcId: id }),
  act: ({ state, store, body }) => ({
    productSkuStockList: skusOfColour(state, store, body.productSkcId).skus.map((sku) => ({
      productSkuId: digits(sku.id),
      virtualStock: unitsOf(sku),
    })),
  }),
});

export const changeVirtualStock = endpoint({
  type: 'bg.qtg.stock.virtualinventoryjit.edit',
  zones: ['pa'],
  body: z.object({
    productSkcId: id,
    skuVirtualStockChangeList: z.array(z.object({ productSkuId: id, virtualStockDiff: z.int() })).min(1),
  }),
  act({ state, store, body }) {
    const { product, skus } = skusOfColour(state, store, body.productSkcId);
    const changes = body.skuVirtualStockChangeList.map(({ productSkuId, virtualStockDiff }) => {
      const sku = skus.find((each) => each.id === productSkuId);
      if (!sku) throw new Refusal(2_000_000, `the SKU ${productSkuId} does not exist`);
      const target = unitsOf(sku) + virtualStockDiff;
      if (target < 0) throw new Refusal(2_000_038, `SKU ${productSkuId}: the stock cannot be decreased below 0`);
      return { sku, target };
    });
    for (const { sku, target } of changes) state.products.stock(product, sku, virtual, target);
    state.note(store, 'stock', changes.map(({ sku }) => sku.sellerSku).join());
    return {};
  },
});

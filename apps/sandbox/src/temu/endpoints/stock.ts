import { z } from 'zod';
import type { Listing } from '../../world/listings.ts';
import type { Store } from '../../world/stores.ts';
import { id } from '../../ids.ts';
import { digits } from '../../json.ts';
import { endpoint } from '../endpoint.ts';
import { productSkuId } from '../makeOrder.ts';
import { Refusal } from '../refusal.ts';
import { warehousesOf } from '../warehouses.ts';
import type { TemuState } from '../state.ts';
import { regions, siteName } from '../zones.ts';

/** Grouped by the requested sites. A site on which the shop does not sell has no warehouse. */
export const stockWarehouses = endpoint({
  type: 'bg.btg.goods.stock.warehouse.list.get',
  zones: ['pa'],
  body: z.object({
    siteIdList: z.array(z.int()).min(1),
    openApiUser: z.object({ supplierId: z.int() }).optional(),
  }),
  act({ state, store, body: { siteIdList } }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const { world } = state.core;
    return {
      warehouseDTOList: siteIdList.map((siteId) => ({
        siteId,
        siteName: siteName(siteId),
        validWarehouseList:
          siteId === regions[store.country].siteId
            ? warehousesOf(world, store).map(({ id, name, management, sellsLabels }) => ({
                warehouseId: id,
                warehouseName: name,
                warehouseDisable: !sellsLabels,
                managementType: String(management),
              }))
            : [],
      })),
    };
  },
});

/** The partner gateway's id of a product in one colour. */
export const productSkcId = ({ skc }: Listing) => Number(`3${skc.slice(-12)}`);

/** The stock of a product in one colour, by warehouse. A hidden quantity is null. */
export const stockQuantities = endpoint({
  type: 'bg.btg.goods.stock.quantity.get',
  zones: ['pa'],
  body: z.object({ productSkcId: id, openApiUser: z.object({ supplierId: z.int() }).optional() }),
  act({ state, store, body }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const { world } = state.core;
    const listings = store.listings.filter((listing) => String(productSkcId(listing)) === body.productSkcId);
    if (listings.length === 0) return { productSkuStockList: publishedStock(state, store, body.productSkcId) };
    const warehouses = warehousesOf(world, store);
    return {
      productSkuStockList: listings.flatMap((listing) =>
        warehouses.map(({ id, name }) => {
          const chance = world.chance('temu stock', store.id, listing.numericId, id);
          return {
            productSkuId: Number(productSkuId(listing)),
            skuStockQuantity: chance.happens(0.1) ? null : chance.whole(0, 400),
            warehouseId: id,
            warehouseName: name,
            shippingMode: 1,
            tempLockQuantity: chance.whole(0, 5),
            enablePreSale: false,
            preSaleDeliveryDay: null,
            preSaleStockQuantity: null,
          };
        }),
      ),
    };
  },
});

/** Of what was published here each warehouse tells, with what orders hold of it. */
function publishedStock(state: TemuState, store: Store, skcId: string) {
  const skc = state.products
    .withParts(store, [skcId])
    .flatMap(({ skcs }) => skcs)
    .find((each) => each.id === skcId);
  if (!skc) throw new Refusal(2_000_000, 'the product does not exist');
  const names = new Map(warehousesOf(state.core.world, store).map((each) => [each.id, each.name]));
  return skc.skus.flatMap((sku) =>
    Object.entries(sku.stock).map(([warehouseId, units]) => ({
      productSkuId: digits(sku.id),
      skuStockQuantity: units,
      warehouseId,
      warehouseName: names.get(warehouseId) ?? null,
      shippingMode: 1,
      tempLockQuantity: 0,
      enablePreSale: false,
      preSaleDeliveryDay: null,
      preSaleStockQuantity: null,
    })),
  );
}

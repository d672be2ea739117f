import { z } from 'zod';
import type { Listing } from '../../world/listings.ts';
import type { Country } from '../../world/stores.ts';
import { endpoint } from '../endpoint.ts';
import { productSkuId } from '../makeOrder.ts';
import { Refusal } from '../refusal.ts';
import { warehousesOf } from '../warehouses.ts';
import { regions } from '../zones.ts';

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
  body: z.object({ productSkcId: z.int(), openApiUser: z.object({ supplierId: z.int() }).optional() }),
  act({ state, store, body }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const { world } = state.core;
    const listings = store.listings.filter((listing) => productSkcId(listing) === body.productSkcId);
    if (listings.length === 0) throw new Refusal(2_000_000, 'the product does not exist');
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

function siteName(siteId: number): string | null {
  const country = (Object.keys(regions) as Country[]).find((each) => regions[each].siteId === siteId);
  return country === undefined ? null : regions[country].name;
}

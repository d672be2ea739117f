import { z } from 'zod';
import type { Country } from '../../world/stores.ts';
import { warehousesOf } from '../carriers.ts';
import { endpoint } from '../gateway.ts';
import { Refusal } from '../refusal.ts';
import { regions } from '../zones.ts';

/** Grouped by the sites that were asked for; a site that the shop does not sell on has none. */
export const stockWarehouses = endpoint({
  type: 'bg.btg.goods.stock.warehouse.list.get',
  zones: ['pa'],
  body: z.strictObject({
    siteIdList: z.array(z.int()).min(1),
    openApiUser: z.strictObject({ supplierId: z.int() }).optional(),
  }),
  act({ market, store, body: { siteIdList } }) {
    if (store.mode !== 'semi') throw new Refusal(2_000_060, 'the shop is not semi-managed');
    const { world } = market.core;
    return {
      warehouseDTOList: siteIdList.map((siteId) => ({
        siteId,
        siteName: siteName(siteId),
        validWarehouseList:
          siteId === regions[store.country].siteId
            ? warehousesOf(world.chance('temu warehouses', store.id), store).map(
                ({ id, name, management, sellsLabels }) => ({
                  warehouseId: id,
                  warehouseName: name,
                  warehouseDisable: !sellsLabels,
                  managementType: String(management),
                }),
              )
            : [],
      })),
    };
  },
});

function siteName(siteId: number): string | null {
  const country = (Object.keys(regions) as Country[]).find((each) => regions[each].siteId === siteId);
  return country === undefined ? null : regions[country].name;
}

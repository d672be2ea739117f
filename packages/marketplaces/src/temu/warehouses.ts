import { z } from 'zod';
import type { CallOptions } from '../shared/call.ts';
import { bareNumber } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { id, list, optionalFlag, optionalId, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { warehouseManagement } from './codes.ts';
import type { TemuStore } from './temuStore.ts';

const shippingWarehouses = z
  .object({
    warehouseList: list(
      z
        .object({
          warehouseId: text,
          warehouseName: optionalText,
          regionId1: optionalId,
          defaultWarehouse: optionalFlag,
          warehouseManagementType: optionalInteger,
          warehouseBrand: optionalText,
          enableBuyShippingLabel: optionalFlag,
        })
        .transform((row) => ({
          warehouseId: row.warehouseId,
          name: row.warehouseName,
          regionId: row.regionId1,
          isDefault: row.defaultWarehouse ?? false,
          managementCode: row.warehouseManagementType,
          management: nameOf(warehouseManagement, row.warehouseManagementType),
          brand: row.warehouseBrand,
          canBuyLabels: row.enableBuyShippingLabel,
        })),
    ),
  })
  .transform(({ warehouseList }) => warehouseList);

export type TemuShippingWarehouse = z.output<typeof shippingWarehouses>[number];

/** The warehouses from which parcels leave, by the ids that shipments use. It is not documented whether stock uses the same ids. */
export async function findTemuShippingWarehouses(
  store: TemuStore,
  { labelsOnly }: { labelsOnly?: boolean } = {},
  options: CallOptions = {},
): Promise<TemuShippingWarehouse[]> {
  const question = { returnEnableBuyShippingLabelOnly: labelsOnly };
  return await store.call('shippingWarehouses', question, shippingWarehouses, options);
}

const stockWarehouses = z
  .object({
    warehouseDTOList: list(
      z.object({
        siteId: id,
        siteName: optionalText,
        validWarehouseList: list(
          z
            .object({
              warehouseId: text,
              warehouseName: optionalText,
              warehouseDisable: optionalFlag,
              managementType: optionalText,
            })
            .transform((row) => ({ ...row, warehouseDisable: row.warehouseDisable ?? false })),
        ),
      }),
    ),
  })
  .transform(({ warehouseDTOList }) => warehouseDTOList);

export type TemuSiteWarehouses = z.output<typeof stockWarehouses>[number];

/**
 * Where products of these sites may be kept. The documentation wants the supplier's id, clients do without it; it is
 * sent when it is given.
 */
export async function findTemuStockWarehouses(
  store: TemuStore,
  { siteIds, supplierId }: { siteIds: string[]; supplierId?: string },
  options: CallOptions = {},
): Promise<TemuSiteWarehouses[]> {
  const question = {
    siteIdList: siteIds.map(bareNumber),
    openApiUser: supplierId === undefined ? undefined : { supplierId: bareNumber(supplierId) },
  };
  return await store.call('stockWarehouses', question, stockWarehouses, options);
}

import { z } from 'zod';
import { integer, list, optionalInteger, optionalText, text } from '../shared/wire.ts';
import type { Endpoint, SheinCallOptions, SheinStore } from './sheinStore.ts';

const warehouseList = {
  path: '/open-api/msc/warehouse/list',
  method: 'GET',
  repeatable: true,
  info: z.object({
    list: list(
      z
        .object({
          warehouseCode: text,
          warehouseName: optionalText,
          saleCountryList: list(text),
          warehouseType: optionalInteger,
          authServiceName: optionalText,
        })
        .transform((warehouse) => ({
          code: warehouse.warehouseCode,
          name: warehouse.warehouseName,
          countries: warehouse.saleCountryList,
          typeCode: warehouse.warehouseType,
          /** False: a certified one, or a kind that is new to us. */
          isOurs: warehouse.warehouseType === 1,
          serviceName: warehouse.authServiceName,
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinWarehouse = z.output<typeof warehouseList.info>['list'][number];

export async function findSheinWarehouses(
  store: SheinStore,
  options: SheinCallOptions = {},
): Promise<SheinWarehouse[]> {
  return (await store.call(warehouseList, {}, options)).list;
}

const warehouseAddress = {
  path: '/open-api/gsp/warehouse-address',
  method: 'POST',
  repeatable: true,
  info: z.object({
    openApiAddressInfos: list(
      z
        .object({
          warehouseAddressCode: text,
          warehouseName: optionalText,
          salesSite: list(text),
          addressInfo: z.object({
            country: optionalText,
            // The documentation's table says province, its sample state.
            state: optionalText,
            province: optionalText,
            city: optionalText,
            district: optionalText,
            postCode: optionalText,
            address1: optionalText,
            address2: optionalText,
            phone: optionalText,
          }),
        })
        .transform(({ addressInfo: { state, province, ...address }, ...warehouse }) => ({
          code: warehouse.warehouseAddressCode,
          name: warehouse.warehouseName,
          salesSites: warehouse.salesSite,
          address: { ...address, province: province ?? state },
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinShippingAddress = z.output<typeof warehouseAddress.info>['openApiAddressInfos'][number];

/** The addresses at which the platform's carriers pick up. Their codes differ from those of `findSheinWarehouses`. */
export async function findSheinShippingAddresses(
  store: SheinStore,
  options: SheinCallOptions = {},
): Promise<SheinShippingAddress[]> {
  return (await store.call(warehouseAddress, {}, options)).openApiAddressInfos;
}

const availableShippingWarehouse = {
  path: '/open-api/gsp/available-shipping-warehouse',
  method: 'POST',
  repeatable: true,
  info: z.object({
    availableWarehouses: list(
      z
        .object({
          warehouseAddressCode: text,
          warehouseName: optionalText,
          availableStatus: integer,
          unavailableReasonCode: optionalText,
          unavailableReason: optionalText,
        })
        .transform((warehouse) => ({
          addressCode: warehouse.warehouseAddressCode,
          name: warehouse.warehouseName,
          statusCode: warehouse.availableStatus,
          reasonCode: warehouse.unavailableReasonCode,
          reason: warehouse.unavailableReason,
        })),
    ),
  }),
} satisfies Endpoint<z.ZodType>;

export type SheinAvailableWarehouse = z.output<typeof availableShippingWarehouse.info>['availableWarehouses'][number];

/** The warehouses from which the platform's carriers can ship this order, and the others with the reasons. */
export async function findSheinWarehousesFor(
  store: SheinStore,
  orderNo: string,
  options: SheinCallOptions = {},
): Promise<SheinAvailableWarehouse[]> {
  const question =
    store.settings.unverified.availableWarehousesBy === 'orderNo' ? { orderNo } : { orderNoList: [orderNo] };
  return (await store.call(availableShippingWarehouse, question, options)).availableWarehouses;
}

const queryStoreInfo = {
  path: '/open-api/openapi-business-backend/query-store-info',
  method: 'POST',
  repeatable: true,
  info: z
    .object({
      storeInfo: z.object({
        supplierId: optionalText,
        storeName: optionalText,
        storeStatus: optionalInteger,
        supplierBusinessMode: optionalText,
      }),
      storeProductQuota: z
        .object({ totalLimit: optionalInteger, availableLimit: optionalInteger, usedQuota: optionalInteger })
        .nullish(),
    })
    .transform(({ storeInfo, storeProductQuota: quota }) => ({
      supplierId: storeInfo.supplierId,
      name: storeInfo.storeName,
      /** Its meaning is not published. */
      statusCode: storeInfo.storeStatus,
      businessMode: storeInfo.supplierBusinessMode,
      products: { limit: quota?.totalLimit, available: quota?.availableLimit, used: quota?.usedQuota },
    })),
} satisfies Endpoint<z.ZodType>;

export type SheinStoreInfo = z.output<typeof queryStoreInfo.info>;

/** The store's facts. This is also the cheapest call to check the store's key. */
export async function getSheinStoreInfo(store: SheinStore, options: SheinCallOptions = {}): Promise<SheinStoreInfo> {
  return await store.call(queryStoreInfo, {}, options);
}

import { z } from 'zod';
import { storeEndpoint } from '../endpoint.ts';
import { stockCode, warehousesOf } from '../warehouses.ts';

const nothing = z.object({});

export const warehouseList = storeEndpoint({
  path: '/open-api/msc/warehouse/list',
  method: 'GET',
  perSecond: 50,
  body: nothing,
  act: ({ state, store }) => ({
    list: warehousesOf(state.core.world, store).map((warehouse) => ({
      warehouseCode: stockCode(warehouse),
      warehouseName: warehouse.name,
      saleCountryList: warehouse.countries,
      createType: 1,
      warehouseType: 1,
      authServiceCode: '',
      authServiceName: '',
    })),
  }),
});

export const warehouseAddress = storeEndpoint({
  path: '/open-api/gsp/warehouse-address',
  method: 'POST',
  body: nothing,
  act: ({ state, store }) => ({
    openApiAddressInfos: warehousesOf(state.core.world, store).map(({ code, name }, index) => ({
      warehouseAddressCode: code,
      warehouseName: name,
      salesSite: [`shein-${store.country.toLowerCase()}`],
      addressInfo: {
        country: store.country,
        state: 'TX',
        city: 'Houston',
        district: 'Harris',
        postCode: '77002',
        address1: `${1200 + index} Printers Row`,
        address2: '',
        phone: '+1 555 010 0000',
      },
    })),
  }),
});

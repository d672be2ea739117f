import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { done, enumOf, filter, filterText, id, loadedVersion, momentOut, pageOf, pageQuery, text } from '../fields.ts';

/** `OTHER` has no marketplace: shipping one of its orders changes only our own data. */
export const storeTypeCodes = [
  'SHEIN_SEMI_TRUSTEESHIP',
  'SHEIN_FULLY_MANAGED',
  'TEMU_SEMI_TRUSTEESHIP',
  'TEMU_FULLY_MANAGED',
  'OTHER',
] as const;
export const storeTypeCode = z.enum(storeTypeCodes, { error: 'stores.typeRequired' });

export const storeCountry = z.enum(['US', 'MX'], { error: 'stores.countryRequired' });
export const storeCurrency = z.enum(['USD', 'CNY'], { error: 'stores.currencyRequired' });
export const storeStatus = enumOf({ normal: 1, disabled: 0 });

export const storeForm = z.object({
  name: text({ max: 50, required: 'stores.nameRequired' }),
  typeCode: storeTypeCode,
  countryCode: storeCountry,
  currency: storeCurrency.default('USD'),
  dataStatus: storeStatus.default(1),
  remark: text({ max: 200, required: 'stores.remarkRequired' }),
});

export const storeRow = z.object({
  id: id('Store'),
  name: z.string(),
  typeCode: storeTypeCode,
  typeName: z.string(),
  countryCode: storeCountry,
  countryName: z.string(),
  currency: storeCurrency,
  dataStatus: storeStatus,
  syncOrder: z.int(),
  authStatus: z.int(),
  productAuthStatus: z.int(),
  remark: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type StoreRow = z.output<typeof storeRow>;

const storeKeys = ['/store/index'] as const;
const storeOnly = z.object({ id: id('Store') });

export const stores = {
  storeTypes: endpoint({
    method: 'GET',
    path: '/store/storeTypes',
    summary: 'The kinds of store',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(z.object({ code: storeTypeCode, name: z.string() })),
  }),
  page: endpoint({
    method: 'GET',
    path: '/store/page',
    summary: 'Stores, newest first; also the lookup for pickers',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({ name: filterText(50), dataStatus: filter(storeStatus), typeCode: filter(storeTypeCode) }),
    output: pageOf(storeRow),
  }),
  create: endpoint({
    method: 'POST',
    path: '/store/create',
    summary: 'Add a store',
    permission: storeKeys,
    input: storeForm,
    output: storeRow,
  }),
  update: endpoint({
    method: 'POST',
    path: '/store/update',
    summary: 'Change a store',
    permission: storeKeys,
    input: storeForm.extend({ id: id('Store'), gmtModified: loadedVersion }),
    output: storeRow,
  }),
  enable: endpoint({
    method: 'POST',
    path: '/store/enable',
    summary: 'Set a store to normal',
    permission: storeKeys,
    input: storeOnly,
    output: storeRow,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/store/disable',
    summary: 'Disable a store: no new orders, no longer offered in pickers',
    permission: storeKeys,
    input: storeOnly,
    output: storeRow,
  }),
  delete: endpoint({
    method: 'POST',
    path: '/store/delete',
    summary: 'Delete a store that nothing depends on',
    permission: storeKeys,
    input: storeOnly,
    output: done,
  }),
};

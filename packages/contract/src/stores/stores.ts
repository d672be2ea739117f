import { z } from 'zod';
import { endpoint, failure } from '../endpoint.ts';
import { inUse, notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { text } from '../fields/texts.ts';
import { words } from '../message.ts';
import {
  authorizationForm,
  connectionTest,
  grant,
  grantScope,
  lastSync,
  siteWarehouses,
  warehouseQuery,
} from './authorization.ts';
import { callsPage, callsQuery } from './calls.ts';
import { storeTypeCode } from './marketplace.ts';

export const storeCountry = z.enum(['US', 'MX'], { error: 'stores.countryRequired' });
export const storeCurrency = z.enum(['USD', 'CNY'], { error: 'stores.currencyRequired' });
export const storeStatus = enumOf({ normal: 1, disabled: 0 });
const onOff = enumOf({ on: 1, off: 0 });
/** Normal stores with an authorisation that ends within a month, has ended, or is not accepted any more. */
export const storeAttention = enumOf({ authorization: 1 });

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
  typeName: words,
  countryCode: storeCountry,
  countryName: words,
  currency: storeCurrency,
  dataStatus: storeStatus,
  syncOrder: z.int(),
  authStatus: z.int(),
  productAuthStatus: z.int(),
  /** For those who manage stores; null for others. */
  warehouseId: z.string().nullable(),
  warehouseName: z.string().nullable(),
  /** For those who manage stores; empty for others. */
  grants: z.array(grant),
  /** For those who manage stores; null for others. */
  lastSync: lastSync.nullable(),
  /** For those who manage stores; empty for others. */
  remark: z.string(),
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type StoreRow = z.output<typeof storeRow>;

const storeKeys = ['/store/index'] as const;
const storeOnly = z.object({ id: id('Store') });

/** How often a store is used where. */
const storeUses = z.object({
  orders: z.int(),
  mappings: z.int(),
  models: z.int(),
  templates: z.int(),
  listings: z.int(),
  publishTemplates: z.int(),
});

export const stores = {
  storeTypes: endpoint({
    method: 'GET',
    path: '/store/storeTypes',
    summary: 'The kinds of store',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(z.object({ code: storeTypeCode, name: words })),
  }),
  page: endpoint({
    method: 'GET',
    path: '/store/page',
    summary:
      'Stores, newest first; also the lookup for pickers. Which of them need attention, only those who manage them are told',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({
      name: filterText(50),
      dataStatus: filter(storeStatus),
      typeCode: filter(storeTypeCode),
      authStatus: filter(onOff),
      attention: filter(storeAttention),
    }),
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
    failures: { ...notFound, ...stale(storeRow) },
  }),
  enable: endpoint({
    method: 'POST',
    path: '/store/enable',
    summary: 'Set a store to normal',
    permission: storeKeys,
    input: storeOnly,
    output: storeRow,
    failures: { ...notFound },
  }),
  disable: endpoint({
    method: 'POST',
    path: '/store/disable',
    summary: 'Disable a store: no new orders, no longer offered in pickers',
    permission: storeKeys,
    input: storeOnly,
    output: storeRow,
    failures: { ...notFound },
  }),
  delete: endpoint({
    method: 'POST',
    path: '/store/delete',
    summary: 'Delete a store that nothing depends on',
    permission: storeKeys,
    input: storeOnly,
    output: done,
    failures: { ...notFound, ...inUse(storeUses) },
  }),
  updateSyncOrder: endpoint({
    method: 'POST',
    path: '/store/updateSyncOrder',
    summary: 'Turn the automatic order sync on or off',
    permission: storeKeys,
    prepares: true,
    input: z.object({ id: id('Store'), syncOrder: onOff }),
    output: storeRow,
    failures: {
      ...notFound,
      'stores.noMarketplace': failure(409),
      'stores.settingsMissing': failure(409),
      'stores.notAuthorized': failure(409),
      'stores.ordersRefused': failure(409),
    },
  }),
  getWarehouses: endpoint({
    method: 'GET',
    path: '/store/getWarehouses',
    summary: 'Where TEMU may keep the products of a shop, by site',
    permission: storeKeys,
    reads: true,
    input: warehouseQuery,
    output: z.array(siteWarehouses),
    failures: {
      ...notFound,
      'stores.noMarketplace': failure(409),
      'stores.noProductScope': failure(409),
      'stores.settingsMissing': failure(409),
      'stores.warehousesUnknown': failure(409),
    },
  }),
  authorizationPage: endpoint({
    method: 'GET',
    path: '/store/authorizationPage',
    summary: 'Where SHEIN asks the seller to let us in; `callback` is an address of ours, to come back to',
    permission: storeKeys,
    reads: true,
    input: z.object({ id: id('Store'), callback: z.url({ protocol: /^https?$/, error: 'stores.callbackForeign' }) }),
    output: z.url(),
    failures: { ...notFound, 'stores.noMarketplace': failure(409), 'stores.settingsMissing': failure(409) },
  }),
  authorization: endpoint({
    method: 'POST',
    path: '/platform/store/authorization',
    summary: 'Keep the keys of a store, once its marketplace has accepted them',
    permission: storeKeys,
    prepares: true,
    input: authorizationForm,
    output: z.literal(true),
    failures: {
      ...notFound,
      'stores.noMarketplace': failure(409),
      'stores.settingsMissing': failure(409),
      'stores.noProductScope': failure(409),
      'stores.otherShop': failure(409),
      'stores.shopTaken': failure(409),
      'stores.stateForeign': failure(409),
      'stores.changedMeanwhile': failure(409),
      'stores.authorizationFailed': failure(409),
    },
  }),
  testConnection: endpoint({
    method: 'POST',
    path: '/store/testConnection',
    summary: 'Ask the marketplace whether it accepts the keys of a store, and until when',
    permission: storeKeys,
    prepares: true,
    input: storeOnly,
    output: z.array(connectionTest),
    failures: {
      ...notFound,
      'stores.noMarketplace': failure(409),
      'stores.settingsMissing': failure(409),
      'stores.notAuthorized': failure(409),
    },
  }),
  withdraw: endpoint({
    method: 'POST',
    path: '/store/withdrawAuthorization',
    summary: 'Forget the keys of a store',
    permission: storeKeys,
    input: z.object({ id: id('Store'), scope: grantScope }),
    output: storeRow,
    failures: { ...notFound, 'stores.noGrant': failure(409) },
  }),
  calls: endpoint({
    method: 'GET',
    path: '/store/calls',
    summary: 'Calls to marketplaces of the last 30 days, newest first',
    permission: storeKeys,
    reads: true,
    mayBeOld: true,
    input: callsQuery,
    output: callsPage,
    failures: { ...notFound },
  }),
};

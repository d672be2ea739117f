import { scopeKeys } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import type { Caller } from '../caller.ts';
import type { SandboxControl, SandboxStore } from './sandboxControl.ts';
import { must } from './shop.ts';

export interface OpenedStore {
  id: string;
  there: SandboxStore;
}

const kinds = {
  shein: { marketplace: 'shein', mode: 'semi', country: 'US' },
  mexico: { marketplace: 'shein', mode: 'semi', country: 'MX' },
  sheinManaged: { marketplace: 'shein', mode: 'full', country: 'US' },
  temu: { marketplace: 'temu', mode: 'semi', country: 'US' },
  temuManaged: { marketplace: 'temu', mode: 'full', country: 'US' },
} as const;
const typeCodes = {
  shein: { semi: 'SHEIN_SEMI_TRUSTEESHIP', full: 'SHEIN_FULLY_MANAGED' },
  temu: { semi: 'TEMU_SEMI_TRUSTEESHIP', full: 'TEMU_FULLY_MANAGED' },
} as const;

export type OpenedStores = Record<keyof typeof kinds, OpenedStore>;

/** One store of each kind that the sandbox has, authorised for orders and products. */
export async function openMarketStores(caller: Caller, control: SandboxControl): Promise<OpenedStores> {
  const found = await control.stores();
  const opened: [string, OpenedStore][] = [];
  for (const [name, { marketplace, mode, country }] of Object.entries(kinds)) {
    const there = found.find((one) => one.marketplace === marketplace && one.mode === mode && one.country === country)!;
    opened.push([name, { id: await open(caller, there, country), there }]);
  }
  return Object.fromEntries(opened) as OpenedStores;
}

async function open(caller: Caller, there: SandboxStore, countryCode: 'US' | 'MX'): Promise<string> {
  const { id } = await must(caller, stores.create, {
    name: there.name,
    typeCode: typeCodes[there.marketplace][there.mode],
    countryCode,
    currency: 'USD',
    dataStatus: 1,
    remark: '-',
  });
  await must(caller, stores.authorization, { id, ...keysOf(there) });
  if (there.marketplace === 'temu') await authorizeProducts(caller, id, there);
  if (there.mode === 'semi') await must(caller, stores.updateSyncOrder, { id, syncOrder: 1 });
  return id;
}

/** For orders, by the names of the authorisation. */
function keysOf({ marketplace, credentials }: SandboxStore) {
  return marketplace === 'shein'
    ? { authKey: credentials['openKeyId']!, authSecret: credentials['secretKey']! }
    : { authToken: credentials['accessToken']! };
}

/** With the first warehouse that TEMU names; shops that TEMU manages have none. */
async function authorizeProducts(caller: Caller, id: string, { credentials, mode }: SandboxStore): Promise<void> {
  const keys = { id, ...Object.fromEntries(scopeKeys.products.map((name) => [name, credentials[name]!])) };
  if (mode === 'full') return void (await must(caller, stores.authorization, keys));
  const [site] = await must(caller, stores.getWarehouses, keys);
  const [warehouse] = site!.validWarehouseList;
  await must(caller, stores.authorization, { ...keys, warehouseId: warehouse!.warehouseId });
}

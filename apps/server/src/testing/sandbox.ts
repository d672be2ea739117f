import { buildSandbox, type Sandbox } from '@pressroom/sandbox/src/sandbox.ts';
import type { FaultSpec } from '@pressroom/sandbox/src/faults/faults.ts';
import type { Store as Shop } from '@pressroom/sandbox/src/world/stores.ts';
import { scopeKeys } from '@pressroom/contract/stores/authorization';
import { type StoreRow, stores } from '@pressroom/contract/stores/stores';
import { onTestFinished } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../caller.ts';
import { must } from '../demo/shop.ts';

export interface TestSandbox extends Sandbox {
  url: string;
  /** For `testApp`: the settings with which the server calls this sandbox. */
  environment: Record<string, string>;
  shop(id: string): Shop;
  /** What the seller of this shop would type into the authorisation dialog. */
  keysOf(shopId: string): Record<string, string>;
  fault(given: FaultSpec): void;
  /** The seller of a TEMU shop issues another token: for so many days, without some interfaces. The former one ends. */
  issueToken(shopId: string, given?: { days?: number; without?: string[] }): Promise<void>;
  control<Answer = unknown>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<Answer>;
  /** Puts orders into a shop; answers their numbers. */
  orders(shopId: string, given?: object): Promise<string[]>;
  /** A store for this shop, added and authorised for orders. */
  openStore(caller: Caller, shopId: string, given?: Partial<{ name: string }>): Promise<StoreRow>;
}

/**
 * The other side of every outside protocol, at a port of its own, gone when the test is. Its first shops, whatever the
 * seed: s1, s2 (MX) SHEIN semi-managed, s3 fully; s4, s5 (DE) TEMU semi-managed, s6 fully.
 */
export async function testSandbox(options: { seed?: number; ordersPerStore?: number } = {}): Promise<TestSandbox> {
  const sandbox = await buildSandbox(options);
  const url = await sandbox.app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => sandbox.app.close());
  const { core } = sandbox;
  const shop = (id: string) => core.world.store(id);
  const keysOf = (id: string) => core.marketOf(shop(id))!.storeKeys(shop(id));

  const control: TestSandbox['control'] = async (method, path, body) => {
    const reply = await sandbox.app.inject({
      method,
      url: `/control/${path}`,
      ...(body ? { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    if (reply.statusCode >= 400) throw new Error(`${reply.statusCode} ${reply.body}`);
    return reply.json();
  };

  return {
    ...sandbox,
    url,
    environment: environmentOf(sandbox, url),
    shop,
    keysOf,
    fault: (given) => void core.faults.add(given),
    async issueToken(id, given = {}) {
      const payload = JSON.stringify(given);
      const headers = { 'content-type': 'application/json' };
      const reply = await sandbox.app.inject({
        method: 'POST',
        url: `/temu-seller/stores/${id}/token`,
        payload,
        headers,
      });
      if (reply.statusCode >= 400) throw new Error(`${reply.statusCode} ${reply.body}`);
    },
    control,
    async orders(shopId, given = {}) {
      const { orders } = await control<{ orders: string[] }>('POST', `stores/${shopId}/orders`, given);
      return orders;
    },
    async openStore(caller, shopId, { name = `Shop ${shopId}` } = {}) {
      const { id } = await must(caller, stores.create, { ...storeFormOf(shop(shopId)), name });
      await must(caller, stores.authorization, { id, ...orderKeysOf(shop(shopId), keysOf(shopId)) });
      const { rows } = await must(caller, stores.page, { name });
      return rows.find((row) => row.id === id)!;
    },
  };
}

/** A shop in a country that stores cannot have is one of the United States to us: TEMU then knows no order of it. */
export function storeFormOf({ marketplace, mode, country }: Shop) {
  const typeCode = (
    {
      shein: { semi: 'SHEIN_SEMI_TRUSTEESHIP', full: 'SHEIN_FULLY_MANAGED' },
      temu: { semi: 'TEMU_SEMI_TRUSTEESHIP', full: 'TEMU_FULLY_MANAGED' },
    } as const
  )[marketplace][mode];
  return { typeCode, countryCode: country === 'MX' ? ('MX' as const) : ('US' as const), remark: 'sandbox' };
}

export function orderKeysOf({ marketplace }: Shop, keys: Record<string, string>) {
  return marketplace === 'shein'
    ? { authKey: keys['openKeyId'], authSecret: keys['secretKey'] }
    : { authToken: keys['accessToken'] };
}

export function productKeysOf(keys: Record<string, string>) {
  return Object.fromEntries(scopeKeys.products.map((name) => [name, keys[name]]));
}

/** Another seed has other applications: whatever it is, the server knows them. */
function environmentOf({ core }: Sandbox, url: string): Record<string, string> {
  const described = Object.fromEntries(core.systems.map((system) => [system.name, system.describe()]));
  const shein = sheinApp.parse(described['shein']);
  const { us, eu, global, pa } = temuApps.parse(described['temu']);
  const temu = { US: us, EU: eu, GLOBAL: global };
  return {
    SANDBOX_URL: url,
    SHEIN_APP_ID: shein.appId,
    SHEIN_APP_SECRET: shein.appSecret,
    ...Object.fromEntries(
      Object.entries(temu).flatMap(([zone, { appKey, appSecret }]) => [
        [`TEMU_APP_KEY_${zone}`, appKey],
        [`TEMU_APP_SECRET_${zone}`, appSecret],
      ]),
    ),
    TEMU_PRODUCT_APP_KEY: pa.appKey,
    TEMU_PRODUCT_APP_SECRET: pa.appSecret,
  };
}

const sheinApp = z.object({ appId: z.string(), appSecret: z.string() });
const temuApp = z.object({ appKey: z.string(), appSecret: z.string() });
const temuApps = z.object({ us: temuApp, eu: temuApp, global: temuApp, pa: temuApp });

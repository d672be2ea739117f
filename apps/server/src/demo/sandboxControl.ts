import { setTimeout as pause } from 'node:timers/promises';
import { z } from 'zod';

const store = z.object({
  id: z.string(),
  name: z.string(),
  marketplace: z.enum(['shein', 'temu']),
  mode: z.enum(['semi', 'full']),
  country: z.string(),
  credentials: z.record(z.string(), z.string()),
});
export type SandboxStore = z.output<typeof store>;

/** A label system with its only account, as far as systems tell. */
const labelSystem = z.object({
  name: z.string(),
  account: z.string().default(''),
  token: z.string().default(''),
  password: z.string().default(''),
  key: z.string().default(''),
  senderAddresses: z.array(z.string()).default([]),
});
export type LabelSystemAccount = z.output<typeof labelSystem>;
const state = z.object({ systems: z.array(labelSystem) });

const orders = z.object({ orders: z.array(z.object({ number: z.string(), store: z.string(), status: z.unknown() })) });

/** What a marketplace does to a product, or its seller there without us. Prices are in cents. */
export type ProductAct =
  | { act: 'approve' | 'delete' }
  | { act: 'refuse'; reasons: { zh: string; en: string }[] }
  | { act: 'price'; original: number; special: number }
  | { act: 'stock'; units: number }
  | { act: 'shelf'; onShelf: boolean };

/** The sandbox's control API, as far as the demo uses it. */
export interface SandboxControl {
  /** Of the sandbox itself; each system answers below it. */
  url: string;
  stores(): Promise<SandboxStore[]>;
  labelSystem(name: 'ywj' | 'print17'): Promise<LabelSystemAccount>;
  orderNumbers(storeId: string): Promise<string[]>;
  act(orderNumber: string, act: 'cancel' | 'change-address'): Promise<void>;
  /** Changes what a marketplace asks for in a category. Attributes and values go by their names in either language. */
  changeCatalogue(marketplace: SandboxStore['marketplace'], categoryId: string, change: CatalogueChange): Promise<void>;
  /** Lets buyers of a store order these SKUs of the seller's. */
  makeOrders(storeId: string, count: number, sellerSkus: readonly string[]): Promise<void>;
  actOnProduct(number: string, act: ProductAct): Promise<void>;
  /** How long a marketplace looks at what is published from now on. */
  setReviews(fromMs: number, toMs: number): Promise<void>;
  /** How many products a store may publish on one day; null: any number. */
  limitPublishing(storeId: string, daily: number | null): Promise<void>;
  /** Lets calls of a store, or of an account at a label system, fail: so many, or all from now on. */
  fail(storeId: string, fault: PlannedFault): Promise<void>;
}

interface PlannedFault {
  kind: 'timeOutAfter' | 'serverErrorBefore' | 'lateRejection';
  endpoint: string;
  count?: number;
  ms?: number;
}

export type CatalogueChange =
  | { change: 'add'; name: string; englishName: string; values: string[] }
  | { change: 'require'; attribute: string }
  | { change: 'retireValue'; attribute: string; value: string };

const timeoutMs = 30_000;

/** Waits until the sandbox answers. */
export async function openSandboxControl(url: string): Promise<SandboxControl> {
  const until = Date.now() + timeoutMs;
  while (!(await answers(url))) {
    if (Date.now() > until) throw new Error(`The sandbox at ${url} does not answer.`);
    await pause(50);
  }
  const ask = async (path: string, method = 'GET', body?: object): Promise<unknown> => {
    const json = body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
    const answer = await fetch(`${url}/control/${path}`, { method, ...json });
    if (!answer.ok) throw new Error(`The sandbox refused ${path}: ${answer.status}`);
    return answer.json();
  };
  return {
    url,
    stores: async () => z.array(store).parse(await ask('stores')),
    async labelSystem(name) {
      const { systems } = state.parse(await ask('state'));
      return systems.find((one) => one.name === name)!;
    },
    async orderNumbers(storeId) {
      const found = orders.parse(await ask(`orders?store=${encodeURIComponent(storeId)}`));
      return found.orders.map(({ number }) => number);
    },
    async act(orderNumber, act) {
      await ask(`orders/${encodeURIComponent(orderNumber)}/${act}`, 'POST');
    },
    async makeOrders(storeId, count, sellerSkus) {
      await ask(`stores/${encodeURIComponent(storeId)}/orders`, 'POST', { count, sellerSkus });
    },
    async actOnProduct(number, { act, ...body }) {
      await ask(`products/${encodeURIComponent(number)}/${act}`, 'POST', body);
    },
    async setReviews(fromMs, toMs) {
      await ask('reviews', 'PUT', { fromMs, toMs });
    },
    async limitPublishing(storeId, daily) {
      await ask(`stores/${encodeURIComponent(storeId)}/limits`, 'PUT', { daily });
    },
    async fail(store, fault) {
      await ask('faults', 'POST', { ...fault, store });
    },
    async changeCatalogue(marketplace, categoryId, change) {
      await ask(`catalogue/${marketplace}/${encodeURIComponent(categoryId)}`, 'POST', change);
    },
  };
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`)).ok;
  } catch (error) {
    // nobody listens yet
    if (error instanceof TypeError) return false;
    throw error;
  }
}

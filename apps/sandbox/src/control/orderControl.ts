import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { type Core, plainOrders } from '../core.ts';
import { countries, marketplaces, type Store, storeModes } from '../world/stores.ts';
import { readBody } from './body.ts';

const share = z.number().min(0).max(1);
const orderSpec = z.strictObject({
  count: z.int().min(1).max(100_000).default(1),
  withinHours: z.number().min(0).default(plainOrders.withinHours),
  olderThanMinutes: z.number().min(0).default(plainOrders.olderThanMinutes),
  cancelled: share.default(plainOrders.cancelled),
  moved: share.default(plainOrders.moved),
  heldBack: share.default(plainOrders.heldBack),
  oversized: share.default(plainOrders.oversized),
  sellerSkus: z.array(z.string().min(1)).default(plainOrders.sellerSkus),
});

const count = z.int().min(0);
const limits = z
  .strictObject({ products: count, daily: count.nullable(), onShelf: count.nullable(), mayPublish: z.boolean() })
  .partial();

interface OfStore {
  Params: { id: string };
}
interface OfOrder {
  Params: { number: string };
}
interface OfAct {
  Params: { number: string; act: string };
}

export function orderControl(scope: FastifyInstance, core: Core): void {
  const storeOf = (id: string) => core.world.stores.find((store) => store.id === id);
  const marketOfOrder = (number: string) => core.markets.find((market) => market.order(number) !== undefined);

  scope.get('/control/stores', () => core.world.stores.map((store) => describe(core, store)));

  scope.post('/control/stores', (request) => {
    const kind = z.strictObject({
      marketplace: z.enum(marketplaces),
      mode: z.enum(storeModes).default('semi'),
      country: z.enum(countries).default('US'),
    });
    return describe(core, core.world.addStore(kind.parse(readBody(request))));
  });

  scope.post<OfStore>('/control/stores/:id/orders', async (request, reply) => {
    const store = storeOf(request.params.id);
    const market = store && core.marketOf(store);
    if (!store || !market) return await missing(reply);
    return { orders: market.makeOrders(store, orderSpec.parse(readBody(request))) };
  });

  scope.post<OfStore>('/control/stores/:id/unbind', async (request, reply) => {
    const store = storeOf(request.params.id);
    const market = store && core.marketOf(store);
    if (!store || !market) return await missing(reply);
    market.unbind(store);
    return describe(core, store);
  });

  scope.put<OfStore>('/control/stores/:id/limits', async (request, reply) => {
    const store = storeOf(request.params.id);
    if (!store) return await missing(reply);
    const given = limits.parse(readBody(request));
    store.limits = Object.assign({}, store.limits, given);
    core.marketOf(store)?.limitsChanged(store);
    return describe(core, store);
  });

  scope.get('/control/orders', (request) => {
    const filter = z.object({
      store: z.string().optional(),
      status: z.string().optional(),
      limit: z.coerce.number().int().min(1).default(100_000),
    });
    const { store, status, limit } = filter.parse(request.query);
    const orders = core.markets
      .flatMap((market) => market.orders())
      .filter((order) => (store ?? order.store) === order.store && (status ?? order.status) === order.status)
      .sort((a, b) => b.placedAt - a.placedAt || (a.number < b.number ? -1 : 1));
    return { total: orders.length, orders: orders.slice(0, limit) };
  });

  scope.get<OfOrder>('/control/orders/:number', async (request, reply) => {
    const { number } = request.params;
    return marketOfOrder(number)?.order(number) ?? (await missing(reply));
  });

  scope.post<OfAct>('/control/orders/:number/:act', async (request, reply) => {
    const { number, act } = request.params;
    const market = marketOfOrder(number);
    const carryOut = market?.acts[act];
    if (!market || !carryOut) return await missing(reply);
    carryOut(number);
    return market.order(number);
  });
}

function describe(core: Core, store: Store) {
  return { ...store, credentials: core.marketOf(store)?.storeKeys(store) };
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).send({ error: 'There is none of this name' });
}

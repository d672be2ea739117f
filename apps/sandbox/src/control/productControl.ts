import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import type { Product } from '../markets/product.ts';
import { Conflict, type Market } from '../system.ts';
import { readBody } from './body.ts';

interface OfProduct {
  Params: { number: string };
}
interface OfAct {
  Params: { number: string; act: string };
}

const reason = z.union([
  z.strictObject({ zh: z.string().min(1), en: z.string().min(1) }),
  z
    .string()
    .min(1)
    .transform((text) => ({ zh: text, en: text })),
]);
const refusal = z.strictObject({
  reasons: z
    .array(reason)
    .min(1)
    .max(10)
    .default([{ zh: '不符合规定', en: 'Not allowed' }]),
});
const ofSku = { sku: z.string().optional() };
const pricing = z.strictObject({
  ...ofSku,
  site: z.string().optional(),
  /** In cents. */
  original: z.int().min(1),
  special: z.int().min(1).nullable().default(null),
});
const stocking = z.strictObject({ ...ofSku, warehouse: z.string().optional(), units: z.int().min(0).max(99_999) });
const shelving = z.strictObject({ onShelf: z.boolean(), sites: z.array(z.string()).optional() });

type Act = (market: Market, number: string, body: unknown) => void;

/** What marketplaces do to products, and what sellers change at the marketplace without us. */
const acts: Record<string, Act> = {
  approve: ({ products }, number) => products.approve(number),
  refuse: ({ products }, number, body) => products.refuse(number, refusal.parse(body).reasons),
  delist: ({ products }, number) => products.stop(number, true),
  allow: ({ products }, number) => products.stop(number, false),
  recycle: ({ products }, number) => products.remove(number, 'recycled'),
  delete: ({ products }, number) => products.remove(number, 'deleted'),
  price({ products }, number, body) {
    const { sku: name, site, original, special } = pricing.parse(body);
    for (const sku of skusOf(products.get(number), name))
      products.price(
        products.get(number),
        sku,
        sku.prices
          .filter((price) => (site ?? price.site) === price.site)
          .map((price) => ({ ...price, original, special })),
      );
  },
  stock({ products }, number, body) {
    const { sku: name, warehouse, units } = stocking.parse(body);
    for (const sku of skusOf(products.get(number), name)) {
      const where = warehouse ?? Object.keys(sku.stock)[0];
      if (where === undefined) throw new Conflict(`SKU ${sku.sellerSku} has no warehouse`);
      products.stock(products.get(number), sku, where, units);
    }
  },
  shelf({ products }, number, body) {
    const { onShelf, sites } = shelving.parse(body);
    const product = products.get(number);
    for (const skc of product.skcs)
      products.shelve(product, skc, { onShelf, ...(sites && { sites }), bySeller: false });
  },
};

function skusOf({ number, skcs }: Product, name: string | undefined) {
  const all = skcs.flatMap(({ skus }) => skus);
  const named = name === undefined ? all : all.filter(({ id, sellerSku }) => id === name || sellerSku === name);
  if (named.length === 0) throw new Conflict(`Product ${number} has no SKU ${name}`);
  return named;
}

export function productControl(scope: FastifyInstance, core: Core): void {
  const marketOf = (number: string) =>
    core.markets.find(({ products }) => products.all().some((product) => product.number === number));

  /** Oldest first; what was sent is left out unless one store is asked for. */
  scope.get('/control/products', (request) => {
    const filter = z.object({ store: z.string().optional(), sellerSku: z.string().optional() });
    const { store, sellerSku } = filter.parse(request.query);
    return core.markets
      .flatMap(({ marketplace, products }) => products.all().map((product) => ({ marketplace, ...product })))
      .filter(({ storeId }) => (store ?? storeId) === storeId)
      .filter(
        ({ skcs }) =>
          sellerSku === undefined || skcs.some(({ skus }) => skus.some((sku) => sku.sellerSku === sellerSku)),
      )
      .map(({ details, changed, ...product }) => ({
        ...product,
        isChanged: changed !== null,
        ...(store !== undefined && { details }),
      }));
  });

  scope.get<OfProduct>('/control/products/:number', async ({ params }, reply) => {
    const market = marketOf(params.number);
    return market?.products.get(params.number) ?? (await reply.code(404).send({ error: 'There is none of this name' }));
  });

  scope.post<OfAct>('/control/products/:number/:act', async (request, reply) => {
    const { number, act } = request.params;
    const market = marketOf(number);
    const carryOut = acts[act];
    if (!market || !carryOut) return await reply.code(404).send({ error: 'There is none of this name' });
    carryOut(market, number, readBody(request));
    return market.products.get(number);
  });

  scope.get('/control/reviews', () => core.reviews);
  scope.put('/control/reviews', (request) => {
    const spec = z.strictObject({
      fromMs: z.int().min(0).optional(),
      toMs: z.int().min(0).optional(),
      refusedShare: z.number().min(0).max(1).optional(),
    });
    const { fromMs, toMs, refusedShare } = spec.parse(readBody(request));
    const from = fromMs ?? core.reviews.fromMs;
    core.reviews = {
      fromMs: from,
      toMs: Math.max(from, toMs ?? core.reviews.toMs),
      refusedShare: refusedShare ?? core.reviews.refusedShare,
    };
    return core.reviews;
  });
}

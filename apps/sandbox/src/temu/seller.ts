import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { TemuMarket } from './market.ts';

/** What a seller does in TEMU's own pages: issuing a token, for so many days and with so many interfaces ticked. */
export function sellerRoutes(scope: FastifyInstance, market: TemuMarket): void {
  scope.post<{ Params: { id: string } }>('/stores/:id/token', async (request, reply) => {
    const store = market.core.world.stores.find(
      ({ id, marketplace }) => id === request.params.id && marketplace === 'temu',
    );
    if (!store) return await reply.code(404).send({ error: 'There is no such store' });
    try {
      market.tokens.issue(store, parse(request.body));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return await reply.code(400).send({ error: z.prettifyError(error) });
    }
    market.core.markChanged();
    return market.storeKeys(store);
  });
}

function parse(body: unknown): unknown {
  try {
    return Buffer.isBuffer(body) && body.length > 0 ? JSON.parse(body.toString('utf8')) : {};
  } catch {
    return undefined;
  }
}

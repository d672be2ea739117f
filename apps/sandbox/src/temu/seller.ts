import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { parseJson } from '../json.ts';
import { storeKeys } from './keys.ts';
import type { TemuState } from './state.ts';

/** What a seller does on TEMU's own pages: issues a token for some days and some interfaces. */
export function sellerRoutes(scope: FastifyInstance, state: TemuState): void {
  scope.post<{ Params: { id: string } }>('/stores/:id/token', async (request, reply) => {
    const store = state.core.world.stores.find(
      ({ id, marketplace }) => id === request.params.id && marketplace === 'temu',
    );
    if (!store) return await reply.code(404).send({ error: 'There is no such store' });
    try {
      state.tokens.issue(store, bodyOf(request));
    } catch (error) {
      if (!(error instanceof z.ZodError)) throw error;
      return await reply.code(400).send({ error: z.prettifyError(error) });
    }
    state.core.markChanged();
    return storeKeys(state.core.world, store);
  });
}

function bodyOf({ body }: FastifyRequest): unknown {
  return Buffer.isBuffer(body) && body.length > 0 ? parseJson(body.toString('utf8')) : {};
}

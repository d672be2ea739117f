import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { faultSpec } from '../faults/faults.ts';
import { readBody } from './body.ts';

export function faultControl(scope: FastifyInstance, core: Core): void {
  scope.get('/control/faults', () => core.faults.list);
  scope.post('/control/faults', (request) => core.faults.add(faultSpec.parse(readBody(request))));

  scope.delete('/control/faults', () => {
    core.faults.clear();
    return core.faults.list;
  });

  scope.delete<{ Params: { id: string } }>('/control/faults/:id', (request) => {
    core.faults.clear(Number(request.params.id));
    return core.faults.list;
  });

  scope.put('/control/rates', (request) => {
    const spec = z.strictObject({ endpoint: z.string().min(1), perSecond: z.number().min(0).nullable() });
    const { endpoint, perSecond } = spec.parse(readBody(request));
    core.rates.set(endpoint, perSecond ?? undefined);
    return core.rates.own;
  });
}

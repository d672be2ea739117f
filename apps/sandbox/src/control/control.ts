import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Core } from '../core.ts';
import { readBody, sendMistake } from './body.ts';
import { catalogueControl } from './catalogueControl.ts';
import { faultControl } from './faultControl.ts';
import { orderControl } from './orderControl.ts';
import { page, pageScript } from './page.ts';
import { productControl } from './productControl.ts';

/** The tester's interface: JSON below `/control`, and a page that uses only this JSON. */
export function controlRoutes(scope: FastifyInstance, core: Core): void {
  scope.setErrorHandler((error, _request, reply) => sendMistake(error, reply));
  scope.addHook('preHandler', async (request) => {
    core.runDue();
    if (request.method !== 'GET') core.markChanged();
  });
  scope.addHook('onSend', async (_request, reply) => {
    void reply.header('content-security-policy', "default-src 'self'; style-src 'unsafe-inline'");
  });

  scope.get('/', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  scope.get('/control/page.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(pageScript));

  scope.get('/control/state', () => ({
    seed: core.world.seed,
    now: core.world.clock.now(),
    advancedMs: core.world.clock.advancedMs,
    waiting: core.world.schedule.waiting,
    calls: core.requests.counts,
    rates: core.rates.own,
    systems: core.systems.map((system) => ({
      name: system.name,
      ...system.describe(),
      webhooks: system.webhooks?.settings(),
    })),
  }));

  scope.get('/control/ledger', () => core.world.ledger.entries);

  scope.get('/control/requests', (request) => {
    const { limit, endpoint } = z
      .object({ limit: z.coerce.number().int().min(1).default(200), endpoint: z.string().optional() })
      .parse(request.query);
    return core.requests.latest(limit, endpoint);
  });

  scope.post('/control/clock', (request) => {
    const { advanceMs } = z.strictObject({ advanceMs: z.int().min(0) }).parse(readBody(request));
    core.world.clock.advancedMs += advanceMs;
    core.runDue();
    return { now: core.world.clock.now(), advancedMs: core.world.clock.advancedMs };
  });

  scope.post('/control/reset', (request) => {
    const spec = z.strictObject({ seed: z.int().min(0).optional(), ordersPerStore: z.int().min(0).default(0) });
    const { seed = core.world.seed, ordersPerStore } = spec.parse(readBody(request));
    core.reset(seed, ordersPerStore);
    return { seed };
  });

  scope.put<{ Params: { system: string } }>('/control/webhooks/:system', async (request, reply) => {
    const webhooks = core.systems.find(({ name }) => name === request.params.system)?.webhooks;
    if (!webhooks) return await reply.code(404).send({ error: 'No such system, or it sends no webhooks' });
    webhooks.configure(readBody(request));
    return webhooks.settings();
  });

  faultControl(scope, core);
  orderControl(scope, core);
  catalogueControl(scope, core);
  productControl(scope, core);
}

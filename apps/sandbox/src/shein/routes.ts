import type { FastifyInstance, FastifyRequest } from 'fastify';
import { injectFaults } from '../faults/injectFaults.ts';
import { authorizationRoutes } from './authorization.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { answer, send, sendThrottled } from './gateway.ts';
import { labelRoute } from './labelRoute.ts';
import type { SheinState } from './state.ts';

export async function sheinRoutes(app: FastifyInstance, state: SheinState): Promise<void> {
  const protocol = {
    system: 'shein',
    endpointOf: (request: FastifyRequest) => (request.routeOptions.url ?? '/').replace(/^\/shein/, ''),
    storeOf: (request: FastifyRequest) => state.storeOf(String(request.headers['x-lt-openkeyid'] ?? ''))?.id,
    sendThrottled,
  };
  await app.register(
    async (scope) => {
      injectFaults(scope, state.core, protocol);
      for (const endpoint of endpoints)
        scope.route({
          method: endpoint.method,
          url: endpoint.path,
          handler: (request, reply) => answer(state, endpoint, request, reply),
        });
      labelRoute(scope, state);
      scope.setNotFoundHandler((request, reply) =>
        send(request, reply, { status: 404, code: 'sandbox-route-001', msg: 'No such interface', info: null }),
      );
    },
    { prefix: '/shein' },
  );
  await app.register(async (scope) => authorizationRoutes(scope, state), { prefix: '/shein-auth' });
}

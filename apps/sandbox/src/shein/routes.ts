import type { FastifyInstance, FastifyRequest } from 'fastify';
import { aroundEndpoints } from '../faults/aroundEndpoints.ts';
import { authorizationRoutes } from './authorization.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { answer, send, sendThrottled } from './gateway.ts';
import { labelRoute } from './labelRoute.ts';
import type { SheinMarket } from './market.ts';

export async function sheinRoutes(app: FastifyInstance, market: SheinMarket): Promise<void> {
  const protocol = {
    system: 'shein',
    endpointOf: (request: FastifyRequest) => (request.routeOptions.url ?? '/').replace(/^\/shein/, ''),
    storeOf: (request: FastifyRequest) => market.storeOf(String(request.headers['x-lt-openkeyid'] ?? ''))?.id,
    sendThrottled,
  };
  await app.register(
    async (scope) => {
      aroundEndpoints(scope, market.core, protocol);
      for (const endpoint of endpoints)
        scope.route({
          method: endpoint.method,
          url: endpoint.path,
          handler: (request, reply) => answer(market, endpoint, request, reply),
        });
      labelRoute(scope, market);
      scope.setNotFoundHandler((request, reply) =>
        send(request, reply, { status: 404, code: 'sandbox-route-001', msg: 'No such interface', info: null }),
      );
    },
    { prefix: '/shein' },
  );
  await app.register(async (scope) => authorizationRoutes(scope, market), { prefix: '/shein-auth' });
}

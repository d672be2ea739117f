import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { injectFaults } from '../faults/injectFaults.ts';
import { endpoints } from './endpoints/endpoints.ts';
import { answer, bodyText, refuse } from './gateway.ts';
import { tooMany } from './gatewayCodes.ts';
import { labelRoute } from './labelRoute.ts';
import { fieldText, readFields } from './rawFields.ts';
import { Refusal } from './refusal.ts';
import { sellerRoutes } from './seller.ts';
import type { TemuState } from './state.ts';
import { isOrderZone, type Zone, zones } from './zones.ts';

const path = '/openapi/router';

/** TEMU has a host for each zone; here each zone has a path. */
export async function temuRoutes(app: FastifyInstance, state: TemuState): Promise<void> {
  for (const zone of zones)
    await app.register(async (scope) => zoneRoutes(scope, state, zone), { prefix: `/temu/${zone}` });
  await app.register(async (scope) => sellerRoutes(scope, state), { prefix: '/temu-seller' });
}

function zoneRoutes(scope: FastifyInstance, state: TemuState, zone: Zone): void {
  injectFaults(scope, state.core, {
    system: 'temu',
    endpointOf: (request) => fieldOf(request, 'type') ?? (request.routeOptions.url ?? '/').replace(`/temu/${zone}`, ''),
    storeOf(request) {
      const token = fieldOf(request, 'access_token') ?? String(request.headers['toa-access-token'] ?? '');
      const checked = state.tokens.check(token, zone);
      return 'store' in checked ? checked.store.id : undefined;
    },
    sendThrottled: (request: FastifyRequest, reply: FastifyReply) =>
      refuse(zone, request, reply, new Refusal(tooMany, 'request too frequent')),
  });
  scope.post(path, (request, reply) => answer(state, { zone, endpoints }, request, reply));
  if (isOrderZone(zone)) labelRoute(scope, state, zone);
}

function fieldOf(request: FastifyRequest, name: string): string | undefined {
  const fields = readFields(bodyText(request));
  return fields && fieldText(fields, name);
}

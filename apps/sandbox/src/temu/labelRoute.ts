import type { FastifyInstance, FastifyRequest } from 'fastify';
import { drawLabel } from '../world/labels.ts';
import { companyOf } from './carriers.ts';
import { appOf } from './keys.ts';
import type { TemuState } from './state.ts';
import { labelStatus } from './package.ts';
import { isSigned } from './signature.ts';
import type { OrderZone } from './zones.ts';

const tenMinutes = 10 * 60_000;
const toleranceSeconds = 300;

interface Asked {
  Params: { packageSn: string };
  Querystring: { Expires?: string; Signature?: string };
}

const pathOf = (zone: OrderZone, packageSn: string) => `/temu/${zone}/pkg-label-u/${packageSn}.pdf`;

/** Valid for ten minutes, for the store that asked for it. */
export function labelLink(state: TemuState, about: { zone: OrderZone; packageSn: string; ended: boolean }): string {
  return state.core.world.links.issue(pathOf(about.zone, about.packageSn), about.ended ? -1 : tenMinutes);
}

export function labelRoute(scope: FastifyInstance, state: TemuState, zone: OrderZone): void {
  scope.get<Asked>('/pkg-label-u/:packageSn.pdf', async (request, reply) => {
    const { packageSn } = request.params;
    const wrong = whyNot(state, zone, request);
    const bought = state.package(packageSn);
    const validity = state.core.world.links.check(pathOf(zone, packageSn), request.query);
    if (wrong || validity !== 'good' || bought?.label?.status !== labelStatus.ready)
      return await reply.code(403).send({ error_code: 40_003, error_msg: wrong ?? `the link is ${validity}` });
    const store = state.core.world.store(bought.storeId);
    const { buyer, number: reference } = state.orderOf(store, bought.items[0]!.parentOrderSn)!;
    const { carrier } = companyOf(bought.carrierId)!;
    // some carriers' square barcodes hold little text
    const address = { ...buyer.address, state: buyer.address.state.slice(0, 12) };
    const { trackingNumber } = bought;
    const pdf = await drawLabel({ carrier, trackingNumber, reference }, { ...buyer, address });
    return await reply.type('application/pdf').send(pdf);
  });
}

function whyNot(state: TemuState, zone: OrderZone, request: FastifyRequest<Asked>): string | undefined {
  const { world } = state.core;
  const header = (name: string) => String(request.headers[name] ?? '');
  const app = appOf(world, zone);
  const names = ['toa-app-key', 'toa-access-token', 'toa-random', 'toa-timestamp'];
  const texts = new Map(names.map((name) => [name, header(name)]));
  if (header('toa-app-key') !== app.appKey) return 'toa-app-key is not known';
  if (!/^[0-9A-Za-z]{32}$/.test(header('toa-random'))) return 'toa-random must have 32 characters';
  if (!/^\d{10}$/.test(header('toa-timestamp'))) return 'toa-timestamp must be in seconds';
  const off = (world.clock.now() + request.call.skewMs) / 1000 - Number(header('toa-timestamp'));
  if (Math.abs(off) > toleranceSeconds) return 'toa-timestamp is too far off';
  if (!isSigned(texts, app.appSecret, header('toa-sign'))) return 'toa-sign is invalid';
  const checked = state.tokens.check(header('toa-access-token'), zone);
  if (checked.is !== 'good') return 'toa-access-token is not good';
  return state.package(request.params.packageSn)?.storeId === checked.store.id ? undefined : 'not of this shop';
}

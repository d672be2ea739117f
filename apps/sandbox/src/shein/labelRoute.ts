import type { FastifyInstance } from 'fastify';
import { drawLabel } from '../world/labels.ts';
import type { SheinState } from './state.ts';

const eightHours = 8 * 3_600_000;

interface Asked {
  Params: { orderNo: string; packageNo: string };
  Querystring: { Expires?: string; Signature?: string };
}

const pathOf = (orderNo: string, packageNo: string) => `/shein/files/${orderNo}/${packageNo}.pdf`;

/** The link is valid for eight hours, for everybody who has it. */
export function labelLink(state: SheinState, about: { orderNo: string; packageNo: string; ended: boolean }): string {
  const path = pathOf(about.orderNo, about.packageNo);
  return state.core.world.links.issue(path, about.ended ? -1 : eightHours);
}

export function labelRoute(scope: FastifyInstance, state: SheinState): void {
  scope.get<Asked>('/files/:orderNo/:packageNo.pdf', async (request, reply) => {
    const { orderNo, packageNo } = request.params;
    const validity = state.core.world.links.check(pathOf(orderNo, packageNo), request.query);
    const order = state.order(orderNo);
    const parcel = order?.parcels.find((each) => each.packageNo === packageNo);
    if (validity !== 'good' || !order || !parcel || parcel.waybillNo === '') {
      const message = validity === 'expired' ? 'Request has expired' : 'Access denied';
      return await reply
        .code(403)
        .type('application/xml')
        .send(`<?xml version="1.0"?><Error><Code>AccessDenied</Code><Message>${message}</Message></Error>`);
    }
    const { carrier, waybillNo: trackingNumber } = parcel;
    const pdf = await drawLabel({ carrier, trackingNumber, reference: order.number }, order.buyer);
    return await reply.type('application/pdf').send(pdf);
  });
}

import type { FastifyInstance } from 'fastify';
import { drawOrderLabel } from '../labelSystems/drawOrderLabel.ts';
import type { Print17 } from './print17.ts';

const tenMinutes = 10 * 60_000;

interface Asked {
  Params: { number: string };
  Querystring: { Expires?: string; Signature?: string };
}

const pathOf = (number: string) => `/print17/files/${number}.pdf`;

/** Good for whoever holds it, for ten minutes. */
export function labelLink({ core }: Print17, { number, ended }: { number: string; ended: boolean }): string {
  return core.world.links.issue(pathOf(number), ended ? -1 : tenMinutes);
}

export function labelRoute(scope: FastifyInstance, { core, book }: Print17): void {
  scope.get<Asked>('/files/:number.pdf', async (request, reply) => {
    const { number } = request.params;
    const verdict = core.world.links.judge(pathOf(number), request.query);
    const order = book.byNumber(number);
    if (verdict !== 'good' || order?.state !== 'ready')
      return await reply.code(403).type('text/plain').send(`AccessDenied: ${verdict}`);
    return await reply.type('application/pdf').send(await drawOrderLabel(order));
  });
}

import type { FastifyInstance } from 'fastify';
import { drawOrderLabel } from '../labelSystems/drawOrderLabel.ts';
import type { LabelSystem } from '../labelSystems/labelSystem.ts';

const tenMinutes = 10 * 60_000;

interface Asked {
  Params: { number: string };
  Querystring: { Expires?: string; Signature?: string };
}

const pathOf = (number: string) => `/print17/files/${number}.pdf`;

/** The link is valid for ten minutes, for everybody who has it. */
export function labelLink({ core }: LabelSystem, { number, ended }: { number: string; ended: boolean }): string {
  return core.world.links.issue(pathOf(number), ended ? -1 : tenMinutes);
}

export function labelRoute(scope: FastifyInstance, { core, book }: LabelSystem): void {
  scope.get<Asked>('/files/:number.pdf', async (request, reply) => {
    const { number } = request.params;
    const validity = core.world.links.check(pathOf(number), request.query);
    const order = book.byNumber(number);
    if (validity !== 'good' || order?.state !== 'ready')
      return await reply.code(403).type('text/plain').send(`AccessDenied: ${validity}`);
    return await reply.type('application/pdf').send(await drawOrderLabel(order));
  });
}

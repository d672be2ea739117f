import type { FastifyInstance } from 'fastify';
import type { Feature } from '@pressroom/contract/endpoint';
import { refuseUnknown } from './envelope.ts';

/** /docs and everything below it. Put together when somebody first asks: it would slow down every start. */
export function serveDocumentation(server: FastifyInstance, contract: Readonly<Record<string, Feature>>): void {
  let building: Promise<FastifyInstance> | undefined;
  const documentation = () =>
    (building ??= import('./openapi.ts').then(({ buildDocumentation }) => buildDocumentation(contract)));
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      const answer = await (await documentation()).inject({ url: request.url });
      if (answer.statusCode >= 400) refuseUnknown(request);
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

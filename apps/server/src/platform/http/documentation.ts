import type { FastifyInstance } from 'fastify';
import type { Feature } from '@pressroom/contract/endpoint';

/** /docs and everything below it. Put together when somebody first asks: it would slow down every start. */
export function serveDocumentation(server: FastifyInstance, contract: Readonly<Record<string, Feature>>): void {
  let building: Promise<FastifyInstance> | undefined;
  const documentation = () =>
    (building ??= import('./openapi.ts').then(({ buildDocumentation }) => buildDocumentation(contract)));
  for (const url of ['/docs', '/docs/*']) {
    server.get(url, async (request, reply) => {
      const answer = await (await documentation()).inject({ url: request.url });
      return reply.status(answer.statusCode).headers(answer.headers).send(answer.rawPayload);
    });
  }
}

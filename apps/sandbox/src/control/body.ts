import type { FastifyRequest } from 'fastify';

/** @throws SyntaxError where the body is no JSON. */
export function readBody(request: FastifyRequest): unknown {
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return text === '' ? {} : JSON.parse(text);
}

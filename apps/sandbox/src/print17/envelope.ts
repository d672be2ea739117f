import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeJson } from '../json.ts';

/** Ends a call with a code other than 0. The code's first three digits are the kind of refusal. */
export class Refusal extends Error {
  readonly code: number;
  readonly retryAfter: number | undefined;

  constructor(code: number, message: string, retryAfter?: number) {
    super(message);
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

export const tooMany = new Refusal(42_900, '请求过于频繁 Too many requests', 1);

/** The HTTP status is always 200. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  body: { code: number; msg: string; data: unknown; retryAfter?: number | undefined },
) {
  if (request.call) request.call.outcome = String(body.code);
  const requestId = createHash('md5').update(`${request.id} ${Date.now()}`).digest('hex');
  return reply.type('application/json;charset=UTF-8').send(writeJson({ ...body, requestId }));
}

export function refuse(request: FastifyRequest, reply: FastifyReply, { code, message: msg, retryAfter }: Refusal) {
  return send(request, reply, { code, msg, data: null, retryAfter });
}

import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { writeJson } from '../json.ts';

/** Ends a call. HTTP status and code have the same meaning. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

export const tooMany = new Refusal(429, '4029', 'Too many requests');
export const unknownOrder = new Refusal(404, '4004', 'Order not found');

export function send(request: FastifyRequest, reply: FastifyReply, data: unknown): FastifyReply {
  return write(request, reply.code(200), { Success: true, Code: '0000', Message: 'OK', Data: data });
}

export function refuse(request: FastifyRequest, reply: FastifyReply, { status, code, message }: Refusal): FastifyReply {
  if (status === 429) void reply.header('retry-after', '1');
  return write(request, reply.code(status), { Success: false, Code: code, Message: message, Data: null });
}

interface ResponseBody {
  Success: boolean;
  Code: string;
  Message: string;
  Data: unknown;
}

function write(request: FastifyRequest, reply: FastifyReply, body: ResponseBody): FastifyReply {
  if (request.call) request.call.outcome = body.Code;
  const TraceId = createHash('md5').update(`${request.id} ${Date.now()}`).digest('hex').slice(0, 16);
  return reply.type('application/json').send(writeJson({ ...body, TraceId }));
}

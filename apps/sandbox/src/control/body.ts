import type { FastifyReply, FastifyRequest } from 'fastify';
import { z, ZodError } from 'zod';
import { Conflict } from '../system.ts';

/** @throws SyntaxError where the body is no JSON. */
export function readBody(request: FastifyRequest): unknown {
  const text = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
  return text === '' ? {} : JSON.parse(text);
}

/** Answers what a tester did wrong; any other error goes on. */
export function sendMistake(error: unknown, reply: FastifyReply): FastifyReply {
  if (error instanceof Conflict) return reply.code(409).send({ error: error.message });
  if (error instanceof ZodError) return reply.code(400).send({ error: z.prettifyError(error) });
  if (error instanceof SyntaxError) return reply.code(400).send({ error: 'The body is not JSON' });
  throw error;
}

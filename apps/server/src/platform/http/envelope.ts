import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { describeIssue } from '@pressroom/contract/messages';
import { ConnectionLost, OutcomeUnknown } from '../database/lostConnection.ts';
import { Failure } from '../failure.ts';
import { languageOf, type Params, type Translate, translator } from '../i18n.ts';

/** A wrong field as the schemas and `failField` say it, before it has words. */
interface RawFieldProblem {
  path: string;
  key: Parameters<Translate>[0];
  params: Params;
}

export function callerLanguage(request: FastifyRequest) {
  return languageOf(request.headers['accept-language']);
}

const heads = new Map<string, Buffer>();
const tail = Buffer.from('}');

function headOf(msg: string): Buffer {
  const head = heads.get(msg) ?? Buffer.from(`{"code":200,"msg":${JSON.stringify(msg)},"data":`);
  heads.set(msg, head);
  return head;
}

export function succeed(reply: FastifyReply, t: Translate, data: unknown): FastifyReply {
  // as bytes, and the data by themselves: one Chinese letter makes the whole of a text slow to put together and to send
  const body = Buffer.concat([headOf(t('platform.success')), Buffer.from(JSON.stringify(data ?? null)), tail]);
  return reply.type('application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

/** Expected failures say what they are; anything else is logged and shows only the reference under which it stands. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = translator(callerLanguage(request));
  if (error instanceof Failure) {
    const data =
      error.status === 400 && Array.isArray(error.data) ? error.data.map((problem) => inWords(problem, t)) : error.data;
    return reply.status(error.status).send({ code: error.code, msg: t(error.key, error.params), data });
  }
  if (error instanceof z.ZodError) {
    const data = error.issues.map((issue) => {
      const { key, params } = describeIssue(issue);
      return { path: issue.path.join('.'), msg: t(key, params) };
    });
    return reply
      .status(400)
      .send({ code: 400, msg: data[0] ? `${t('platform.invalid')}: ${data[0].msg}` : t('platform.invalid'), data });
  }
  if (error instanceof ConnectionLost) return sendLost(error, request, reply, t);
  const status = clientStatus(error);
  if (status === 413) return reply.status(413).send({ code: 413, msg: t('platform.tooLarge', { max: 5 }), data: null });
  if (status) return reply.status(400).send({ code: 400, msg: t('platform.notJson'), data: [] });
  request.log.error({ err: error, reference: request.id }, 'request failed');
  return reply
    .status(500)
    .send({ code: 500, msg: t('platform.broken', { reference: request.id }), data: { reference: request.id } });
}

const retryAfterSeconds = '2';

/** Not the caller's fault and soon over. What may have been saved is not to be sent again unseen. */
function sendLost(error: ConnectionLost, request: FastifyRequest, reply: FastifyReply, t: Translate): FastifyReply {
  request.log.warn({ err: error }, 'the database could not be reached');
  const key = error instanceof OutcomeUnknown ? 'platform.outcomeUnknown' : 'platform.databaseLost';
  return reply
    .status(503)
    .header('retry-after', retryAfterSeconds)
    .send({ code: 503, msg: t(key), data: null });
}

function inWords(problem: RawFieldProblem, t: Translate): { path: string; msg: string } {
  return { path: problem.path, msg: t(problem.key, problem.params) };
}

/** Fastify's own complaints about what came in (no JSON, too large): the caller's fault, not ours. */
function clientStatus(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number') return undefined;
  return error.statusCode >= 400 && error.statusCode < 500 ? error.statusCode : undefined;
}

import { transcode } from 'node:buffer';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FailureShape, FileContents } from '@pressroom/contract/endpoint';
import { describeIssue } from '@pressroom/contract/issues';
import { languages, type MessageKey } from '@pressroom/contract/messages';
import { isWorthCompressing } from './compress.ts';
import { ConnectionLost, OutcomeUnknown } from '../database/lostConnection.ts';
import { fail, Failure, type FieldProblem, InvalidInput } from '../failure.ts';
import { inWords, languageOf, type Translate, translator } from '../i18n.ts';
import { errorCode } from '../process/startFailure.ts';
import { inReadersWords } from './wording.ts';

/** Bytes that a body without files may have. */
export const jsonLimit = 5 * 1024 * 1024;

export function callerLanguage(request: FastifyRequest) {
  return languageOf(request.headers['accept-language']);
}

const bytesOfUnit = 2;
/** A shorter text is sooner encoded as it is. */
const shortText = 1024;

/** Where answers are encoded, one after the other: memory that is there already takes a third of the time of new memory. */
const desk = Buffer.allocUnsafeSlow(4 * 1024 * 1024);

/**
 * The parts, one after the other, in UTF-8. They are joined as UTF-16, which Node encodes several times faster than a
 * string: one Chinese character makes a whole JavaScript string slow to join and to send. JSON has no half characters.
 */
function encode(parts: readonly string[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  if (length < shortText) return Buffer.from(parts.join(''));
  const room = bytesOfUnit * length;
  const units = room <= desk.length ? desk : Buffer.allocUnsafeSlow(room);
  let end = 0;
  for (const part of parts) end += units.write(part, end, 'utf16le');
  return transcode(units.subarray(0, end), 'utf16le', 'utf8');
}

const ofJson = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
};

/** What keeps an answer without markup from being shown, framed or taken for something else. Framework and browser read a third of what a page needs. */
const headOfJson = Object.entries({
  ...ofJson,
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
}).flat();

const starts = new Map<Translate, string>();

function startOf(t: Translate): string {
  const start = starts.get(t) ?? `{"code":200,"msg":${JSON.stringify(t('platform.success'))},"data":`;
  starts.set(t, start);
  return start;
}

interface Beside {
  contents?: FileContents | undefined;
  /** Headers of this answer alone. */
  headers?: Readonly<Record<string, string>>;
}

/** Answers what a call has found: written in one go, past the framework, which would take as long as many a query. */
export function succeed(
  reply: FastifyReply,
  t: Translate,
  data: unknown,
  { contents, headers = {} }: Beside = {},
): FastifyReply {
  const body = encode([
    startOf(t),
    JSON.stringify(data ?? null),
    contents ? `,"contents":${JSON.stringify(contents)}}` : '}',
  ]);
  if (isWorthCompressing(body)) return reply.headers({ ...ofJson, ...headers }).send(body);
  reply.hijack();
  const own = Object.entries(headers).flat();
  reply.raw.writeHead(200, [...headOfJson, ...own, 'content-length', String(body.length)]).end(body);
  return reply;
}

/** Expected failures say what they are; anything else is logged and shows only the reference under which it stands. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const t = translator(callerLanguage(request));
  if (error instanceof Failure) {
    const { status, code, key, params } = error;
    return reply
      .status(status)
      .send({ code, msg: t(key, params), data: dataOf(error, request.failures?.[key], t), failure: key });
  }
  if (error instanceof InvalidInput) {
    const data = error.issues.map((issue) => {
      const { key, params } = describeIssue(issue);
      return { path: issue.path.join('.'), msg: t(key, params) };
    });
    return reply
      .status(400)
      .send({ code: 400, msg: data[0] ? `${t('platform.invalid')}: ${data[0].msg}` : t('platform.invalid'), data });
  }
  if (error instanceof ConnectionLost) return sendLost(error, request, reply, t);
  const refused = refusalOf(error);
  if (refused) return sendFailure(refused, request, reply);
  if (request.socket.destroyed && leaving.has(errorCode(error) ?? '')) {
    request.log.info({ err: error }, 'the caller left');
    return reply.status(400).send();
  }
  request.log.error({ err: error, reference: request.id }, 'request failed');
  return reply
    .status(500)
    .send({ code: 500, msg: t('platform.broken', { reference: request.id }), data: { reference: request.id } });
}

const retryAfterSeconds = '2';

/** Asks the caller to try again soon, or, where the act may have been saved already, to look first. */
function sendLost(error: ConnectionLost, request: FastifyRequest, reply: FastifyReply, t: Translate): FastifyReply {
  request.log.warn({ err: error }, 'the database could not be reached');
  const key = error instanceof OutcomeUnknown ? 'platform.outcomeUnknown' : 'platform.databaseLost';
  return reply
    .status(503)
    .header('retry-after', retryAfterSeconds)
    .send({ code: 503, msg: t(key), data: null });
}

/** The failure's data with messages in words: those of wrong fields, or those that the declared shape has. */
function dataOf({ status, data }: Failure, shape: FailureShape | undefined, t: Translate): unknown {
  if (status !== 400 || !Array.isArray(data)) return shape ? inReadersWords(shape.data, data, t) : data;
  return (data as FieldProblem[]).map(({ path, ...problem }) => ({ path, msg: inWords(problem, t) }));
}

/** Fastify's own complaints about what came in: the caller's fault, not ours. */
function refusalOf(error: unknown): Failure | undefined {
  const code = errorCode(error);
  if (code === 'FST_ERR_BAD_URL') return new Failure(400, 'platform.badAddress', { data: [] });
  if (code === 'FST_ERR_MAX_PARAM_LENGTH') return new Failure(414, 'platform.longAddress');
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 0;
  if (status === 413) return new Failure(413, 'platform.bodyTooLarge', { params: { max: jsonLimit / 1024 / 1024 } });
  return status >= 400 && status < 500 ? new Failure(400, 'platform.notJson', { data: [] }) : undefined;
}

/** Error codes that say that the caller closed the connection. */
const leaving = new Set(['ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE']);

/** Ends the request in 404: nothing answers at its address. */
export function refuseUnknown(request: FastifyRequest): never {
  fail(404, 'platform.noSuchCall', { params: { path: request.url.split('?')[0] ?? '' } });
}

const transportFailures: Readonly<Record<string, { status: number; key: MessageKey }>> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, key: 'platform.tooSlow' },
  HPE_HEADER_OVERFLOW: { status: 431, key: 'platform.longAddress' },
};

/** Answers a request that is no HTTP, in both languages, since the caller's is not known. */
export function refuseRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, key } = transportFailures[error.code ?? ''] ?? { status: 400, key: 'platform.notHttp' };
  const msg = languages.map((language) => translator(language)(key)).join(' / ');
  const body = JSON.stringify({ code: status, msg, data: null });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

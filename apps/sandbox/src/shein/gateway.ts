import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readJson, writeJson } from '../json.ts';
import { readLeniently } from '../lenient.ts';
import type { Store } from '../world/stores.ts';
import type { Endpoint } from './endpoint.ts';
import { appKeys, storeKeys } from './keys.ts';
import { type Form, readForm } from './form.ts';
import type { SheinState } from './state.ts';
import { badParameter, Refusal } from './refusal.ts';
import { isSigned } from './signature.ts';

/** For the endpoints for which SHEIN publishes no limit. */
const usualPerSecond = 50;
const tolerance = 5 * 60_000;

export async function answer(state: SheinState, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  try {
    const store = authenticate(state, endpoint, request);
    if (!state.core.rates.take(request.call, endpoint.perSecond ?? usualPerSecond))
      return sendThrottled(request, reply);
    const form = endpoint.signedBy === 'store' && endpoint.form !== undefined ? await readForm(request) : undefined;
    const call = {
      state,
      body: readBody(endpoint, request, form),
      origin: `${request.protocol}://${request.host}`,
      language: header(request, 'language') ?? 'zh-cn',
      refuseLater: () => state.core.faults.strikes('lateRejection', request.call),
      linkHasEnded: () => state.core.faults.strikes('expiredLink', request.call),
    };
    const info = await (endpoint.signedBy === 'app'
      ? endpoint.act(call)
      : endpoint.act({ ...call, store: store!, file: form?.files.get(endpoint.form!) }));
    return send(request, reply, { status: 200, code: '0', msg: 'OK', info });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return send(request, reply, { status: error.status, code: error.code, msg: error.message, info: null });
  }
}

export function sendThrottled(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const msg = '请求过于频繁 Too many requests';
  return send(request, reply, { status: 429, code: 'sandbox-throttle-001', msg, info: null });
}

interface ResponseBody {
  status: number;
  code: string;
  msg: string;
  info: unknown;
}

export function send(request: FastifyRequest, reply: FastifyReply, { status, ...body }: ResponseBody): FastifyReply {
  if (request.call) request.call.outcome = body.code;
  const traceId = createHash('md5').update(`${request.id} ${Date.now()}`).digest('hex').slice(0, 16);
  const { info = null, ...rest } = body;
  return reply
    .code(status)
    .type('application/json;charset=UTF-8')
    .send(writeJson({ ...rest, info, bbl: null, traceId }));
}

/** The store that signed the call; undefined where the application signed it. */
function authenticate(state: SheinState, endpoint: Endpoint, request: FastifyRequest): Store | undefined {
  const { world } = state.core;
  const timestamp = header(request, 'x-lt-timestamp') ?? '';
  const signature = header(request, 'x-lt-signature') ?? '';
  const byApp = endpoint.signedBy === 'app';
  const id = header(request, byApp ? 'x-lt-appid' : 'x-lt-openKeyId');
  if (id === undefined) throw refused('001', 'The header with the id is missing');
  const app = appKeys(world);
  const store = byApp ? undefined : state.storeOf(id);
  if (byApp ? id !== app.appId : !store) throw refused('002', 'Unknown id');
  if (!/^\d{13}$/.test(timestamp)) throw refused('003', 'The timestamp is not in milliseconds');
  const off = world.clock.now() + request.call.skewMs - Number(timestamp);
  if (Math.abs(off) > tolerance) throw refused('004', 'The timestamp is more than five minutes off');
  const secret = store ? storeKeys(world, store).secretKey : app.appSecret;
  if (!isSigned({ id, secret, timestamp, path: endpoint.path }, signature))
    throw refused('005', '签名错误 Invalid signature');
  if (endpoint.signedBy === 'store' && !endpoint.modes.includes(store!.mode))
    throw new Refusal('sandbox-permission-001', '无权限 Not open to this kind of store', { status: 403 });
  return store;
}

function refused(serial: string, message: string): Refusal {
  return new Refusal(`sandbox-auth-${serial}`, message, { status: 401 });
}

function readBody(endpoint: Endpoint, request: FastifyRequest, form: Form | undefined): unknown {
  const given = form ? form.fields : endpoint.method === 'GET' ? request.query : parse(request);
  const read = readLeniently(endpoint.body, given);
  if (!read.good) throw badParameter(read.why);
  request.call.ignored = read.ignored;
  request.call.about = endpoint.about?.(read.body);
  return read.body;
}

function parse(request: FastifyRequest): unknown {
  if (!Buffer.isBuffer(request.body) || request.body.length === 0) return {};
  if (!/^application\/json\b/i.test(header(request, 'content-type') ?? ''))
    throw badParameter('The body must be application/json');
  try {
    return readJson(request.body.toString('utf8'));
  } catch {
    throw badParameter('The body is not JSON');
  }
}

function header(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name.toLowerCase()];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

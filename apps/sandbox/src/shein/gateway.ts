import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readJson, writeJson } from '../json.ts';
import { readLeniently } from '../lenient.ts';
import type { Store, StoreMode } from '../world/stores.ts';
import { appKeys, storeKeys } from './keys.ts';
import type { SheinState } from './state.ts';
import { badParameter, Refusal } from './refusal.ts';
import { isSigned } from './signature.ts';

export interface Call<Body> {
  state: SheinState;
  body: Body;
  /** Of a link that this answer holds. */
  origin: string;
  language: string;
  /** Whether what is accepted now shall be refused later. */
  refuseLater: () => boolean;
  /** Whether a link that is given out now shall have ended already. */
  linkHasEnded: () => boolean;
}

export interface StoreCall<Body> extends Call<Body> {
  store: Store;
}

interface Shared<Body extends z.ZodType> {
  path: `/open-api/${string}`;
  method: 'GET' | 'POST';
  perSecond?: number;
  /** Of the query where the method is GET. */
  body: Body;
}

export interface AppEndpoint<Body extends z.ZodType = z.ZodType> extends Shared<Body> {
  signedBy: 'app';
  act(call: Call<z.output<Body>>): unknown;
}

export interface StoreEndpoint<Body extends z.ZodType = z.ZodType> extends Shared<Body> {
  signedBy: 'store';
  modes: StoreMode[];
  act(call: StoreCall<z.output<Body>>): unknown;
}

export type Endpoint = AppEndpoint | StoreEndpoint;

export function appEndpoint<Body extends z.ZodType>(endpoint: Omit<AppEndpoint<Body>, 'signedBy'>): Endpoint {
  return { ...endpoint, signedBy: 'app' };
}

/** Unless it says otherwise, only for stores that have orders of their own. */
export function storeEndpoint<Body extends z.ZodType>(
  endpoint: Omit<StoreEndpoint<Body>, 'signedBy' | 'modes'> & { modes?: StoreMode[] },
): Endpoint {
  return { modes: ['semi'], ...endpoint, signedBy: 'store' };
}

/** Published for few endpoints only; this is for the others. */
const usualPerSecond = 50;
const tolerance = 5 * 60_000;

export async function answer(state: SheinState, endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply) {
  try {
    const store = authenticate(state, endpoint, request);
    if (!state.core.rates.take(request.call, endpoint.perSecond ?? usualPerSecond))
      return sendThrottled(request, reply);
    const call = {
      state,
      body: readBody(endpoint, request),
      origin: `${request.protocol}://${request.host}`,
      language: header(request, 'language') ?? 'zh-cn',
      refuseLater: () => state.core.faults.strikes('lateRejection', request.call),
      linkHasEnded: () => state.core.faults.strikes('expiredLink', request.call),
    };
    const info = await (endpoint.signedBy === 'app' ? endpoint.act(call) : endpoint.act({ ...call, store: store! }));
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

interface Said {
  status: number;
  code: string;
  msg: string;
  info: unknown;
}

export function send(request: FastifyRequest, reply: FastifyReply, { status, ...said }: Said): FastifyReply {
  if (request.call) request.call.outcome = said.code;
  const traceId = createHash('md5').update(`${request.id} ${Date.now()}`).digest('hex').slice(0, 16);
  const { info = null, ...rest } = said;
  return reply
    .code(status)
    .type('application/json;charset=UTF-8')
    .send(writeJson({ ...rest, info, bbl: null, traceId }));
}

/** The store that signed, for calls that stores sign. */
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

function readBody(endpoint: Endpoint, request: FastifyRequest): unknown {
  const given = endpoint.method === 'GET' ? request.query : parse(request);
  const read = readLeniently(endpoint.body, given);
  if (!read.good) throw badParameter(read.why);
  request.call.ignored = read.ignored;
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

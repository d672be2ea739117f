import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { readJson, writeJson } from '../json.ts';
import { readLeniently } from '../lenient.ts';
import type { Store } from '../world/stores.ts';
import { codesOf, success, tooMany } from './gatewayCodes.ts';
import { appOf } from './keys.ts';
import type { TemuState } from './state.ts';
import { type RawFields, rawFields, signedText } from './rawFields.ts';
import { badParameter, Refusal } from './refusal.ts';
import { isSigned } from './signature.ts';
import { isOrderZone, orderZones, type OrderZone, type Zone } from './zones.ts';

export interface Call<Body> {
  state: TemuState;
  store: Store;
  zone: OrderZone;
  body: Body;
  /** What there is in this zone, by name. */
  interfaces: string[];
  /** Of a link that this answer holds. */
  origin: string;
  /** Whether what is accepted now shall be refused later. */
  refuseLater: () => boolean;
  /** Whether a link that is given out now shall have ended already. */
  linkHasEnded: () => boolean;
}

export interface Endpoint<Body extends z.ZodType = z.ZodType> {
  type: string;
  zones: readonly Zone[];
  /** Open to every token, whatever its seller ticked. */
  always: boolean;
  body: Body;
  act(call: Call<z.output<Body>>): unknown;
}

/** Unless it says otherwise, among those for orders. */
export function endpoint<Body extends z.ZodType>(
  described: Omit<Endpoint<Body>, 'zones' | 'always'> & Partial<Pick<Endpoint<Body>, 'zones' | 'always'>>,
): Endpoint {
  return { zones: orderZones, always: false, ...described };
}

/** For one application; other limits are not published for what is here. */
const perSecond = 20;
const toleranceSeconds = 300;
const common = ['type', 'app_key', 'access_token', 'timestamp', 'sign', 'data_type', 'version'];

export function answer(
  state: TemuState,
  { zone, endpoints }: { zone: Zone; endpoints: ReadonlyMap<string, Endpoint> },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  try {
    const text = bodyText(request);
    const fields = readFields(text);
    if (!fields) throw badParameter('the body is no JSON object');
    const named = nameEndpoint(zone, endpoints, fields);
    const store = authenticate(state, zone, named, fields, request);
    if (!state.core.rates.take({ endpoint: 'temu:app', store: said(fields, 'app_key')! }, perSecond))
      throw new Refusal(tooMany, 'request too frequent');
    if (isOrderZone(zone) && !named.always && store.mode !== 'semi')
      throw new Refusal(140_020_001, 'the shop is neither semi-managed nor local');
    const call = {
      state,
      store,
      // endpoints outside of these zones do not ask
      zone: zone as OrderZone,
      body: readBody(named, text, request),
      interfaces: [...endpoints.values()].filter(({ zones }) => zones.includes(zone)).map(({ type }) => type),
      origin: `${request.protocol}://${request.host}`,
      refuseLater: () => state.core.faults.strikes('lateRejection', request.call),
      linkHasEnded: () => state.core.faults.strikes('expiredLink', request.call),
    };
    return send(zone, request, reply, { success: true, errorCode: success, errorMsg: '', result: named.act(call) });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refuse(zone, request, reply, error);
  }
}

export function refuse(
  zone: Zone,
  request: FastifyRequest,
  reply: FastifyReply,
  { code, message }: Refusal,
): FastifyReply {
  return send(zone, request, reply, { success: false, errorCode: code, errorMsg: message, result: null });
}

interface Said {
  success: boolean;
  errorCode: number;
  errorMsg: string;
  result: unknown;
}

function send(zone: Zone, request: FastifyRequest, reply: FastifyReply, body: Said): FastifyReply {
  if (request.call) request.call.outcome = String(body.errorCode);
  const requestId = `${zone.slice(0, 2)}-${randomUUID()}`;
  return reply.type('application/json;charset=UTF-8').send(writeJson({ ...body, requestId }));
}

export const bodyText = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

/** Undefined where the text is no JSON object. */
export function readFields(text: string): RawFields | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? rawFields(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined for what is missing or empty. */
export function said(fields: RawFields, name: string): string | undefined {
  const raw = fields.get(name);
  return raw === undefined || raw === 'null' || raw === '""' ? undefined : signedText(raw);
}

const retired =
  /^bg\.(order\.list\.get|order\.detail\.get|order\.shippinginfo\.get|logistics\.shipment\.(confirm|get))$/;

function nameEndpoint(zone: Zone, endpoints: ReadonlyMap<string, Endpoint>, fields: RawFields): Endpoint {
  const codes = codesOf(zone);
  const type = said(fields, 'type');
  if (type === undefined) throw new Refusal(codes.typeMissing, 'no type in body');
  const named = endpoints.get(type);
  if (named?.zones.includes(zone)) return named;
  if (retired.test(type)) throw new Refusal(codes.typeRetired, 'type has been sunset');
  throw new Refusal(codes.typeUnknown, 'type not exists');
}

/** The store whose token it is. */
function authenticate(
  state: TemuState,
  zone: Zone,
  named: Endpoint,
  fields: RawFields,
  request: FastifyRequest,
): Store {
  const codes = codesOf(zone);
  const app = appOf(state.core.world, zone);
  const key = said(fields, 'app_key');
  if (key === undefined) throw new Refusal(codes.keyMissing, 'no app_key in body');
  const sign = said(fields, 'sign');
  if (sign === undefined) throw new Refusal(codes.signMissing, 'no sign in body');
  if (key !== app.appKey) throw new Refusal(codes.keyUnknown, 'app_key not exists');
  const texts = new Map([...fields].filter(([name]) => name !== 'sign').map(([name, raw]) => [name, signedText(raw)]));
  if (!isSigned(texts, app.appSecret, sign)) throw new Refusal(codes.signWrong, 'sign is invalid');
  checkForm(zone, fields);
  checkTimestamp(zone, fields, state.core.world.clock.now() + request.call.skewMs);
  const token = said(fields, 'access_token');
  if (token === undefined) throw new Refusal(codes.tokenMissing, 'no access_token in body');
  const verdict = state.tokens.judge(token, zone);
  if (verdict.is === 'unknown') throw new Refusal(codes.tokenUnknown, 'access_token not exists');
  if (verdict.is === 'otherKey') throw new Refusal(codes.tokenOfOtherKey, 'app_key and access_token do not match');
  if (verdict.is === 'ended') throw new Refusal(codes.tokenEnded, 'access_token expired, contact the seller');
  if (!named.always && !state.tokens.ticked(verdict.store, named.type))
    throw new Refusal(codes.tokenLacksScope, 'the seller must authorize this api');
  return verdict.store;
}

function checkForm(zone: Zone, fields: RawFields): void {
  const codes = codesOf(zone);
  const dataType = said(fields, 'data_type');
  if (dataType === undefined && isOrderZone(zone)) throw new Refusal(codes.dataTypeMissing, 'no data_type in body');
  if (dataType !== undefined && dataType.toUpperCase() !== 'JSON')
    throw new Refusal(codes.dataTypeInvalid, 'data_type is invalid');
}

function checkTimestamp(zone: Zone, fields: RawFields, now: number): void {
  const codes = codesOf(zone);
  const timestamp = said(fields, 'timestamp');
  if (timestamp === undefined) throw new Refusal(codes.timestampMissing, 'no timestamp in body');
  const behind = Math.floor(now / 1000) - Number(timestamp);
  if (!/^\d{10}$/.test(timestamp) || behind < -toleranceSeconds)
    throw new Refusal(codes.timestampInvalid, 'timestamp is invalid');
  if (behind > toleranceSeconds) throw new Refusal(codes.timestampOld, 'timestamp is expired');
}

function readBody(named: Endpoint, text: string, request: FastifyRequest): unknown {
  const value = readJson(text) as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(value).filter(([name]) => !common.includes(name)));
  const read = readLeniently(named.body, own);
  if (!read.good) throw badParameter(read.why);
  request.call.ignored = read.ignored;
  return read.body;
}

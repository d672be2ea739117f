import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { readJson, writeJson } from '../json.ts';
import { readLeniently } from '../lenient.ts';
import { authenticate } from './authenticate.ts';
import type { Endpoint } from './endpoint.ts';
import { codesOf, success, tooMany } from './gatewayCodes.ts';
import { fieldText, type RawFields, readFields } from './rawFields.ts';
import { badParameter, Refusal } from './refusal.ts';
import type { TemuState } from './state.ts';
import { isOrderZone, type OrderZone, type Zone } from './zones.ts';

/** For one application. TEMU publishes no other limit for these interfaces. */
const perSecond = 20;
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
    const store = authenticate({ state, zone, fields, skewMs: request.call.skewMs }, named);
    if (!state.core.rates.take({ endpoint: 'temu:app', store: fieldText(fields, 'app_key')! }, perSecond))
      throw new Refusal(tooMany, 'request too frequent');
    if (isOrderZone(zone) && !named.always && store.mode !== 'semi')
      throw new Refusal(140_020_001, 'the shop is neither semi-managed nor local');
    const call = {
      state,
      store,
      // endpoints in the other zones do not use it
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

interface ResponseBody {
  success: boolean;
  errorCode: number;
  errorMsg: string;
  result: unknown;
}

function send(zone: Zone, request: FastifyRequest, reply: FastifyReply, body: ResponseBody): FastifyReply {
  if (request.call) request.call.outcome = String(body.errorCode);
  const requestId = `${zone.slice(0, 2)}-${randomUUID()}`;
  return reply.type('application/json;charset=UTF-8').send(writeJson({ ...body, requestId }));
}

export const bodyText = ({ body }: FastifyRequest) => (Buffer.isBuffer(body) ? body.toString('utf8') : '');

const retired =
  /^bg\.(order\.list\.get|order\.detail\.get|order\.shippinginfo\.get|logistics\.shipment\.(confirm|get))$/;

function nameEndpoint(zone: Zone, endpoints: ReadonlyMap<string, Endpoint>, fields: RawFields): Endpoint {
  const codes = codesOf(zone);
  const type = fieldText(fields, 'type');
  if (type === undefined) throw new Refusal(codes.typeMissing, 'no type in body');
  const named = endpoints.get(type);
  if (named?.zones.includes(zone)) return named;
  if (retired.test(type)) throw new Refusal(codes.typeRetired, 'type has been sunset');
  throw new Refusal(codes.typeUnknown, 'type not exists');
}

function readBody(named: Endpoint, text: string, request: FastifyRequest): unknown {
  const value = readJson(text) as Record<string, unknown>;
  const own = Object.fromEntries(Object.entries(value).filter(([name]) => !common.includes(name)));
  const read = readLeniently(named.body, own);
  if (!read.good) throw badParameter(read.why);
  request.call.ignored = read.ignored;
  request.call.about = named.about?.(read.body);
  return read.body;
}

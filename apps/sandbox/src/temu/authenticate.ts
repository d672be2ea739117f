import type { Store } from '../world/stores.ts';
import type { Endpoint } from './endpoint.ts';
import { codesOf } from './gatewayCodes.ts';
import { appOf } from './keys.ts';
import { fieldText, type RawFields, signedText } from './rawFields.ts';
import { Refusal } from './refusal.ts';
import { isSigned } from './signature.ts';
import type { TemuState } from './state.ts';
import { isOrderZone, type Zone } from './zones.ts';

const toleranceSeconds = 300;

interface SignedCall {
  state: TemuState;
  zone: Zone;
  fields: RawFields;
  /** By how many milliseconds the gateway's clock is wrong for this call. */
  skewMs: number;
}

/**
 * The store whose token the call carries.
 * @throws Refusal with the gateway's code for the first thing that is wrong.
 */
export function authenticate({ state, zone, fields, skewMs }: SignedCall, { type, always }: Endpoint): Store {
  const codes = codesOf(zone);
  const app = appOf(state.core.world, zone);
  const key = fieldText(fields, 'app_key');
  if (key === undefined) throw new Refusal(codes.keyMissing, 'no app_key in body');
  const sign = fieldText(fields, 'sign');
  if (sign === undefined) throw new Refusal(codes.signMissing, 'no sign in body');
  if (key !== app.appKey) throw new Refusal(codes.keyUnknown, 'app_key not exists');
  const texts = new Map([...fields].filter(([name]) => name !== 'sign').map(([name, raw]) => [name, signedText(raw)]));
  if (!isSigned(texts, app.appSecret, sign)) throw new Refusal(codes.signWrong, 'sign is invalid');
  checkForm(zone, fields);
  checkTimestamp(zone, fields, state.core.world.clock.now() + skewMs);
  const token = fieldText(fields, 'access_token');
  if (token === undefined) throw new Refusal(codes.tokenMissing, 'no access_token in body');
  const checked = state.tokens.check(token, zone);
  if (checked.is === 'unknown') throw new Refusal(codes.tokenUnknown, 'access_token not exists');
  if (checked.is === 'otherKey') throw new Refusal(codes.tokenOfOtherKey, 'app_key and access_token do not match');
  if (checked.is === 'ended') throw new Refusal(codes.tokenEnded, 'access_token expired, contact the seller');
  if (!always && !state.tokens.ticked(checked.store, type))
    throw new Refusal(codes.tokenLacksScope, 'the seller must authorize this api');
  return checked.store;
}

function checkForm(zone: Zone, fields: RawFields): void {
  const codes = codesOf(zone);
  const dataType = fieldText(fields, 'data_type');
  if (dataType === undefined && isOrderZone(zone)) throw new Refusal(codes.dataTypeMissing, 'no data_type in body');
  if (dataType !== undefined && dataType.toUpperCase() !== 'JSON')
    throw new Refusal(codes.dataTypeInvalid, 'data_type is invalid');
}

function checkTimestamp(zone: Zone, fields: RawFields, now: number): void {
  const codes = codesOf(zone);
  const timestamp = fieldText(fields, 'timestamp');
  if (timestamp === undefined) throw new Refusal(codes.timestampMissing, 'no timestamp in body');
  const behind = Math.floor(now / 1000) - Number(timestamp);
  if (!/^\d{10}$/.test(timestamp) || behind < -toleranceSeconds)
    throw new Refusal(codes.timestampInvalid, 'timestamp is invalid');
  if (behind > toleranceSeconds) throw new Refusal(codes.timestampOld, 'timestamp is expired');
}

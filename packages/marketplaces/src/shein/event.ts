import { z } from 'zod';
import { isWireNumber, numbersAsText, parseJson } from '../shared/json.ts';
import { nameOf } from '../shared/nameOf.ts';
import { integer, optionalInteger, optionalText, text } from '../shared/wire.ts';
import { authorizationChange, sheinOrderStatus, type SheinOrderStatus } from './codes.ts';
import { type SheinEventName, sheinEventNames, type SheinSettings } from './settings.ts';

type Read = 'order_push_notice' | 'authorization_change_notice';

/** `data` is what SHEIN sent for events that nothing here reads further, with numbers as texts. */
export type SheinEvent =
  | {
      name: 'order_push_notice';
      orderNo: string;
      changedAt: Date | undefined;
      statusCode: number | undefined;
      status: SheinOrderStatus | undefined;
    }
  | {
      name: 'authorization_change_notice';
      changeCode: number;
      change: keyof typeof authorizationChange | undefined;
      message: string | undefined;
    }
  | { name: Exclude<SheinEventName, Read>; data: unknown }
  | { name: 'unknown'; spelled: string; data: unknown };

const orderPush = z
  .object({ orderNo: text, changeTime: optionalInteger, orderStatus: optionalInteger })
  .transform(({ orderNo, changeTime, orderStatus }) => ({
    name: 'order_push_notice' as const,
    orderNo,
    changedAt: changeTime === undefined ? undefined : new Date(changeTime),
    statusCode: orderStatus,
    status: nameOf(sheinOrderStatus, orderStatus),
  }));

const authorization = z.object({ type: integer, message: optionalText }).transform(({ type, message }) => ({
  name: 'authorization_change_notice' as const,
  changeCode: type,
  change: nameOf(authorizationChange, type),
  message,
}));

/** Undefined when the decrypted text is not what such an event says. */
export function readEvent(spelled: string, decrypted: string, settings: SheinSettings): SheinEvent | undefined {
  const data = unwrap(decrypted);
  if (data === undefined) return undefined;
  const name = nameEvent(spelled, settings);
  if (name === 'order_push_notice') return orderPush.safeParse(data).data;
  if (name === 'authorization_change_notice') return authorization.safeParse(data).data;
  return name === undefined
    ? { name: 'unknown', spelled, data: numbersAsText(data) }
    : { name, data: numbersAsText(data) };
}

/** The event's name. SHEIN sends the name, the name after a slash, or a number. */
function nameEvent(spelled: string, { unverified }: SheinSettings): SheinEventName | undefined {
  const bare = spelled.trim().replace(/^\//, '');
  const spellings = { ...unverified.eventNumbers, ...unverified.eventAliases };
  return (
    sheinEventNames.find((name) => name === bare) ?? (Object.hasOwn(spellings, bare) ? spellings[bare] : undefined)
  );
}

const deepest = 2;

/** The text is JSON, sometimes JSON in a JSON string, sometimes an object whose `data` is JSON in a string. */
function unwrap(text: string): object | undefined {
  let value = parse(text);
  for (let level = 0; level < deepest; level++) {
    const inner = typeof value === 'string' ? value : dataOf(value);
    const opened = inner === undefined ? undefined : parse(inner);
    if (typeof opened !== 'string' && !isPayload(opened)) break;
    value = opened;
  }
  return isPayload(value) ? value : undefined;
}

function isPayload(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !isWireNumber(value);
}

function dataOf(value: unknown): string | undefined {
  return isPayload(value) && 'data' in value && typeof value.data === 'string' ? value.data : undefined;
}

function parse(text: string): unknown {
  try {
    return parseJson(text);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}

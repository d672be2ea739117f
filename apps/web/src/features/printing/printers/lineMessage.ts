import { z } from 'zod';

/** What the industrial line says of itself or of an order. */
export interface LineMessage {
  msg: string;
  /** Something is wrong there. */
  fault: boolean;
  order: string | undefined;
}

interface Received {
  /** Undefined where the line only names an order. */
  message?: LineMessage;
  /** By its order or tracking number. */
  order?: string;
}

const name = z
  .union([z.string(), z.number()])
  .transform((given) => String(given).trim() || undefined)
  .optional()
  .catch(undefined);

const frame = z.looseObject({
  code: z.coerce.number().catch(0).default(0),
  msg: z.string().trim().catch('').default(''),
  data: z.looseObject({ orderId: name, trackingNumber: name }).partial().nullish().catch(undefined),
});

/** The codes with which the line says that nothing is wrong. */
const fineCodes: readonly number[] = [0, 200];
const mostLetters = 300;

/** A message of the line: bare text names an order, a frame may name one, say something, or both. */
export function readLineMessage(given: unknown): Received {
  if (typeof given !== 'string') return {};
  const text = given.trim();
  if (!text.startsWith('{')) return isCode(text) ? { order: text } : messageOf({ msg: text, fault: false });
  const read = frame.safeParse(parsed(text));
  if (!read.success) return messageOf({ msg: text, fault: true });
  const { code, msg, data } = read.data;
  const order = data?.orderId ?? data?.trackingNumber;
  const fault = !fineCodes.includes(code);
  return { order, ...messageOf({ msg: msg || (fault ? String(code) : ''), fault, order }) };
}

function messageOf({ msg, fault, order }: Omit<LineMessage, 'order'> & { order?: string }): Pick<Received, 'message'> {
  return msg ? { message: { msg: msg.slice(0, mostLetters), fault, order } } : {};
}

/** An order or tracking number has neither blanks nor Chinese letters; a sentence has. */
function isCode(text: string): boolean {
  return /^[\x21-\x7e]{1,80}$/.test(text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

import { z } from 'zod';
import { type BookedOrder, labelPdf, OrderBook } from '../fake/orderBook.ts';
import { startFakeSystem, type Received, type Reply } from '../fake/fakeSystem.ts';
import type { Operation } from '../failure.ts';

const parameters = { account: 'C-2207', token: '7f3c?&a91e/55d0+42bb=' };
const channelCode = 'UNI-NEXT';

const words = z.string().min(1);
const party = z.strictObject({
  Name: words,
  Company: z.string(),
  Phone: words,
  CountryCode: z.string().regex(/^[A-Z]{2}$/),
  Province: words,
  City: words,
  ZipCode: words,
  Street: words,
  StreetAddress2: z.string(),
});
const quoteForm = z.strictObject({
  ChannelCode: z.literal(channelCode),
  Sender: party,
  Receiver: party,
  Packages: z
    .array(
      z.strictObject({
        Length: z.number().positive(),
        Width: z.number().positive(),
        Height: z.number().positive(),
        DimensionUnit: z.literal('IN'),
        Weight: z.number().positive(),
        WeightUnit: z.literal('LB'),
      }),
    )
    .min(1),
});
const orderForm = quoteForm.extend({
  ReferenceNo: words,
  Items: z.array(z.strictObject({ Sku: words, Name: words, Quantity: z.int().positive() })).min(1),
  Remark: z.string(),
});

const stateWords = {
  draft: 'Draft',
  submitted: 'Created',
  waitingNumber: 'Numbering',
  ready: 'Labeled',
  cancelPending: 'Voiding',
  cancelled: 'Voided',
  failed: 'Failed',
};

const byReference = '/api/v2/orders/by-reference/';

/** YWJ from its own side: HTTP statuses mean something, numbers and labels are there at once. */
export function fakeYwj() {
  const book = new OrderBook();
  return startFakeSystem({
    parameters,
    channelCode,
    book,
    operationOf,
    answer: (operation, received) => refusal(received) ?? act(operation, received),
    throttled: (seconds) => envelope(429, '4029', 'Too many requests', { headers: { 'retry-after': `${seconds}` } }),
    refused: (reason) => envelope(422, '4022', reason),
  });

  function refusal({ method, headers, text }: Received): Reply | undefined {
    const pair = Buffer.from(`${parameters.account}&${parameters.token}`).toString('base64');
    if (headers.authorization !== `Basic ${pair}`) return envelope(401, '4001', 'Invalid account or token');
    if (method === 'GET' ? text !== '' : headers['content-type'] !== 'application/json')
      return envelope(415, '4022', 'JSON only');
    return undefined;
  }

  function act(operation: Operation, { path, text }: Received): Reply {
    if (operation === 'channels') return success([{ ChannelCode: channelCode, ChannelName: 'UniUni next day' }]);
    if (operation === 'quote') return quote(quoteForm.safeParse(JSON.parse(text)));
    if (operation === 'place') return create(orderForm.safeParse(JSON.parse(text)));
    const last = path.split('/').at(operation === 'find' ? -1 : -2)!;
    const order =
      operation === 'find' ? book.byReference(decodeURIComponent(last)) : book.byNumber(last.slice('YO-'.length));
    if (!order) return envelope(404, '4004', 'Order not found');
    if (operation === 'find') return described(order);
    return operation === 'label' ? label(order) : cancel(order);
  }

  function create(form: z.ZodSafeParseResult<z.output<typeof orderForm>>): Reply {
    if (!form.success) return envelope(422, '4022', 'Invalid order');
    const { ReferenceNo, Packages } = form.data;
    const parcels = Packages.map(({ Length, Width, Height, Weight }) => ({
      lengthCm: Length * 2.54,
      widthCm: Width * 2.54,
      heightCm: Height * 2.54,
      weightGrams: Weight * 453.59237,
    }));
    return described(book.byReference(ReferenceNo) ?? book.make({ reference: ReferenceNo, parcels, numbered: true }));
  }
}

function operationOf({ method, path }: Received): Operation | undefined {
  if (method === 'GET' && path === '/api/v2/channels') return 'channels';
  if (method === 'POST' && path === '/api/v2/quotes') return 'quote';
  if (method === 'POST' && path === '/api/v2/orders') return 'place';
  if (method === 'GET' && path.startsWith(byReference)) return 'find';
  if (method === 'GET' && /^\/api\/v2\/orders\/[^/]+\/label$/.test(path)) return 'label';
  if (method === 'POST' && /^\/api\/v2\/orders\/[^/]+\/cancel$/.test(path)) return 'cancel';
  return undefined;
}

function quote(form: z.ZodSafeParseResult<z.output<typeof quoteForm>>): Reply {
  if (!form.success) return envelope(422, '4022', 'Invalid shipment');
  return success({ TotalCharge: '5.70', Currency: 'USD', Zone: 4 });
}

function label(order: BookedOrder): Reply {
  if (order.state !== 'ready') return envelope(409, '4090', 'Order is void');
  return success({ Format: 'PDF', LabelBase64: labelPdf(order).toString('base64') });
}

function cancel(order: BookedOrder): Reply {
  if (order.scanned) return envelope(409, '4092', 'Parcel has been scanned');
  if (order.state === 'cancelled') return envelope(409, '4093', 'Already voided');
  order.state = 'cancelled';
  return success({ Status: 'Voided' });
}

function described(order: BookedOrder): Reply {
  return success({
    ReferenceNo: order.reference,
    OrderId: `YO-${order.orderNumber}`,
    Status: stateWords[order.state],
    TrackingNumber: order.trackingNumber ?? null,
    Carrier: 'GofoExpress',
    TotalCharge: '12345678901234567.1',
    Currency: 'USD',
    FailureMessage: order.reason ?? null,
  });
}

interface Extra {
  data?: unknown;
  headers?: Record<string, string>;
}

function success(data: unknown): Reply {
  return envelope(200, '0000', 'OK', { data });
}

function envelope(status: number, code: string, message: string, { data = null, headers = {} }: Extra = {}): Reply {
  const body = JSON.stringify({ Success: code === '0000', Code: code, Message: message, TraceId: 't-1', Data: data });
  return { status, headers: { 'content-type': 'application/json', ...headers }, body };
}

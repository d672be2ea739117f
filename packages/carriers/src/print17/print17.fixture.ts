import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type BookedOrder, labelPdf, OrderBook } from '../fake/orderBook.ts';
import { startFakeSystem, type Received, type Reply } from '../fake/fakeSystem.ts';
import type { Operation } from '../failure.ts';

const parameters = { account: '鹏程-8841', password: 'p@ss wörd/71', key: 'k-93fd02aa71', senderAddressId: 'ADDR-77' };
const channelCode = 'GOFO-GROUND';

const operations: Record<string, Operation> = {
  '/open/v1/channel/list': 'channels',
  '/open/v1/order/rate': 'quote',
  '/open/v1/order/create': 'place',
  '/open/v1/order/query': 'find',
  '/open/v1/order/label': 'label',
  '/open/v1/order/cancel': 'cancel',
};

const words = z.string().min(1);
const measure = z.number().positive();
const rateForm = z.strictObject({
  channelCode: z.literal(channelCode),
  senderAddressId: words,
  recipient: z.strictObject({
    name: words,
    company: z.string(),
    phone: words,
    countryCode: z.string().regex(/^[A-Z]{2}$/),
    state: words,
    city: words,
    postcode: words,
    address1: words,
    address2: z.string(),
  }),
  volumeList: z.array(z.strictObject({ length: measure, width: measure, height: measure, weight: measure })).min(1),
});
const createForm = rateForm.extend({
  customerNo: words,
  toStatus: z.literal(1),
  itemList: z.array(z.strictObject({ sku: words, itemName: words, quantity: z.int().positive() })).min(1),
  labelMemo: z.string(),
});
const queryForm = z.strictObject({ customerNo: words });

const numberOfState = { draft: 0, submitted: 1, waitingNumber: 2, ready: 3, cancelPending: 4, cancelled: 5, failed: 9 };

/** 17Print from its own side: everything is answered with 200, orders get their number later, labels are links. */
export function fakePrint17() {
  const book = new OrderBook();
  const nonces = new Set<string>();
  let links = 0;
  const openLinks = new Set<string>();
  return startFakeSystem({
    parameters,
    channelCode,
    book,
    operationOf: ({ method, path }) =>
      method === 'POST' ? operations[path] : path.startsWith('/files/') ? 'labelFile' : undefined,
    answer: (operation, received) =>
      operation === 'labelFile' ? file(received) : (refusal(received) ?? act(operation, received)),
    throttled: (seconds) => envelope(42900, '请求过于频繁', { retryAfter: seconds }),
    refused: (reason) => envelope(40010, reason),
  });

  function refusal({ headers, path, text }: Received): Reply | undefined {
    const header = (name: string) => String(headers[name] ?? '');
    if (header('content-type') !== 'application/json') return envelope(40000, 'JSON only');
    if (decodeURIComponent(header('x-account')) !== parameters.account) return envelope(40101, '账号不存在');
    const nonce = header('x-nonce');
    if (nonces.has(nonce) || nonce.length < 8) return envelope(40104, 'nonce used');
    nonces.add(nonce);
    const time = header('x-timestamp');
    if (!/^\d{10}$/.test(time) || Math.abs(Date.now() / 1000 - Number(time)) > 300)
      return envelope(40103, '时间戳过期');
    const password = createHash('md5').update(parameters.password).digest('hex');
    const signed = `${parameters.account}\n${password}\n${time}\n${nonce}\n${path}\n${text}`;
    const expected = createHmac('sha256', parameters.key).update(signed).digest();
    const given = Buffer.from(header('x-sign'), 'hex');
    const same = given.length === expected.length && timingSafeEqual(given, expected);
    return same ? undefined : envelope(40102, '签名错误');
  }

  function act(operation: Operation, { text }: Received): Reply {
    if (operation === 'channels')
      return envelope(0, 'success', { data: { list: [{ channelCode, channelName: 'GOFO 陆运', extra: 1 }] } });
    if (operation === 'quote') return priced(rateForm.safeParse(JSON.parse(text)));
    if (operation === 'place') return create(createForm.safeParse(JSON.parse(text)));
    if (operation === 'find') {
      const query = queryForm.safeParse(JSON.parse(text));
      const found = query.success && book.byReference(query.data.customerNo);
      return found ? described(found) : envelope(40400, '订单不存在');
    }
    // 19 digits, which JSON.parse would round
    const order = book.byNumber(/^\{"orderNo":(\d{19})\}$/.exec(text)?.[1] ?? '');
    if (!order) return envelope(40400, '订单不存在');
    return operation === 'label' ? link(order) : cancel(order);
  }

  function priced(form: z.ZodSafeParseResult<z.output<typeof rateForm>>): Reply {
    if (!form.success) return envelope(40001, 'bad parameters');
    if (form.data.senderAddressId !== parameters.senderAddressId) return envelope(40301, '发件地址未授权');
    return raw('{"code":0,"msg":"success","requestId":"r-1","data":{"totalFee":5.7,"currency":"USD"}}');
  }

  function create(form: z.ZodSafeParseResult<z.output<typeof createForm>>): Reply {
    if (!form.success) return envelope(40001, 'bad parameters');
    if (form.data.senderAddressId !== parameters.senderAddressId) return envelope(40301, '发件地址未授权');
    const { customerNo, volumeList } = form.data;
    if (book.byReference(customerNo)) return envelope(40901, '客户单号重复');
    const parcels = volumeList.map(({ length, width, height, weight }) => ({
      lengthCm: length,
      widthCm: width,
      heightCm: height,
      weightGrams: weight * 1000,
    }));
    return described(book.make({ reference: customerNo, parcels, numbered: false }));
  }

  function link(order: BookedOrder): Reply {
    if (order.state === 'submitted') return envelope(40902, '面单生成中');
    if (order.state !== 'ready') return envelope(40910, '订单已失效');
    links += 1;
    const address = `/files/${order.orderNumber}.pdf?sig=${links}`;
    openLinks.add(address);
    return envelope(0, 'success', {
      data: { status: 3, downLabelUrl: `/gateway${address}`, trackNo: order.trackingNumber },
    });
  }

  function file({ path, query }: Received): Reply {
    const address = `${path}?${query.toString()}`;
    if (!openLinks.delete(address)) return { status: 403, headers: {}, body: 'AccessDenied' };
    const order = book.byNumber(path.slice('/files/'.length, -'.pdf'.length))!;
    return { status: 200, headers: { 'content-type': 'application/pdf' }, body: labelPdf(order) };
  }

  function cancel(order: BookedOrder): Reply {
    if (order.scanned) return envelope(40903, '包裹已揽收，无法取消');
    if (order.state === 'cancelled') return envelope(40904, '订单已取消');
    order.state = 'cancelPending';
    return envelope(0, 'success', { data: { result: 0 } });
  }
}

function described(order: BookedOrder): Reply {
  const rest = JSON.stringify({
    customerNo: order.reference,
    status: numberOfState[order.state],
    trackNo: order.trackingNumber ?? '',
    carrier: 'GOFO',
    currency: 'USD',
    failReason: order.reason ?? null,
    nobodyKnows: { this: 'field' },
  });
  return raw(
    `{"code":0,"msg":"success","requestId":"r-2","data":{"orderNo":${order.orderNumber},"totalFee":12345678901234567.1,${rest.slice(1)}}`,
  );
}

function envelope(code: number, msg: string, more: object = {}): Reply {
  return raw(JSON.stringify({ code, msg, requestId: 'r-3', ...more }));
}

function raw(body: string): Reply {
  return { status: 200, headers: { 'content-type': 'application/json;charset=UTF-8' }, body };
}

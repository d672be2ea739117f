import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLabel, sampleParcel } from '../printing.sample.ts';
import { openIndustrialLink } from './industrial.ts';

/** The line at the other end of the socket. */
class FakeSocket {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  readonly received: { code: number; msg: string; data: Record<string, string> }[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { data: unknown }) => void = () => undefined;
  onclose: () => void = () => undefined;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.received.push(JSON.parse(text) as (typeof this.received)[number]);
  }
  close() {
    this.readyState = 3;
  }
}

beforeEach(() => void vi.stubGlobal('WebSocket', FakeSocket));
afterEach(() => void vi.unstubAllGlobals());

const parcel = sampleParcel();
const label = sampleLabel();
const facts = { orderId: 'PR-10001', skuId: 'sku-1,TEE-BLK-M', trackingNumber: '1Z999AA10123456784', carrier: 'UPS' };

function open() {
  const [onAsk, onMessage] = [vi.fn(), vi.fn()];
  const link = openIndustrialLink({ address: 'ws://127.0.0.1:8899', onState: () => undefined, onAsk, onMessage });
  const say = (text: string) => FakeSocket.last.onmessage({ data: text });
  return { link, line: FakeSocket.last, say, onAsk, onMessage };
}

it('names SKU, order, tracking number and carrier with a label, and with a failure', async () => {
  const { link, line } = open();
  await link.printer.print(label);
  link.reportFailure('PR-10001', 'The printer is not connected', parcel);
  expect(line.received).toEqual([
    { code: 0, msg: '', data: { ...facts, image: 'iVBO' } },
    { code: 1, msg: 'The printer is not connected', data: facts },
  ]);
});

it('names an order that nobody has found in the same shape', () => {
  const { link, line } = open();
  link.reportFailure('PR-?', 'Wrong order number', undefined);
  expect(line.received[0]?.data).toEqual({ orderId: 'PR-?', skuId: '', trackingNumber: '', carrier: '' });
});

it('hands on what the line asks for and what it says, and takes no answer or fault for a request', async () => {
  const { link, say, onAsk, onMessage } = open();
  say('PR-10001');
  await link.printer.print(label);
  say('{"code":0,"msg":"applied","data":{"orderId":"PR-10001"}}');
  say('{"code":7,"msg":"jam","data":{"orderId":"PR-10002"}}');
  expect(onAsk.mock.calls).toEqual([['PR-10001']]);
  expect(onMessage.mock.calls).toMatchObject([
    [{ msg: 'applied', fault: false, order: 'PR-10001' }],
    [{ msg: 'jam', fault: true, order: 'PR-10002' }],
  ]);
  say('{"data":{"orderId":"PR-10001"}}');
  expect(onAsk).toHaveBeenCalledTimes(2);
});

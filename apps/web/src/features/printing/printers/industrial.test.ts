import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sampleLabel, sampleParcel } from '../printing.sample.ts';
import { openIndustrialLink } from './industrial.ts';
import type { PrinterFault } from './printer.ts';

/** The line at the other end of the socket. */
class FakeSocket {
  static CONNECTING = 0;
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
    this.onclose();
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** How a print ends. */
const outcomeOf = (print: Promise<void>) =>
  print.then(
    () => 'printed',
    (cause: PrinterFault) => ({ key: cause.key, isUncertain: cause.isUncertain }),
  );

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
  void link.printer.print(label);
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
  const print = link.printer.print(label);
  say('{"code":0,"msg":"applied","data":{"orderId":"PR-10001"}}');
  say('{"code":7,"msg":"jam","data":{"orderId":"PR-10002"}}');
  await print;
  expect(onAsk.mock.calls).toEqual([['PR-10001']]);
  expect(onMessage.mock.calls).toMatchObject([
    [{ msg: 'applied', fault: false, order: 'PR-10001' }],
    [{ msg: 'jam', fault: true, order: 'PR-10002' }],
  ]);
  say('{"data":{"orderId":"PR-10001"}}');
  expect(onAsk).toHaveBeenCalledTimes(2);
});

it('has printed what the line takes, or is silent about', async () => {
  const { link, say } = open();
  const answered = link.printer.print(label);
  say('{"code":0,"msg":"applied","data":{"orderId":"PR-10001"}}');
  expect(await outcomeOf(answered)).toBe('printed');
  const silent = outcomeOf(link.printer.print(label));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await silent).toBe('printed');
});

it('has not printed what the line refuses', async () => {
  const { link, say } = open();
  const print = outcomeOf(link.printer.print(label));
  say('{"code":7,"msg":"jam","data":{"orderId":"PR-10001"}}');
  expect(await print).toEqual({ key: 'printing.fault.refused', isUncertain: false });
});

it('does not know of a label that was sent before the connection broke, and calls again every five seconds', async () => {
  const { link, line, say, onAsk } = open();
  const print = outcomeOf(link.printer.print(label));
  line.close();
  expect(await print).toEqual({ key: 'printing.fault.lineLost', isUncertain: true });
  expect(await outcomeOf(link.printer.print(label))).toMatchObject({ key: 'printing.fault.notConnected' });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    const former = FakeSocket.last;
    await vi.advanceTimersByTimeAsync(4_999);
    expect(FakeSocket.last).toBe(former);
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last).not.toBe(former);
    if (attempt < 2) FakeSocket.last.close();
  }
  // nothing is sent by itself; what the line asks then is a request again
  expect(FakeSocket.last.received).toEqual([]);
  say('PR-10001');
  expect(onAsk.mock.calls).toEqual([['PR-10001']]);
});

it('waits for a line that is still being called', async () => {
  const { link, line } = open();
  line.readyState = FakeSocket.CONNECTING;
  const check = link.printer.check();
  line.readyState = FakeSocket.OPEN;
  line.onopen();
  await expect(check).resolves.toBeUndefined();
});

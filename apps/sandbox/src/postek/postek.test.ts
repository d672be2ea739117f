import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { makeSandbox, type TestSandbox } from '../testing/makeSandbox.ts';

/** One white point. */
const dot = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABAQAAAAA3bvkkAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const [open, close] = [{ PTK_OpenUSBPort: '255' }, { PTK_CloseUSBPort: '' }];
const picture = (data: string) => ({ PTK_AnyGraphicsPrint_Base64: `0,0,4,0,800,1200,0,${data}` });
const job = (data = dot) => [
  open,
  { PTK_ClearBuffer: '' },
  { PTK_SetDirection: 'B' },
  { PTK_SetPrintSpeed: 4 },
  { PTK_SetDarkness: '10' },
  { PTK_SetLabelHeight: '1200,24,0,false' },
  { PTK_SetLabelWidth: '800' },
  picture(data),
  { PTK_PrintLabel: '1,1' },
  close,
];

interface Said {
  retval: string;
  msg: string;
  ReceiveData: string;
}

async function send(sandbox: TestSandbox, commands: object[], form: Record<string, string> = {}): Promise<Said> {
  const reply = await sandbox.printService.inject({
    method: 'POST',
    url: '/postek/print',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ reqParam: '1', printparams: JSON.stringify(commands), ...form }).toString(),
  });
  expect(reply.headers['access-control-allow-origin']).toBe('*');
  return reply.json<Said>();
}

interface Desk {
  condition: string;
  waiting: number;
  printed: { serial: number; digest: string; width: number; height: number }[];
  line: { connected: number; received: { code?: number; orderId?: string; carrier?: string; msg: string }[] };
}

async function desk(sandbox: TestSandbox, method: 'GET' | 'PUT' | 'POST' = 'GET', path = '', body?: object) {
  const reply = await sandbox.app.inject({
    method,
    url: `/postek-desk/${path}`,
    ...(body && { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(body) }),
  });
  return { status: reply.statusCode, ...reply.json<Desk>() };
}

const turn = (sandbox: TestSandbox, condition: string, afterLabels = 0) =>
  desk(sandbox, 'PUT', 'condition', { condition, afterLabels });
const status = async (sandbox: TestSandbox) =>
  (await send(sandbox, [open, { PTK_ErrorReport_USBInterrupt: 'status:' }, close])).ReceiveData;

it('prints a picture and keeps it', async () => {
  const sandbox = await makeSandbox();
  expect(await send(sandbox, job())).toEqual({ retval: '0', msg: '', ReceiveData: '' });
  const digest = createHash('sha256').update(Buffer.from(dot, 'base64')).digest('hex').slice(0, 16);
  expect((await desk(sandbox)).printed).toMatchObject([{ serial: 1, digest, width: 800, height: 1200 }]);
  const kept = await sandbox.app.inject('/postek-desk/labels/1.png');
  expect(kept.rawPayload.toString('base64')).toBe(dot);
  const ledger = await sandbox.control<object[]>('GET', 'ledger');
  expect(ledger).toMatchObject([
    { act: 'label sent' },
    { system: 'postek', act: 'label printed', reference: digest, done: 1 },
  ]);
});

it('answers whoever only looks whether it is there', async () => {
  const sandbox = await makeSandbox();
  const probe = await sandbox.printService.inject('/postek/print');
  expect(probe.json()).toEqual({ retval: '-1', msg: 'reqParam is null', ReceiveData: '' });
});

it.each([
  ['ready', 'status:0'],
  ['printing', 'status:4'],
  ['outOfPaper', 'status:83'],
  ['headOpen', 'status:87'],
  ['paused', 'status:88'],
])('says of itself when it is %s: %s', async (condition, said) => {
  const sandbox = await makeSandbox();
  await turn(sandbox, condition);
  expect(await status(sandbox)).toBe(said);
});

it('takes a label that it cannot print, and prints it once it can', async () => {
  const sandbox = await makeSandbox();
  await turn(sandbox, 'headOpen', 1);
  for (let label = 0; label < 3; label++) expect((await send(sandbox, job())).retval).toBe('0');
  expect(await desk(sandbox)).toMatchObject({ condition: 'headOpen', waiting: 2, printed: [{ serial: 1 }] });
  expect((await turn(sandbox, 'ready')).printed).toHaveLength(3);
});

it('is not there while its port is busy', async () => {
  const sandbox = await makeSandbox();
  await turn(sandbox, 'usbBusy');
  const { retval, msg } = await send(sandbox, job());
  expect(Number(retval)).toBeGreaterThan(0);
  expect(msg.split('\r\n')[0]).toBe('PTK_OpenUSBPort 3002 连接错误 connection error');
  expect(await status(sandbox)).toBe('');
  await turn(sandbox, 'ready');
  expect((await send(sandbox, job())).retval).toBe('0');
});

it('stays open for who does not close it', async () => {
  const sandbox = await makeSandbox();
  await send(sandbox, job().slice(0, -1));
  expect((await send(sandbox, [open])).retval).toBe('3002');
  await send(sandbox, [close]);
  expect((await send(sandbox, job())).retval).toBe('0');
});

describe('commands', () => {
  it.each([
    ['an unknown one', [{ PTK_Unknown: '' }], '-1'],
    ['too few arguments', [{ PTK_SetLabelHeight: '1200' }], '-1'],
    ['a darkness beyond 20', [{ PTK_SetDarkness: '21' }], '1001'],
    ['a picture with the prefix of a page', [picture(`data:image/png;base64,${dot}`)], '1001'],
    ['half a picture', [picture(dot.slice(0, 40))], '1001'],
    ['two that fail', [{ PTK_SetDarkness: '21' }, { PTK_SetDirection: 'X' }], '2002'],
  ])('%s', async (_what, commands, retval) => {
    const sandbox = await makeSandbox();
    expect((await send(sandbox, [open, ...commands, close])).retval).toBe(retval);
  });

  it('run to the last, whatever the first says', async () => {
    const sandbox = await makeSandbox();
    const { retval, ReceiveData } = await send(sandbox, [
      { PTK_Wrong: '' },
      open,
      { PTK_ErrorReport_USBInterrupt: 'a,b' },
      close,
    ]);
    expect([retval, ReceiveData]).toEqual(['-1', 'a,b0']);
  });

  it('reach a printer in the network, too', async () => {
    const sandbox = await makeSandbox();
    await turn(sandbox, 'outOfPaper');
    const asked = [
      { PTK_Connect_Timer: '192.0.2.7,9100,3' },
      { PTK_FeedBack: '' },
      { PTK_ReadData: 'status:,6' },
      { PTK_CloseConnect: '' },
    ];
    expect((await send(sandbox, asked)).ReceiveData).toBe('status:W10083');
  });

  it.each([[{ reqParam: '0' }], [{ printparams: 'none' }], [{ printparams: '{}' }]])(
    'are not understood in %o',
    async (form) => {
      const sandbox = await makeSandbox();
      expect((await send(sandbox, [], form)).retval).toBe('-1');
    },
  );
});

it('is struck by faults, which do not undo what came out', async () => {
  const sandbox = await makeSandbox();
  await sandbox.control('POST', 'faults', { kind: 'malformed', endpoint: 'postek:*', shape: 'html', count: 1 });
  await expect(send(sandbox, job())).rejects.toThrow();
  expect((await desk(sandbox)).printed).toHaveLength(1);
});

describe('the industrial line', () => {
  const parcel = { orderId: 'GSU1', skuId: 'TS01', trackingNumber: '1Z5R89390357567127', carrier: 'UPS' };

  async function connect(sandbox: TestSandbox) {
    const address = await sandbox.printService.listen({ host: '127.0.0.1', port: 0 });
    const sockets: WebSocket[] = [];
    const open = async () => {
      const socket = new WebSocket(`${address.replace('http', 'ws')}/line`);
      sockets.push(socket);
      await once(socket, 'open');
      return socket;
    };
    onTestFinished(async () => {
      for (const socket of sockets) socket.close();
      await sandbox.printService.close();
    });
    return {
      socket: await open(),
      again: open,
      /** The messages that the line has received, once there are `count` of them. */
      async received(count: number) {
        for (;;) {
          const { received } = (await desk(sandbox)).line;
          if (received.length >= count) return received;
          await new Promise(setImmediate);
        }
      },
    };
  }

  it('asks for an order’s label, as an object or as bare text', async () => {
    const sandbox = await makeSandbox();
    expect((await desk(sandbox, 'POST', 'line/ask', { orderId: 'GSU1' })).status).toBe(409);
    const { socket } = await connect(sandbox);
    const messages: string[] = [];
    const both = new Promise<void>((done) => {
      socket.addEventListener('message', ({ data }) => {
        if (messages.push(String(data)) === 2) done();
      });
    });
    await desk(sandbox, 'POST', 'line/ask', { orderId: 'GSU1', skuId: 'TS01' });
    await desk(sandbox, 'POST', 'line/ask', { text: 'GSU2' });
    await both;
    expect([JSON.parse(messages[0]!), messages[1]]).toEqual([
      { code: 0, msg: '', data: { orderId: 'GSU1', skuId: 'TS01' } },
      'GSU2',
    ]);
  });

  it('hears the label, or why there is none', async () => {
    const sandbox = await makeSandbox();
    const { socket, received } = await connect(sandbox);
    for (const message of [
      { code: 0, msg: '', data: { ...parcel, image: dot } },
      { code: 1, msg: 'shipped before', data: { ...parcel, orderId: 'GSU2' } },
      { code: 0, data: {} },
    ])
      socket.send(JSON.stringify(message));
    expect(await received(3)).toMatchObject([
      { code: 0, ...parcel },
      { code: 1, ...parcel, orderId: 'GSU2', msg: 'shipped before' },
      { msg: expect.stringContaining('msg') },
    ]);
    const ledger = await sandbox.control<object[]>('GET', 'ledger');
    expect(ledger).toMatchObject([
      { act: 'label stuck on', reference: 'GSU1', done: 1 },
      { reference: 'GSU2', done: 0 },
    ]);
  });

  it.each([
    ['afterLabel', 1],
    ['beforeLabel', 0],
  ] as const)('drops the socket %s, and tells how many labels it has got', async (moment, labels) => {
    const sandbox = await makeSandbox();
    const first = await connect(sandbox);
    expect((await desk(sandbox, 'POST', 'line/break', { moment: 'never' })).status).toBe(400);
    await desk(sandbox, 'POST', 'line/break', { moment });
    const heard: string[] = [];
    first.socket.addEventListener('message', ({ data }) => heard.push(String(data)));
    const closed = once(first.socket, 'close');
    first.socket.send(JSON.stringify({ code: 0, msg: '', data: { ...parcel, image: dot } }));
    await closed;
    expect(heard).toEqual([]);
    expect((await desk(sandbox)).line).toMatchObject({ connected: 0, labels });
  });

  it('drops the socket now, and acknowledges what comes over the next one', async () => {
    const sandbox = await makeSandbox();
    const { socket, again } = await connect(sandbox);
    const closed = once(socket, 'close');
    await desk(sandbox, 'POST', 'line/break', { moment: 'now' });
    await closed;
    const next = await again();
    next.send(JSON.stringify({ code: 0, msg: '', data: { ...parcel, image: dot } }));
    const [{ data }] = (await once(next, 'message')) as [{ data: string }];
    expect(JSON.parse(data)).toEqual({ code: 0, msg: 'applied', data: { orderId: 'GSU1' } });
    expect((await desk(sandbox)).line).toMatchObject({ connected: 1, labels: 1 });
  });
});

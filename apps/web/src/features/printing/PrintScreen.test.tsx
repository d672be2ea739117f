import { askAgainCode } from '@pressroom/contract/endpoint';
import { orders } from '@pressroom/contract/orders/orders';
import { printing } from '@pressroom/contract/printing/printing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleLabel, sampleParcel, samplePrint } from './printing.sample.ts';
import { PrintScreen } from './PrintScreen.tsx';

const server = fakeServer();
const tasks = fakeTasks(server);
let printerStatus: number;

beforeEach(() => {
  sessionStorage.clear();
  localStorage.removeItem('printQueue');
  localStorage.setItem('printStation', JSON.stringify({ sound: false }));
  printerStatus = 0;
  const rest = globalThis.fetch;
  vi.stubGlobal('fetch', (address: string, request?: RequestInit) =>
    address.startsWith('http://127.0.0.1:888/')
      ? Promise.resolve(Response.json({ retval: '0', ReceiveData: `status:${printerStatus}` }))
      : rest(address, request),
  );
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => label(thirdOrderNumber));
  server.on(printing.sendOrder, ({ thirdOrderNumber, status }) => ({
    orderNumber: thirdOrderNumber,
    sysStatus: status === 1 ? 2 : 1,
    awaitsConfirmation: false,
    parcelsLeft: 0,
    msg: status === 1 ? 'Printed; the order is shipped' : 'Recorded',
  }));
});

const label = (orderNumber: string) => sampleLabel({ orderNumber });

const history = () => within(screen.getByRole('region', { name: 'Print history' }));
const reports = () => server.sentTo(printing.sendOrder);

/** Keys as a scanner sends them, five milliseconds apart by their own stamps, however busy the machine is. */
function scan(code: string): void {
  let at = 1000;
  for (const key of [...code.split(''), 'Enter']) {
    const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
    Object.defineProperty(event, 'timeStamp', { value: (at += 5) });
    act(() => void document.activeElement?.dispatchEvent(event));
  }
}

describe('the print screen', () => {
  it('prints what is entered, ships it and remembers it', async () => {
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText('Printed; the order is shipped');
    expect(reports()).toMatchObject([{ thirdOrderNumber: 'PR-10001', shopId: '31', status: '1' }]);
    expect(screen.getByLabelText('Order or tracking number')).toHaveProperty('value', '');
    expect(sessionStorage.getItem('printHistory')).toContain('PR-10001');
  });

  it('offers the number that its address brings, prints it once somebody says so, and forgets it', async () => {
    const { user, router } = renderScreen(<PrintScreen />, { at: '/order/print?number=PR-10007' });
    const box = screen.getByLabelText('Order or tracking number');
    expect(box).toHaveProperty('value', 'PR-10007');
    expect(server.sentTo(printing.printOrderLabel)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Print' }));
    await history().findByText('Printed; the order is shipped');
    expect(reports()).toMatchObject([{ thirdOrderNumber: 'PR-10007' }]);
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText('Order or tracking number')).toHaveProperty('value', '');
  });

  it('lets no list go on showing what it held before the order was shipped', async () => {
    const { user, client } = renderScreen(<PrintScreen />);
    const counts = [orders.queryListTotal.path, {}];
    client.setQueryData(counts, []);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText('Printed; the order is shipped');
    expect(client.getQueryState(counts)?.isInvalidated).toBe(true);
  });

  it('takes scans while something else has the focus, prints them in turn, and a double one once', async () => {
    const held = Promise.withResolvers<void>();
    server.on(printing.printOrderLabel, async ({ thirdOrderNumber }) => {
      await held.promise;
      return label(thirdOrderNumber);
    });
    renderScreen(<PrintScreen />);
    screen.getByRole('button', { name: /Station settings/ }).focus();
    for (const code of [']C1PR-10001', 'PR-10002', 'PR-10001']) scan(code);
    await screen.findByText('1 waiting: PR-10002');
    held.resolve();
    await history().findByText('PR-10002');
    expect(server.sentTo(printing.printOrderLabel)).toMatchObject([
      { thirdOrderNumber: 'PR-10001' },
      { thirdOrderNumber: 'PR-10002' },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not ask for a label that the printer could not print', async () => {
    printerStatus = 83;
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText(/label detection error \(83\)/);
    expect(server.sentTo(printing.printOrderLabel)).toEqual([]);
    expect(reports()).toEqual([]);
  });

  it('asks before printing again, and leaves the order alone on no', async () => {
    server.on(printing.printOrderLabel, ({ thirdOrderNumber, isForce }) => {
      if (isForce) return label(thirdOrderNumber);
      throw new Refusal(200, 'Printed before by Ada', { code: askAgainCode });
    });
    const { user } = renderScreen(<PrintScreen />);
    const box = screen.getByLabelText('Order or tracking number');
    await user.type(box, 'PR-10001{Enter}');
    const question = within(await screen.findByRole('dialog'));
    question.getByText('Printed before by Ada');
    expect(question.getByRole('button', { name: 'Print again' })).toHaveProperty('disabled', true);
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Skipped, not printed');
    expect(reports()).toEqual([]);

    await user.type(box, 'PR-10001{Enter}');
    const again = await screen.findByRole('button', { name: 'Print again' });
    await user.click(screen.getByLabelText('Label damaged'));
    await waitFor(() => expect(again).toHaveProperty('disabled', false), { timeout: 4_000 });
    await user.click(again);
    await history().findByText('Printed; the order is shipped');
    expect(server.sentTo(printing.printOrderLabel).at(-1)).toMatchObject({ isForce: '1', reason: 'damaged' });
  });

  it('asks for the store where two have the number', async () => {
    server.on(printing.printOrderLabel, ({ thirdOrderNumber, shopId }) => {
      if (shopId) return { ...label(thirdOrderNumber), shopId };
      const data = [
        { shopId: '31', shopName: 'Harbor Print' },
        { shopId: '32', shopName: 'Linden Tees' },
      ];
      throw new Refusal(409, 'Several stores have an order PR-10001', { failure: 'printing.several', data });
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Linden Tees' }));
    await history().findByText('Printed; the order is shipped');
    expect(reports()).toMatchObject([{ shopId: '32' }]);
  });

  it('says large that the next parcel of the order is to be scanned, as something good', async () => {
    const next = 'Parcel 1 of 2: scan again for the next';
    server.on(printing.printOrderLabel, () => sampleLabel({ parcelNo: 1, parcelCount: 2 }));
    server.on(printing.sendOrder, ({ thirdOrderNumber: orderNumber }) => {
      return { orderNumber, sysStatus: 1, awaitsConfirmation: false, parcelsLeft: 1, msg: next };
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText(next);
    const result = within(screen.getByRole('status'));
    expect(result.getByText(next).tagName).toBe('STRONG');
    expect(result.getByText(next).closest('[data-signal]')?.getAttribute('data-signal')).toBe('good');
    result.getByText('Harbor Print · Parcel 1 of 2 · UPS · 1Z999AA10123456784');
  });

  it('asks which of several parcels is printed again, the one that was printed last by default', async () => {
    const two = sampleLabel({ parcelNo: 2, parcelCount: 2 });
    server.on(printing.printOrderLabel, ({ isForce, parcelNo }) => {
      if (isForce) return { ...two, parcelNo: parcelNo! };
      throw new Refusal(200, 'Printed before', { code: askAgainCode, data: { ...two, image: '' } });
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Parcel 2' })).toHaveProperty('checked', true);
    await user.click(dialog.getByRole('radio', { name: 'Parcel 1' }));
    await user.click(dialog.getByRole('radio', { name: 'Paper jam' }));
    const go = dialog.getByRole('button', { name: 'Print again' });
    await waitFor(() => expect(go).toHaveProperty('disabled', false), { timeout: 4000 });
    await user.click(go);
    await history().findByText('Printed; the order is shipped');
    expect(server.sentTo(printing.printOrderLabel).at(-1)).toMatchObject({ parcelNo: '1', reason: 'jam' });
  });

  it('is done with a parcel whose marketplace is being told', async () => {
    server.on(printing.sendOrder, ({ thirdOrderNumber }) => ({
      orderNumber: thirdOrderNumber,
      sysStatus: 1,
      awaitsConfirmation: true,
      parcelsLeft: 0,
      msg: 'Printed; reporting the shipment to the marketplace',
    }));
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText('Printed; reporting the shipment to the marketplace');
    expect(screen.getByText('Printed').closest('[data-signal]')?.getAttribute('data-signal')).toBe('good');
  });

  it('says of a printed parcel that its marketplace refused the shipment', async () => {
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10009{Enter}');
    await history().findByText('Printed; the order is shipped');
    tasks.sendTask({
      id: '7',
      kind: 'telling',
      state: 'failed',
      problems: [{ label: 'PR-10009', msg: 'Unknown carrier' }],
      gmtModified: '2999-01-01T00:00:00.000000Z',
    });
    await history().findByText('The marketplace did not accept the shipment: Unknown carrier');
    history().getByText('Not shipped');
  });

  it('offers to record a printed label again that the server has refused to record', async () => {
    let away = true;
    server.on(printing.sendOrder, ({ thirdOrderNumber }) => {
      if (away) throw new Refusal(500, 'Away');
      return {
        orderNumber: thirdOrderNumber,
        sysStatus: 2,
        awaitsConfirmation: false,
        parcelsLeft: 0,
        msg: 'Printed; the order is shipped',
      };
    });
    const { user } = renderScreen(<PrintScreen />);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText(/printed but not recorded: Away/);
    away = false;
    await user.click(history().getByRole('button', { name: 'Record again' }));
    await history().findByText('Printed; the order is shipped');
    expect(history().queryByText(/not recorded/)).toBeNull();
  });

  it('shows the remark first, and pieces, pictures and prints, to who holds the print page alone', async () => {
    const remark = 'A gift: no invoice';
    server.on(printing.printOrderLabel, ({ thirdOrderNumber }) =>
      sampleLabel({ orderNumber: thirdOrderNumber, remark }),
    );
    const { user } = renderScreen(<PrintScreen />, { roles: ['/order', '/order/print'] });
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText('Printed; the order is shipped');
    const heeded = screen.getAllByRole('note', { name: 'Remark: read first' })[0]!;
    expect(heeded.textContent).toContain(remark);
    const result = screen.getByText('Printed').closest('[data-signal]')!;
    expect(heeded.compareDocumentPosition(result)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

    const pieces = within(screen.getByRole('region', { name: 'Check before packing' }));
    pieces.getByText('Pieces: 3');
    pieces.getByText('× 2');
    pieces.getByText('rose_back.png');
    expect(pieces.getByAltText('TEE-WHT-L').getAttribute('src')).toContain('/previews/one');
    // without an effect preview its print stands in
    expect(pieces.getByAltText('TEE-BLK-M').getAttribute('src')).toContain('/files/peony');
    history().getByText(remark);
    expect(server.sentTo(orders.queryList)).toEqual([]);
  });

  it('shows remark and pieces with the question before a second print, and with a refusal', async () => {
    const parcel = sampleParcel({ remark: 'A gift: no invoice' });
    server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => {
      if (thirdOrderNumber === 'PR-10002')
        throw new Refusal(409, 'The order is “Abnormal”', {
          failure: 'printing.wrongState',
          data: { sysStatus: 3, parcel },
        });
      const data = { ...sampleLabel({ ...parcel }), image: '' };
      throw new Refusal(200, 'Printed before by Ada', { code: askAgainCode, data });
    });
    const { user } = renderScreen(<PrintScreen />);
    const box = screen.getByLabelText('Order or tracking number');
    await user.type(box, 'PR-10001{Enter}');
    const question = within(await screen.findByRole('dialog'));
    question.getByText('A gift: no invoice');
    question.getByText('× 2');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await screen.findByText('Skipped, not printed');
    expect(screen.queryByText('A gift: no invoice')).toBeNull();

    await user.type(box, 'PR-10002{Enter}');
    await history().findByText('The order is “Abnormal”');
    expect(screen.getAllByText('A gift: no invoice')).toHaveLength(2);
  });

  it('keeps resolution and offset on this machine, and asks for labels made for them', async () => {
    const { user } = renderScreen(<PrintScreen />);
    await user.click(screen.getByRole('button', { name: /Station settings/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByText('300 DPI'));
    const right = dialog.getByLabelText('To the right (negative: left)');
    await user.clear(right);
    await user.type(right, '-1.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(JSON.parse(localStorage.getItem('printStation')!)).toMatchObject({ dpi: 300, offsetX: -1.5, offsetY: 0 });
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await history().findByText('Printed; the order is shipped');
    expect(server.sentTo(printing.printOrderLabel)).toMatchObject([{ dpi: '300', offsetX: '-1.5' }]);
  });

  it('shows what the industrial line says', async () => {
    const lines: { onopen: () => void; onmessage: (event: { data: string }) => void }[] = [];
    class Line {
      static OPEN = 1;
      readyState = Line.OPEN;
      onopen = () => undefined;
      onmessage = () => undefined;
      constructor() {
        lines.push(this);
      }
      send() {}
      close() {}
    }
    vi.stubGlobal('WebSocket', Line);
    localStorage.setItem('printStation', JSON.stringify({ sound: false, printer: 2 }));
    renderScreen(<PrintScreen />);
    const said = within(screen.getByRole('region', { name: 'Line messages' }));
    said.getByText('No messages yet');
    act(() => lines[0]!.onmessage({ data: '{"code":7,"msg":"Jam at gate 2","data":{"orderId":"PR-10001"}}' }));
    said.getByText('Jam at gate 2');
    expect(server.sentTo(printing.printOrderLabel)).toEqual([]);
    act(() => lines[0]!.onmessage({ data: 'PR-10001' }));
    await history().findByText('Printed; the order is shipped');
  });

  it('forgets what is chosen, or everything', async () => {
    const { user } = renderScreen(<PrintScreen />);
    await user.keyboard('PR-10001{Enter}PR-10002{Enter}PR-10003{Enter}');
    await history().findByText('PR-10003');
    await user.click(history().getByLabelText('Select PR-10002'));
    await user.click(history().getByRole('button', { name: 'Delete selected (1)' }));
    expect(history().queryByText('PR-10002')).toBeNull();
    await user.click(history().getByRole('button', { name: 'Clear all' }));
    history().getByText('Nothing printed yet');
    expect(sessionStorage.getItem('printHistory')).toBe('[]');
  });

  it('shows what the server knows of today, of this bench or of all', async () => {
    localStorage.setItem('printStation', JSON.stringify({ sound: false, bench: 'North' }));
    server.on(printing.printHistory, ({ bench }) => ({
      rows: [
        samplePrint({
          id: '2',
          orderNumber: 'PR-2',
          reason: 'other',
          reasonText: 'Wet',
          outcome: null,
          bench: 'North',
        }),
        ...(bench ? [] : [samplePrint({ id: '1', orderNumber: 'PR-1', bench: 'South', printerType: 2 })]),
      ],
      total: bench ? 1 : 2,
    }));
    const { user } = renderScreen(<PrintScreen />);
    const choose = async (scope: string) => {
      await user.click(history().getByRole('combobox', { name: 'Prints shown' }));
      await user.click(await screen.findByTitle(scope));
    };
    await choose('Today, this bench');
    await history().findByText('PR-2');
    history().getByText('ada · North · Label printer');
    history().getByText('Printed again: Wet');
    history().getByText('Not reported');
    expect(history().queryByText('PR-1')).toBeNull();
    await choose('Today, all benches');
    await history().findByText('PR-1');
    history().getByText('ada · South · Industrial line');
    expect(server.sentTo(printing.printHistory)).toMatchObject([
      { bench: 'North', timeStart: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
      { timeStart: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) },
    ]);
    await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
    await waitFor(() => expect(server.sentTo(printing.printHistory)).toHaveLength(3));
  });
});

import { orders } from '@pressroom/contract/orders/orders';
import { printing } from '@pressroom/contract/printing/printing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Holding } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { browserPrinter } from './printers/browserPrinter.ts';
import { sampleLabel } from './printing.sample.ts';
import { PrintScreen } from './PrintScreen.tsx';

const server = fakeServer();
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
  server.on(printing.printOrderLabel, ({ thirdOrderNumber }) => sampleLabel({ orderNumber: thirdOrderNumber }));
  server.on(printing.sendOrder, ({ thirdOrderNumber, status }) => ({
    orderNumber: thirdOrderNumber,
    sysStatus: status === 1 ? 2 : 1,
    awaitsConfirmation: false,
    parcelsLeft: 0,
    msg: status === 1 ? 'Printed; the order is shipped' : 'Recorded',
  }));
});

const history = () => within(screen.getByRole('region', { name: 'Print history' }));

const isLabel = (request: RequestInit | undefined) =>
  request?.body instanceof URLSearchParams && request.body.toString().includes('PTK_PrintLabel');

/** Ready when it is asked, and takes no label. */
function refusingPrinter(rest: typeof fetch) {
  return (address: string, request?: RequestInit) =>
    isLabel(request) ? Promise.resolve(Response.json({ retval: '7', msg: 'busy' })) : rest(address, request);
}

it('offers the other ways with the first label that does not come out, and goes on with the one that is chosen', async () => {
  printerStatus = 83;
  const printed = vi.spyOn(browserPrinter, 'print').mockResolvedValue();
  const { user } = renderScreen(<PrintScreen />);
  expect(screen.getByLabelText('Order or tracking number').getAttribute('placeholder')).toBe(
    'Scan or type an order or tracking number',
  );
  await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
  const ways = within(await screen.findByRole('group', { name: 'Other ways to print it' }));
  await user.click(ways.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(history().getAllByText(/label detection error/)).toHaveLength(2));
  await user.click(await screen.findByRole('button', { name: 'Switch to Browser printing' }));
  await history().findByText('Printed; the order is shipped');
  expect(printed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('group', { name: 'Other ways to print it' })).toBeNull();
  expect(localStorage.getItem('printStation')).toContain('"printer":3');
});

it('hands the label out as a file where it was found and the printer refuses it', async () => {
  vi.stubGlobal('fetch', refusingPrinter(globalThis.fetch));
  server.on(orders.downloadPdf, () => new Holding({ count: 1, leftOut: 0 }));
  const { user } = renderScreen(<PrintScreen />);
  await user.type(screen.getByLabelText('Order or tracking number'), 'PR-10001{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Download the PDF' }));
  const match = { thirdOrderNumbers: ['PR-10001'], shopIds: ['31'] };
  await waitFor(() => expect(server.sentTo(orders.downloadPdf)).toEqual([{ match, count: 1 }]));
});

it('prints a test label in the way of all labels, and tells the server nothing of it', async () => {
  const rest = globalThis.fetch;
  const sent = vi.fn((address: string, request?: RequestInit) => rest(address, request));
  vi.stubGlobal('fetch', sent);
  server.on(printing.testLabel, () => sampleLabel({ orderNumber: 'TEST', pieces: [] }));
  const { user } = renderScreen(<PrintScreen />);
  await user.click(screen.getByRole('button', { name: 'Test print' }));
  await screen.findByText('Test label sent to the printer');
  const toPrinter = sent.mock.calls.filter(([address]) => address.startsWith('http://127.0.0.1:888/'));
  expect(toPrinter.map(([, request]) => isLabel(request))).toEqual([false, true]);
  expect(server.sentTo(printing.testLabel)).toMatchObject([{ dpi: '203' }]);
  expect([...server.sentTo(printing.printOrderLabel), ...server.sentTo(printing.sendOrder)]).toEqual([]);
  printerStatus = 87;
  await user.click(screen.getByRole('button', { name: 'Test print' }));
  await screen.findByText('Printer: the head is open (87). Close it');
});

import { orders } from '@pressroom/contract/orders/orders';
import type { ParsedLabel } from '@pressroom/contract/orders/orderShapes';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { FakeUpload } from '../../testing/fakeUpload.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { OrdersScreen } from './OrdersScreen.tsx';

const server = fakeServer();

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(orders.queryList, () => ({ rows: [], total: 0 }));
  server.on(orders.queryListTotal, () => []);
});

const sheet = (name = 'orders.xlsx') => new File(['a sheet'], name);

async function open(name: RegExp, box: string) {
  const { user } = renderScreen(<OrdersScreen />, { at: '/order/index' });
  await user.click(screen.getByRole('button', { name }));
  const dialog = within(await screen.findByRole('dialog'));
  return {
    user,
    dialog,
    drop: (...files: File[]) => dialog.findByLabelText(box).then((input) => user.upload(input, files)),
  };
}

describe('the import dialog', () => {
  const openImport = () => open(/Import orders/, 'Drop an .xlsx sheet here, or click to choose');

  it('says what was created', async () => {
    server.on(orders.orderImport, () => ({ orders: 7, lines: 9, units: 13, waiting: 2 }));
    const { dialog, drop } = await openImport();
    await drop(sheet());
    await dialog.findByText('Orders created: 7');
    expect(dialog.getByText('Waiting for a mapping').nextSibling?.textContent).toBe('2');
  });

  it('lists every line that must be put right, and takes the next sheet', async () => {
    server.on(orders.orderImport, () => {
      const data = [
        { lineNum: 3, msg: 'Store “Nowhere” does not exist' },
        { lineNum: 12, msg: '“Quantity” is empty' },
      ];
      throw new Refusal(422, 'Nothing was imported. Problems in the sheet: 2', { data });
    });
    const { user, dialog, drop } = await openImport();
    await drop(sheet('bad.xlsx'));
    await dialog.findByText('Nothing was imported. Problems in the sheet: 2');
    expect(dialog.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LineProblem',
      '3Store “Nowhere” does not exist',
      '12“Quantity” is empty',
    ]);
    server.on(orders.orderImport, () => ({ orders: 1, lines: 1, units: 1, waiting: 0 }));
    await user.click(dialog.getByRole('button', { name: 'Import another' }));
    await drop(sheet());
    await dialog.findByText('Orders created: 1');
  });
});

describe('the label dialog', () => {
  const page = (given: Partial<ParsedLabel>): ParsedLabel => ({
    fileName: 'a.pdf',
    page: 1,
    barCodeText: '1Z999AA10123456784',
    id: '9001',
    thirdOrderNumber: 'PR-10001',
    carrierName: 'UPS',
    msg: 'Attached',
    ...given,
  });

  it('sends a request a file, and puts the pages without an order first', async () => {
    const answers = [
      [
        page({}),
        page({ page: 2, id: null, thirdOrderNumber: null, barCodeText: '', msg: 'No tracking barcode was found' }),
      ],
      new Refusal(400, 'The PDF is damaged and cannot be read'),
      [page({ fileName: 'c.pdf', thirdOrderNumber: 'PR-10003' })],
    ];
    server.on(orders.analysisLabel, () => {
      const answer = answers.shift();
      if (answer instanceof Refusal || !answer) throw answer ?? new Error('One request too many');
      return answer;
    });
    const { dialog, drop } = await open(/Upload labels/, 'Drop label PDFs here, as many as you like');
    await drop(sheet('a.pdf'), sheet('b.pdf'), sheet('c.pdf'));
    await dialog.findByText('The PDF is damaged and cannot be read');
    await waitFor(() => expect(dialog.getAllByRole('row')).toHaveLength(4));
    const [, first] = dialog.getAllByRole('row');
    expect(within(first!).getByText('No tracking barcode was found')).toBeTruthy();
    dialog.getByText('Pages matched: 2');
    dialog.getByText('Pages without an order: 1');
    expect(server.sentTo(orders.analysisLabel)).toEqual(Array.from({ length: 3 }, () => ({ carrierName: 'UPS' })));
  });
});

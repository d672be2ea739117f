import { type ImportCheck, importOrdersAtOnce, orderImports } from '@pressroom/contract/orders/imports';
import { categories } from '@pressroom/contract/categories/categories';
import { orders } from '@pressroom/contract/orders/orders';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { fakeTasks } from '../../../testing/fakeTasks.ts';
import { FakeUpload } from '../../../testing/fakeUpload.ts';
import { dialogCalled } from '../../../testing/finding.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleLine, sampleOrder } from '../orders.sample.ts';
import { ImportDialog } from './ImportDialog.tsx';

const server = fakeServer();
const stream = fakeTasks(server);
beforeEach(() => void vi.stubGlobal('XMLHttpRequest', FakeUpload));

/** What the dialog of a mapping asks for. */
function answerMappings() {
  server.on(stores.page, () => none);
  server.on(categories.productCodePage, () => none);
  server.on(skuMapping.checkDraft, () => ({ listing: null, picture: null, contradictions: [] }));
  server.on(skuMapping.suggestions, ({ pairs }) => pairs.map((pair) => ({ ...pair, suggestions: [], missing: null })));
}

const none = { rows: [], total: 0 };
const named = (at: number) => ({ lineNum: at + 1, thirdOrderNumber: `A-${at}`, shopName: 'Linden Tees' });
const fine: ImportCheck = {
  id: '8',
  fileName: 'orders.xlsx',
  orders: 2,
  lines: 3,
  units: 5,
  waiting: 1,
  created: {
    total: 2,
    rows: [
      { ...named(1), lines: 2, units: 3, waits: false, lacksPrint: false },
      { ...named(3), lines: 1, units: 2, waits: true, lacksPrint: false },
    ],
  },
  existing: none,
  refused: none,
  unmapped: {
    total: 1,
    rows: [{ shopId: '31', shopName: 'Linden Tees', skuId: '5230236437987443888', lines: 1, orders: 1 }],
  },
  printless: none,
};

async function open(given: Partial<ImportCheck> = {}) {
  server.on(orderImports.checkImport, () => ({ ...fine, ...given }));
  const [onClose, onImported] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = renderScreen(<ImportDialog onClose={onClose} onImported={onImported} />);
  const dialog = within(await screen.findByRole('dialog', { name: 'Import orders' }));
  const choose = () =>
    user.upload(
      dialog.getByLabelText('Drop an .xlsx sheet here, or click to choose'),
      new File(['a sheet'], 'orders.xlsx'),
    );
  const texts = () =>
    dialog.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  return { user, dialog, choose, texts, onClose, onImported };
}

it('shows what the sheet would do, and creates orders once that is agreed to', async () => {
  const { user, dialog, choose, texts, onClose, onImported } = await open();
  await choose();
  await dialog.findByText('Checked: nothing is wrong');
  expect(dialog.getByText('Waiting for a mapping', { selector: 'dt' }).nextSibling?.textContent).toBe('1');
  expect(texts()).toEqual([
    [],
    ['2', 'A-1', 'Linden Tees', '2', '3', ''],
    ['4', 'A-3', 'Linden Tees', '1', '2', 'Mapping'],
  ]);
  await user.click(dialog.getByRole('tab', { name: 'SKU IDs to map 1' }));
  expect(texts()).toEqual([[], ['5230236437987443888', 'Linden Tees', '1', '1', 'Map']]);
  expect(server.sentTo(orderImports.importChecked)).toEqual([]);
  server.on(orderImports.importChecked, () => ({
    result: { orders: 2, lines: 3, units: 5, waiting: 1 },
    taskId: null,
  }));
  server.on(orders.queryList, () => ({ rows: [], total: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Import 2 orders' }));
  await dialog.findByText('Orders created: 2');
  expect(server.sentTo(orderImports.importChecked)).toEqual([{ id: '8', skipRefused: false }]);
  await user.click(dialog.getByText('Close'));
  expect([onImported.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 1]);
});

it('imports the good orders of a sheet with bad lines, and hands it back with what is wrong', async () => {
  const links = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user, dialog, choose, texts } = await open({
    existing: { total: 250, rows: [named(1)] },
    refused: { total: 1, rows: [{ lineNum: 9, msg: '“Quantity” is empty' }] },
  });
  await choose();
  await dialog.findByText(/You can import the other orders now and correct these later/);
  expect(texts()).toEqual([[], ['9', '“Quantity” is empty']]);
  await user.click(dialog.getByRole('tab', { name: 'Exist already 250' }));
  dialog.getByText('The first 1 of 250');
  server.on(orderImports.correctedImport, () => null);
  await user.click(dialog.getByRole('button', { name: 'Download the sheet with its problems' }));
  await waitFor(() => expect(links).toHaveBeenCalledOnce());
  expect(server.sentTo(orderImports.correctedImport)).toEqual([{ id: '8' }]);
  server.on(orderImports.importChecked, () => ({
    result: { orders: 2, lines: 3, units: 5, waiting: 1 },
    taskId: null,
  }));
  await user.click(dialog.getByRole('button', { name: 'Import the other 2 orders' }));
  await dialog.findByText('Orders created: 2');
  expect(server.sentTo(orderImports.importChecked)).toEqual([{ id: '8', skipRefused: true }]);
  dialog.getByRole('button', { name: 'Download the sheet with its problems' });
});

it('leads from the check to the mapping of a SKU ID, and checks the sheet again afterwards', async () => {
  const { user, dialog, choose } = await open();
  answerMappings();
  await choose();
  await user.click(await dialog.findByRole('tab', { name: 'SKU IDs to map 1' }));
  await user.click(dialog.getByRole('button', { name: 'Map' }));
  const mapping = await dialogCalled('Add mapping');
  expect(mapping.getByLabelText<HTMLInputElement>('SKU ID').value).toBe('5230236437987443888');
  server.on(orderImports.checkImport, () => ({ ...fine, waiting: 0, unmapped: none }));
  await user.click(mapping.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(dialog.queryByRole('tab', { name: /SKU IDs to map/ })).toBeNull());
  dialog.getByRole('button', { name: 'Import 2 orders' });
});

it('names after an import what its orders wait for, with what helps, until they wait no longer', async () => {
  const created = {
    total: 2,
    rows: [
      { ...named(1), lines: 1, units: 1, waits: true, lacksPrint: false },
      { ...named(3), lines: 1, units: 2, waits: false, lacksPrint: true },
    ],
  };
  const { user, dialog, choose, texts } = await open({ created });
  answerMappings();
  const of = { shopName: 'Linden Tees', sysStatus: 5 as const, can: ['edit' as const] };
  const unmapped = sampleLine({ msku: '901', productCode: null, printingImage: null, printingImage2: null });
  const waiting = sampleOrder({ ...of, id: '1', thirdOrderNumber: 'A-1', orderDetailsList: [unmapped] });
  const bare = sampleOrder({
    ...of,
    id: '2',
    thirdOrderNumber: 'A-3',
    errorMsg: 'Line 1 lacks a print image',
    orderDetailsList: [sampleLine({ printingImage2: null })],
  });
  // another store has an order of the same number
  const others = sampleOrder({
    ...of,
    id: '3',
    thirdOrderNumber: 'A-1',
    shopName: 'Fox',
    orderDetailsList: [unmapped],
  });
  server.on(orders.queryList, () => ({ rows: [waiting, bare, others], total: 3 }));
  server.on(orderImports.importChecked, () => ({
    result: { orders: 2, lines: 2, units: 3, waiting: 1 },
    taskId: null,
  }));
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 2 orders' }));
  await dialog.findByText('Line 1 lacks a print image');
  expect(texts()).toEqual([[], ['901', 'Linden Tees', '1', '1', 'Map']]);
  await user.click(dialog.getByRole('button', { name: 'Choose print' }));
  const prints = await dialogCalled('Prints of order A-3');
  const mended = { ...bare, orderDetailsList: [sampleLine({ printNum: 1, printingImage2: null })] };
  server.on(orders.save, () => mended);
  server.on(orders.queryList, () => ({ rows: [waiting, mended, others], total: 3 }));
  await user.click(prints.getByRole('button', { name: /^One print is enough/ }));
  await user.click(prints.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(dialog.queryByText('Line 1 lacks a print image')).toBeNull());
  dialog.getByRole('button', { name: 'Map' });
});

it('says that all orders of a sheet exist already', async () => {
  const { dialog, choose } = await open({
    orders: 0,
    lines: 0,
    units: 0,
    waiting: 0,
    created: none,
    unmapped: none,
    existing: { total: 200, rows: [named(1)] },
  });
  await choose();
  await dialog.findByText('All 200 orders of the sheet exist already. No order was created');
});

it('shows why a sheet cannot be read, or can no longer be imported', async () => {
  const { user, dialog, choose } = await open();
  server.on(orderImports.checkImport, () => {
    throw new Refusal(400, 'The sheet holds no orders');
  });
  await choose();
  await dialog.findByText('The sheet holds no orders');
  expect(dialog.queryByRole('button', { name: /with its problems/ })).toBeNull();
  server.on(orderImports.checkImport, () => fine);
  server.on(orderImports.importChecked, () => {
    const data = [{ lineNum: 2, msg: 'Order number A-1 exists already' }];
    throw new Refusal(422, 'Nothing was imported. One line has problems', { data, failure: 'orderImport.failed' });
  });
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 2 orders' }));
  await dialog.findByText('Order number A-1 exists already');
  dialog.getByRole('button', { name: 'Download the sheet with its problems' });
});

it('follows a large import in the background to what it has made', async () => {
  const { user, dialog, choose } = await open({ orders: 4000, created: { total: 4000, rows: fine.created.rows } });
  await choose();
  await dialog.findByText(`More than ${importOrdersAtOnce} orders: they are imported in the background`);
  server.on(orderImports.importChecked, () => ({ result: null, taskId: '70007' }));
  server.on(orderImports.importOutcome, () => ({ orders: 4000, lines: 5000, units: 6000, waiting: 0 }));
  await user.click(dialog.getByRole('button', { name: 'Import 4000 orders' }));
  await dialog.findByText(/You may close this window/);
  stream.sendTask({ id: '70007', state: 'running', total: 4000, done: 1000 });
  await dialog.findByText('1000 of 4000 orders');
  expect(dialog.getByRole('progressbar')).toHaveProperty('value', 0.25);
  stream.sendTask({ id: '70007', state: 'done', total: 4000, done: 4000 });
  await dialog.findByText('Orders created: 4000');
});

it('says why an import in the background has made nothing', async () => {
  const { user, dialog, choose } = await open({ orders: 300, created: { total: 300, rows: [] } });
  server.on(orderImports.importChecked, () => ({ result: null, taskId: '70008' }));
  await choose();
  await user.click(await dialog.findByRole('button', { name: 'Import 300 orders' }));
  const problems = [{ label: '7', msg: 'Order number A-6 exists already' }];
  await dialog.findByText(/You may close this window/);
  stream.sendTask({ id: '70008', state: 'failed', total: 300, failed: 1, problems });
  await dialog.findByText('The import failed; no order was created');
  dialog.getByText('7 Order number A-6 exists already');
  dialog.getByRole('button', { name: 'Download the sheet with its problems' });
});

import { type BulkPrintRecord, lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BatchesScreen } from './BatchesScreen.tsx';
import { sampleBatch } from './lastMile.sample.ts';

const server = fakeServer();
const at = '/order/lastMileOrder';

function holdBatches(...rows: BulkPrintRecord[]) {
  server.on(lastMileBatches.queryBulkPrintRecordList, () => ({ rows, total: rows.length }));
}

const sheet = (name = 'orders.xlsx') => new File(['x'], name);

async function openImport() {
  const { user } = renderScreen(<BatchesScreen />, { at });
  await user.click(await screen.findByRole('button', { name: /Import last-mile orders/ }));
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

it('lists the batches, ten a page, and leads to the orders of one', async () => {
  holdBatches(sampleBatch({ total: 12 }));
  const { user, router } = renderScreen(<BatchesScreen />, { at });
  const row = within((await screen.findByText('LM20261120-1')).closest('tr')!);
  row.getByText('12');
  row.getByText('Own label');
  row.getByText('Completed');
  row.getByText('ada');
  row.getByText('2026-11-20 11:20');
  expect(server.sentTo(lastMileBatches.queryBulkPrintRecordList)[0]).toMatchObject({ pageNum: '1', pageSize: '10' });
  const sizes = within(screen.getByLabelText('Rows per page')).getAllByRole('option');
  expect(sizes.map((option) => option.textContent)).toEqual([10, 20, 40, 60, 80].map((size) => `${size} / page`));
  await user.click(row.getByRole('link', { name: 'Details' }));
  expect(router.state.location.pathname).toBe('/order/lastMileOrderDetail');
  expect(new URLSearchParams(router.state.location.search).get('s')).toBe(btoa('LM20261120-1_2'));
});

it('shows a batch that is being parsed, and looks again by itself', async () => {
  let dataStatus: BulkPrintRecord['dataStatus'] = 0;
  server.on(lastMileBatches.queryBulkPrintRecordList, () => {
    const rows = [sampleBatch({ dataStatus })];
    dataStatus = 1;
    return { rows, total: 1 };
  });
  renderScreen(<BatchesScreen />, { at });
  await screen.findByText('Parsing');
  await screen.findByText('Completed', {}, { timeout: 10_000 });
});

it('opens the lines that are no orders of the batch', async () => {
  holdBatches(sampleBatch({ dataStatus: 2, errorNum: 2 }));
  server.on(lastMileBatches.batchErrors, () => [
    { lineNum: 3, thirdOrderNumber: 'PR-404', msg: 'There is no such order' },
    { lineNum: 7, thirdOrderNumber: 'PR-10001', msg: 'The same order as in line 2' },
  ]);
  const { user } = renderScreen(<BatchesScreen />, { at });
  await user.click(await screen.findByRole('button', { name: 'Completed with errors (2)' }));
  const table = within(await screen.findByRole('table', { name: 'Errors in batch LM20261120-1' }));
  const [, first] = table.getAllByRole('row');
  expect(first!.textContent).toBe('3PR-404There is no such order');
  expect(server.sentTo(lastMileBatches.batchErrors)).toEqual([{ batchNumber: 'LM20261120-1' }]);
});

it('asks for the label type and the sheet before it imports one', async () => {
  holdBatches();
  server.on(lastMileBatches.importBulkPrintRecord, () => ({ batchNumber: 'LM20261120-9' }));
  const { user, dialog } = await openImport();
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await dialog.findByText('Please select the label type');
  dialog.getByText('Please upload an Excel sheet');
  expect(server.sentTo(lastMileBatches.importBulkPrintRecord)).toEqual([]);

  await user.click(dialog.getByLabelText('Platform label'));
  await user.upload(dialog.getByLabelText(/Drop an .xlsx sheet/), sheet('monday.xlsx'));
  await dialog.findByText('monday.xlsx');
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await screen.findByText('Batch LM20261120-9 is being parsed');
  expect(server.sentTo(lastMileBatches.importBulkPrintRecord)).toEqual([{ labelType: '1' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('shows why a sheet cannot be used, and takes another', async () => {
  holdBatches();
  server.on(lastMileBatches.importBulkPrintRecord, () => {
    throw new Refusal(422, 'The sheet cannot be used', {
      data: [{ lineNum: 1, msg: 'No column holds order numbers' }],
    });
  });
  const { user, dialog } = await openImport();
  await user.click(dialog.getByLabelText('Own label'));
  await user.upload(dialog.getByLabelText(/Drop an .xlsx sheet/), sheet());
  await user.click(dialog.getByRole('button', { name: 'Import' }));
  await dialog.findByText('No column holds order numbers');
  await user.click(dialog.getByRole('button', { name: 'Choose another file' }));
  expect(dialog.getByLabelText('Own label')).toHaveProperty('checked', true);
});

it('offers neither the import nor the orders to those who may not see them', async () => {
  holdBatches(sampleBatch({ dataStatus: 2, errorNum: 1 }));
  renderScreen(<BatchesScreen />, { at, roles: ['orderSend'] });
  await screen.findByText('LM20261120-1');
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('button', { name: /Import/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /Completed with errors/ })).toBeNull();
});

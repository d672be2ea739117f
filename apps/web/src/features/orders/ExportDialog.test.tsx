import { orders } from '@pressroom/contract/orders/orders';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Holding, Refusal } from '../../testing/fakeServer.ts';
import { dialogCalled } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ExportDialog } from './export/ExportDialog.tsx';
import type { Exported } from './record/everything.ts';

const server = fakeServer();
const search: Exported = { choice: { match: { remark: '1' } }, isSearch: true };
let total: number;

beforeEach(() => {
  localStorage.clear();
  server.on(orders.selectionCheck, () => ({ total, fitting: total, held: 0, lacking: 0, byStatus: [] }));
});

function offer(exported: Exported) {
  const onClose = vi.fn<() => void>();
  return { ...renderScreen(<ExportDialog exported={exported} onClose={onClose} />), onClose };
}

it('says before and after how many orders are in the sheet, by the number of the server', async () => {
  total = 12;
  server.on(orders.orderExport, () => new Holding({ count: 12, leftOut: 0 }));
  const { user, onClose } = offer(search);
  const dialog = await dialogCalled('Export all 12 orders that match');
  await user.click(dialog.getByRole('checkbox', { name: 'Product lines' }));
  dialog.getByText('One row for each order.');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Exported 12 orders');
  expect(server.sentTo(orders.orderExport)).toMatchObject([
    { selection: { match: { remark: '1' }, count: 12 }, columns: expect.arrayContaining(['thirdOrderNumber']) },
  ]);
  expect(onClose).toHaveBeenCalled();
});

it('asks anew where they are another number by now', async () => {
  total = 12;
  server.on(orders.orderExport, () => {
    total = 11;
    throw new Refusal(409, 'Now 11 orders match', { data: { count: 11 }, failure: 'orders.bulk.changed' });
  });
  const { user, onClose } = offer(search);
  const dialog = await dialogCalled('Export all 12 orders that match');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Now 11 orders match');
  await dialogCalled('Export all 11 orders that match');
  expect(onClose).not.toHaveBeenCalled();
});

it('exports more than 5,000 in the background, without the pictures that were chosen before', async () => {
  total = 5001;
  localStorage.setItem('orders:exportColumns', 'thirdOrderNumber,productCombinedImage');
  server.on(orders.exportTask, () => ({ taskId: '7', count: 5001 }));
  const { user, onClose } = offer(search);
  const dialog = await dialogCalled('Export all 5001 orders that match');
  const pictures = dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Effect previews (up to 5,000 orders)' });
  expect([pictures.checked, pictures.disabled]).toEqual([false, true]);
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText(/^Exporting 5001 orders/);
  expect(server.sentTo(orders.exportTask)).toEqual([
    { selection: { match: { remark: '1' }, count: 5001 }, columns: ['thirdOrderNumber'] },
  ]);
  // they are chosen again where there are fewer orders
  expect(localStorage.getItem('orders:exportColumns')).toContain('productCombinedImage');
  await waitFor(() => expect(onClose).toHaveBeenCalled());
});

it('exports the ticked orders in the order of the list', async () => {
  total = 2;
  server.on(orders.orderExport, () => new Holding({ count: 2, leftOut: 0 }));
  const choice = { ids: ['9002', '9001'], sortType: '1' };
  const { user } = offer({ choice, isSearch: false });
  const dialog = await dialogCalled('Export 2 selected orders');
  await user.click(dialog.getByRole('button', { name: 'Export' }));
  await screen.findByText('Exported 2 orders');
  expect(server.sentTo(orders.orderExport)).toMatchObject([{ selection: choice }]);
});

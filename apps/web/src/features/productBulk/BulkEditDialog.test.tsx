import { productBulk } from '@pressroom/contract/products/bulk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BulkEditDialog } from './BulkEditDialog.tsx';
import { LastBulkEdit } from './LastBulkEdit.tsx';

const server = fakeServer();
const preview = {
  products: 2,
  skus: 5,
  changing: 4,
  rows: [
    {
      id: '11',
      sku: 'ROSE-M',
      mainPictureUrl: '',
      changes: [{ field: 6 as const, before: '9.90 – 15.90', after: '10.89 – 17.49' }],
    },
  ],
  refused: ['L', 'XL', '2XL', '3XL', '4XL', '5XL'].map((size, at) => ({
    id: String(12 + at),
    label: `ROSE-${size}`,
    msg: 'Please enter the correct selling price range',
  })),
  refusedCount: 8,
  basis: 'b1',
};

async function openDialog() {
  const [onClose, onDone] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = renderScreen(
    <BulkEditDialog selection={{ ids: ['1', '2'] }} count={2} onDone={onDone} onClose={onClose} />,
  );
  const dialog = within(await screen.findByRole('dialog', { name: 'Change 2 products' }));
  return { user, dialog, onClose, onDone };
}

async function agree(user: ReturnType<typeof renderScreen>['user']) {
  await screen.findByText('Change 4 SKUs?', { selector: '.ant-modal-confirm-title' });
  await user.click(screen.getAllByRole('button', { name: 'Change 4 SKUs' }).at(-1)!);
}

it('previews what is ticked, changes exactly that many after asking, and takes it back', async () => {
  server.on(productBulk.preview, () => preview);
  server.on(productBulk.apply, () => ({ editId: '7', changed: 4 }));
  server.on(productBulk.undo, () => ({ restored: 3, changedSince: 1 }));
  const { user, dialog, onClose, onDone } = await openDialog();
  dialog.getByText('Tick what to change. The result shows beside it');
  await user.click(dialog.getByRole('checkbox', { name: 'Selling price (USD)' }));
  dialog.getByText('Still to be filled in, or not valid:');
  expect(dialog.getByRole('listitem').textContent).toBe('Selling price (USD)');
  await user.type(dialog.getByLabelText('Selling price (USD): percent'), '110');
  await dialog.findByText('Of 5 SKUs in 2 products, 4 will change');
  dialog.getByText('ROSE-L: Please enter the correct selling price range');
  dialog.getByText('and 3 more');
  expect(dialog.getByRole('row', { name: /ROSE-M/ }).textContent).toContain('9.90 – 15.90 → 10.89 – 17.49');

  await user.click(dialog.getByRole('button', { name: 'Change 4 SKUs' }));
  await agree(user);
  await screen.findByText('SKUs changed: 4');
  const change = { sellingPrice: { how: 'percent', percent: '110' } };
  expect(server.sentTo(productBulk.apply)).toEqual([{ selection: { ids: ['1', '2'] }, change, basis: 'b1' }]);
  expect([onClose.mock.calls.length, onDone.mock.calls.length]).toEqual([1, 1]);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('SKUs put back: 3. 1 were changed since and stay as they are');
  expect(server.sentTo(productBulk.undo)).toEqual([{ editId: '7' }]);
});

it('says of whole products whether they are on sale', async () => {
  const changes = [{ field: 1 as const, before: '1', after: '2' }];
  server.on(productBulk.preview, () => ({ ...preview, rows: [{ ...preview.rows[0]!, changes }] }));
  const { user } = renderScreen(
    <BulkEditDialog sold selection={{ ids: ['1'] }} count={1} onClose={vi.fn<() => void>()} />,
  );
  await user.click(await screen.findByRole('checkbox', { name: 'Status' }));
  expect((await screen.findByRole('row', { name: /ROSE-M/ })).textContent).toContain('Status: On Sale → Halt Sales');
});

it('previews anew where the products have changed meanwhile', async () => {
  let basis = 'b1';
  server.on(productBulk.preview, () => ({ ...preview, basis }));
  server.on(productBulk.apply, (input) => {
    if (input.basis !== 'b1') return { editId: '7', changed: 4 };
    basis = 'b2';
    throw new Refusal(409, 'The products have changed since. Look at the preview again', {
      failure: 'products.bulk.changed',
    });
  });
  const { user, dialog, onClose } = await openDialog();
  await user.click(dialog.getByRole('checkbox', { name: 'Remark' }));
  await user.type(dialog.getByRole('textbox', { name: 'Remark' }), 'Sale');
  const go = async () => {
    await user.click(await dialog.findByRole('button', { name: 'Change 4 SKUs' }));
    await agree(user);
  };
  await go();
  await screen.findByText('The products have changed since. Look at the preview again');
  expect(onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(server.sentTo(productBulk.preview).length).toBeGreaterThan(1));
  await go();
  await screen.findByText('SKUs changed: 4');
  expect(onClose).toHaveBeenCalledOnce();
});

it('offers to take the last edit back for as long as that can be done', async () => {
  let editId: string | undefined = '7';
  server.on(productBulk.last, () => (editId ? { editId, skus: 12, gmtCreate: '2026-11-22T10:00:00.000Z' } : null));
  server.on(productBulk.undo, () => {
    editId = undefined;
    return { restored: 12, changedSince: 0 };
  });
  const { user } = renderScreen(<LastBulkEdit />);
  await screen.findByText(/You changed 12 SKUs at/);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await screen.findByText('SKUs put back: 12');
  await waitFor(() => expect(screen.queryByText(/You changed 12 SKUs/)).toBeNull());
});

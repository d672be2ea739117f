import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { TakeOverDialog } from './TakeOverDialog.tsx';
import type { TemplateChanges } from './templateChanges.ts';

const server = fakeServer();

const rose: TemplateChanges = {
  id: '1',
  spu: 'ROSE',
  productTemplateName: 'Classic tee',
  basis: 'rose now',
  changes: [
    { field: 'material', before: ['Cotton', 'Silk', 'Wool', 'Linen'], after: ['Hemp'], skus: 12 },
    { field: 'origin', before: ['CN'], after: ['US'], skus: 12 },
    { field: 'slot1', before: [''], after: ['2'], skus: 3 },
  ],
};
const wolf: TemplateChanges = {
  ...rose,
  id: '2',
  spu: 'WOLF',
  basis: 'wolf now',
  changes: [{ field: 'material', before: ['Cotton'], after: ['Hemp'], skus: 1 }],
};

async function open(...shown: TemplateChanges[]) {
  server.on(productTakeOver.changes, () => shown);
  server.on(productTakeOver.takeOver, () => ({ skus: 12 }));
  const onClose = vi.fn<(done?: true) => void>();
  const { user } = renderScreen(<TakeOverDialog ids={shown.map(({ id }) => id)} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  return { user, dialog, onClose, press: (name: string) => user.click(dialog.getByRole('button', { name })) };
}

it('shows what one product has and what its template says, and writes what stays selected', async () => {
  const { user, dialog, onClose, press } = await open(rose);
  const rows = within(await dialog.findByRole('table', { name: 'ROSE' }))
    .getAllByRole('row')
    .slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'MaterialCotton, Silk, Wool and 1 moreHemp12',
    'OriginChinaUnited States12',
    'SHEIN detail pictures–2 pictures3',
  ]);
  await user.click(dialog.getByRole('checkbox', { name: 'Origin' }));
  await press('Take over');
  await screen.findByText('SKUs that have taken over: 12');
  expect(server.sentTo(productTakeOver.takeOver)).toEqual([
    { products: [{ id: '1', basis: 'rose now' }], fields: ['material', 'slot1'] },
  ]);
  expect(onClose).toHaveBeenCalledWith(true);
});

it('adds up what many products would take over, each to be opened', async () => {
  const { user, dialog, press } = await open(rose, wolf);
  await dialog.findByText('Take over from the templates: 2 products');
  const [sum] = dialog.getAllByRole('table');
  expect(within(sum!).getByRole('row', { name: /Material/ }).textContent).toBe('Material213');
  await user.click(dialog.getByText('WOLF'));
  expect(within(dialog.getByRole('table', { name: 'WOLF' })).queryByRole('checkbox')).toBeNull();
  await press('Keep as they are');
  await screen.findByText('The products keep their values');
  expect(server.sentTo(productTakeOver.takeOver)).toMatchObject([{ fields: [] }]);
});

it('shows what has changed meanwhile, and asks once more', async () => {
  const { dialog, onClose, press } = await open(rose);
  await dialog.findByRole('checkbox', { name: 'Material' });
  const later = { ...rose, basis: 'rose later', changes: rose.changes.slice(0, 1) };
  server.on(productTakeOver.changes, () => [later]);
  server.on(productTakeOver.takeOver, ({ products }) => {
    if (products[0]!.basis !== later.basis)
      throw new Refusal(409, 'Look at them again: ROSE', { data: { spus: ['ROSE'] } });
    return { skus: 12 };
  });
  await press('Take over');
  await dialog.findByText('Look at them again: ROSE');
  expect(dialog.queryByRole('checkbox', { name: 'Origin' })).toBeNull();
  expect(onClose).not.toHaveBeenCalled();
  await press('Take over');
  await screen.findByText('SKUs that have taken over: 12');
});

it('says that there is nothing to take over, and lets the products follow their templates again', async () => {
  const { dialog, press } = await open({ ...rose, changes: [] });
  await dialog.findByText(/nothing to take over/);
  expect(dialog.getByRole('button', { name: 'Take over' })).toHaveProperty('disabled', true);
  await press('Keep as they are');
  await screen.findByText('The products keep their values');
});

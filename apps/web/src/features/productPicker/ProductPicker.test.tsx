import { products } from '@pressroom/contract/products/products';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { type PickedProduct, ProductPicker } from './productPicker.public.tsx';

const server = fakeServer();

const sku = (serial: number, given: Partial<PickedProduct> = {}): PickedProduct => ({
  id: String(serial),
  productId: String(serial),
  productType: 1,
  spu: `TEE-${serial}`,
  sku: `TEE-${serial}-BLACK`,
  name: `Rose tee ${serial}`,
  skuCount: 1,
  status: 1,
  mainPictureUrl: '/files/rose',
  productCode: `TEE-BLACK-${serial}`,
  productSpecInfoName: 'Black-M',
  realStock: serial,
  ...given,
});
const all = Array.from({ length: 60 }, (_, at) => sku(at + 1));

async function show(given: { chosen?: string[]; single?: true } = {}) {
  server.on(products.page, ({ fuzzy = '', pageNum, pageSize }) => {
    const rows = all.filter((row) => row.sku.includes(fuzzy));
    const from = (pageNum - 1) * pageSize;
    return { rows: rows.slice(from, from + pageSize), total: rows.length };
  });
  const onChoose = vi.fn<(rows: PickedProduct[]) => void>();
  const { user } = renderScreen(
    <ProductPicker open chosen={[]} components onClose={() => undefined} onChoose={onChoose} {...given} />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('option', { name: /TEE-1-BLACK/ });
  return { user, dialog, chosenIds: () => onChoose.mock.calls.map(([rows]) => rows.map(({ id }) => id)) };
}

it('keeps what is picked over pages and searches, and shows what is chosen already', async () => {
  const { user, dialog, chosenIds } = await show({ chosen: ['2'] });
  expect(server.sentTo(products.page)).toEqual([{ pageNum: '1', pageSize: '50', components: 'true' }]);
  dialog.getByText('SKUs: 60');
  const there = dialog.getByRole('option', { name: /Chosen already ?TEE-2-BLACK/ });
  expect(there.getAttribute('aria-disabled')).toBe('true');
  await user.click(there);
  expect(dialog.getByRole('button', { name: 'Add 0' })).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('option', { name: /TEE-3-BLACK/ }));
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  await user.click(await dialog.findByRole('option', { name: /TEE-55-BLACK/ }));
  await user.type(dialog.getByLabelText('Search by SKU, SPU or name'), 'TEE-7-');
  await waitFor(() => expect(dialog.getAllByRole('option')).toHaveLength(1));
  expect(server.sentTo(products.page).at(-1)).toEqual({
    pageNum: '1',
    pageSize: '50',
    fuzzy: 'TEE-7-',
    components: 'true',
  });
  await user.click(dialog.getByRole('option', { name: /TEE-7-BLACK/ }));
  await user.click(dialog.getByRole('button', { name: 'Add 3' }));
  expect(chosenIds()).toEqual([['3', '55', '7']]);
});

it('is worked by keys alone', async () => {
  const { user, dialog, chosenIds } = await show();
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Search by SKU, SPU or name')));
  await user.keyboard('{ArrowDown} {ArrowRight}{ArrowRight}{Enter}');
  expect(chosenIds()).toEqual([['1', '3']]);
});

it('takes one alone where one is wanted', async () => {
  const { user, dialog, chosenIds } = await show({ single: true });
  await user.click(dialog.getByRole('option', { name: /TEE-4-BLACK/ }));
  await user.click(dialog.getByRole('option', { name: /TEE-5-BLACK/ }));
  await user.click(dialog.getByRole('button', { name: 'Choose' }));
  await user.dblClick(dialog.getByRole('option', { name: /TEE-6-BLACK/ }));
  expect(chosenIds()).toEqual([['5'], ['6']]);
});

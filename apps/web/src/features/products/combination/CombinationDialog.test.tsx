import { classification } from '@pressroom/contract/classification/classification';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { products } from '@pressroom/contract/products/products';
import { productWrites } from '@pressroom/contract/products/writes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { fakeDecoder } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleDetail, sampleSpec } from '../products.sample.ts';
import { CombinationDialog } from './CombinationDialog.tsx';

const server = fakeServer();
fakeDecoder();

const parts = ['A', 'B', 'C'].map((sku, at) =>
  sampleSpec({
    id: String(at + 11),
    productId: String(at + 1),
    sku,
    name: `Part ${sku}`,
    realStock: 10 * (at + 1),
    startSellingPrice: '0.10',
    endSellingPrice: '1.15',
  }),
);
const componentOf = (at: number, quantity: number) => {
  const { id, productId, sku, name, status, mainPictureUrl, productCode, productSpecInfoName } = parts[at]!;
  return { id, productId, sku, name, status, mainPictureUrl, productCode, productSpecInfoName, quantity };
};
const set = sampleDetail(
  { productType: 3, spu: 'SET' },
  {
    sku: 'SET-1',
    components: [componentOf(0, 1), componentOf(1, 4)],
    derived: ['mainPictureUrl', 'startOriginalPrice', 'endOriginalPrice', 'outerBoxLength'],
  },
);

beforeEach(() => {
  localStorage.clear();
  server.on(products.get, () => set);
  server.on(products.specs, ({ productId }) => parts.filter((part) => part.productId === productId));
  server.on(products.page, () => ({
    rows: parts.map((part, at) => ({
      ...componentOf(at, 1),
      ...part,
      spu: part.sku,
      skuCount: 1,
      productType: 1 as const,
    })),
    total: 3,
  }));
  server.on(productWrites.edit, () => set);
  server.on(productWrites.addCombination, () => set);
  server.on(packaging.page, () => ({ rows: [], total: 0 }));
  server.on(classification.page, () => ({ rows: [], total: 0 }));
});

async function open(id?: string) {
  const { user } = renderScreen(<CombinationDialog id={id} onClose={() => undefined} />);
  const spu = await screen.findByLabelText('SPU');
  const dialog = within(spu.closest<HTMLElement>('[role=dialog]')!);
  return {
    user,
    dialog,
    save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
    selected: () => dialog.getByRole('tab', { selected: true }).textContent,
  };
}

async function addPart(user: Awaited<ReturnType<typeof open>>['user'], sku: string) {
  await user.click(screen.getByRole('button', { name: /Add product/ }));
  await user.click(await screen.findByRole('option', { name: new RegExp(`Part ${sku}`) }));
  const picker = screen.getAllByRole('dialog').at(-1)!;
  await user.click(within(picker).getByRole('button', { name: /^Add|^Choose/ }));
}

const edited = () => server.sentTo(productWrites.edit).at(-1) as Record<string, unknown>;

describe('the dialog of a combination', () => {
  it('needs its products, and turns to them', async () => {
    const { dialog, save, selected, user } = await open();
    await user.type(dialog.getByLabelText('SPU'), 'S');
    await save();
    await dialog.findByText('Please complete the product information');
    await dialog.findByText('Please select the products of the combination');
    expect(selected()).toMatch(/^Basic/);
    expect(dialog.getByRole('tab', { name: /Combination products/ }).textContent).toMatch(/1$/);
  });

  it('changes numbers and order, takes products in and out, and says what they come to together', async () => {
    const { dialog, save, user } = await open('1');
    await user.click(dialog.getByRole('tab', { name: /Combination products/ }));
    const sums = within(await dialog.findByLabelText('Together'));
    sums.getByText('0.50 – 5.75');
    sums.getByText('5');
    await user.click(dialog.getByRole('button', { name: 'Move A down' }));
    const quantity = dialog.getByLabelText('Quantity of A');
    await user.clear(quantity);
    await user.type(quantity, '10');
    await waitFor(() => sums.getByText('1'));
    await addPart(user, 'C');
    await dialog.findByText('Part C · Black-M');
    await user.click(dialog.getByRole('button', { name: 'Remove B' }));
    await save();
    await screen.findByText('Product saved');
    expect(edited()).toMatchObject({
      id: set.id,
      components: [
        { id: '11', quantity: 10 },
        { id: '13', quantity: 1 },
      ],
      combinationSpec: { sku: 'SET-1', startSellingPrice: '9.90' },
    });
    // what it has from its products is not sent as its own
    const { combinationSpec } = edited() as { combinationSpec: Record<string, unknown> };
    for (const name of ['mainPictureUrl', 'startOriginalPrice', 'endOriginalPrice', 'outerBoxLength']) {
      expect(combinationSpec[name]).toBeUndefined();
    }
  });
});

import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleSpec, sampleVariants } from '../productVariants.sample.ts';
import { VariantDialog } from './VariantDialog.tsx';

const server = fakeServer();
const closed = vi.fn();
const loadedAt = sampleSpec('BLK', 'S').gmtModified;
const later = '2026-11-21T00:00:00.000Z';
let kept: ProductDetail;

beforeEach(() => {
  closed.mockReset();
  server.on(codes.findByType, () => []);
  server.on(categories.options, () => []);
  server.on(products.get, () => kept);
  server.on(productWrites.edit, () => kept);
});

async function open() {
  const { user } = renderScreen(<VariantDialog id="7" onClose={closed} />);
  const grid = await screen.findByRole('grid');
  const cell = (row: number, title: string) => {
    const column = within(grid)
      .getAllByRole('columnheader')
      .findIndex(({ textContent }) => textContent === title);
    return within(within(grid).getAllByRole('row')[row + 1]!).getAllByRole('gridcell')[column - 1]!;
  };
  return {
    user,
    column: (title: string) => [0, 1, 2, 3].map((row) => cell(row, title).textContent),
    async type(row: number, title: string, text: string) {
      fireEvent.pointerDown(cell(row, title), { button: 0 });
      await user.keyboard(`${text}{Enter}`);
    },
  };
}

it('adds product codes to SKUs that are kept, takes their versions and keeps what was typed', async () => {
  const bare = (color: string, size: string) => sampleSpec(color, size, { productCode: '', inventory: null });
  kept = sampleVariants({ productSpecs: [bare('BLK', 'S'), bare('BLK', 'M'), bare('WHT', 'S'), bare('WHT', 'M')] });
  const { user, column, type } = await open();
  const missing = (code: string) => `no ${code} yet`;
  const all = ['T01-BLK-S', 'T01-BLK-M', 'T01-WHT-S', 'T01-WHT-M'] as const;
  expect(column('Product code')).toEqual(all.map(missing));
  await type(0, 'Remark', 'mine');
  await type(3, 'Remark', 'mine too');
  // the first is linked; the second exists but is not linked; somebody has changed the last beside; white S has no category
  server.on(productVariants.addCodes, () => {
    const linked = { gmtModified: later };
    const specs = [
      sampleSpec('BLK', 'S', linked),
      bare('BLK', 'M'),
      bare('WHT', 'S'),
      sampleSpec('WHT', 'M', { ...linked, remark: 'theirs' }),
    ];
    kept = sampleVariants({ productSpecs: specs });
    return { added: ['T01-BLK-S', 'T01-WHT-M'], withoutCategory: ['T01-WHT-S'] };
  });
  await user.click(screen.getByRole('button', { name: 'Add the 4 missing codes' }));
  await screen.findByText('Not added, because style and color have no product category: T01-WHT-S');
  expect(column('Product code')).toEqual([all[0], all[1], missing(all[2]), all[3]]);
  expect(column('Remark')).toEqual(['mine', '', '', 'mine too']);
  screen.getByRole('button', { name: 'Add the 1 missing codes' });
  expect(server.sentTo(productVariants.add)).toEqual([]);

  // undoing what was typed does not take the new code away
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key, ctrlKey: true });
  screen.getByRole('grid').querySelector('input')!.focus();
  for (const key of ['z', 'z', 'z']) press(key);
  expect(column('Product code')).toEqual([all[0], missing(all[1]), missing(all[2]), missing(all[3])]);
  expect(column('Remark')).toEqual(['', '', '', '']);
  for (const key of ['y', 'y', 'y']) press(key);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(closed).toHaveBeenCalled());
  const [sent] = server.sentTo(productWrites.edit) as { variantSpecs: Record<string, unknown>[] }[];
  expect(sent!.variantSpecs.map(({ productCode, remark, gmtModified }) => [productCode, remark, gmtModified])).toEqual([
    [all[0], 'mine', later],
    [all[1], '', loadedAt],
    // the server finds what somebody else has changed
    [all[3], 'mine too', loadedAt],
  ]);
});

import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import type { ProductDetail } from '@pressroom/contract/products/product';
import { products } from '@pressroom/contract/products/products';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleSpec, sampleVariants } from '../productVariants.sample.ts';
import { VariantDialog } from './VariantDialog.tsx';

const server = fakeServer();

beforeEach(() => {
  server.on(codes.findByType, () => []);
  server.on(categories.options, () => []);
  server.on(library.fileDetails, () => {
    throw new Refusal(404, 'Not found');
  });
});

async function open(given: Partial<ProductDetail>) {
  server.on(products.get, () => sampleVariants({ stockImage1: '8', ...given }));
  const { user } = renderScreen(<VariantDialog id="7" onClose={vi.fn()} />);
  await screen.findByRole('grid');
  // it begins in the sheet
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-label')).toContain('TEE-BLK-S'));
  return async (tag: RegExp) => user.click(await screen.findByRole('button', { name: tag }));
}

it('begins in the sheet, and leads to the first slot that lacks pictures', async () => {
  const jump = await open({});
  await jump(/^TEMU .*carousel/);
  expect(document.activeElement).toBe(document.getElementById('slot4'));
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('TEMU pictures');
});

it.each([
  ['the slots of a colour that has its own', { sheinProductImages: [] }, 'slot1'],
  ['a main picture', { mainPictureUrl: '' }, 'main WHT'],
  ['a cell', { material: '' }, 'White-Small, Material: '],
])('leads to %s', async (_, white, at) => {
  const specs = ['BLK', 'WHT'].flatMap((color) => ['S', 'M'].map((size) => [color, size] as const));
  const productSpecs = specs.map(([color, size]) => sampleSpec(color, size, color === 'WHT' ? white : {}));
  const jump = await open({ productSpecs });
  await jump(/^SHEIN \d/);
  const focus = document.activeElement!;
  expect([focus.id, focus.getAttribute('aria-label')]).toContain(at);
  if (at === 'slot1') expect(screen.getByRole('radio', { name: 'White *' })).toHaveProperty('checked', true);
});

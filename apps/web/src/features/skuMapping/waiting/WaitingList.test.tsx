import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import type { MappingSuggestion, MissingProduct, WaitingSku } from '@pressroom/contract/skuMapping/waiting';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleMapping, samplePicture, sampleProductCode } from '../skuMapping.sample.ts';
import { SkuMappingScreen } from '../SkuMappingScreen.tsx';

const server = fakeServer();
const at = '/products/skuMapping?view=waiting';

function sampleWaiting(given: Partial<WaitingSku> = {}): WaitingSku {
  return {
    shopId: '7',
    shopName: 'Harbor Print',
    skuId: '5230236437987443003',
    orders: 3,
    units: 8,
    deadline: '2026-11-22T04:00:00.000Z',
    listing: { title: 'Fox shirt', sellerSku: 'TEE-BLK-M-FOX', attributes: [{ name: '', value: 'Black' }] },
    ...given,
  };
}

const suggestions: MappingSuggestion[] = [
  {
    productCode: 'TEE-BLK-M',
    specName: 'T-shirt-Black-Medium',
    prints: [{ id: '81', name: 'fox.png', url: '/files/fox' }],
    complete: true,
    reasons: ['The seller SKU contains TEE-BLK-M'],
  },
];

beforeEach(() => {
  server.on(skuMapping.page, () => ({ rows: [], total: 0 }));
  server.on(skuMapping.suggestions, ({ pairs }) => pairs.map((pair) => ({ ...pair, suggestions, missing: null })));
  server.on(skuMapping.checkDraft, () => ({ listing: null, picture: null, contradictions: [] }));
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, () => ({ rows: [sampleProductCode()], total: 1 }));
  server.on(library.fileDetails, ({ id }) => samplePicture({ id, fileUrl: `/files/${id}` }));
});

describe('the queue of SKU ids without a mapping', () => {
  it('says what each holds up and what its listing says, and fetches the next page from where the last ended', async () => {
    server.on(skuMapping.waitingPage, ({ after, pageSize }) => {
      if (pageSize === 1) return { rows: [], total: 2, orders: 4 };
      const second = sampleWaiting({ skuId: '902', listing: null });
      return after
        ? { rows: [second], total: 2, orders: 4 }
        : { rows: [sampleWaiting()], total: 2, orders: 4, next: 'n' };
    });
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText(/SKU IDs without a mapping: 2. Orders they hold up: 4/);
    screen.getByText('TEE-BLK-M-FOX');
    await user.click(screen.getByRole('button', { name: 'Show more (1 of 2)' }));
    await screen.findByText('Entered by hand or imported: no listing is known');
    expect(server.sentTo(skuMapping.waitingPage).at(-1)).toMatchObject({ after: 'n' });
  });

  it('shows the queue while it still looks for suggestions, and offers the form where none can be had', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    let refuse = () => {};
    const refused = new Promise<never>((_resolve, reject) => {
      refuse = () => reject(new Refusal(400, 'Not now'));
    });
    server.on(skuMapping.suggestions, () => refused);
    renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText('TEE-BLK-M-FOX');
    screen.getByRole('button', { name: 'Choose product and prints' });
    refuse();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  it('takes a suggestion with one press, and says how many orders that let go on', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    server.on(skuMapping.save, () => ({ ...sampleMapping(), releasedOrders: 3, changedOrders: 0 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText('The seller SKU contains TEE-BLK-M');
    server.on(skuMapping.waitingPage, () => ({ rows: [], total: 0, orders: 0 }));
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await screen.findByText('Mapping saved. 3 waiting orders were matched.');
    await screen.findByText('No order waits for a mapping');
    expect(server.sentTo(skuMapping.save)).toEqual([
      { shopId: '7', skuId: '5230236437987443003', productCode: 'TEE-BLK-M', printingImage: '81' },
    ]);
  });

  it('accepts all certain suggestions after saying how many', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    server.on(skuMapping.countCertain, () => ({ certain: 12, looked: 40 }));
    server.on(skuMapping.acceptCertain, () => ({ accepted: 11, contradicted: 1, releasedOrders: 30 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Accept all certain suggestions' }));
    await user.click(await screen.findByRole('button', { name: 'Accept 12 certain suggestions' }));
    await screen.findByText(/Mappings saved: 11. Orders matched: 30. Left for review .*: 1/);
    expect(server.sentTo(skuMapping.acceptCertain)).toEqual([{ expected: 12 }]);
  });

  it('opens the form with what is known where something else is meant', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Adjust' }));
    const dialog = within(await screen.findByRole('dialog'));
    await waitFor(() => expect(dialog.getByLabelText<HTMLInputElement>('SKU ID').value).toBe('5230236437987443003'));
    await dialog.findByText('T-shirt-Black-Medium');
  });

  it('says that the size of a category is missing, and adds it with what is known', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    let missing: MissingProduct | null = {
      categoryCode: 'TEE-BLK',
      sizeCode: 'M',
      category: { id: '51', name: 'Classic tee' },
    };
    server.on(skuMapping.suggestions, ({ pairs }) => pairs.map((pair) => ({ ...pair, suggestions: [], missing })));
    server.on(categories.page, () => ({ rows: [], total: 0 }));
    server.on(categories.detail, () => {
      throw new Refusal(404, 'Gone');
    });
    server.on(codes.findByType, () => []);
    server.on(categories.createProductCode, () => {
      missing = null;
      return sampleProductCode();
    });
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText('Category “Classic tee” (TEE-BLK) exists, but has no product code in size M');
    await user.click(screen.getByRole('button', { name: 'Add TEE-BLK-M' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(await dialog.findByLabelText('On shelf'), '5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByText(/exists, but has no product code/)).toBeNull());
    expect(server.sentTo(categories.createProductCode)).toEqual([
      { productCodeCategoryId: '51', sizeCode: 'M', realStock: 5 },
    ]);
  });

  it('says plainly that there is no such category', async () => {
    server.on(skuMapping.waitingPage, () => ({ rows: [sampleWaiting()], total: 1, orders: 3 }));
    const missing = { categoryCode: 'TEE-RED', sizeCode: 'M', category: null };
    server.on(skuMapping.suggestions, ({ pairs }) => pairs.map((pair) => ({ ...pair, suggestions: [], missing })));
    renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText('The seller SKU says TEE-RED-M, and there is no category TEE-RED');
    expect(screen.getByRole('link', { name: 'Go to product information' }).getAttribute('href')).toBe(
      '/products/information',
    );
  });
});

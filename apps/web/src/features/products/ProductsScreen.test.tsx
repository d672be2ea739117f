import { categories } from '@pressroom/contract/categories/categories';
import { productBulk } from '@pressroom/contract/products/bulk';
import { products } from '@pressroom/contract/products/products';
import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { productWrites } from '@pressroom/contract/products/writes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleDetail, sampleProduct } from './products.sample.ts';
import { ProductsScreen } from './ProductsScreen.tsx';

const server = fakeServer();
const { sendTask } = fakeTasks(server);
const at = '/products/management';

beforeEach(() => {
  server.on(categories.productCodePage, () => ({ rows: [], total: 0 }));
  server.on(productBulk.last, () => null);
});

function hold(...rows: ReturnType<typeof sampleProduct>[]) {
  server.on(products.list, ({ productType }) => {
    const found = rows.filter((row) => row.productType === productType);
    return { rows: found, total: found.length };
  });
}

const lacking = {
  shein: { have: 12, asked: 14, missing: ['sellingPrice', 'slot7'] },
  temu: { have: 13, asked: 14, missing: ['sellingPrice'] },
};
const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

describe('product management', () => {
  it('shows every column of the specification in its order, and what a row lacks', async () => {
    hold(sampleProduct({ status: 2, templateMoved: true }, { ...lacking, sku: 'CAT-1' }));
    renderScreen(<ProductsScreen />, { at });
    const row = await rowOf('CAT-1');
    const headers = screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(headers.slice(1)).toEqual([
      'Effect drawing',
      'Stamping pattern',
      'SKU',
      'Trade name',
      'Completeness',
      'Specification attributes',
      'Material',
      'Stock',
      'Original price range (USD)',
      'Selling price range (USD)',
      'Carton specification (CM)',
      'Outer box weight (G)',
      'SPU',
      'Product code',
      'Origin',
      'Reference links',
      'Status',
      'Classifying template name',
      'Outer packaging template name',
      'Product template',
      'Remark',
      'Created',
      'Updated',
      'Actions',
    ]);
    const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells.slice(3, 23)).toEqual([
      'CAT-1',
      'Cat teeMissing: selling price range, SHEIN color block picture',
      'SHEIN 12/14TEMU 13/14',
      'Black-M',
      'Cotton',
      '1,200',
      '12.00 – 18.50',
      '9.90 – 11.90',
      '30 × 25.5 × 3',
      '1,220',
      'CAT',
      'A1-BLK-M',
      'China',
      'shop.example/tee',
      'Halt Sales',
      'Tees',
      'Mailer',
      'Classic teeThe template has changed. See what',
      'until spring',
      '2026-11-20 10:00',
    ]);
    row.getByRole('button', { name: 'Cat tee, picture 1' });
    row.getByRole('img', { name: 'Follows what the product code A1-BLK-M has available' });
  });

  it('opens the dialog at what is missing', async () => {
    hold(sampleProduct({}, lacking));
    server.on(products.get, () => sampleDetail({}, lacking));
    const { user } = renderScreen(<ProductsScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /^TEMU \d+\/\d+ Missing: selling price range/ }));
    const from = await screen.findByLabelText('Selling price range (USD): lowest');
    await waitFor(() => expect(document.activeElement).toBe(from));
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Specification information');
  });

  it('keeps kind and search in the address, and shows where other pages have led from', async () => {
    const mug = sampleProduct(
      { id: '3', productType: 3, spu: 'SET' },
      {
        sku: 'SET-1',
        stockImages: [{ id: '61', name: 'cat.png', url: '/files/cat-xxxxxxxxxxxxxxxxxxxx' }],
        components: ['A', 'B'].map((sku, index) => ({
          id: String(index + 7),
          productId: '9',
          sku,
          name: `Part ${sku}`,
          status: 1 as const,
          mainPictureUrl: '',
          productCode: '',
          productSpecInfoName: '',
          quantity: 2,
        })),
      },
    );
    hold(sampleProduct(), mug);
    const search = '?stockImageId=61&status=1&timeType=1&startTime=2026-11-20T00:00:00%2B08:00&fuzzyType=2&fuzzy=C';
    const { user, router } = renderScreen(<ProductsScreen />, { at: at + search });
    await screen.findByText('CAT-BLK-M');
    expect(server.sentTo(products.list)[0]).toMatchObject({
      productType: '1',
      stockImageId: '61',
      status: '1',
      timeType: '1',
      startTime: '2026-11-20T00:00:00+08:00',
      fuzzyType: '2',
      fuzzy: 'C',
    });
    await user.click(screen.getByText('Combinations'));
    const row = await rowOf('SET-1');
    await user.click(row.getByRole('button', { name: '1 more products' }));
    const popover = within(await screen.findByRole('tooltip'));
    popover.getByText('Part B');
    popover.getByText('× 2');
    expect(popover.queryByText('Part A')).toBeNull();
    const chip = screen.getByText('Stamping pattern: cat.png');
    await user.click(within(chip.closest<HTMLElement>('.ant-tag')!).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).not.toContain('stockImageId'));
    expect(router.state.location.search).toContain('productType=3');
    const stock = screen.getByRole('columnheader', { name: 'Stock' });
    for (const order of ['ascending', 'descending', 'none']) {
      await user.click(within(stock).getByRole('button'));
      await waitFor(() => expect(stock.getAttribute('aria-sort')).toBe(order));
    }
    const [up, down] = server.sentTo(products.list).slice(-2) as Record<string, string>[];
    expect([up!['sort'], up!['descending'], down!['sort'], down!['descending']]).toEqual([
      'stock',
      undefined,
      'stock',
      'true',
    ]);
    expect(router.state.location.search).not.toContain('sort');
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(server.sentTo(products.list).at(-1)).not.toHaveProperty('fuzzy'));
    expect(server.sentTo(products.list).at(-1)).toMatchObject({ productType: '3' });
  });

  it('deletes after a question that says what goes with it, and names the combinations that hold it', async () => {
    hold(sampleProduct({}, { listingCount: 4 }));
    let held = true;
    server.on(productWrites.delete, () => {
      if (!held) return null;
      const data = { combinations: [{ id: '8', spu: 'SET' }] };
      const words = 'Linked to 1 combination product(s), deletion forbidden: SET';
      throw new Refusal(409, words, { data, failure: 'products.linkedCombinations' });
    });
    const { user } = renderScreen(<ProductsScreen />, { at });
    const press = async () => user.click(await screen.findByRole('button', { name: 'Delete' }));
    await press();
    await screen.findByText('Please Confirm Whether To Delete This Product?', { selector: '.ant-modal-confirm-title' });
    screen.getByText(/CAT goes with its SKU CAT-BLK-M.*in 4 listings/);
    const question = () => within(screen.getByRole('dialog'));
    await user.click(question().getByRole('button', { name: 'Cancel' }));
    expect(server.sentTo(productWrites.delete)).toEqual([]);
    await press();
    await user.click(question().getByRole('button', { name: 'Delete' }));
    const link = await screen.findByRole('link', { name: 'SET' });
    expect(link.getAttribute('href')).toBe('/products/management?productType=3&fuzzyType=2&fuzzy=SET');
    // there is nothing to choose between
    expect(question().getAllByRole('button', { hidden: true })).toEqual([
      question().getByRole('button', { name: 'Close' }),
    ]);
    await user.click(question().getByRole('button', { name: 'Close' }));
    held = false;
    await press();
    await user.click(question().getByRole('button', { name: 'Delete' }));
    await screen.findByText('Deleted successfully');
  });

  it('shows what tasks make of the products, without being asked', async () => {
    hold(sampleProduct());
    renderScreen(<ProductsScreen />, { at });
    await screen.findByText('CAT-BLK-M');
    hold(sampleProduct({}, { sku: 'CAT-NEW' }));
    sendTask({ id: '71', kind: 'orders', state: 'done' });
    sendTask({ id: '72', kind: 'effectPictures', state: 'done' });
    await screen.findByText('CAT-NEW');
  });

  it('acts on what is selected, otherwise on all that it finds', async () => {
    hold(sampleProduct(), sampleProduct({ id: '2', spu: 'DOG', templateMoved: true }, { id: '502', sku: 'DOG-M' }));
    server.on(productTakeOver.changes, () => []);
    const { user } = renderScreen(<ProductsScreen />, { at: `${at}?fuzzy=tee` });
    await screen.findByText('DOG-M');
    await user.click(screen.getByRole('button', { name: 'Edit all 2' }));
    await user.click(await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 2' }));
    screen.getByRole('button', { name: 'Edit the 1 selected' });
    await user.click(screen.getByRole('button', { name: 'Take over template changes of 1' }));
    await screen.findByRole('dialog');
    await waitFor(() => expect(server.sentTo(productTakeOver.changes)).toEqual([{ ids: ['2'] }]));
  });
});

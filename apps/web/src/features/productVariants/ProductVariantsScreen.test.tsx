import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { categories } from '@pressroom/contract/categories/categories';
import { productBulk } from '@pressroom/contract/products/bulk';
import { products } from '@pressroom/contract/products/products';
import { productTakeOver } from '@pressroom/contract/products/takeOver';
import { productWrites } from '@pressroom/contract/products/writes';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ProductVariantsScreen } from './ProductVariantsScreen.tsx';
import { sampleSpec, sampleVariants } from './productVariants.sample.ts';

const at = '/products/multiAttribute';
const server = fakeServer();

beforeEach(() => {
  const product = sampleVariants({ templateMoved: false });
  server.on(products.list, () => ({ rows: [product], total: 1 }));
  server.on(products.specs, () => product.productSpecs);
  server.on(products.get, () => product);
  server.on(productBulk.last, () => null);
  server.on(categories.options, () => []);
});

async function open(search = '', roles?: string[]) {
  const shown = renderScreen(<ProductVariantsScreen />, { at: `${at}${search}`, roles });
  await screen.findByText('TEE');
  return {
    ...shown,
    expand: async () => {
      await shown.user.click(screen.getByRole('button', { name: /Expand|Details/ }));
      const table = await screen.findByRole('table', { name: 'SKUs of TEE' });
      return within(within(table).getByRole('row', { name: /TEE-BLK-M/ }));
    },
  };
}

describe('multi-attribute products', () => {
  it('asks for multi-attribute products alone, and shows filters of other pages as marks that can be taken away', async () => {
    const { user } = await open('?outerPkgTemplateId=31&status=1');
    expect(server.sentTo(products.list).at(-1)).toMatchObject({
      productType: '2',
      status: '1',
      outerPkgTemplateId: '31',
    });
    const chips = within(screen.getByRole('group', { name: 'Only products of' }));
    chips.getByText(/Mailer/);
    await user.click(chips.getByRole('button', { name: /close/i }));
    await waitFor(() => expect(server.sentTo(products.list).at(-1)).not.toHaveProperty('outerPkgTemplateId'));
  });

  it('expands to the SKUs, of which each is turned on and off with one press that can be taken back', async () => {
    const { expand, user } = await open();
    const row = await expand();
    expect(server.sentTo(products.specs)).toEqual([{ productId: '7' }]);
    row.getByText('Black-Medium');
    row.getByText('T01-BLK-M');
    server.on(productBulk.preview, () => ({
      products: 1,
      skus: 1,
      changing: 1,
      rows: [],
      refused: [],
      refusedCount: 0,
      basis: 'p1',
    }));
    server.on(productBulk.apply, () => ({ editId: '9', changed: 1 }));
    server.on(productBulk.undo, () => ({ restored: 1, changedSince: 0 }));
    await user.click(row.getByRole('button', { name: 'Enabled · Disable TEE-BLK-M' }));
    await screen.findByText('TEE-BLK-M disabled');
    expect(server.sentTo(productBulk.apply)).toEqual([
      { selection: { skuIds: ['101'] }, change: { status: 2 }, basis: 'p1' },
    ]);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.sentTo(productBulk.undo)).toEqual([{ editId: '9' }]));
  });

  it.each([
    ['leads to', 'admin', '/products/management?productType=3&fuzzyType=2&fuzzy=SET'],
    ['only names', '/products/multiAttribute', undefined],
  ])('%s the combinations that keep a SKU from being deleted, for %s', async (_how, role, address) => {
    const { expand, user } = await open('', [role]);
    const row = await expand();
    server.on(productWrites.deleteSpec, () => {
      const data = { combinations: [{ id: '8', spu: 'SET' }] };
      throw new Refusal(409, 'Linked to 1 combination', { data, failure: 'products.linkedCombinations' });
    });
    await user.click(row.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Please Confirm Whether To Delete This Product?', { selector: '.ant-modal-confirm-title' });
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    const named = within(await screen.findByRole('list')).getByText('SET');
    expect(named.getAttribute('href') ?? undefined).toBe(address);
    expect(server.sentTo(productWrites.deleteSpec)).toEqual([{ ids: ['101'] }]);
  });

  it('has the effect pictures of what is selected made', async () => {
    const { user } = await open();
    server.on(productEffects.make, () => ({ products: 1, skus: 4, taskId: '3' }));
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: 'Generate effect pictures' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('radio', { name: /^All SKUs/ }));
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    await screen.findByText('Generating effect pictures for 4 SKUs');
    expect(server.sentTo(productEffects.make)).toEqual([{ ids: ['7'], only: 'all' }]);
  });

  it('shows what the selected products would take over from templates that have changed', async () => {
    server.on(products.list, () => ({ rows: [sampleVariants({ templateMoved: true })], total: 1 }));
    server.on(productTakeOver.changes, () => []);
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Select row 1' }));
    await user.click(screen.getByRole('button', { name: 'Take over template changes of 1' }));
    await waitFor(() => expect(server.sentTo(productTakeOver.changes)).toEqual([{ ids: ['7'] }]));
  });
});

describe('the dialog of one SKU', () => {
  it('sends the SKU with what the product keeps, and shows both sides of what somebody else has saved', async () => {
    // the print is the product's: the dialog leads to what it can give itself
    const temu = { have: 11, asked: 13, missing: ['print', 'slot4'] };
    const specs = sampleVariants().productSpecs.map((spec) => ({ ...spec, temu }));
    server.on(products.get, () => sampleVariants({ productSpecs: specs }));
    const { expand, user } = await open();
    const row = await expand();
    await user.click(row.getByRole('button', { name: 'Edit' }));
    const remark = await screen.findByLabelText('Remark');
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: /^TEMU \d/ }));
    expect(dialog.getByRole('tab', { selected: true }).textContent).toBe('TEMU pictures');
    expect(document.activeElement?.id).toContain('temuProductImages');
    await user.click(dialog.getByRole('tab', { name: 'Basic information' }));
    await user.type(remark, 'mine');
    const current = sampleSpec('BLK', 'M', { remark: 'theirs', gmtModified: '2026-11-21T00:00:00.000Z' });
    let stale = true;
    server.on(productWrites.editSpec, () => {
      if (!stale) return current;
      stale = false;
      const data = { current, by: 'bob', at: '2026-11-21T00:00:00.000Z' };
      throw new Refusal(409, 'Changed', { data, failure: 'platform.stale' });
    });
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const line = (await screen.findByText('theirs')).closest('tr')!;
    expect(line.textContent).toContain('mine');
    await user.click(screen.getByRole('button', { name: 'Take over these changes' }));
    // theirs stands in the field now, and is saved with their version
    await waitFor(() => expect((remark as HTMLTextAreaElement).value).toBe('theirs'));
    await user.type(remark, ', mine');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sentTo(productWrites.editSpec)).toHaveLength(2));
    expect(server.sentTo(productWrites.editSpec).at(-1)).toMatchObject({
      id: '101',
      gmtModified: '2026-11-21T00:00:00.000Z',
      sku: 'TEE-BLK-M',
      remark: 'theirs, mine',
      colorCode: 'BLK',
    });
  });
});

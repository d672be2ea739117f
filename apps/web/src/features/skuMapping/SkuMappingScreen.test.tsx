import { categories } from '@pressroom/contract/categories/categories';
import { categoryModels } from '@pressroom/contract/categories/models';
import { library } from '@pressroom/contract/library/library';
import { skuMapping } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  sampleMappedProduct,
  sampleMapping,
  sampleModel,
  samplePicture,
  sampleProductCode,
} from './skuMapping.sample.ts';
import { SkuMappingScreen } from './SkuMappingScreen.tsx';

const server = fakeServer();
const at = '/products/skuMapping';
const mapping = sampleMapping();
const twoPrints = sampleProductCode();
const onePrint = sampleProductCode({
  id: '62',
  code: 'TEE-WHT-L',
  printNum: 1,
  printLocations: [{ x: 0, y: 0, width: 40, height: 40 }],
});

beforeEach(() => {
  server.on(skuMapping.productPage, () => ({ rows: [sampleMappedProduct()], total: 1 }));
  server.on(skuMapping.page, () => ({ rows: [mapping], total: 1 }));
  server.on(skuMapping.waitingPage, () => ({ rows: [], total: 0, orders: 0 }));
  server.on(skuMapping.checkDraft, () => ({ listing: null, picture: null, contradictions: [] }));
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, ({ code, words = code }) => {
    const rows = [twoPrints, onePrint].filter((product) => product.code.includes((words ?? '').toUpperCase()));
    return { rows, total: rows.length };
  });
  server.on(library.fileDetails, ({ id }) => samplePicture({ id, fileUrl: `/files/${id}` }));
});

async function openBound(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(await screen.findByRole('button', { name: 'Expand' }));
  return within(await screen.findByRole('table', { name: 'TEE-BLK-M' }));
}

async function openDialog(user: ReturnType<typeof renderScreen>['user']) {
  await user.click(await (await openBound(user)).findByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog'));
}

describe('the SKU mapping screen', () => {
  it('looks for a word in the SKU ids or in the names of the prints', async () => {
    const { user, router } = renderScreen(<SkuMappingScreen />, { at });
    await screen.findByText('T-shirt-Black-Medium');
    await user.type(screen.getByLabelText('Look for'), '1759{Enter}');
    expect(router.state.location.search).toBe('?skuId=1759');

    await pick(user, screen.getByLabelText('Query type'), 'Printing name');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    expect(router.state.location.search).toBe('?printingName=1759');
    expect(screen.getByLabelText('Look for')).toHaveProperty('value', '1759');
  });

  it('opens a product code to the SKU ids that the same filters match', async () => {
    const { user } = renderScreen(<SkuMappingScreen />, { at: `${at}?skuId=5230&productCode=tee&shopId=7` });
    const bound = await openBound(user);
    bound.getByText('5230236437987443003');
    bound.getByText('moon.png');
    const input = { skuId: '5230', shopId: '7', productCode: 'TEE-BLK-M', pageNum: '1', pageSize: '20' };
    expect(server.sentTo(skuMapping.page).at(-1)).toEqual(input);
  });

  it('begins a narrower search with its first page, and turns back when the last page has become empty', async () => {
    let rows = Array.from({ length: 45 }, (_, index) => sampleMapping({ id: String(500 + index), skuId: `s${index}` }));
    server.on(skuMapping.page, ({ skuId = '', pageNum, pageSize }) => {
      const found = rows.filter((row) => row.skuId.includes(skuId));
      return { rows: found.slice((pageNum - 1) * pageSize, pageNum * pageSize), total: found.length };
    });
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const bound = await openBound(user);
    await bound.findByText('s0');
    await user.click(screen.getAllByTitle('3').at(-1)!);
    await bound.findByText('s44');

    await user.type(screen.getByLabelText('Look for'), 's1{Enter}');
    await bound.findByText('s1');
    await user.clear(screen.getByLabelText('Look for'));
    await user.type(screen.getByLabelText('Look for'), '{Enter}');
    await bound.findByText('s0');
    await user.click(screen.getAllByTitle('3').at(-1)!);
    await bound.findByText('s44');
    rows = rows.slice(0, 40);
    server.on(skuMapping.delete, () => ({ waitingOrders: 0 }));
    server.on(skuMapping.followers, () => ({ orders: 0 }));
    await user.click(bound.getAllByRole('button', { name: 'Delete' })[0]!);
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await bound.findByText('s39');
  });

  it('deletes the mappings of all that match after saying how many, and exports them', async () => {
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    server.on(skuMapping.productPage, () => ({ rows: [sampleMappedProduct()], total: 30 }));
    server.on(skuMapping.export, () => null);
    server.on(skuMapping.countSelected, () => ({ mappings: 3412, orders: 6 }));
    server.on(skuMapping.deleteSelected, () => ({ deleted: 3412, waitingOrders: 6 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at: `${at}?skuId=17` });
    await user.click(await screen.findByRole('button', { name: /Export$/ }));
    await waitFor(() => expect(server.sentTo(skuMapping.export)).toEqual([{ search: { skuId: '17' } }]));
    await user.click(screen.getByRole('checkbox', { name: 'Select the whole page' }));
    await user.click(screen.getByRole('button', { name: 'Select all 30 that match' }));
    await user.click(screen.getByRole('button', { name: 'Delete mappings' }));
    const question = within(await screen.findByRole('dialog'));
    question.getAllByText('Delete these 3412 mappings?');
    question.getByText(/will wait for a mapping again: 6/);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Mappings deleted: 3412. Orders waiting for a mapping again: 6');
    expect(server.sentTo(skuMapping.deleteSelected)).toEqual([
      { search: { skuId: '17' }, exceptCodes: [], expected: 3412 },
    ]);
  });

  it('deletes the SKU IDs that are ticked under a product code', async () => {
    server.on(skuMapping.followers, () => ({ orders: 0 }));
    server.on(skuMapping.delete, () => ({ waitingOrders: 0 }));
    server.on(skuMapping.page, () => ({ rows: [mapping, sampleMapping({ id: '502', skuId: '902' })], total: 2 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const bound = await openBound(user);
    await user.click(await bound.findByRole('checkbox', { name: 'Select all SKU IDs shown' }));
    await user.click(screen.getByRole('button', { name: 'Delete 2 selected' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(server.sentTo(skuMapping.delete)).toEqual([{ ids: [mapping.id, '502'] }]));
  });

  it('draws the prints on the product while the mapping is made', async () => {
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const dialog = await openDialog(user);
    const preview = await dialog.findByRole('figure', { name: 'Preview' });
    await waitFor(() => {
      const drawn = [...preview.querySelectorAll('img')].map((image) => image.getAttribute('src')!.split('?')[0]);
      expect(drawn).toEqual(['/files/shirt', '/files/81', '/files/82']);
    });
  });

  it('draws on the store’s model what it has room for, and says which print it does not show', async () => {
    server.on(categoryModels.list, () => ({ rows: [sampleModel()], total: 1 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const dialog = await openDialog(user);
    const preview = within(await dialog.findByRole('figure', { name: 'Preview' }));
    await preview.findByText('The mockup of this store shows print 1 only');
    dialog.getByLabelText('Print image 2');
  });

  it('drops the second print with a product that has one, and says how many orders went on', async () => {
    server.on(skuMapping.save, (form) => ({
      ...sampleMapping({ skuId: form.skuId }),
      releasedOrders: 3,
      changedOrders: 2,
    }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const dialog = await openDialog(user);
    await dialog.findByLabelText('Print image 2');

    await user.click(dialog.getByLabelText('Product code'));
    await user.click(await screen.findByText('TEE-WHT-L', { selector: 'strong' }));
    await waitFor(() => expect(dialog.queryByLabelText('Print image 2')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Mapping saved. 3 waiting orders were matched. Unapproved orders updated: 2.');
    const { id, skuId, shopId, printingImage, gmtModified } = mapping;
    expect(server.sentTo(skuMapping.save)).toEqual([
      { id, skuId, shopId, productCode: 'TEE-WHT-L', printingImage, gmtModified },
    ]);
  });

  it('asks for all that is missing at once, with the product of the row filled in', async () => {
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add mapping: TEE-BLK-M' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter SKU ID');
    dialog.getByText('Please select a store');
    dialog.getByText('Please select print image 1');
    expect(dialog.queryByText('Please select product code')).toBeNull();
  });

  it('shows at the SKU id that the store has it already', async () => {
    server.on(skuMapping.save, () => {
      throw new Refusal(400, 'Not valid', { data: [{ path: 'skuId', msg: 'mapped already' }] });
    });
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('mapped already');
    expect(dialog.getByLabelText('SKU ID').getAttribute('aria-invalid')).toBe('true');
  });

  it('keeps a print that another has exchanged for one of the same name', async () => {
    const current = sampleMapping({ printingImage: '83', gmtModified: '2026-11-21T08:00:00.000Z' });
    server.on(skuMapping.save, ({ gmtModified }) => {
      if (gmtModified === current.gmtModified) return { ...current, releasedOrders: 0, changedOrders: 0 };
      throw new Refusal(409, 'Changed', {
        failure: 'platform.stale',
        data: { current, by: 'bo', at: current.gmtModified },
      });
    });
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByRole('row', { name: 'Print image 1 fox.png Changed None' });
    await user.click(screen.getByRole('button', { name: 'Take over these changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(server.sentTo(skuMapping.save)).toHaveLength(2));
    expect(server.sentTo(skuMapping.save)[1]).toMatchObject({ printingImage: '83' });
  });

  it('deletes one SKU id after a confirmation that names it', async () => {
    server.on(skuMapping.followers, () => ({ orders: 4 }));
    server.on(skuMapping.delete, () => ({ waitingOrders: 4 }));
    const { user } = renderScreen(<SkuMappingScreen />, { at });
    await user.click(await (await openBound(user)).findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    question.getAllByText('Delete the mapping of SKU ID 5230236437987443003?');
    question.getByText(/will wait for a mapping again: 4/);
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Mapping deleted. Orders waiting for a mapping again: 4');
    expect(server.sentTo(skuMapping.delete)).toEqual([{ ids: ['41'] }]);
  });

  it('offers no act that the server would refuse', async () => {
    const { user } = renderScreen(<SkuMappingScreen />, { at, roles: ['/order/index'] });
    const bound = await openBound(user);
    await bound.findByText('fox.png');
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
    expect(bound.queryByRole('button', { name: /Edit|Delete/ })).toBeNull();
  });
});

async function pick(user: ReturnType<typeof renderScreen>['user'], select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCategory, sampleProductCode } from './categories.sample.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const server = fakeServer();
fakeDecoder();
const at = '/products/information';

const entry = (id: string, type: 1 | 2 | 3, name: string, code: string) => ({
  id,
  type,
  name,
  code,
  useCount: 0,
  gmtCreate: '2026-11-20T02:00:00Z',
  gmtModified: '2026-11-20T02:00:00Z',
});
const dictionary = [
  entry('1', codeType.style, 'T-shirt', 'TEE'),
  entry('2', codeType.colour, 'Black', 'BLK'),
  entry('3', codeType.size, 'Medium', 'M'),
  entry('4', codeType.size, 'Large', 'L'),
];
const shirt: LibraryFile = {
  id: '5',
  name: 'shirt.png',
  folderId: '0',
  folderName: '',
  fileUrl: '/files/shirt',
  fileSize: 900,
  folder: false,
  createUser: 'ada',
  gmtCreate: '2026-11-20T02:00:00Z',
  gmtModified: '2026-11-20T02:00:00Z',
  metaData: {
    mimeType: 'image/png',
    width: 300,
    height: 250,
    cmWidth: null,
    cmHeight: null,
    dpiHorizontal: null,
    dpiVertical: null,
  },
};
const small: LibraryFile = {
  ...shirt,
  id: '6',
  name: 'small.png',
  fileUrl: '/files/small',
  metaData: { ...shirt.metaData, width: 220, height: 180 },
};

beforeEach(() => {
  server.on(stock.differences, () => ({ rows: [], total: 0, foundAt: null }));
  server.on(stock.shortages, () => ({ rows: [], total: 0, units: 0 }));
  server.on(codes.findByType, ({ type }) => dictionary.filter((known) => known.type === type));
  server.on(categories.page, () => ({ rows: [sampleCategory()], total: 1 }));
  server.on(categories.detail, () => sampleCategory());
  server.on(categories.productCodePage, () => ({ rows: [sampleProductCode()], total: 1 }));
  server.on(library.fileDetails, ({ id }) => (id === small.id ? small : shirt));
});

const row = async (name = 'Classic tee') => within((await screen.findByText(name)).closest('tr')!);
const dialog = async () => within(await screen.findByRole('dialog'));

type User = ReturnType<typeof renderScreen>['user'];
async function pick(user: User, select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('the product information screen', () => {
  it('searches by whole codes, and shows the product codes of a category', async () => {
    const { user, router } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Expand' }));
    const codesTable = within(await screen.findByRole('table', { name: 'Classic tee' }));
    codesTable.getByText('TEE-BLK-M');
    codesTable.getByText('55');
    await pick(user, screen.getByLabelText('Size'), 'M · Medium');
    await user.click(screen.getByRole('button', { name: 'Search' }));
    await waitFor(() => expect(router.state.location.search).toBe('?sizeCode=M'));
    const asked = { sizeCode: 'M', withProductCodes: 'true', pageNum: '1', pageSize: '20' };
    expect(server.sentTo(categories.page)).toContainEqual(asked);
  });

  it('asks once for what was searched and the product codes that it stands in', async () => {
    const { id, code, sizeCode, sizeName, gmtCreate, gmtModified, ...rest } = sampleProductCode({ realStock: 71 });
    const { realStock, virtualStock, shippedNum, signedNum } = rest;
    const counters = { realStock, virtualStock, shippedNum, signedNum };
    const productCodes = [{ id, code, sizeCode, sizeName, gmtCreate, gmtModified, ...counters }];
    server.on(categories.page, () => ({ rows: [{ ...sampleCategory(), productCodes }], total: 1 }));
    const { user } = renderScreen(<CategoriesScreen />, { at: `${at}?code=${code}` });
    const codesTable = within(await screen.findByRole('table', { name: 'Classic tee' }));
    codesTable.getByText('71');
    expect(codesTable.getByText(code).tagName).toBe('MARK');
    expect(server.sentTo(categories.productCodePage)).toEqual([]);
    await user.click(codesTable.getByRole('button', { name: 'Edit' }));
    expect((await dialog()).getByLabelText('On shelf')).toHaveProperty('value', '71');
  });

  it('marks a category of which more is promised than there is', async () => {
    server.on(categories.page, () => ({ rows: [sampleCategory({ virtualStock: -7 })], total: 1 }));
    renderScreen(<CategoriesScreen />, { at });
    expect((await row()).getByText('-7').dataset.short).toBe('true');
  });

  it('leads from a product code that cannot be deleted to what uses it', async () => {
    const { code } = sampleProductCode();
    server.on(categories.deleteProductCode, () => {
      throw new Refusal(409, 'In use', {
        failure: 'platform.inUse',
        data: { mappings: 0, orderLines: 3, skus: 12, variantSkus: 10, listings: 0 },
      });
    });
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /Expand/ }));
    const row = within((await screen.findByText(code)).closest('tr')!);
    await user.click(row.getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog', { name: `Delete product code ${code}?` }));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText(`${code} is in use and was not deleted`);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(
      expect.arrayContaining([
        ['order lines: 3', `/order/index?productCode=${code}`],
        ['SKUs of single products: 2', `/products/management?productCode=${code}`],
        ['SKUs of multi-attribute products: 10', `/products/multiAttribute?productCode=${code}`],
      ]),
    );
    expect(links.some(([text]) => text?.startsWith('SKU mappings'))).toBe(false);
  });

  it('adds a category: first the picture, then boxes inside it', async () => {
    server.on(library.upload, () => shirt);
    server.on(categories.create, () => sampleCategory());
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /Add category/ }));
    const form = await dialog();
    await form.findByText('Please upload the base image first');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await form.findByText('Please enter the category name');
    form.getByText('Please select the model number');
    expect(server.sentTo(categories.create)).toEqual([]);

    await user.type(form.getByLabelText('Category name'), 'Classic tee');
    await pick(user, form.getByLabelText('Model number'), 'TEE · T-shirt');
    await pick(user, form.getByLabelText('Color'), 'BLK · Black');
    for (const [label, value] of [
      ['Length (cm)', '30'],
      ['Width (cm)', '25'],
      ['Height (cm)', '2.5'],
      ['Weight (g)', '180'],
    ] as const)
      await user.type(form.getByLabelText(label), value);
    await user.upload(form.getByLabelText('Upload'), pictureFile('shirt.png'));
    await form.findByText('Base image 300 × 250 px');
    expect(server.sentTo(library.upload)).toEqual([{ folderId: '0', libraryType: '2' }]);
    fireEvent.click(form.getByRole('radio', { name: '2' }));
    await form.findByRole('group', { name: 'Position 2' });
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Category saved');
    expect(server.sentTo(categories.create)).toEqual([
      {
        name: 'Classic tee',
        blend: 'auto',
        styleCode: 'TEE',
        colorCode: 'BLK',
        bottomImageId: '5',
        numberOfPrints: 2,
        boxLength: 30,
        boxWidth: 25,
        boxHigh: 2.5,
        boxWeight: 180,
        printLocations: [
          { x: 90, y: 75, width: 120, height: 100 },
          { x: 219, y: 95, width: 72, height: 60 },
        ],
      },
    ]);
  });

  it('saves print positions at once, with the version that was loaded', async () => {
    server.on(categories.update, () => sampleCategory());
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Print positions' }));
    const form = await dialog();
    (await form.findByRole('button', { name: /Print position 1/ })).focus();
    await user.keyboard('{ArrowLeft}{Control>}{Enter}{/Control}');
    await screen.findByText('Print positions saved');
    expect(server.sentTo(categories.update)).toMatchObject([
      {
        id: '11',
        gmtModified: sampleCategory().gmtModified,
        name: 'Classic tee',
        printLocations: [{ x: 99, y: 100, width: 200, height: 150 }],
      },
    ]);
  });

  it('keeps the boxes while one base image makes place for another, and fits them to it', async () => {
    server.on(library.upload, () => small);
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Edit' }));
    const form = await dialog();
    await form.findByText('Base image 300 × 250 px');
    await user.click(await form.findByRole('button', { name: 'Delete shirt.png' }));
    await form.findByText('Please upload the base image first');
    await user.upload(form.getByLabelText('Upload'), pictureFile('small.png'));
    await form.findByText('Base image 220 × 180 px');
    await form.findByRole('button', { name: 'Print position 1: X 20, Y 30, 200 by 150 pixels' });
  });

  it('shows the base image that somebody else has chosen meanwhile', async () => {
    const current = sampleCategory({ bottomImageId: '6', bottomImageUrl: '/files/small' });
    server.on(categories.update, () => {
      throw new Refusal(409, 'Changed', {
        failure: 'platform.stale',
        data: { current, by: 'bo', at: '2026-11-21T08:00:00.000Z' },
      });
    });
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Edit' }));
    const form = await dialog();
    await form.findByText('Base image 300 × 250 px');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Take over these changes' }));
    await form.findByText('Base image 220 × 180 px');
    form.getByRole('button', { name: 'Enlarge small.png' });
  });

  it('keeps model and colour of a category that has product codes', async () => {
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Edit' }));
    const form = await dialog();
    expect(form.getByLabelText('Model number')).toHaveProperty('disabled', true);
    form.getByText('Model and color can’t be changed once there are product codes');
  });

  it('adds a product code under its category, and says which it will be', async () => {
    server.on(categories.createProductCode, () => sampleProductCode({ code: 'TEE-BLK-L' }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Add code' }));
    const form = await dialog();
    expect(form.getByLabelText('Category')).toHaveProperty('disabled', true);
    await pick(user, form.getByLabelText('Size'), 'L · Large');
    await form.findByText('Product code: TEE-BLK-L');
    await user.type(form.getByLabelText('On shelf'), '90{Control>}{Enter}{/Control}');
    await screen.findByText('Product code TEE-BLK-L saved');
    expect(server.sentTo(categories.createProductCode)).toEqual([
      { productCodeCategoryId: '11', sizeCode: 'L', realStock: 90 },
    ]);
  });

  it('says why a category cannot be deleted', async () => {
    server.on(categories.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (product codes: 1)');
    });
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Delete' }));
    await user.click((await dialog()).getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (product codes: 1)');
  });

  it('offers no act that the server would refuse', async () => {
    renderScreen(<CategoriesScreen />, { at, roles: ['/order/index'] });
    const buttons = (await row()).getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    expect(buttons).toEqual(['Expand']);
    expect(screen.queryByRole('button', { name: /Add/ })).toBeNull();
  });

  it('asks why where the stock is changed', async () => {
    server.on(categories.updateProductCode, () => sampleProductCode({ realStock: 37 }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Expand' }));
    await user.click((await row('TEE-BLK-M')).getByRole('button', { name: 'Edit' }));
    const form = await dialog();
    expect(form.queryByLabelText('Reason for the change')).toBeNull();
    await user.clear(form.getByLabelText('On shelf'));
    await user.type(form.getByLabelText('On shelf'), '37');
    await user.type(await form.findByLabelText('Reason for the change'), 'counted{Control>}{Enter}{/Control}');
    await screen.findByText('Product code TEE-BLK-M saved');
    expect(server.sentTo(categories.updateProductCode)).toMatchObject([
      { id: '21', realStock: 37, stockNote: 'counted' },
    ]);
  });

  it('says which codes lack blanks, leads to their orders, and marks the category', async () => {
    server.on(stock.shortages, () => ({
      rows: [{ id: '21', code: 'TEE-BLK-M', realStock: 3, reserved: 8, short: 5 }],
      total: 1,
      units: 5,
    }));
    server.on(categories.page, () => ({ rows: [sampleCategory({ shortNum: 5 })], total: 1 }));
    renderScreen(<CategoriesScreen />, { at });
    const notice = within(await screen.findByRole('alert'));
    notice.getByText('Not enough blanks: 1 code, 5 short');
    notice.getByText('5 × TEE-BLK-M');
    expect(notice.getByRole('link', { name: 'Orders that wait' }).getAttribute('href')).toBe(
      '/order/index?attention=6',
    );
    notice.getByRole('button', { name: /Purchase list/ });
    within((await screen.findByText('Classic tee')).closest('tr')!).getByText('5 short');
  });

  it('shows why the stock is what it is, and what the check found', async () => {
    server.on(stock.differences, () => ({
      rows: [{ code: 'TEE-WHT-S', counter: 'realStock' as const, held: 60, recomputed: 55 }],
      total: 1,
      foundAt: '2026-11-20T19:30:00Z',
    }));
    server.on(stock.movements, () => ({
      rows: [
        {
          id: '2',
          kind: 'ship' as const,
          quantity: 4,
          orderId: '9',
          thirdOrderNumber: 'PR-10001',
          createUser: 'bo',
          note: '',
          gmtCreate: '2026-11-20T03:00:00Z',
          realStock: 60,
          virtualStock: 55,
        },
      ],
      total: 1,
      unexplained: { realStock: 5, virtualStock: 5 },
    }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await screen.findByText('Stock on shelf is 60; movements and orders give 55');
    await user.click((await row()).getByRole('button', { name: 'Expand' }));
    await user.click((await row('TEE-BLK-M')).getByRole('button', { name: 'Stock history' }));
    const history = await dialog();
    await history.findByText(/on shelf off by 5/);
    const movement = within((await history.findByText('PR-10001')).closest('tr')!);
    movement.getByText('Shipped');
    movement.getByText('-4');
    expect(movement.getByRole('link').getAttribute('href')).toBe('/order/index?thirdOrderNumbers=PR-10001');
  });
});

import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { library, type LibraryFile } from '@pressroom/contract/library/library';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { FakeUpload } from '../../testing/fakeUpload.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCheck } from '../../testing/sheetChecks.ts';
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
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
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
    expect(server.sentTo(categories.page)).toContainEqual({ sizeCode: 'M', pageNum: '1', pageSize: '20' });
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
    const preset = { x: 0, y: 0, width: 40, height: 40 };
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
        printLocations: [preset, preset],
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
    form.getByText('Model and color cannot be changed once there are product codes');
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

  it('checks a sheet of product codes and imports its good lines', async () => {
    const refused = { rows: [{ lineNum: 3, msg: 'There is no such category' }], total: 1 };
    server.on(categories.checkCodesImport, () => sampleCheck({ created: 4, unchanged: 2, refused }));
    server.on(categories.importProductCodes, () => ({ created: 4, existing: 2, refused: 1 }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Import product codes' }));
    await user.upload((await dialog()).getByLabelText(/\.xlsx/), new File(['x'], 'codes.xlsx'));
    await (await dialog()).findByText('There is no such category');
    await user.click((await dialog()).getByRole('button', { name: 'Import the other 4' }));
    await (await dialog()).findByText('Product codes imported: 4');
  });

  it('takes stock: asks for a reason, shows the differences, and says what it has set', async () => {
    const changes = { rows: [{ lineNum: 2, name: 'TEE-BLK-M', before: '55', after: '52' }], total: 1 };
    server.on(stock.checkStocktake, () => sampleCheck({ changed: 1, unchanged: 8, changes }));
    server.on(stock.stocktake, () => ({ changed: 1, unchanged: 8, refused: 0, more: 0, fewer: 3 }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Stocktake' }));
    await user.upload((await dialog()).getByLabelText(/\.xlsx/), new File(['x'], 'count.xlsx'));
    const form = await dialog();
    await form.findByRole('cell', { name: '55' });
    form.getByRole('cell', { name: '52' });
    const go = form.getByRole('button', { name: 'Set the stock of 1 code' });
    expect(go).toHaveProperty('disabled', true);
    await user.type(form.getByLabelText('Reason'), 'November count');
    await user.click(go);
    await form.findByText('Stock set for 1 code');
    expect(form.getByText('Units fewer').nextSibling?.textContent).toBe('3');
    expect(server.sentTo(stock.stocktake)).toEqual([{ reason: 'November count', plan: 'p1', skipRefused: 'false' }]);
  });

  it('opens what was searched for and marks it', async () => {
    const rows = [sampleProductCode(), sampleProductCode({ id: '22', code: 'TEE-BLK-L', sizeCode: 'L' })];
    server.on(categories.productCodePage, () => ({ rows, total: 2 }));
    renderScreen(<CategoriesScreen />, { at: `${at}?code=blk-m` });
    const table = within(await screen.findByRole('table', { name: 'Classic tee' }));
    const marked = table.getAllByRole('row').filter((line) => line.ariaCurrent ?? line.getAttribute('aria-current'));
    expect(marked.map((line) => within(line).getAllByRole('cell')[0]!.textContent)).toEqual(['TEE-BLK-M']);
  });

  it('saves a product code and goes on with the next size', async () => {
    server.on(categories.createProductCode, ({ sizeCode }) =>
      sampleProductCode({ productCodeCategoryId: '11', sizeCode, code: `TEE-BLK-${sizeCode}` }),
    );
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Add code' }));
    const form = await dialog();
    await pick(user, form.getByLabelText('Size'), 'M · Medium');
    await user.type(form.getByLabelText('On shelf'), '5');
    await user.click(form.getByRole('button', { name: 'Save and next' }));
    await form.findByText('Product code: TEE-BLK-L');
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('On shelf')));
    await user.type(form.getByLabelText('On shelf'), '7');
    // after the last size there is no next one
    await user.click(form.getByRole('button', { name: 'Save and next' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(categories.createProductCode)).toEqual([
      { productCodeCategoryId: '11', sizeCode: 'M', realStock: 5 },
      { productCodeCategoryId: '11', sizeCode: 'L', realStock: 7 },
    ]);
  });

  it('adds several sizes at once from a pasted list, and says what has no category', async () => {
    server.on(categories.createProductCodes, () => ({
      created: ['TEE-BLK-M', 'TEE-BLK-L'],
      existing: 0,
      withoutCategory: ['TEE-WHT-M'],
    }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Add several codes' }));
    const form = await dialog();
    await pick(user, form.getByLabelText('Model number'), 'TEE · T-shirt');
    await user.click(form.getByLabelText('Colors'));
    await user.paste('Black, BLK');
    await user.click(form.getByLabelText('Sizes'));
    await user.paste('M\tLarge\t5XL');
    await form.findByText('Not in the code dictionary: 5XL');
    await form.findByText('2 product codes: TEE-BLK-M, TEE-BLK-L');
    await user.click(form.getByRole('button', { name: 'Add several codes' }));
    await screen.findByText('1 product code was not added');
    expect(server.sentTo(categories.createProductCodes)).toEqual([
      { styleCode: 'TEE', colorCodes: ['BLK'], sizeCodes: ['M', 'L'], realStock: 0 },
    ]);
  });

  it('copies a category without its color, and offers the sizes of the original', async () => {
    server.on(categories.create, (form) => sampleCategory({ ...form, id: '12', name: form.name }));
    const { user } = renderScreen(<CategoriesScreen />, { at });
    await user.click((await row()).getByRole('button', { name: 'Copy' }));
    const form = await dialog();
    await user.type(form.getByLabelText('Category name'), 'Second tee');
    await pick(user, form.getByLabelText('Color'), 'BLK · Black');
    await user.click(form.getByRole('button', { name: 'Save' }));
    await screen.findByText('Category saved');
    await waitFor(() =>
      expect(server.sentTo(categories.create)).toMatchObject([{ name: 'Second tee', boxWeight: 180 }]),
    );
    await screen.findByText('1 product code: TEE-BLK-M');
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

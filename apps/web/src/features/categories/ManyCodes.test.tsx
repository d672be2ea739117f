import { categories } from '@pressroom/contract/categories/categories';
import { stock } from '@pressroom/contract/categories/stock';
import { codes, codeType } from '@pressroom/contract/codes/codes';
import { library } from '@pressroom/contract/library/library';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { FakeUpload } from '../../testing/fakeUpload.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCheck } from '../../testing/sheetChecks.ts';
import { libraryFile } from '../../testing/libraryFile.ts';
import { sampleCategory, sampleProductCode } from './categories.sample.ts';
import { CategoriesScreen } from './CategoriesScreen.tsx';

const server = fakeServer();
const at = '/products/information';
const entry = (id: string, type: 1 | 2 | 3, name: string, code: string) => ({
  id,
  type,
  name,
  code,
});
const dictionary = [
  entry('1', codeType.style, 'T-shirt', 'TEE'),
  entry('2', codeType.colour, 'Black', 'BLK'),
  entry('3', codeType.size, 'Medium', 'M'),
  entry('4', codeType.size, 'Large', 'L'),
];

beforeEach(() => {
  vi.stubGlobal('XMLHttpRequest', FakeUpload);
  server.on(stock.differences, () => ({ rows: [], total: 0, foundAt: null }));
  server.on(stock.shortages, () => ({ rows: [], total: 0, units: 0 }));
  server.on(codes.findByType, ({ type }) => dictionary.filter((known) => known.type === type));
  server.on(categories.page, () => ({ rows: [sampleCategory()], total: 1 }));
  server.on(categories.detail, () => sampleCategory());
  server.on(categories.productCodePage, () => ({ rows: [sampleProductCode()], total: 1 }));
  server.on(library.fileDetails, ({ id }) => libraryFile({ id, name: 'tee.png', fileUrl: '/files/tee' }));
});

const row = async () => within((await screen.findByText('Classic tee')).closest('tr')!);
const dialog = async () => within(await screen.findByRole('dialog'));

type User = ReturnType<typeof renderScreen>['user'];
async function pick(user: User, select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

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
  await screen.findAllByText('1 product code was not added');
  expect(server.sentTo(categories.createProductCodes)).toEqual([
    { styleCode: 'TEE', colorCodes: ['BLK'], sizeCodes: ['M', 'L'], realStock: 0 },
  ]);
});

it('copies a category without its color, and offers the sizes of the original', async () => {
  server.on(categories.create, (form) => sampleCategory({ ...form, id: '12', name: form.name }));
  const { user } = renderScreen(<CategoriesScreen />, { at });
  await user.click((await row()).getByRole('button', { name: /^More for/ }));
  await user.click(await screen.findByRole('button', { name: 'Copy' }));
  const form = await dialog();
  await user.type(form.getByLabelText('Category name'), 'Second tee');
  await pick(user, form.getByLabelText('Color'), 'BLK · Black');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await screen.findByText('Category saved');
  await waitFor(() => expect(server.sentTo(categories.create)).toMatchObject([{ name: 'Second tee', boxWeight: 180 }]));
  await screen.findByText('1 product code: TEE-BLK-M');
});

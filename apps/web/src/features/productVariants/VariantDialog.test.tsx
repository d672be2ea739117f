import { categories } from '@pressroom/contract/categories/categories';
import { codes } from '@pressroom/contract/codes/codes';
import { products } from '@pressroom/contract/products/products';
import { productVariants } from '@pressroom/contract/products/variants';
import { productWrites } from '@pressroom/contract/products/writes';
import { effectPictures } from '@pressroom/contract/effectPictures/effectPictures';
import { library } from '@pressroom/contract/library/library';
import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { VariantDialog } from './dialog/VariantDialog.tsx';
import { sampleAddress, sampleGenerated, samplePrint, sampleSpec, sampleVariants } from './productVariants.sample.ts';

const server = fakeServer();
const closed = vi.fn();
let whitePrints: number;

beforeEach(() => {
  closed.mockReset();
  server.on(codes.findByType, ({ type }) =>
    type === 3 ? ['S', 'M', 'L'].map((code, at) => ({ id: String(at + 1), type, name: code, code })) : [],
  );
  server.on(categories.options, () => [
    { id: '5', name: 'Black tee', styleCode: 'T01', colorCode: 'BLK', printNum: 1 },
    { id: '6', name: 'White tee', styleCode: 'T01', colorCode: 'WHT', printNum: whitePrints },
  ]);
  whitePrints = 1;
  server.on(products.get, () => sampleVariants());
  server.on(productWrites.edit, () => sampleVariants());
  server.on(library.fileDetails, () => {
    throw new Refusal(404, 'Not found');
  });
});

/** A draft of a new product with its head filled in, as if its tab had been closed. */
function leaveDraft() {
  const head = {
    spu: 'TEE',
    styleCode: 'T01',
    colorCodes: ['BLK', 'WHT'],
    sizeCodes: ['S', 'M'],
    productTemplateId: '3',
    categoryTemplateId: '41',
    outerPkgTemplateId: '31',
    stockImage1: '8',
  };
  const pictures = { main: {}, mainOfSku: {}, shared: {}, byColor: {}, bySku: {} };
  const value = { head, rows: [], offered: [], pictures };
  localStorage.setItem('draft:ada:variants:new', JSON.stringify({ value, at: new Date().toISOString() }));
}

async function open(id?: string) {
  const { user } = renderScreen(<VariantDialog id={id} onClose={closed} />);
  if (id) await screen.findByRole('grid');
  else await user.click(await screen.findByRole('button', { name: 'Restore' }));
  const cell = (row: number, title: string) => {
    const column = screen.getAllByRole('columnheader').findIndex(({ textContent }) => textContent === title);
    return within(screen.getAllByRole('row')[row + 1]!).getAllByRole('gridcell')[column - 1]!;
  };
  return {
    user,
    cell,
    press: (row: number, title: string) => fireEvent.pointerDown(cell(row, title), { button: 0 }),
    column: (title: string) =>
      Array.from({ length: screen.getAllByRole('row').length - 1 }, (_, row) => cell(row, title).textContent),
    save: () => user.click(screen.getByRole('button', { name: 'Save' })),
  };
}

describe('a new multi-attribute product', () => {
  beforeEach(() => {
    leaveDraft();
    server.on(productVariants.add, (input) => {
      if (input.isConfirm) return { isConfirm: true as const, product: sampleVariants() };
      const pairs = input.colorCodes.flatMap((color) => input.sizeCodes.map((size) => [color, size] as const));
      const productSpecs = pairs.map(([color, size]) =>
        sampleGenerated(color, size, { productCodeExists: size !== 'M' || added }),
      );
      return {
        isConfirm: false as const,
        basis: 'b1',
        productSpecs,
        stockImages: [],
        sheinImageList: [],
        temuImageList: [],
      };
    });
    server.on(productVariants.addCodes, ({ pairs }) => {
      added = true;
      return { added: pairs.map(({ colorCode, sizeCode }) => `T01-${colorCode}-${sizeCode}`), withoutCategory: [] };
    });
    server.on(effectPictures.ofCategories, ({ productCodeCategoryIds: categoryIds }) =>
      Object.fromEntries(
        categoryIds.map((id) => [
          id,
          id === '6' && broken ? { msg: 'No base picture' } : { url: sampleAddress(`effect-${id}`) },
        ]),
      ),
    );
    added = false;
    broken = true;
  });
  let added: boolean;
  let broken: boolean;

  it('generates rows and pictures, keeps what was typed while codes are added, and saves when nothing is missing', async () => {
    const { user, press, column, save } = await open();
    await save();
    await screen.findByText('Please add variant products');
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('grid');
    await screen.findByText('No base picture');
    expect(column('Product code')).toEqual(['T01-BLK-S', 'no T01-BLK-M yet', 'T01-WHT-S', 'no T01-WHT-M yet']);
    press(1, 'Selling to');
    await user.keyboard('12.5{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add the 2 missing codes' }));
    await waitFor(() => expect(column('Product code')[1]).toBe('T01-BLK-M'));
    expect(column('Selling to')).toEqual(['11.90', '12.5', '11.90', '11.90']);

    await save();
    expect(await screen.findAllByText('Please upload main picture')).not.toHaveLength(0);
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText('No base picture')).toBeNull());
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const sent = server.sentTo(productVariants.add).at(-1) as {
      basis: string;
      productSpecs: Record<string, unknown>[];
    };
    expect(sent.basis).toBe('b1');
    expect(sent.productSpecs).toHaveLength(4);
    expect(sent.productSpecs[1]).toMatchObject({ sku: 'TEE-BLK-M', endSellingPrice: '12.5', followsStock: true });
    expect(sent.productSpecs[3]).toMatchObject({ mainPictureUrl: sampleAddress('effect-6') });
    const slots = sent.productSpecs[3]!['sheinProductImages'] as { imageType: number; imageLinks: string }[];
    expect(slots.find(({ imageType }) => imageType === 1)?.imageLinks).toBe(sampleAddress('effect-6'));
    expect(localStorage.getItem('draft:ada:variants:new')).toBeNull();
  });

  it('says that data has changed, and does not save until the rows are generated again', async () => {
    const { user, save } = await open();
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await screen.findByRole('grid');
    await user.type(screen.getByLabelText('SPU code'), '衣-2');
    expect(screen.getByLabelText<HTMLInputElement>('SPU code').value).toBe('TEE-2');
    await screen.findByText(/^Data has changed/);
    const before = server.sentTo(productVariants.add).length;
    await save();
    expect(server.sentTo(productVariants.add)).toHaveLength(before);
    await user.click(screen.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(screen.queryByText(/^Data has changed/)).toBeNull());
  });
});

describe('the sheet of a known product', () => {
  it('is edited with the keyboard, the clipboard and undo, and sends the rows that differ', async () => {
    const { user, press, column, save, cell } = await open('7');
    press(0, 'Stock');
    await user.keyboard('15{Enter}{Enter}{F2}{Escape}');
    press(0, 'Stock');
    fireEvent.keyDown(document.activeElement!, { key: 'ArrowDown', shiftKey: true });
    fireEvent.keyDown(document.activeElement!, { key: 'd', ctrlKey: true });
    expect(column('Stock')).toEqual(['15', '15', 'follows: 60', 'follows: 60']);
    fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true });
    expect(column('Stock')).toEqual(['15', 'follows: 60', 'follows: 60', 'follows: 60']);
    fireEvent.keyDown(document.activeElement!, { key: 'y', ctrlKey: true });
    press(2, 'Product name');
    fireEvent.paste(document.activeElement!, { clipboardData: { getData: () => 'One\tT01-WHT-S\r\nTwo\t' } });
    expect(column('Product name').slice(2)).toEqual(['One', 'Two']);
    press(3, 'Status');
    await user.keyboard(' ');
    expect(cell(3, 'Status').textContent).toBe('Disabled');
    press(1, 'L cm');
    await user.keyboard('x{Enter}');
    await save();
    await screen.findByText('Please complete the product information');
    expect(server.sentTo(productWrites.edit)).toEqual([]);
    expect(cell(1, 'L cm').dataset['error']).toBe('true');
    fireEvent.keyDown(document.activeElement!, { key: 'z', ctrlKey: true });
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const { variantSpecs } = server.sentTo(productWrites.edit).at(-1) as { variantSpecs: Record<string, unknown>[] };
    expect(variantSpecs.map(({ sku, name, realStock, status }) => ({ sku, name, realStock, status }))).toEqual([
      { sku: 'TEE-BLK-S', name: 'Tee BLK S', realStock: '15', status: 1 },
      { sku: 'TEE-BLK-M', name: 'Tee BLK M', realStock: '15', status: 1 },
      { sku: 'TEE-WHT-S', name: 'One', realStock: undefined, status: 1 },
      { sku: 'TEE-WHT-M', name: 'Two', realStock: undefined, status: 2 },
    ]);
  });

  it('offers to make the pictures anew where its prints are others now, and only there', async () => {
    server.on(productEffects.outdated, () => ({ products: 1, skus: 4 }));
    server.on(productEffects.make, () => ({ products: 1, skus: 4, taskId: '7' }));
    server.on(library.pictures, () => ({ rows: [samplePrint()], next: null }));
    server.on(library.count, () => ({ count: 1 }));
    const first = await open('7');
    await first.save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    expect(server.sentTo(productEffects.outdated)).toEqual([]);
    await first.user.click(screen.getByRole('button', { name: 'Print 1' }));
    await first.user.dblClick(await screen.findByRole('option', { name: /cat/ }));
    await first.save();
    await screen.findAllByText('1 product(s) with 4 SKU(s) still use the old effect pictures');
    await first.user.click((await screen.findAllByRole('button', { name: 'Regenerate' })).at(-1)!);
    await screen.findByText('Generating effect pictures for 4 SKU(s)');
    expect(server.sentTo(productEffects.make)).toEqual([{ productId: '7' }]);
  });

  it('puts what the server says of a cell to the cell, and shows both sides of a SKU that somebody else changed', async () => {
    const { user, press, cell, save, column } = await open('7');
    press(2, 'Remark');
    await user.keyboard('mine{Enter}');
    server.on(productWrites.edit, () => {
      throw new Refusal(400, 'Not valid', { data: [{ path: 'variantSpecs.0.sku', msg: 'There is one' }] });
    });
    await save();
    await waitFor(() => expect(cell(2, 'SKU code').dataset['error']).toBe('true'));
    await screen.findAllByText('There is one');

    const other = sampleVariants();
    const current = {
      ...other,
      productSpecs: other.productSpecs.map((spec) =>
        spec.sku === 'TEE-WHT-S' ? sampleSpec('WHT', 'S', { remark: 'theirs', name: 'Renamed' }) : spec,
      ),
    };
    server.on(productWrites.edit, () => {
      const data = { current, by: 'bob', at: '2026-11-21T00:00:00.000Z' };
      throw new Refusal(409, 'Changed', { data, failure: 'platform.stale' });
    });
    await save();
    const line = (await screen.findByText('TEE-WHT-S · Remark')).closest('tr')!;
    expect(line.textContent).toContain('theirs');
    expect(line.textContent).toContain('mine');
    await user.click(screen.getByRole('button', { name: 'Take over these changes' }));
    await waitFor(() => expect(column('Remark')[2]).toBe('theirs'));
    expect(column('Product name')[2]).toBe('Renamed');
  });
});

describe('colours and sizes that come to a known product', () => {
  it('are generated beside its rows, and saved once what it has is saved; a second failure says what stands', async () => {
    server.on(productVariants.add, (input) => {
      if (input.isConfirm) throw new Refusal(409, 'Data has changed', { failure: 'products.dataChanged' });
      return {
        isConfirm: false as const,
        basis: 'b2',
        productSpecs: ['BLK', 'WHT'].map((color) => sampleGenerated(color, 'L')),
        stockImages: [],
        sheinImageList: [],
        temuImageList: [],
      };
    });
    const { user, press, column, save } = await open('7');
    expect(screen.queryByLabelText('Print 2')).toBeNull();
    press(0, 'Remark');
    await user.keyboard('mine{Enter}');
    await user.click(screen.getByRole('button', { name: 'Add colors or sizes' }));
    fireEvent.mouseDown(screen.getByLabelText('Sizes'));
    fireEvent.click(await screen.findByTitle('L'));
    await screen.findByText(/^Data has changed/);
    await user.click(screen.getByRole('button', { name: 'Generate' }));
    await waitFor(() => expect(column('SKU code').slice(4)).toEqual(['TEE-BLK-L', 'TEE-WHT-L']));
    expect(server.sentTo(productVariants.add).at(-1)).toMatchObject({ productId: '7', sizeCodes: ['S', 'M', 'L'] });
    expect(column('Remark')[0]).toBe('mine');

    server.on(productWrites.edit, () => sampleVariants({ gmtModified: '2026-11-21T00:00:00.000Z' }));
    await save();
    await screen.findByText(/^The changes of the existing SKUs are saved\. The new SKUs are not: Data has changed/);
    expect(closed).not.toHaveBeenCalled();
    expect(column('SKU code')).toHaveLength(6);
    server.on(productVariants.add, () => ({ isConfirm: true as const, product: sampleVariants() }));
    await save();
    await waitFor(() => expect(closed).toHaveBeenCalled());
    const edits = server.sentTo(productWrites.edit) as { gmtModified: string; variantSpecs: { sku: string }[] }[];
    expect(edits.map(({ gmtModified }) => gmtModified)).toEqual([
      '2026-11-20T03:00:00.000Z',
      '2026-11-21T00:00:00.000Z',
    ]);
    expect(edits[0]!.variantSpecs.map(({ sku }) => sku)).toEqual(['TEE-BLK-S']);
    const added = server.sentTo(productVariants.add).at(-1) as { productSpecs: Record<string, unknown>[] };
    expect(added).toMatchObject({ isConfirm: true, basis: 'b2', productId: '7' });
    // the pictures of a colour that the product has serve its new sizes
    expect(added.productSpecs.map(({ sku, mainPictureUrl }) => [sku, mainPictureUrl])).toEqual([
      ['TEE-BLK-L', sampleAddress('main-BLK')],
      ['TEE-WHT-L', sampleAddress('main-WHT')],
    ]);
  });

  it('ask for a second print where a category of theirs takes two', async () => {
    whitePrints = 2;
    await open('7');
    await screen.findByLabelText('Print 2');
  });
});

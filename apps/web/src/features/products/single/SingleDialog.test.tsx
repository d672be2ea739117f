import { categories } from '@pressroom/contract/categories/categories';
import { classification } from '@pressroom/contract/classification/classification';
import { effectPictures } from '@pressroom/contract/effectPictures/effectPictures';
import { productEffects } from '@pressroom/contract/effectPictures/productEffects';
import { library } from '@pressroom/contract/library/library';
import { packaging } from '@pressroom/contract/packaging/packaging';
import { products } from '@pressroom/contract/products/products';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { productWrites } from '@pressroom/contract/products/writes';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { fakeDecoder } from '../../../testing/pictures.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleAddresses, sampleCode, sampleDetail, samplePrint, sampleTemplate } from '../products.sample.ts';
import { SingleDialog } from './SingleDialog.tsx';

const server = fakeServer();
fakeDecoder();
const [made] = sampleAddresses('made', 1);

beforeEach(() => {
  localStorage.clear();
  server.on(products.get, () => sampleDetail());
  server.on(productWrites.add, () => sampleDetail());
  server.on(productWrites.edit, () => sampleDetail());
  server.on(categories.productCodePage, ({ code = '' }) => {
    const rows = [sampleCode(), sampleCode({ id: '82', code: 'A1-RED-M', printNum: 2 })];
    const found = rows.filter((row) => row.code.includes(code));
    return { rows: found, total: found.length };
  });
  server.on(library.pictures, () => ({ rows: [samplePrint()], next: null }));
  server.on(library.count, () => ({ count: 1 }));
  server.on(library.fileDetails, ({ id }) => samplePrint({ id }));
  server.on(productTemplates.list, () => ({ rows: [sampleTemplate()], total: 1 }));
  server.on(productTemplates.get, () => sampleTemplate());
  server.on(packaging.page, () => ({ rows: [], total: 0 }));
  server.on(classification.page, () => ({ rows: [], total: 0 }));
  server.on(effectPictures.generate, ({ productCodeList }) =>
    Object.fromEntries(productCodeList.map((code) => [code, { url: made! }])),
  );
});

async function open(given: { id?: string; copyOf?: string } = {}) {
  const { user } = renderScreen(<SingleDialog {...given} onClose={() => undefined} />);
  // another dialog stands in its place until the product has been fetched
  const spu = await screen.findByLabelText('SPU');
  const dialog = within(spu.closest<HTMLElement>('[role=dialog]')!);
  return {
    user,
    dialog,
    save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
    turnTo: (name: RegExp) => user.click(dialog.getByRole('tab', { name })),
    selected: () => dialog.getByRole('tab', { selected: true }).textContent,
    async choose(label: string, name: string) {
      await user.click(dialog.getByLabelText(label));
      await user.click(
        await screen.findByText(name, {
          selector: '.ant-select-item-option-content, .ant-select-item-option-content *',
        }),
      );
    },
  };
}

type Sent = { singleSpec: Record<string, unknown> } & Record<string, unknown>;
const edited = () => server.sentTo(productWrites.edit).at(-1) as Sent;
const added = () => server.sentTo(productWrites.add).at(-1) as Sent;
const slotOf = ({ singleSpec }: Sent, type: number) =>
  [singleSpec['sheinProductImages'], singleSpec['temuProductImages']]
    .flatMap((list) => list as { imageType: number; imageLinks: string }[])
    .find(({ imageType }) => imageType === type)?.imageLinks;

describe('the dialog of a single product', () => {
  it('says everything that is missing, in the words of the specification, and turns to the first', async () => {
    const { dialog, save, selected, turnTo, user } = await open();
    await save();
    await dialog.findByText('Please complete the product information');
    for (const words of [
      'Please select at least 5 carousel images',
      'Please select outer packaging images',
      'Please select at least 2 detail pictures',
      'Please enter original price range',
    ]) {
      await dialog.findByText(words);
    }
    expect(dialog.getAllByText('Please Enter').length).toBeGreaterThanOrEqual(4);
    expect(selected()).toMatch(/^Basic information\d/);
    expect(dialog.getAllByRole('tab').every(({ textContent }) => /\d$/.test(textContent))).toBe(true);
    await user.type(dialog.getByLabelText('SPU'), '猫');
    await dialog.findByText('Chinese characters are not allowed.');
    await turnTo(/Specification/);
    await user.type(dialog.getByLabelText('Original price range (USD): lowest'), '5');
    await user.type(dialog.getByLabelText('Original price range (USD): highest'), '5');
    await dialog.findByText('Please enter the correct original price range');
    expect(server.sentTo(productWrites.add)).toEqual([]);
  });

  it('goes from a template, a code and a print to a product with every picture', async () => {
    const { dialog, save, choose, user } = await open();
    await user.type(dialog.getByLabelText('SPU'), 'DOG');
    await user.type(dialog.getByLabelText('SKU'), 'DOG-M');
    await choose('Product template', 'Classic tee');
    await dialog.findByText('女装 / 上装 / T恤');
    dialog.getByText('Soft packaging with soft goods');
    dialog.getByText('Select the product code first');
    await choose('Product code', 'A1-BLK-M');
    await dialog.findByRole('button', { name: 'Stamping pattern' });
    expect(dialog.getByRole('button', { name: 'Generate' })).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Stamping pattern' }));
    await pick(user);
    await user.click(dialog.getByRole('button', { name: 'Generate' }));
    await dialog.findByRole('button', { name: 'Generate again' });
    await save();
    await screen.findByText('Product saved');
    expect(server.sentTo(effectPictures.generate)).toEqual([{ images: ['61'], productCodeList: ['A1-BLK-M'] }]);
    expect(added()).toMatchObject({
      spu: 'DOG',
      productTemplateId: '71',
      categoryTemplateId: '41',
      outerPkgTemplateId: '31',
      stockImage1: '61',
      singleSpec: {
        sku: 'DOG-M',
        productCode: 'A1-BLK-M',
        mainPictureUrl: made,
        followsStock: true,
        material: 'Cotton',
        startSellingPrice: '9.90',
        outerBoxWeight: 1220,
      },
    });
    for (const type of [1, 2, 4, 5]) expect(slotOf(added(), type)?.split(',')[0]).toBe(made);
    expect(slotOf(added(), 4)?.split(',')).toHaveLength(5);
    expect(slotOf(added(), 6)).toBe(sampleAddresses('parcel', 1).join());
  });

  it('asks before a template replaces what somebody has entered, and says when the picture is outdated', async () => {
    server.on(productTemplates.list, () => ({ rows: [sampleTemplate({ id: '72', name: 'Heavy tee' })], total: 1 }));
    server.on(productTemplates.get, () => sampleTemplate({ id: '72', name: 'Heavy tee', outerBoxHeight: 4 }));
    const { dialog, save, choose, turnTo, user } = await open({ id: '1' });
    await turnTo(/Specification/);
    await user.clear(dialog.getByLabelText('Material'));
    await user.type(dialog.getByLabelText('Material'), 'Linen');
    await turnTo(/Basic/);
    await choose('Product template', 'Heavy tee');
    const question = await screen.findByText('Replace these with those of “Heavy tee”?', {
      selector: '.ant-modal-confirm-title',
    });
    await user.click(
      within(question.closest<HTMLElement>('[role=dialog]')!).getByRole('button', { name: 'Keep mine' }),
    );
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep mine' })).toBeNull());
    expect(dialog.queryByText(/have changed since/)).toBeNull();
    await choose('Product code', 'A1-RED-M');
    await user.click(await dialog.findByRole('button', { name: 'Stamping pattern 2' }));
    await pick(user);
    await dialog.findByText('The product code or the patterns have changed since. Generate it again');
    await user.click(dialog.getByRole('button', { name: 'Generate again' }));
    await waitFor(() => expect(dialog.queryByText(/have changed since/)).toBeNull());
    await save();
    await screen.findByText('Product saved');
    expect(edited()).toMatchObject({ stockImage2: '61', singleSpec: { material: 'Linen', productCode: 'A1-RED-M' } });
    expect(slotOf(edited(), 1)).toBe([made, ...sampleAddresses('detail', 1)].join());
  });

  it('offers to make the picture anew that was left as it was when the print changed', async () => {
    server.on(productWrites.edit, () => sampleDetail({ stockImage1: '62' }));
    server.on(library.pictures, () => ({ rows: [samplePrint({ id: '62' })], next: null }));
    server.on(productEffects.outdated, () => ({ products: 1, skus: 1 }));
    server.on(productEffects.make, () => ({ products: 1, skus: 1, taskId: '7' }));
    const { user, dialog, save } = await open({ id: '1' });
    await user.click(await dialog.findByRole('button', { name: 'Stamping pattern' }));
    await pick(user);
    await dialog.findByText(/have changed since/);
    await save();
    await screen.findAllByText('1 product(s) with 1 SKU(s) still use the old effect pictures');
    await user.click((await screen.findAllByRole('button', { name: 'Regenerate' })).at(-1)!);
    await screen.findByText('Generating effect pictures for 1 SKU(s)');
    expect(server.sentTo(productEffects.outdated)).toEqual([{ productId: sampleDetail().id }]);
    expect(server.sentTo(productEffects.make)).toEqual([{ productId: sampleDetail().id }]);
  });

  it('says why a picture cannot be made, and takes a stock of its own', async () => {
    server.on(effectPictures.generate, ({ productCodeList }) =>
      Object.fromEntries(productCodeList.map((code) => [code, { msg: 'The base image is damaged' }])),
    );
    const { dialog, save, turnTo, user } = await open({ id: '1' });
    await user.click(await dialog.findByRole('button', { name: 'Generate again' }));
    await dialog.findByText('The base image is damaged');
    await turnTo(/Specification/);
    await user.click(dialog.getByRole('radio', { name: 'Its own' }));
    const stock = dialog.getByLabelText('Own stock');
    await user.clear(stock);
    await user.type(stock, '１2a');
    await save();
    await screen.findByText('Product saved');
    expect(edited()).toMatchObject({
      id: sampleDetail().id,
      singleSpec: { id: '501', followsStock: false, realStock: '12' },
    });
  });

  it('copies a product under other codes, without its id and without what is unsaved of the product', async () => {
    const edit = await open({ id: '1' });
    fireEvent.change(edit.dialog.getByLabelText('Remark'), { target: { value: 'unsaved' } });
    await waitFor(() => {
      window.dispatchEvent(new Event('pagehide'));
      expect(localStorage).toHaveLength(1);
    });
    document.body.replaceChildren();
    const { dialog, save } = await open({ copyOf: '1' });
    expect(dialog.queryByText(/Your unsaved changes from/)).toBeNull();
    expect(dialog.getByLabelText('Remark')).toHaveProperty('value', 'until spring');
    expect(dialog.getByLabelText('SPU')).toHaveProperty('value', 'CAT-COPY');
    await save();
    await screen.findByText('Product saved');
    expect(added()).not.toHaveProperty('id');
    expect(added()).toMatchObject({ spu: 'CAT-COPY', singleSpec: { sku: 'CAT-BLK-M-COPY' } });
    expect(slotOf(added(), 6)).toBe(sampleAddresses('parcel', 1).join());
  });

  it('brings back what was not saved, with the names of what was chosen, until it is dropped', async () => {
    const first = await open();
    await first.user.type(first.dialog.getByLabelText('SPU'), 'DOG');
    await first.choose('Product template', 'Classic tee');
    await first.dialog.findByText('女装 / 上装 / T恤');
    window.dispatchEvent(new Event('pagehide'));
    document.body.replaceChildren();
    const again = await open();
    await again.dialog.findByText(/Your unsaved changes from/);
    expect(again.dialog.getByLabelText('SPU')).toHaveProperty('value', 'DOG');
    again.dialog.getByText('女装 / 上装 / T恤');
    again.dialog.getByText('Classic tee');
    await again.user.click(again.dialog.getByRole('button', { name: 'Discard and start over' }));
    await waitFor(() => expect(screen.getByLabelText('SPU')).toHaveProperty('value', ''));
    expect(screen.queryByText(/Your unsaved changes from/)).toBeNull();
  });

  it('shows what somebody else has changed meanwhile, field by field, and goes on from there', async () => {
    const current = sampleDetail(
      { gmtModified: '2026-11-21T08:00:00.000Z' },
      { material: 'Linen', gmtModified: '2026-11-21T08:00:00.000Z' },
    );
    server.on(productWrites.edit, ({ gmtModified }) => {
      if (gmtModified === current.gmtModified) return current;
      const data = { current, by: 'bo', at: current.gmtModified };
      throw new Refusal(409, 'Changed', { failure: 'platform.stale', data });
    });
    const { user, dialog, save } = await open({ id: '1' });
    await user.type(dialog.getByLabelText('Remark'), '!');
    await save();
    const title = await screen.findByText('Somebody else has changed this record');
    const comparison = within(title.closest<HTMLElement>('[role=dialog]')!);
    const row = within(comparison.getByText('Linen').closest('tr')!);
    row.getByText('Material');
    row.getByText('Cotton');
    expect(comparison.getAllByRole('row')).toHaveLength(2);
    fireEvent.click(comparison.getByRole('button', { name: 'Take over these changes' }));
    await save();
    await screen.findByText('Product saved');
    expect(edited()).toMatchObject({
      gmtModified: current.gmtModified,
      singleSpec: { material: 'Linen', remark: 'until spring!', gmtModified: current.gmtModified },
    });
  });
});

async function pick(user: Awaited<ReturnType<typeof open>>['user']) {
  const option = await screen.findByRole('option', { name: /cat/ });
  await user.dblClick(option);
}

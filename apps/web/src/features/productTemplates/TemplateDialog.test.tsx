import { classification } from '@pressroom/contract/classification/classification';
import { asImageFields, packaging } from '@pressroom/contract/packaging/packaging';
import { pictures } from '@pressroom/contract/pictures/pictures';
import { productTemplates } from '@pressroom/contract/productTemplates/productTemplates';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { fakeDecoder, pictureFile } from '../../testing/pictures.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  sampleAddresses,
  sampleClassificationRow,
  samplePackagingRow,
  sampleTemplate,
} from './productTemplates.sample.ts';
import { TemplateDialog } from './TemplateDialog.tsx';

const server = fakeServer();
fakeDecoder();

/** Addresses whose pictures have this many pixels a side; all others have 1000. */
let sides: Record<string, number>;

/** Serves the kept pictures, and tells their sizes. */
beforeEach(() => {
  sides = {};
  const ask = fetch;
  vi.stubGlobal('fetch', async (address: string, request?: RequestInit) =>
    address.startsWith('/files/') ? { ok: true, blob: async () => pictureFile(address) } : ask(address, request),
  );
  vi.stubGlobal('createImageBitmap', async (file: File) => {
    const side = sides[file.name] ?? 1000;
    return { width: side, height: side, close: () => undefined };
  });
  server.on(packaging.page, () => ({ rows: [samplePackagingRow()], total: 1 }));
  server.on(classification.page, () => ({ rows: [sampleClassificationRow()], total: 1 }));
  server.on(productTemplates.get, () => sampleTemplate());
  server.on(productTemplates.edit, () => sampleTemplate());
});

async function open(id?: string) {
  const { user } = renderScreen(<TemplateDialog id={id} onClose={() => undefined} />);
  // another dialog stands in its place until the template has been fetched
  const name = await screen.findByLabelText('Template name');
  const dialog = within(name.closest<HTMLElement>('[role=dialog]')!);
  return {
    user,
    dialog,
    save: () => user.click(dialog.getByRole('button', { name: 'Save' })),
    turnTo: (name: RegExp) => user.click(dialog.getByRole('tab', { name })),
    selected: () => dialog.getByRole('tab', { selected: true }).textContent,
  };
}

const edited = () => server.sentTo(productTemplates.edit).at(-1) as Record<string, unknown>;
const slotOf = (list: string, imageType: number) =>
  (edited()[list] as { imageType: number; imageLinks: string }[]).find((slot) => slot.imageType === imageType);

async function choose(user: Awaited<ReturnType<typeof open>>['user'], label: string, name: string) {
  await user.click(screen.getByLabelText(label));
  await user.click(await screen.findByText(name, { selector: '.ant-select-item-option-content' }));
}

describe('the dialog of a product template', () => {
  it('says everything that is missing, in the words of the specification, and counts it on the tabs', async () => {
    const { dialog, save, turnTo, selected } = await open();
    await save();
    for (const words of [
      'Please enter template name',
      'Please select a category template',
      'Please select an outer packaging template',
      'Please select the origin',
      'Please enter a reference link',
      'Please enter the material',
      'Please enter the stock',
      'Please enter original price range',
      'Please enter selling price range',
      'Please select at least 2 detail pictures',
      'Please select at least 4 carousel images',
      'Please select outer packaging images',
    ]) {
      await dialog.findByText(words);
    }
    expect(dialog.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Basic Information5',
      'Specifications10',
      'SHEIN Image Management1',
      'TEMU Image Management2',
    ]);
    expect(selected()).toMatch(/^Basic/);
    await turnTo(/Specifications/);
    expect(selected()).toMatch(/^Specifications/);
  });

  it('turns to the tab with the first error, and not away from it while that is mended', async () => {
    server.on(productTemplates.get, () => sampleTemplate({ temuImageList: [] }));
    const { user, dialog, save, selected, turnTo } = await open('1');
    await turnTo(/Specifications/);
    await user.clear(dialog.getByLabelText('Material'));
    await turnTo(/Basic/);
    await save();
    expect(selected()).toBe('Specifications1');
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Material')));
    await user.type(dialog.getByLabelText('Material'), 'Linen');
    expect(selected()).toBe('Specifications');
    await save();
    expect(selected()).toBe('TEMU Image Management2');
    expect(server.sentTo(productTemplates.edit)).toEqual([]);
  });

  it('shows on its tab what the server alone finds wrong with a picture', async () => {
    server.on(productTemplates.edit, () => {
      const data = [{ path: 'temuImageList.0.imageLinks', msg: 'This picture does not exist any more' }];
      throw new Refusal(400, 'Not valid', { data });
    });
    const { dialog, save, selected } = await open('1');
    await save();
    await dialog.findByText('This picture does not exist any more');
    expect(selected()).toBe('TEMU Image Management1');
  });

  it('sends what it was given, with the version and the pictures of each slot joined by commas', async () => {
    const { user, dialog, save } = await open('1');
    dialog.getByText('女装 / 上装 / T恤');
    dialog.getByText('Soft packaging with soft goods');
    await user.type(dialog.getByLabelText('Remark'), '!');
    await save();
    await screen.findByText('Product template saved');
    expect(edited()).toMatchObject({
      id: sampleTemplate().id,
      gmtModified: sampleTemplate().gmtModified,
      remark: 'until spring!',
      stock: '1200',
      startOriginalPrice: '12.00',
    });
    expect(slotOf('sheinImageList', 1)).toEqual({
      storeType: 'SHEIN',
      imageType: 1,
      imageLinks: sampleAddresses('detail', 2).join(','),
    });
    expect(slotOf('temuImageList', 8)?.imageLinks).toBe('');
  });

  it('takes six digits as a stock, and compares the ends of a range', async () => {
    const { user, dialog, save, turnTo } = await open('1');
    await turnTo(/Specifications/);
    const stock = dialog.getByLabelText('Stock');
    await user.clear(stock);
    await user.type(stock, '１2a3.4567');
    expect(stock).toHaveProperty('value', '123456');
    const lowest = dialog.getByLabelText('Original price range (USD): lowest');
    await user.clear(lowest);
    await user.type(lowest, '18.51');
    await save();
    expect(await dialog.findAllByText('Please enter original price range')).toHaveLength(1);
    await user.type(lowest, '{Backspace}{Backspace}5');
    await waitFor(() => expect(dialog.queryByText('Please enter original price range')).toBeNull());
    await save();
    await screen.findByText('Product template saved');
    expect(edited()).toMatchObject({ stock: '123456', startOriginalPrice: '18.5' });
  });

  it('fills in the categories of a category template', async () => {
    const { user, dialog, save } = await open('1');
    await choose(user, 'Category template', 'Mugs');
    await dialog.findByText('家居 / 马克杯');
    dialog.getByText('厨房 / 杯子');
    await save();
    await screen.findByText('Product template saved');
    expect(edited()).toMatchObject({ categoryTemplateId: '42' });
  });

  it('fills in shape, type and TEMU pictures of a packaging template, and asks before it replaces pictures', async () => {
    const { user, dialog, save } = await open('1');
    await choose(user, 'Outer packaging template', 'Gift box');
    await screen.findByText('Replace the TEMU outer packaging images?', { selector: '.ant-modal-confirm-title' });
    dialog.getByText('Hard packaging');
    await user.click(screen.getByRole('button', { name: 'Replace' }));
    await save();
    await screen.findByText('Product template saved');
    expect(edited()).toMatchObject({ outerPkgTemplateId: '32' });
    expect(slotOf('temuImageList', 6)?.imageLinks).toBe(sampleAddresses('gift', 2).join(','));
  });

  it('lets the pictures of one packaging template give way to those of the next without a question', async () => {
    const [, second] = sampleAddresses('gift', 2);
    const tube = samplePackagingRow({ id: '33', name: 'Tube', image1: second!, image2: '' });
    server.on(packaging.page, () => ({ rows: [samplePackagingRow(), tube], total: 2 }));
    const { user, dialog, turnTo } = await open();
    const shown = () => dialog.queryAllByRole('button', { name: /^Enlarge/, hidden: true }).length;
    await choose(user, 'Outer packaging template', 'Gift box');
    await waitFor(() => expect(shown()).toBe(2));
    await choose(user, 'Outer packaging template', 'Tube');
    await waitFor(() => expect(shown()).toBe(1));
    await turnTo(/TEMU/);
    expect(screen.queryByText('Replace the TEMU outer packaging images?')).toBeNull();
  });

  it('lets pictures that a saved template has from its packaging template give way without a question', async () => {
    const mailer = samplePackagingRow({ id: '31', name: 'Mailer', ...asImageFields(sampleAddresses('parcel', 3)) });
    server.on(packaging.page, () => ({ rows: [samplePackagingRow(), mailer], total: 2 }));
    const { user, save } = await open('1');
    await choose(user, 'Outer packaging template', 'Gift box');
    await waitFor(() => expect(server.sentTo(packaging.page)).toContainEqual({ name: 'Mailer' }));
    await save();
    await screen.findByText('Product template saved');
    expect(screen.queryByText('Replace the TEMU outer packaging images?')).toBeNull();
    expect(slotOf('temuImageList', 6)?.imageLinks).toBe(sampleAddresses('gift', 2).join(','));
  });

  it('takes from a packaging template the pictures that fit, and says why others do not', async () => {
    server.on(productTemplates.get, () => {
      const { temuImageList, ...rest } = sampleTemplate();
      return { ...rest, temuImageList: temuImageList.slice(0, 1) };
    });
    sides[sampleAddresses('gift', 2)[0]!] = 600;
    const { user, dialog, save } = await open('1');
    await choose(user, 'Outer packaging template', 'Gift box');
    await dialog.findByText(/Picture 1 of “Gift box” does not fit here: The picture is 600×600 pixels/);
    await save();
    await screen.findByText('Product template saved');
    expect(slotOf('temuImageList', 6)?.imageLinks).toBe(sampleAddresses('gift', 2)[1]);
  });

  it('uses the pictures of another slot where they fit', async () => {
    sides[sampleAddresses('detail', 2)[1]!] = 700;
    const { user, dialog, save, turnTo } = await open('1');
    await turnTo(/TEMU/);
    const panel = within(dialog.getByRole('tabpanel'));
    await user.click(panel.getAllByRole('button', { name: /Use pictures from/ })[0]!);
    await user.click(await screen.findByRole('button', { name: 'SHEIN detail pictures' }));
    await panel.findByText('Pictures added: 1');
    panel.getByText(/Picture 2 of “SHEIN detail pictures” does not fit here/);
    await save();
    await screen.findByText('Product template saved');
    expect(slotOf('temuImageList', 4)?.imageLinks).toBe(
      [...sampleAddresses('carousel', 4), ...sampleAddresses('detail', 1)].join(','),
    );
  });

  it('uploads a picture into its slot', async () => {
    const [fileUrl] = sampleAddresses('fresh', 1);
    server.on(pictures.upload, () => [
      {
        fileName: 'block.png',
        picture: { fileUrl: fileUrl!, mime: 'image/png', width: 1000, height: 1000, fileSize: 100 },
        problems: [],
      },
    ]);
    const { user, dialog, save, turnTo } = await open('1');
    await turnTo(/SHEIN/);
    await user.upload(dialog.getByLabelText(/^SHEIN color block picture/), pictureFile('block.png'));
    await dialog.findByRole('button', { name: 'Delete block.png' });
    await save();
    await screen.findByText('Product template saved');
    expect(server.sentTo(pictures.upload)).toEqual([{ imageType: '7' }]);
    expect(slotOf('sheinImageList', 7)?.imageLinks).toBe(fileUrl);
  });

  it('shows what somebody else has changed meanwhile, and goes on from there', async () => {
    const current = sampleTemplate({
      material: 'Linen',
      outerPkgTemplateId: '33',
      outerPkgTemplateName: 'Tube',
      gmtModified: '2026-11-21T08:00:00.000Z',
    });
    server.on(productTemplates.edit, ({ gmtModified }) => {
      if (gmtModified === current.gmtModified) return current;
      const data = { current, by: 'bo', at: current.gmtModified };
      server.on(productTemplates.get, () => current);
      throw new Refusal(409, 'Changed', { failure: 'platform.stale', data });
    });
    const { user, dialog, save } = await open('1');
    await user.type(dialog.getByLabelText('Remark'), '!');
    await save();
    const title = await screen.findByText('Somebody else has changed this record');
    const comparison = within(title.closest<HTMLElement>('[role=dialog]')!);
    comparison.getByText('Linen');
    comparison.getByText('Tube');
    fireEvent.click(comparison.getByRole('button', { name: 'Take over these changes' }));
    await dialog.findByText('Tube');
    await save();
    await screen.findByText('Product template saved');
    expect(edited()).toMatchObject({ material: 'Linen', outerPkgTemplateId: '33', remark: 'until spring!' });
  });
});

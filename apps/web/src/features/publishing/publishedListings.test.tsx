import { publishActs } from '@pressroom/contract/publishing/acts';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerPublishPage,
  holdListings,
  sampleListing,
  sampleListingDetail,
  sampleSpec,
} from './publishing.sample.ts';
import { PublishScreen } from './PublishScreen.tsx';

const server = fakeServer();
const tasks = fakeTasks(server);
const at = '/products/publish';

beforeEach(() => {
  answerPublishPage(server);
  holdListings(server, sampleListing({ differs: ['price', 'stock'] }));
});

const open = () => renderScreen(<PublishScreen />, { at: `${at}?publishStatus=3` });
const market = {
  skcId: 's1',
  skuId: '77001',
  originalPrice: '19.99',
  specialPrice: '14.99',
  realStock: 120,
  status: 1,
} as const;

describe('published listings', () => {
  it('show the marketplace’s side where it differs, and are brought together by two buttons', async () => {
    server.on(publishActs.takeTheirs, ({ ids }) => ({ done: ids, refused: [] }));
    server.on(publishActs.sendOurs, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    row.getByText('Stock differs');
    await user.click(row.getByRole('button', { name: 'Expand' }));
    const skus = within(await screen.findByRole('table', { name: 'SKUs of CAT' }));
    skus.getByText('There: 12.49');

    await user.click(row.getByRole('button', { name: 'Take theirs' }));
    const question = await dialogCalled('Take the marketplace’s values for 1 listing?');
    await user.click(question.getByRole('button', { name: 'Take theirs' }));
    await screen.findByText('Take theirs: 1 done');
    await user.click(row.getByRole('button', { name: 'Send ours' }));
    const dialog = await dialogCalled('Send our values of 1 listing');
    dialog.getByLabelText('Reason for a higher price');
    await user.click(dialog.getByRole('button', { name: 'Send ours' }));
    await screen.findByText('Send ours: 1 done');
    expect(server.sentTo(publishActs.sendOurs)).toEqual([{ ids: ['401'] }]);
  });

  it('take one price after the question below cost, and say of each SKU what was refused', async () => {
    const cheap = { rows: [{ sku: 'CAT-BLK-M', price: '2.00', cost: '4.10' }], count: 1 };
    server.on(publishActs.updatePrice, ({ ids, belowCost }) => {
      if (!belowCost) throw new Refusal(409, 'Below cost', { data: cheap, failure: 'publishing.belowCost' });
      return { done: ids, refused: [{ id: '401', label: 'A1B2C CAT-BLK-L', reason: 'any', msg: 'Rises too far' }] };
    });
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    await user.click(screen.getByRole('button', { name: 'Batch price' }));
    await screen.findByText('Please select data');
    await user.click(row.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Batch price' }));
    const dialog = await dialogCalled('Change the price of 1 listing');
    await user.click(dialog.getByRole('button', { name: 'Change price' }));
    await waitFor(() => expect(dialog.getAllByText('Please enter the price')).toHaveLength(2));
    await user.type(dialog.getByLabelText('Original price (USD)'), '3');
    await user.type(dialog.getByLabelText('Special price (USD)'), '2');
    await user.click(dialog.getByRole('button', { name: 'Change price' }));
    const question = await dialogCalled('Below cost');
    question.getByText('CAT-BLK-M: price 2.00, cost 4.10');
    await user.click(question.getByRole('button', { name: 'Keep these prices' }));
    await screen.findByText('Change price: 1 done, 1 refused');
    screen.getByText('Rises too far');
    expect(server.sentTo(publishActs.updatePrice)).toMatchObject([
      { originalPrice: '3', specialPrice: '2' },
      { belowCost: true },
    ]);
  });

  it('take one stock, go off the shelf after a question, and are checked at once', async () => {
    server.on(publishActs.updateRealStock, ({ ids }) => ({ done: ids, refused: [], taskId: '7' }));
    server.on(publishActs.updateStatus, ({ ids }) => ({ done: ids, refused: [] }));
    server.on(publishActs.check, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    await user.click(row.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Batch inventory' }));
    const dialog = await dialogCalled('Change the stock of 1 listing');
    await user.type(dialog.getByLabelText('Stock'), '75 pieces');
    await user.click(dialog.getByRole('button', { name: 'Change stock' }));
    await screen.findByText('Change stock: 1 done');
    expect(server.sentTo(publishActs.updateRealStock)).toEqual([{ ids: ['401'], realStock: '75' }]);
    // what an act was done to is deselected
    expect(screen.queryByText('1 selected')).toBeNull();
    const whys = '1 of 2 SKUs are not changed: CAT-BLK-L: sold out';
    const problems = [{ id: '401', label: 'A1B2C', msg: whys }];
    tasks.sendTask({ id: '7', state: 'failed', total: 1, done: 1, failed: 1, problems });
    await screen.findByText(whys);
    await user.click(screen.getByRole('button', { name: 'Try the failed one again' }));
    await waitFor(() => expect(server.sentTo(publishActs.updateRealStock)).toHaveLength(2));
    expect(server.sentTo(publishActs.updateRealStock)[1]).toEqual({ ids: ['401'], realStock: '75' });

    await user.click(row.getByRole('button', { name: 'Remove' }));
    const question = await dialogCalled('Remove 1 listing?');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Remove: 1 done');
    expect(server.sentTo(publishActs.updateStatus)).toEqual([{ ids: ['401'], status: 2 }]);
    await user.click(row.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText('Check now: 1 done');
  });

  it('say that they are gone, and offer to publish them again or to delete them', async () => {
    holdListings(server, sampleListing({ differs: ['gone'] }));
    server.on(publishActs.sendOurs, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    row.getByText('Gone at the marketplace');
    expect(row.queryByRole('button', { name: 'Remove' })).toBeNull();
    await user.click(row.getByRole('button', { name: 'Take as gone' }));
    const question = await dialogCalled('Take the marketplace’s values for 1 listing?');
    question.getByText('It counts as failed here: publish it again as a new one, or delete it');
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await user.click(row.getByRole('button', { name: 'Publish anew' }));
    const dialog = await dialogCalled('Send our values of 1 listing');
    dialog.getByText('1 listing that is gone at its marketplace is published as a new one');
  });

  it('tell of a SKU where else it is listed, and keep the codes that marketplaces know', async () => {
    const detail = sampleListingDetail({ publishProductSpecs: [sampleSpec({ market })] });
    server.on(publishProducts.detail, () => ({ publishProducts: [detail] }));
    const listed = { storeTypeCode: 'SHEIN_SEMI_TRUSTEESHIP', publishStatus: 3 } as const;
    server.on(publishProducts.findSpecs, () => [
      { ...sampleSpec({ market, specialPrice: '14.99' }), ...listed, storeName: 'Harbor SHEIN' },
      {
        ...sampleSpec({ id: '701', publishProductId: '455', specialPrice: '9.99' }),
        ...listed,
        storeName: 'Mint SHEIN',
      },
    ]);
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    await user.click(row.getByRole('button', { name: 'Expand' }));
    await user.click(await screen.findByRole('button', { name: 'Detail of SKU CAT-BLK-M' }));
    const dialog = await dialogCalled('SKU detail · CAT-BLK-M');
    const table = within(await dialog.findByRole('table', { name: 'Listed in' }));
    const prices = () => table.getAllByText(/^(14|9)\.99$/).map((cell) => cell.textContent);
    expect(prices()).toEqual(['14.99', '9.99']);
    await user.click(table.getByRole('button', { name: 'Special price (USD)' }));
    expect(prices()).toEqual(['9.99', '14.99']);
    await user.click(table.getByRole('button', { name: 'Open the listing in Mint SHEIN' }));
    const editor = await dialogCalled('Edit listing A1B2C');
    expect(await editor.findByLabelText('Item number')).toHaveProperty('readOnly', true);
    editor.getByText('The marketplace has this item number, so it cannot change any more');
    const code = editor.getAllByRole('gridcell', { name: /CAT-BLK-M/ })[0]!;
    expect(code.title).toBe('The marketplace has this SKU, so it cannot change any more');
  });

  it('cannot be changed in what their marketplace takes no change of, and say where to', async () => {
    const temu = { storeTypeCode: 'TEMU_SEMI_TRUSTEESHIP', storeName: 'Harbor TEMU' } as const;
    holdListings(server, sampleListing(temu));
    const detail = sampleListingDetail({ ...temu, publishProductSpecs: [sampleSpec({ market })] });
    server.on(publishProducts.detail, () => ({ publishProducts: [detail] }));
    const { user } = open();
    const row = await rowOf('Cat Tee With Harbor Print');
    await user.click(row.getByRole('button', { name: 'Detail' }));
    const editor = await dialogCalled('Edit listing A1B2C');
    for (const name of ['Title', 'Description'])
      expect([name, await editor.findByLabelText(name)]).toEqual([name, expect.objectContaining({ readOnly: true })]);
    const reason = 'TEMU takes no change of this once it has the product';
    expect(editor.getAllByText(reason, { exact: false })).toHaveLength(2);
    const fixed = editor.getAllByRole('gridcell').filter(({ title }) => title.startsWith(reason));
    expect(fixed).toHaveLength(5);
  });
});

it('only shows a listing that is on its way, with what happened to it', async () => {
  const moving = sampleListing({ publishStatus: 2, stage: 'unknown', status: null });
  holdListings(server, moving);
  server.on(publishProducts.detail, () => ({ publishProducts: [sampleListingDetail(moving)] }));
  server.on(publishProducts.timeline, () => [
    { id: '2', behavior: 'Sent to the marketplace', createUser: 'system', gmtCreate: '2026-11-20T05:00:00.000Z' },
  ]);
  const { user } = renderScreen(<PublishScreen />, { at: `${at}?publishStatus=2` });
  const row = await rowOf('Cat Tee With Harbor Print');
  row.getByText('Publishing · outcome unknown');
  await user.click(row.getByRole('button', { name: 'Detail' }));
  const dialog = await dialogCalled('Listing A1B2C');
  dialog.getByText('Women / Tops / T-Shirts');
  dialog.getByText('Cotton');
  expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
  await user.click(dialog.getByRole('tab', { name: 'Timeline' }));
  await dialog.findByText('Sent to the marketplace');
});

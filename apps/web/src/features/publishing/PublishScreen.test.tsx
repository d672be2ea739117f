import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import type { FindingOut } from '@pressroom/contract/publishing/finding';
import type { PublishProduct } from '@pressroom/contract/publishing/listing';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleListing, sampleListingDetail, samplePlan, sampleSpec } from './publishing.sample.ts';
import { PublishScreen } from './PublishScreen.tsx';

const server = fakeServer();
const at = '/products/publish';
const counts = { unpublished: 1, publishing: 0, publishFailure: 1, published: 3 };

const failed = sampleListing({
  id: '402',
  title: 'Dog Tee',
  cargoNo: 'DOG01',
  spu: 'DOG',
  publishStatus: 4,
  status: null,
  errorCount: 1,
  problem: {
    msg: 'The title is too long for this category',
    reason: 'product name length exceeds limit',
    code: 'gpa-1203',
    place: { part: 'skus', sku: 'CAT-BLK-L', field: 'specialPrice' },
  },
});
const tooLong: FindingOut = { ruleId: 'title', severity: 'error', place: { part: 'title' }, msg: 'Too long' };
const differing = sampleListing({ differs: ['price', 'stock'] });

function holdListings(...rows: PublishProduct[]) {
  server.on(publishProducts.page, ({ publishStatus, publishPlanId }) => {
    const found = rows.filter((one) =>
      publishPlanId ? one.publishPlanId === publishPlanId : one.publishStatus === publishStatus,
    );
    return { rows: found, total: found.length };
  });
}

beforeEach(() => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(publishPlans.count, () => counts);
  server.on(publishPlans.page, () => ({ rows: [samplePlan()], total: 1 }));
  server.on(publishProducts.specs, () => [
    sampleSpec({
      market: {
        skcId: 's1',
        skuId: '77001',
        originalPrice: '19.99',
        specialPrice: '12.49',
        realStock: 120,
        status: 1,
      },
    }),
  ]);
  server.on(publishActs.round, () => ({ everyHours: 4, listings: 3, calls: 2, minutes: 1, stores: [] }));
  holdListings(sampleListing({ id: '400', publishStatus: 1, status: null }), differing, failed);
});

/** antd gives every part the same id in tests, so a dialog is found by its title. */
async function dialogCalled(title: string) {
  const [found] = await screen.findAllByText(title, { selector: '.ant-modal-title, .ant-modal-confirm-title' });
  return within(found!.closest<HTMLElement>('[role=dialog]')!);
}

const rowOf = async (text: string) => within((await screen.findByText(text)).closest('tr')!);

describe('the tabs', () => {
  it('count, stand in the address, and keep the search that all of them have', async () => {
    const { user, router } = renderScreen(<PublishScreen />, { at: `${at}?storeId=11&fuzzyType=3&fuzzy=CAT` });
    await screen.findByRole('tab', { name: 'Release plan 1', selected: true });
    for (const name of ['Publishing 0', 'Publishing failed 1', 'Posted successfully 3'])
      screen.getByRole('tab', { name });
    expect(server.sentTo(publishPlans.count)).toEqual([{ storeId: '11', fuzzyType: '3', fuzzy: 'CAT' }]);

    await user.click(screen.getByRole('tab', { name: 'Posted successfully 3' }));
    await screen.findByText('Price differs');
    const search = new URLSearchParams(router.state.location.search);
    expect(Object.fromEntries(search)).toEqual({ storeId: '11', fuzzyType: '3', fuzzy: 'CAT', publishStatus: '3' });

    await router.navigate(`${at}?publishStatus=3&differs=any&storeId=11`);
    // what the others cannot be searched by goes with the tab, and narrows its own count alone
    await screen.findByRole('tab', { name: 'Posted successfully 1' });
    await user.click(screen.getByRole('tab', { name: 'Publishing failed 1' }));
    await screen.findByText('Dog Tee');
    expect(router.state.location.search).toBe('?storeId=11&publishStatus=4');
  });
});

describe('plans', () => {
  it('open to their listings, are released after a question, and say what stayed behind', async () => {
    server.on(publishActs.executePlans, () => ({
      done: ['400'],
      refused: [{ id: '401', label: 'A1B2C', reason: 'publishing.refused.errors', msg: 'Preflight found 2 problems' }],
    }));
    const { user } = renderScreen(<PublishScreen />, { at });
    await user.click(await screen.findByRole('button', { name: 'Batch publishing' }));
    await screen.findByText('Please select data');

    const plan = await rowOf('PB20261123-0001');
    plan.getByText('1 listing has errors');
    await user.click(plan.getByRole('button', { name: 'Expand' }));
    const table = within(await screen.findByRole('table', { name: 'Listings of PB20261123-0001' }));
    table.getByText('Dog Tee');
    expect(server.sentTo(publishProducts.page)).toEqual([{ publishPlanId: '301', pageNum: '1', pageSize: '20' }]);

    await user.click(plan.getByRole('button', { name: 'Publish' }));
    const question = await dialogCalled('Publish 2 listings?');
    question.getByText('1 of them has errors and stays here; the others are sent');
    await user.click(question.getByRole('button', { name: 'Publish' }));
    const strip = within(await screen.findByText('Publish: 1 done, 1 refused').then((it) => it.closest('section')!));
    strip.getByText('Preflight found 2 problems');
    expect(server.sentTo(publishActs.executePlans)).toEqual([{ ids: ['301'] }]);
  });

  it('are judged, scheduled, called off and deleted', async () => {
    const releaseAt = '2026-12-01T01:00:00.000Z';
    server.on(publishPreflight.preflight, () => ({
      judged: 2,
      rows: [
        { id: '400', findings: [] },
        { id: '402', findings: [tooLong] },
      ],
    }));
    server.on(publishPlans.schedule, (input) => samplePlan({ releaseAt: input.releaseAt }));
    server.on(publishPlans.batchDelete, ({ ids }) => ({ done: ids, refused: [] }));
    server.on(publishPlans.page, () => ({ rows: [samplePlan({ releaseAt })], total: 1 }));
    const { user } = renderScreen(<PublishScreen />, { at });
    const plan = await rowOf('PB20261123-0001');
    plan.getByText('Releases itself at 2026-12-01 09:00');
    const choose = async (act: string) => {
      await user.click(plan.getByRole('button', { name: 'More for PB20261123-0001' }));
      await user.click(await screen.findByRole('button', { name: act }));
    };
    await choose('Preflight');
    await screen.findByText('1 listing has errors and will not be sent');
    await choose('Do not release by itself');
    await screen.findByText('The plan will not release itself any more');
    await choose('Schedule');
    const dialog = await dialogCalled('Schedule PB20261123-0001');
    await user.click(await dialog.findByRole('button', { name: 'Schedule' }));
    await waitFor(() =>
      expect(server.sentTo(publishPlans.schedule)).toEqual([
        { id: '301', gmtModified: samplePlan().gmtModified, releaseAt: null },
        { id: '301', gmtModified: samplePlan().gmtModified, releaseAt },
      ]),
    );
    await choose('Delete');
    const question = await dialogCalled('Delete 1 publish plan?');
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Delete: 1 done');
  });
});

describe('listings that failed', () => {
  it('say what the marketplace said and what it means, and lead to the cell to mend', async () => {
    const detail = sampleListingDetail({ ...failed, findings: [] });
    server.on(publishProducts.detail, () => ({ publishProducts: [detail] }));
    server.on(publishProducts.update, () => detail);
    const { user } = renderScreen(<PublishScreen />, { at: `${at}?publishStatus=4` });
    const row = await rowOf('Dog Tee');
    row.getByText('The title is too long for this category');
    await user.click(row.getByRole('button', { name: 'Expand' }));
    const problem = within(await screen.findByRole('region', { name: 'What went wrong' }));
    problem.getByText('product name length exceeds limit', { exact: false });
    problem.getByText('gpa-1203');
    await user.click(problem.getByRole('button', { name: 'Mend it' }));

    const dialog = await dialogCalled('Edit listing DOG01');
    const cell = await dialog.findByRole('textbox', { name: 'CAT-BLK-L, Special (USD): 14.99' });
    await waitFor(() => expect(document.activeElement).toBe(cell));
    await user.keyboard('{ArrowLeft}');
    await user.click(dialog.getByRole('button', { name: 'Mend it' }));
    const again = await dialog.findByRole('textbox', { name: 'CAT-BLK-L, Special (USD): 14.99' });
    await waitFor(() => expect(document.activeElement).toBe(again));
    await user.keyboard('9.9x{Enter}');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('1 cell is not right. Mend it, then save');
    await user.click(dialog.getByRole('button', { name: 'Undo' }));
    await user.click(dialog.getByRole('textbox', { name: 'CAT-BLK-L, Special (USD): 14.99' }));
    await user.keyboard('13.5{Enter}');
    await user.clear(dialog.getByLabelText('Title'));
    await user.type(dialog.getByLabelText('Title'), 'Dog Tee In Harbor Blue');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Listing saved');
    const [sent] = server.sentTo(publishProducts.update) as [Record<string, unknown>];
    expect(sent).toMatchObject({ id: '402', title: 'Dog Tee In Harbor Blue', gmtModified: failed.gmtModified });
    expect(sent['publishProductSpecs']).toMatchObject([
      { id: '501', specialPrice: '14.99' },
      { id: '502', specialPrice: '13.5', originalPrice: '19.99', status: 1 },
    ]);
  });

  it('show their findings, lead to what is mended elsewhere, and take it over from there', async () => {
    const bare: FindingOut = {
      ruleId: 'slots',
      severity: 'error',
      place: { part: 'pictures', sku: 'CAT-BLK-M', field: '2' },
      msg: '700 × 700, at least 900',
    };
    const noBrand: FindingOut = { ruleId: 'brand', severity: 'error', place: { part: 'settings' }, msg: 'No brand' };
    const noRight: FindingOut = { ruleId: 'right', severity: 'error', place: { part: 'store' }, msg: 'Not authorised' };
    const gap: FindingOut = {
      ruleId: 'gap',
      severity: 'warning',
      place: { part: 'attributes' },
      msg: 'Material is gone',
    };
    const findings = [noBrand, bare, noRight, gap, tooLong];
    const listing = { ...failed, errorCount: 3, problem: null, outdated: true, productMoved: true };
    holdListings(listing);
    server.on(publishProducts.detail, () => ({ publishProducts: [sampleListingDetail({ ...listing, findings })] }));
    server.on(publishProducts.refreeze, ({ ids }) => ({ done: ids, refused: [] }));
    const theirs = sampleListingDetail({
      ...listing,
      title: 'Dog Tee By Grace',
      gmtModified: '2026-11-20T06:00:00.000Z',
    });
    server.on(publishProducts.update, ({ gmtModified }) => {
      if (gmtModified === theirs.gmtModified) return theirs;
      const data = { current: theirs, by: 'grace', at: theirs.gmtModified };
      throw new Refusal(409, 'Somebody else has changed this', { data, failure: 'platform.stale' });
    });
    const { user } = renderScreen(<PublishScreen />, { at: `${at}?publishStatus=4` });
    const row = await rowOf('Dog Tee');
    row.getByText('3 errors');
    row.getByText('Requirements changed');
    row.getByText('Its product was edited');
    await user.click(row.getByRole('button', { name: 'Expand' }));
    const product = await screen.findByRole('link', { name: 'Open the product' });
    expect(product.getAttribute('href')).toBe('/products/management?fuzzyType=2&fuzzy=DOG&productType=1');
    const template = screen.getByRole('link', { name: 'Open the classification template' });
    expect(template.getAttribute('href')).toBe('/products/classifyingTemplate?fuzzy=Tees');
    const store = screen.getByRole('link', { name: 'Open the store' });
    expect(store.getAttribute('href')).toBe('/store/index?name=Harbor+SHEIN');
    screen.getByRole('button', { name: 'Open the publishing settings' });
    await user.click(row.getByRole('button', { name: 'Take over the product’s changes' }));
    const question = await dialogCalled('Take over the product’s changes into 1 listing?');
    await user.click(question.getByRole('button', { name: 'Take over the product’s changes' }));
    await screen.findByText('Take over the product’s changes: 1 done');

    await user.click(screen.getByRole('button', { name: 'Mend it' }));
    const dialog = await dialogCalled('Edit listing DOG01');
    const title = await dialog.findByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
    // in the list of findings, and below its field
    expect(dialog.getAllByText('Too long')).toHaveLength(2);
    await user.clear(dialog.getByLabelText('Item number'));
    await user.type(dialog.getByLabelText('Item number'), 'DOG02');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    const conflict = await dialogCalled('Somebody else has changed this record');
    conflict.getByText('Dog Tee By Grace');
    await user.click(conflict.getByRole('button', { name: 'Take over these changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Listing saved');
    const sent = server.sentTo(publishProducts.update).at(-1);
    expect(sent).toMatchObject({ title: 'Dog Tee By Grace', cargoNo: 'DOG02', gmtModified: theirs.gmtModified });
  });

  it('are sent once more after a question', async () => {
    server.on(publishActs.executeProducts, ({ ids }) => ({ done: ids, refused: [] }));
    const { user } = renderScreen(<PublishScreen />, { at: `${at}?publishStatus=4` });
    const row = await rowOf('Dog Tee');
    await user.click(row.getByRole('button', { name: 'Republish' }));
    const question = await dialogCalled('Republish 1 listing?');
    await user.click(question.getByRole('button', { name: 'Republish' }));
    await screen.findByText('Republish: 1 done');
    expect(server.sentTo(publishActs.executeProducts)).toEqual([{ ids: ['402'] }]);
  });
});

describe('published listings', () => {
  const open = () => renderScreen(<PublishScreen />, { at: `${at}?publishStatus=3` });

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
    server.on(publishActs.updateRealStock, ({ ids }) => ({ done: ids, refused: [] }));
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

    await user.click(row.getByRole('button', { name: 'Remove' }));
    const question = await dialogCalled('Remove 1 listing?');
    await user.click(question.getByRole('button', { name: 'Remove' }));
    await screen.findByText('Remove: 1 done');
    expect(server.sentTo(publishActs.updateStatus)).toEqual([{ ids: ['401'], status: 2 }]);
    await user.click(row.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'Check now' }));
    await screen.findByText('Check now: 1 done');
  });
});

it('only shows a listing that is on its way, with what happened to it', async () => {
  const moving = sampleListing({ publishStatus: 2, stage: 'unknown', status: null });
  holdListings(moving);
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

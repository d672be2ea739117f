import { publishActs } from '@pressroom/contract/publishing/acts';
import type { FindingOut } from '@pressroom/contract/publishing/finding';
import { publishProducts } from '@pressroom/contract/publishing/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { answerPublishPage, holdListings, sampleFailed, sampleListingDetail } from './publishing.sample.ts';
import { PublishScreen } from './PublishScreen.tsx';

const server = fakeServer();
const at = '/products/publish';
const tooLong: FindingOut = { ruleId: 'title', severity: 'error', place: { part: 'title' }, msg: 'Too long' };

beforeEach(() => {
  answerPublishPage(server);
  holdListings(server, sampleFailed);
});

describe('listings that failed', () => {
  it('say what the marketplace said and what it means, and lead to the cell to mend', async () => {
    const detail = sampleListingDetail({ ...sampleFailed, findings: [] });
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
    expect(sent).toMatchObject({ id: '402', title: 'Dog Tee In Harbor Blue', gmtModified: sampleFailed.gmtModified });
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
    const listing = { ...sampleFailed, errorCount: 3, problem: null, outdated: true, productMoved: true };
    holdListings(server, listing);
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

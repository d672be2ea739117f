import { publishActs, publishPreflight } from '@pressroom/contract/publishing/acts';
import type { FindingOut } from '@pressroom/contract/publishing/finding';
import { publishPlans, publishProducts } from '@pressroom/contract/publishing/plans';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import {
  answerPublishPage,
  holdListings,
  sampleFailed,
  sampleListing,
  sampleListingDetail,
  samplePlan,
} from './publishing.sample.ts';
import { PublishScreen } from './PublishScreen.tsx';

const server = fakeServer();
const at = '/products/publish';
const tooLong: FindingOut = { ruleId: 'title', severity: 'error', place: { part: 'title' }, msg: 'Too long' };

beforeEach(() => {
  answerPublishPage(server);
  const waiting = sampleListing({ id: '400', publishStatus: 1, status: null });
  holdListings(server, waiting, sampleListing({ differs: ['price'] }), sampleFailed);
});

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

it.each([
  ['sending', 'true'],
  ['unknown', 'false'],
] as const)(
  'says in the stage %s why the try before it failed; only what nobody waits for is alarming',
  async (stage, waits) => {
    const problem = { ...sampleFailed.problem!, msg: 'The marketplace is busy' };
    holdListings(server, sampleListing({ publishStatus: 2, stage, status: null, problem }));
    renderScreen(<PublishScreen />, { at: `${at}?publishStatus=2` });
    expect((await screen.findByText('The marketplace is busy')).getAttribute('data-waits')).toBe(waits);
  },
);

describe('plans', () => {
  it('show every column beside the navigation of a window of 1440 pixels', async () => {
    renderScreen(<PublishScreen />, { at });
    await screen.findByText('PB', { exact: false, selector: 'strong' });
    const [navigation, margins, frame, scrollbar] = [218, 24, 2, 15];
    const room = 1440 - navigation - margins - frame - scrollbar;
    expect(Number.parseInt(screen.getByRole('table').style.minWidth, 10)).toBeLessThanOrEqual(room);
  });

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
    strip.getByRole('button', { name: 'Open' });
    // it goes on in another tab, and is told there
    await user.click(screen.getByRole('tab', { name: 'Publishing 0' }));
    await screen.findByText('No listings are publishing');
    screen.getByText('Preflight found 2 problems');
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
    const detail = sampleListingDetail({ ...sampleFailed, findings: [tooLong] });
    server.on(publishProducts.detail, () => ({ publishProducts: [detail] }));
    const { user } = renderScreen(<PublishScreen />, { at });
    const plan = await rowOf('PB20261123-0001');
    plan.getByText('Releases itself at 2026-12-01 09:00');
    const choose = async (act: string) => {
      await user.click(plan.getByRole('button', { name: 'More for PB20261123-0001' }));
      await user.click(await screen.findByRole('button', { name: act }));
    };
    await choose('Preflight');
    await screen.findByText('1 listing has errors and will not be sent');
    await user.click(screen.getByRole('button', { name: 'Show the findings' }));
    const findings = await dialogCalled('Preflight findings of PB20261123-0001');
    const dog = within(await findings.findByRole('region', { name: 'Dog Tee' }));
    await user.click(dog.getByRole('button', { name: 'Mend it' }));
    const editor = await dialogCalled('Edit listing DOG01');
    const title = await editor.findByLabelText('Title');
    await waitFor(() => expect(document.activeElement).toBe(title));
    await user.click(editor.getByRole('button', { name: 'Cancel' }));
    await user.click(findings.getByText('Close'));
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

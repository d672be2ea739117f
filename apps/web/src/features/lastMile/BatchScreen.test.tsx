import { channels } from '@pressroom/contract/channels/channels';
import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { batchAddress } from '@pressroom/contract/lastMile/batchAddress';
import { type LastMileRow, lastMileRows } from '@pressroom/contract/lastMile/rows';
import type { LabelType } from '@pressroom/contract/lastMile/status';
import { orders } from '@pressroom/contract/orders/orders';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { dialogCalled, rowOf } from '../../testing/finding.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BatchScreen } from './BatchScreen.tsx';
import { samplePage, sampleRow } from './lastMile.sample.ts';

const server = fakeServer();
const batchNumber = 'LM20261120-1';
const details = lastMileRows.queryBulkPrintRecordDetails;

interface Circumstances {
  labelType?: LabelType;
  roles?: string[];
}

function open(rows: readonly LastMileRow[], { labelType = 2, roles }: Circumstances = {}) {
  server.on(details, () => samplePage(rows, { labelType }));
  return renderScreen(<BatchScreen />, { at: batchAddress({ batchNumber, labelType }), roles });
}

async function choose(user: ReturnType<typeof open>['user'], ...numbers: string[]) {
  for (const number of numbers) await user.click((await rowOf(number)).getByRole('checkbox'));
}

/** Answers the question that is open. */
async function answer(user: ReturnType<typeof open>['user'], name: string) {
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name }));
  return question;
}

async function pick(user: ReturnType<typeof open>['user'], option: string) {
  await user.click(await screen.findByRole('combobox', { name: 'Channel' }));
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

const buttonsOf = (row: Awaited<ReturnType<typeof rowOf>>) =>
  row.getAllByRole('button').flatMap((button) => {
    const name = button.textContent;
    return name && !button.hasAttribute('disabled') ? [name] : [];
  });

describe('the rows of a batch', () => {
  it('shows what a row is, what it costs and where it stands', async () => {
    open([
      sampleRow({ orderStatus: 7, trackingNumber: '1Z999AA10123456784', carrierName: 'UPS', parcels: 3 }),
      sampleRow({
        id: '602',
        thirdOrderNumber: 'PR-2',
        orderStatus: 2,
        errMsg: 'No channel named a price',
        cost: null,
      }),
      sampleRow({
        id: '603',
        thirdOrderNumber: 'PR-3',
        orderStatus: 4,
        outcomeUnknown: true,
        errMsg: 'It is being asked',
      }),
      sampleRow({ id: '604', thirdOrderNumber: 'PR-4', orderStatus: 3, errMsg: 'of another day' }),
    ]);
    const issued = await rowOf('PR-10001');
    issued.getByText('Nexus Freight');
    issued.getByText('Express');
    issued.getByText('UniUni next day');
    issued.getByText('4.20');
    issued.getByText('Label issued');
    issued.getByText('1Z999AA10123456784');
    const failed = await rowOf('PR-2');
    failed.getByText('Trial failed');
    failed.getByText('No channel named a price');
    const unknown = await rowOf('PR-3');
    unknown.getByText('Outcome unknown');
    const inOneCell = (row: typeof unknown, ...texts: string[]) =>
      new Set(texts.map((text) => row.getByText(text).closest('td'))).size === 1;
    // the column of errors is for what has failed alone
    expect(inOneCell(unknown, 'Outcome unknown', 'It is being asked')).toBe(true);
    expect(inOneCell(failed, 'Trial failed', 'No channel named a price')).toBe(false);
    expect((await rowOf('PR-4')).queryByText('of another day')).toBeNull();
    expect(server.sentTo(details)[0]).toMatchObject({ batchNumber, pageNum: '1' });
  });

  it('finds by order number and status, and a reset leaves the batch in the address', async () => {
    const { user, router } = open([sampleRow()]);
    await user.type(await screen.findByLabelText('Order number'), 'PR-1{Enter}');
    await user.click(await screen.findByRole('tab', { name: /Waiting for order/ }));
    await waitFor(() =>
      expect(server.sentTo(details).at(-1)).toMatchObject({ thirdOrderNumber: 'PR-1', orderStatus: '3', batchNumber }),
    );
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    const bare = batchAddress({ batchNumber, labelType: 2 });
    await waitFor(() => expect(`/order/lastMileOrderDetail${router.state.location.search}`).toBe(bare));
    expect(screen.getByLabelText('Order number')).toHaveProperty('value', '');
  });

  it('counts the rows of each status', async () => {
    open([
      sampleRow({ orderStatus: 0 }),
      sampleRow({ id: '2', orderStatus: 6 }),
      sampleRow({ id: '3', orderStatus: 6 }),
    ]);
    await screen.findByRole('tab', { name: 'Order failed 2' });
    screen.getByRole('tab', { name: 'Waiting for calculation 1' });
    screen.getByRole('tab', { name: 'All 3' });
    expect(screen.queryByRole('tab', { name: /Ordered/ })).toBeNull();
  });

  it('follows rows that a job works on, without a reload', async () => {
    let orderStatus: 1 | 3 = 1;
    server.on(details, () => {
      const page = samplePage([sampleRow({ orderStatus })]);
      orderStatus = 3;
      return page;
    });
    renderScreen(<BatchScreen />, { at: batchAddress({ batchNumber, labelType: 2 }) });
    const row = await rowOf('PR-10001');
    row.getByText('Calculating');
    await row.findByText('Waiting for order', {}, { timeout: 10_000 });
  });

  it('says where the address names no batch, and leads back', async () => {
    const { user, router } = renderScreen(<BatchScreen />, { at: '/order/lastMileOrderDetail?s=%21%21' });
    await screen.findByText('The address names no batch');
    await user.click(screen.getByRole('link', { name: 'Back to the batches' }));
    expect(router.state.location.pathname).toBe('/order/lastMileOrder');
  });

  it('opens the order, to read, for those who may see orders', async () => {
    open([sampleRow()], { roles: ['/order/courseDetails'] });
    await screen.findByText('PR-10001');
    expect(screen.queryByRole('button', { name: 'PR-10001' })).toBeNull();
  });
});

describe('what is offered', () => {
  it.each([
    [0, ['Calculate', 'Delete']],
    [1, ['Calculate', 'Delete']],
    [2, ['Calculate', 'Delete']],
    [3, ['Calculate', 'Place an order', 'Delete']],
    [4, []],
    [5, ['Get the label']],
    [6, ['Calculate', 'Get the label', 'Delete']],
    [7, []],
    [8, ['Delete']],
  ] as const)('is by status: %d of an own label', async (orderStatus, expected) => {
    open([sampleRow({ orderStatus })]);
    const row = await rowOf('PR-10001');
    expect(buttonsOf(row)).toEqual(['PR-10001', ...expected]);
    row.getByRole('button', { name: 'Delete' });
  });

  it('says why a row cannot be deleted', async () => {
    open([sampleRow({ orderStatus: 7 })]);
    const description = 'Money is being spent on it or was spent: it cannot be deleted';
    const deletion = (await rowOf('PR-10001')).getByRole('button', { name: 'Delete' });
    expect(deletion).toHaveProperty('disabled', true);
    expect(deletion.getAttribute('aria-description')).toBe(description);
  });

  it('is pushing in place of prices where the labels are the platform’s', async () => {
    open([sampleRow({ orderStatus: 0 }, 1)], { labelType: 1 });
    const row = await rowOf('PR-10001');
    row.getByText('To push');
    expect(buttonsOf(row)).toEqual(['PR-10001', 'Push', 'Delete']);
    screen.getByRole('button', { name: 'Batch push' });
    expect(screen.queryByRole('button', { name: 'Batch calculation' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Batch order' })).toBeNull();
  });

  it.each(['Batch order', 'Batch calculation', 'Batch delete'])(
    '%s asks for rows where none is chosen',
    async (name) => {
      const { user } = open([sampleRow()]);
      await screen.findByText('PR-10001');
      await user.click(screen.getByRole('button', { name }));
      await screen.findByText('Please select data');
    },
  );
});

describe('acts', () => {
  it('buys after it has named the number of rows and what they cost, and keeps refused rows chosen', async () => {
    const { user } = open([
      sampleRow(),
      sampleRow({ id: '602', thirdOrderNumber: 'PR-2', cost: '3.10' }),
      sampleRow({ id: '603', thirdOrderNumber: 'PR-3', cost: '2.00', currency: 'EUR' }),
      sampleRow({ id: '604', thirdOrderNumber: 'PR-4', orderStatus: 7 }),
    ]);
    server.on(lastMileRows.bulkOrder, () => ({
      done: ['601', '603'],
      refused: [{ id: '602', label: 'PR-2', reason: 'lastMile.gone', msg: 'The row has been deleted' }],
    }));
    await choose(user, 'PR-10001', 'PR-2', 'PR-3', 'PR-4');
    await user.click(screen.getByRole('button', { name: 'Batch order' }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText('Buy the labels of 3 orders?', { selector: '.ant-modal-title' });
    question.getByText(/Together EUR 2\.00, USD 7\.30\..*One more of the chosen is left out/);
    await answer(user, 'Place orders');
    await screen.findByText('Order successfully placed');
    expect(server.sentTo(lastMileRows.bulkOrder)).toEqual([{ ids: ['601', '602', '603'] }]);
    screen.getByText('Place orders: 2 accepted, 2 refused');
    screen.getByText('The row has been deleted');
    screen.getByText('Not possible while the row is “Label issued”');
    screen.getByText('2 selected');
    expect(screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([
      false,
      false,
      true,
      false,
      true,
    ]);
  });

  it('buys nothing without consent', async () => {
    const { user } = open([sampleRow()]);
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Place an order' }));
    await answer(user, 'Cancel');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(lastMileRows.bulkOrder)).toEqual([]);
  });

  it('asks for nothing where no chosen row allows it, and says why', async () => {
    const { user } = open([sampleRow({ orderStatus: 8 })]);
    await choose(user, 'PR-10001');
    await user.click(screen.getByRole('button', { name: 'Batch order' }));
    await screen.findByText('Not possible while the row is “Cancelled”');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sentTo(lastMileRows.bulkOrder)).toEqual([]);
  });

  it('deletes after a question', async () => {
    const { user } = open([sampleRow({ orderStatus: 0 })]);
    server.on(lastMileRows.delete, ({ ids }) => ({ done: ids, refused: [] }));
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Delete' }));
    await answer(user, 'Delete');
    await screen.findByText('Deleted successfully');
    expect(server.sentTo(lastMileRows.delete)).toEqual([{ ids: ['601'] }]);
  });

  it('fetches the label of one row without a question', async () => {
    const { user } = open([sampleRow({ orderStatus: 5 })]);
    server.on(lastMileRows.getLabel, ({ id }) => ({ done: [id], refused: [] }));
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'Get the label' }));
    await screen.findByText('Get success');
    expect(server.sentTo(lastMileRows.getLabel)).toEqual([{ id: '601' }]);
  });

  it('pushes what the marketplace has to ship', async () => {
    const { user } = open([sampleRow({ orderStatus: 0 }, 1)], { labelType: 1 });
    server.on(lastMileRows.bulkOrderPush, ({ ids }) => ({ done: ids, refused: [] }));
    await choose(user, 'PR-10001');
    await user.click(screen.getByRole('button', { name: 'Batch push' }));
    await answer(user, 'Push');
    await screen.findByText('Push successfully');
    expect(server.sentTo(lastMileRows.bulkOrderPush)).toEqual([{ ids: ['601'] }]);
  });

  it.each([
    ['Retry', lastMileRows.retry, 6, 'Retry', 'Those with a price: together USD 4.20.'],
    ['Cancel label', lastMileRows.cancelLabel, 7, 'Cancel label', 'Paid for them: USD 4.20.'],
  ] as const)('%s stands in the menu, and says what it is about', async (name, endpoint, orderStatus, ok, told) => {
    const { user } = open([sampleRow({ orderStatus })]);
    server.on(endpoint, ({ ids }) => ({ done: ids, refused: [] }));
    await user.click((await rowOf('PR-10001')).getByRole('button', { name: 'More actions' }));
    await user.click(await screen.findByRole('button', { name }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText(new RegExp(told.replaceAll('.', '\\.')));
    await user.click(question.getByRole('button', { name: ok }));
    await waitFor(() => expect(server.sentTo(endpoint)).toEqual([{ ids: ['601'] }]));
  });
});

describe('the trial calculation', () => {
  const channel = {
    id: '31',
    systemCode: 'YWJ' as const,
    systemName: 'YWJ',
    supplierCode: 'NX-US',
    supplierName: 'Nexus Freight',
    channelType: 1 as const,
    channelCode: 'UNI-NEXT',
    channelName: 'UniUni next day',
    isDefault: true,
    defaultMoney: null,
    dataStatus: 1 as const,
    gmtCreate: '2026-11-20T02:00:00.000Z',
    gmtModified: '2026-11-20T03:00:00.000Z',
  };

  async function openDialog() {
    const shown = open([sampleRow({ orderStatus: 0 }), sampleRow({ id: '602', thirdOrderNumber: 'PR-2' })]);
    server.on(channels.queryAllList, () => ({ rows: [channel], total: 1 }));
    server.on(lastMileRows.costBulkOrder, ({ ids = [] }) => ({ done: ids, refused: [] }));
    await choose(shown.user, 'PR-10001', 'PR-2');
    await shown.user.click(screen.getByRole('button', { name: 'Batch calculation' }));
    return { ...shown, dialog: await dialogCalled('Batch trial calculation (2)') };
  }

  it.each([
    ['Automatic (all systems)', {}],
    ['Automatic (YWJ)', { systemCode: 'YWJ' }],
    ['Nexus Freight · UniUni next day · Express', { channelInfoId: '31' }],
  ])('asks %s', async (option, asked) => {
    const { user, dialog } = await openDialog();
    await pick(user, option);
    await user.click(dialog.getByRole('button', { name: 'Calculate' }));
    await screen.findByText('Trial submission successful');
    expect(server.sentTo(lastMileRows.costBulkOrder)).toEqual([{ batchNumber, ids: ['601', '602'], ...asked }]);
    expect(server.sentTo(channels.queryAllList)).toEqual([{ pageNum: '1', pageSize: '10000', dataStatus: '1' }]);
    await waitFor(() => expect(screen.queryByText(/selected/)).toBeNull());
  });

  it('wants a channel', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Calculate' }));
    await dialog.findByText('Please select a channel');
    expect(server.sentTo(lastMileRows.costBulkOrder)).toEqual([]);
  });
});

it('opens the errors of its sheet', async () => {
  server.on(details, () => samplePage([], { dataStatus: 2, errorNum: 1 }));
  server.on(lastMileBatches.batchErrors, () => [{ lineNum: 3, thirdOrderNumber: 'PR-404', msg: 'No such order' }]);
  const { user } = renderScreen(<BatchScreen />, { at: batchAddress({ batchNumber, labelType: 2 }) });
  await user.click(await screen.findByRole('button', { name: 'Completed with errors (1)' }));
  await screen.findByText('No such order');
});

it('shows an order that cannot be fetched as such', async () => {
  const { user } = open([sampleRow()]);
  await user.click(await screen.findByRole('button', { name: 'PR-10001' }));
  const dialog = await dialogCalled('Order PR-10001');
  await dialog.findByText('This could not be loaded');
  expect(server.sentTo(orders.queryDetail)).toEqual([]);
});

import { categories } from '@pressroom/contract/categories/categories';
import { lastMileBatches } from '@pressroom/contract/lastMile/batches';
import { library } from '@pressroom/contract/library/library';
import { orders } from '@pressroom/contract/orders/orders';
import type { OrderRow } from '@pressroom/contract/orders/orderShapes';
import { attention } from '@pressroom/contract/orders/status';
import { skuMapping, type SkuMappingRow } from '@pressroom/contract/skuMapping/skuMapping';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ExceptionsScreen } from './ExceptionsScreen.tsx';
import { sampleLine, sampleOrder } from './orders.sample.ts';

const server = fakeServer();
const at = '/order/exceptions';
const own = { shopId: '31', skuId: '17592304881155' };
const mapping: SkuMappingRow = {
  ...own,
  id: '41',
  shopName: 'Harbor Print',
  productCode: 'TEE-BLK-M',
  printNum: 1,
  printingImage: '81',
  printingName: 'fox.png',
  printingUrl: '/files/fox',
  printingImage2: null,
  printingName2: null,
  printingUrl2: null,
  renderingImage: null,
  listing: null,
  contradictions: [],
  gmtCreate: '2026-11-20T02:00:00.000Z',
  gmtModified: '2026-11-20T02:00:00.000Z',
};
const suggestion = {
  productCode: 'TEE-BLK-M',
  specName: 'T-shirt-Black-Medium',
  prints: [{ id: '81', name: 'fox.png', url: '/files/fox' }],
  complete: true,
  reasons: ['The seller SKU contains TEE-BLK-M'],
};

beforeEach(() => {
  server.on(orders.contradictions, () => []);
  server.on(orders.shortages, () => []);
  server.on(orders.lastAct, () => null);
  server.on(orders.versions, () => []);
  server.on(orders.exceptionCounts, () => []);
  server.on(orders.lateTonight, () => []);
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(categories.productCodePage, () => ({ rows: [], total: 0 }));
  server.on(library.fileDetails, () => {
    throw new Error('no picture is asked for');
  });
  server.on(skuMapping.checkDraft, () => ({ listing: null, picture: null, contradictions: [] }));
  server.on(skuMapping.suggestions, ({ pairs }) =>
    pairs.map((pair) => ({ ...pair, suggestions: [suggestion], missing: null })),
  );
});

/** The one order of the list, until it is resolved. */
async function show(values: Partial<OrderRow>, roles?: string[]) {
  let rows = [sampleOrder(values)];
  server.on(orders.queryList, () => ({ rows, total: rows.length }));
  const rendered = renderScreen(<ExceptionsScreen />, { at, roles });
  const row = within((await screen.findByText('PR-10001')).closest('tr')!);
  const resolved = () => {
    rows = [];
  };
  return { ...rendered, row, resolved };
}

const isGone = () => screen.findByText('No order needs anybody');
const unmappedLine = (msku: string, id: string) =>
  sampleLine({ id, msku, productCode: null, printingImage: null, printingImage2: null, printingName: null });

it('maps the SKU IDs that an order waits for, one after the other, and takes a suggestion with one press', async () => {
  const orderDetailsList = [unmappedLine('901', '71'), unmappedLine('902', '72')];
  const { user, row, resolved } = await show({
    sysStatus: 5,
    orderDetailsList,
    attention: [attention.mapping],
    can: ['close', 'edit'],
  });
  row.getByText('SKU not mapped');
  await user.click(row.getByRole('button', { name: 'Map' }));
  server.on(skuMapping.save, () => ({ ...mapping, releasedOrders: 0, changedOrders: 0 }));
  const first = within(await screen.findByRole('dialog', { name: 'Add mapping (1 of 2)' }));
  expect(first.getByLabelText<HTMLInputElement>('SKU ID').value).toBe('901');
  await waitFor(() => expect(document.activeElement).toBe(first.getByLabelText('Product code')));
  await user.click(await first.findByRole('button', { name: 'Accept' }));
  const second = within(await screen.findByRole('dialog', { name: 'Add mapping (2 of 2)' }));
  resolved();
  await user.click(await second.findByRole('button', { name: 'Accept' }));
  await isGone();
  expect(screen.queryByRole('dialog')).toBeNull();
  const taken = { shopId: '31', productCode: 'TEE-BLK-M', printingImage: '81' };
  expect(server.sentTo(skuMapping.save)).toEqual([
    { ...taken, skuId: '901' },
    { ...taken, skuId: '902' },
  ]);
});

it('offers the mapping in the opened line', async () => {
  const { user } = await show({ sysStatus: 5, orderDetailsList: [unmappedLine('901', '71')], can: ['edit'] });
  await user.click(screen.getByRole('button', { name: 'Expand' }));
  await user.click(await screen.findByRole('button', { name: 'Map the SKU ID' }));
  await screen.findByRole('dialog', { name: 'Add mapping' });
});

it('offers no mapping to those who may not map', async () => {
  const { row } = await show({ sysStatus: 5, orderDetailsList: [unmappedLine('901', '71')], can: ['edit'] }, [
    '/order/exceptions',
    'orderUpdate',
  ]);
  row.getByRole('button', { name: 'Edit' });
  expect(row.queryByRole('button', { name: 'Map' })).toBeNull();
});

it('opens the mapping that the listing contradicts, and is rid of it once it is corrected', async () => {
  server.on(skuMapping.getByShopIdAndSkuId, () => mapping);
  server.on(skuMapping.save, () => ({ ...mapping, releasedOrders: 0, changedOrders: 1 }));
  const { user, row, resolved } = await show({ attention: [attention.contradiction], can: ['approve', 'edit'] });
  row.getByText('Mapping mismatch');
  await user.click(row.getByRole('button', { name: 'Correct mapping' }));
  await screen.findByLabelText('SKU ID');
  const dialog = within(screen.getByRole('dialog', { name: 'Edit mapping' }));
  expect(server.sentTo(skuMapping.getByShopIdAndSkuId)).toEqual([own]);
  resolved();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await isGone();
  expect(server.sentTo(skuMapping.save)).toMatchObject([{ id: '41', ...own }]);
});

it('corrects a mapping from the question about it, which is asked again afterwards', async () => {
  const line = {
    orderId: '9001',
    shopId: '31',
    thirdOrderNumber: 'PR-10001',
    id: '71',
    lineNo: 1,
    msku: own.skuId,
    productCode: 'TEE-BLK-M',
    productCombinedImage: null,
    listing: { title: 'Harbor shirt', sellerSku: 'TEE-WHT-M', attributes: [] },
    contradictions: [{ about: 'colour' as const, source: 'sellerSku' as const, said: 'WHT', mapped: 'BLK' }],
  };
  let lines = [line];
  server.on(orders.contradictions, () => lines);
  server.on(orders.orderReview, ({ confirmContradictions }) => ({
    done: lines.length === 0 ? ['9001'] : [],
    refused:
      lines.length === 0 || confirmContradictions
        ? []
        : [{ id: '9001', label: 'PR-10001', reason: 'orders.contradicted', msg: 'Check' }],
  }));
  server.on(skuMapping.getByShopIdAndSkuId, () => mapping);
  server.on(skuMapping.save, () => ({ ...mapping, releasedOrders: 0, changedOrders: 1 }));
  const { user, row } = await show({ attention: [attention.contradiction], can: ['approve'] });
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(await question.findByRole('button', { name: 'Correct mapping' }));
  await screen.findByLabelText('SKU ID');
  const dialog = within(screen.getByRole('dialog'));
  lines = [];
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await screen.findByText('No longer contradicted, and can be approved: 1.');
  await user.click(screen.getByRole('button', { name: 'Approve (1)' }));
  await screen.findByText('Approve: 1 done');
  expect(server.sentTo(orders.orderReview).at(-1)).toMatchObject({ ids: ['9001'] });
});

const unlabelled: Partial<OrderRow> = { sysStatus: 1, attention: [attention.label], can: ['ship', 'parcel'] };

it('brings the label that an order in production waits for, and leaves shipping without one in the menu', async () => {
  server.on(orders.queryDetail, () => sampleOrder(unlabelled));
  server.on(orders.updateParcel, () => sampleOrder({ ...unlabelled, hasLabel: true }));
  const { user, row, resolved } = await show(unlabelled);
  row.getByText('In production, no label');
  expect(row.queryByRole('button', { name: 'Ship now' })).toBeNull();
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('button', { name: 'Ship now' });
  await user.click(row.getByRole('button', { name: 'Add the label' }));
  const file = new File(['%PDF'], 'label.pdf', { type: 'application/pdf' });
  await user.upload(await screen.findByLabelText('Drop the label’s PDF here, or click to choose'), file);
  resolved();
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await isGone();
});

it.each([
  ['Push for the label', 1],
  ['Order the label', 2],
] as const)('gets the label in a batch of its label type: %s', async (label, labelType) => {
  server.on(lastMileBatches.addBulkPrintRecord, () => ({ batchNumber: 'B-1', total: 1, refused: [] }));
  const { user, row } = await show({ ...unlabelled, labelType });
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await user.click(await screen.findByRole('button', { name: label }));
  await user.click(await screen.findByRole('button', { name: 'Make the batch' }));
  await screen.findAllByText('Batch B-1 holds 1 order');
  expect(server.sentTo(lastMileBatches.addBulkPrintRecord)).toEqual([{ labelType, ids: ['9001'] }]);
});

it('ships an order without a label first where its user may not bring one', async () => {
  const { row } = await show(unlabelled, ['/order/exceptions', 'orderSend', 'orderUpdate']);
  row.getByRole('button', { name: 'Ship now' });
  expect(row.queryByRole('button', { name: 'Add the label' })).toBeNull();
});

it('keeps a void label that still fits, or takes another', async () => {
  server.on(orders.keepLabel, () => sampleOrder());
  const { user, row, resolved } = await show({
    sysStatus: 1,
    hasLabel: true,
    labelVoid: 'The label is void',
    attention: [attention.labelVoid],
    can: ['parcel', 'keepLabel'],
  });
  await user.click(row.getByRole('button', { name: 'More actions' }));
  await screen.findByRole('button', { name: 'Add the label' });
  await user.click(row.getByRole('button', { name: 'Label still valid' }));
  resolved();
  const question = within(await screen.findByRole('dialog'));
  await user.click(await question.findByRole('button', { name: 'Label still valid' }));
  await isGone();
  expect(server.sentTo(orders.keepLabel)).toHaveLength(1);
});

it('asks for another label where a void one never fits again', async () => {
  const { row } = await show({
    sysStatus: 1,
    hasLabel: true,
    labelVoid: 'The address has changed',
    attention: [attention.labelVoid],
    can: ['parcel'],
  });
  row.getByRole('button', { name: 'Add the label' });
});

it('leads from a print that failed to the packing station', async () => {
  const { user, row, router } = await show({
    sysStatus: 1,
    hasLabel: true,
    attention: [attention.print],
    can: ['ship', 'print'],
  });
  row.getByText('Label print failed');
  await user.click(row.getByRole('button', { name: 'Print label' }));
  expect(router.state.location).toMatchObject({ pathname: '/order/print', search: '?number=PR-10001' });
});

it('leads from missing blanks to the stock of their product code', async () => {
  server.on(orders.shortages, () => [{ orderId: '9001', productCodeId: '5', productCode: 'TEE-BLK-M', units: 2 }]);
  const { user, row, router } = await show({
    sysStatus: 1,
    hasLabel: true,
    attention: [attention.blanks],
    can: ['ship'],
  });
  await user.click(await row.findByRole('button', { name: 'Stock of TEE-BLK-M' }));
  expect(router.state.location).toMatchObject({ pathname: '/products/information', search: '?code=TEE-BLK-M' });
});

it.each([
  ['Marketplace message', attention.hold, { sysStatus: 3, can: ['decide', 'close'] }, 'Decide'],
  ['Drawing failed', attention.drawing, { sysStatus: 3, can: ['submit', 'approve'] }, 'Approve'],
  ['Shipping failed', attention.shipment, { sysStatus: 1, hasLabel: true, can: ['ship', 'print'] }, 'Ship now'],
  ['Shipping failed', attention.shipment, { sysStatus: 1, hasLabel: true, carrierQuestion: '4' }, 'Choose carrier'],
  ['Deadline at risk', attention.deadline, { sysStatus: 1, hasLabel: true, can: ['ship'] }, 'Ship now'],
] as const)('names %s, and offers what resolves it', async (name, kind, values, act) => {
  const { row } = await show({ can: [], ...values, attention: [kind] } as Partial<OrderRow>);
  row.getByText(name);
  row.getByRole('button', { name: act });
});

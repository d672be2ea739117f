import { publishPlans } from '@pressroom/contract/publishing/plans';
import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { BatchPublishDialog } from './BatchPublishDialog.tsx';
import { sampleLink, samplePlan, sampleStores } from './publishBatch.sample.ts';

const server = fakeServer();
const products = ['1', '2'].map((id) => ({ id, productType: 1 as const, spu: `TEE-${id}` }));

beforeEach(() => {
  localStorage.clear();
  server.on(stores.page, () => ({ rows: sampleStores, total: sampleStores.length }));
  server.on(storePublishing.states, ({ ids }) =>
    ids.map((id) => ({ id, obstacles: id === '13' ? ['No warehouse is set.'] : [], missing: [], titleMax: 150 })),
  );
  server.on(publishPlans.generate, ({ storeIds, productIds }) =>
    storeIds.flatMap((storeId) =>
      productIds.map((productId) => sampleLink({ productId, storeId, cargoNo: `N${productId}${storeId}` })),
    ),
  );
  server.on(publishPlans.create, () => ({ plan: samplePlan(), released: null }));
});

async function open() {
  const onClose = vi.fn<() => void>();
  const { user } = renderScreen(<BatchPublishDialog products={products} onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  const press = (name: string) => user.click(dialog.getByRole('button', { name }));
  return { user, dialog, press, onClose };
}
const sent = () => server.sentTo(publishPlans.create) as { publishProducts: object[]; executePublish: boolean }[];

it('asks for what is missing, and for links before it saves', async () => {
  const { dialog, press } = await open();
  await press('Confirm');
  await dialog.findByText('Please select a store');
  await press('All');
  await press('Confirm');
  await dialog.findByText('please generate a link first');
  expect(sent()).toEqual([]);
});

it('makes a link of each product in each store that may publish, says which store is not ready, and saves the plan', async () => {
  const { dialog, press, onClose } = await open();
  await press('All');
  await dialog.findByText('No warehouse is set.');
  dialog.getByRole('button', { name: 'Open the publishing settings of Cactus' });
  await press('Generate link');
  await dialog.findByText('4 links, products: 2');
  expect(server.sentTo(publishPlans.generate)).toEqual([{ storeIds: ['11', '13'], productIds: ['1', '2'] }]);
  await press('Confirm');
  await screen.findByText('Publish plan PB20261123-0001 saved');
  expect(sent()).toMatchObject([{ executePublish: false, saleTypes: [1] }]);
  // product by product, though they were generated store by store
  expect(sent()[0]!.publishProducts).toMatchObject([
    { productId: '1', storeId: '11' },
    { productId: '1', storeId: '13' },
    { productId: '2', storeId: '11' },
    { productId: '2', storeId: '13' },
  ]);
  expect(sent()[0]!.publishProducts[0]).toEqual({
    storeId: '11',
    productId: '1',
    cargoNo: 'N111',
    title: 'Rose tee',
    description: '',
    prices: [{ productSpecId: '101', originalPrice: '9.90', specialPrice: '' }],
  });
  expect(onClose).toHaveBeenCalledOnce();
});

it('asks before it releases, and tells which links stay in the plan', async () => {
  const refused = [{ id: '7', label: 'N113', reason: 'x', msg: 'No warehouse is set.' }];
  server.on(publishPlans.create, () => ({ plan: samplePlan(), released: { done: ['1', '2', '3'], refused } }));
  const { user, dialog, press } = await open();
  await press('All');
  await press('Generate link');
  await dialog.findByText('4 links, products: 2');
  await press('Release');
  await screen.findByText('Release 4 links?', { selector: '.ant-modal-confirm-title' });
  expect(sent()).toEqual([]);
  await user.click(within(screen.getAllByRole('dialog').at(-1)!).getByRole('button', { name: 'Release' }));
  await screen.findByText('TEE-1 · Cactus · N113: No warehouse is set.');
  expect(sent()).toMatchObject([{ executePublish: true }]);
});

it('does not send links that cannot be made, until they are left out', async () => {
  server.on(publishPlans.generate, () => [
    sampleLink({ productId: '1' }),
    sampleLink({ productId: '2', problem: 'There is a listing already' }),
    sampleLink({ productId: '1', storeId: '13' }),
    sampleLink({ productId: '2', storeId: '13', cargoNo: 'ZZZ' }),
  ]);
  const { dialog, press } = await open();
  await press('All');
  await press('Generate link');
  await dialog.findByText('There is a listing already', { exact: false });
  await press('Leave them out');
  await dialog.findByText('3 links, products: 2');
  await press('Confirm');
  await screen.findByText('Publish plan PB20261123-0001 saved');
  expect(sent()[0]!.publishProducts).toHaveLength(3);
});

it('shows at the link why the server refuses its item number', async () => {
  server.on(publishPlans.create, () => {
    const data = [{ storeId: '11', productId: '2', cargoNo: 'N211', msg: 'This item number is taken' }];
    throw new Refusal(409, 'Some links collide', { failure: 'publishing.linksRefused', data });
  });
  const { dialog, press } = await open();
  await press('All');
  await press('Generate link');
  await dialog.findByText('4 links, products: 2');
  await press('Confirm');
  await dialog.findByText('Some links collide');
  dialog.getByText('N211');
  expect(dialog.getByText('N211').closest('[data-error]')?.getAttribute('data-error')).toBe('true');
});

it('brings back what was not saved', async () => {
  const first = await open();
  await first.press('All');
  await first.press('Generate link');
  await first.dialog.findByText('4 links, products: 2');
  window.dispatchEvent(new Event('pagehide'));
  renderScreen(<BatchPublishDialog onClose={() => undefined} />);
  const [, again] = await screen.findAllByRole('dialog');
  await within(again!).findByText('4 links, products: 2');
  within(again!).getByText(/Your unsaved changes/);
});

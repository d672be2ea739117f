import { storePublishing } from '@pressroom/contract/publishing/storePublishing';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { SettingsDialog } from './SettingsDialog.tsx';
import { sampleOffers, sampleStorePublishing } from './storePublishing.sample.ts';

const server = fakeServer();
const store = { id: '7', name: 'Fox' };

async function open(given = sampleStorePublishing(), offers = sampleOffers()) {
  server.on(storePublishing.get, () => given);
  server.on(storePublishing.offers, () => offers);
  server.on(storePublishing.save, ({ settings, priceRule }) => ({ ...given, settings, priceRule, missing: [] }));
  const onClose = vi.fn();
  const { user } = renderScreen(<SettingsDialog store={store} onClose={onClose} />);
  await screen.findByText(/Marketplace data fetched/);
  return { user, onClose, dialog: within(screen.getByRole('dialog')) };
}

async function pick(user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, option: string) {
  await user.click(field);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('the publishing settings', () => {
  it('of SHEIN are chosen from its lists, with what follows from the site, and keep the names', async () => {
    const { user, onClose, dialog } = await open();
    await pick(user, dialog.getByLabelText('Brand'), 'Tinta');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please fill this in');
    expect(server.sentTo(storePublishing.save)).toEqual([]);

    await pick(user, dialog.getByLabelText('Sites'), 'México (MXN)');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sentTo(storePublishing.save)).toEqual([
      {
        id: '7',
        gmtModified: '2026-11-20T02:00:00.000Z',
        settings: {
          marketplace: 'shein',
          brandCode: '12',
          brandName: 'Tinta',
          mainSite: 'shein',
          subSites: ['shein-mx'],
          currency: 'MXN',
        },
        priceRule: null,
      },
    ]);
  });

  it('of TEMU follow the chosen sites, and want the province where goods come from China', async () => {
    const given = sampleStorePublishing({ typeCode: 'TEMU_SEMI_TRUSTEESHIP', marketplace: 'temu' });
    const us = { id: '100', name: 'US', mainSite: null, currency: null };
    const { user, dialog } = await open(given, sampleOffers({ brands: null, sites: [us], freightTemplates: [] }));
    expect(dialog.getByLabelText('Warehouse')).toHaveProperty('disabled', true);
    await pick(user, dialog.getByLabelText('Sites'), 'United States');
    await waitFor(() => expect(dialog.getByLabelText('Warehouse')).toHaveProperty('disabled', false));
    expect(server.sentTo(storePublishing.offers).at(-1)).toEqual({ id: '7', siteIds: ['100'] });
    expect(dialog.queryByLabelText('Brand')).toBeNull();
    await user.click(dialog.getByLabelText('China'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    // warehouse, freight template and province
    await waitFor(() => expect(dialog.getAllByText('Please fill this in')).toHaveLength(3));
  });

  it('keep only a price rule where nothing else is filled in, and try it on a product', async () => {
    const { user, onClose, dialog } = await open();
    await user.click(dialog.getByRole('tab', { name: 'Prices' }));
    await user.click(dialog.getByLabelText('Propose prices by a rule'));
    const factor = await dialog.findByLabelText('Product price ×');
    await user.clear(factor);
    await user.type(factor, '1.3');
    const example = within(dialog.getByRole('region', { name: 'Try it' }));
    await waitFor(() => expect(example.getByRole('status').textContent).toBe('The listing would show$19.99$26.99'));
    await user.type(dialog.getByLabelText('Cost of a piece (dollars)'), '21');
    await example.findByText('Below the cost of $21');
    await user.type(dialog.getByLabelText('Least margin (%)'), '10');
    await waitFor(() => expect(example.getByRole('status').textContent).toBe('The listing would show$23.99$26.99'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sentTo(storePublishing.save)).toMatchObject([
      {
        settings: null,
        priceRule: { factor: '1.3', plus: '0', to99: true, baseCost: '21', marginPercent: '10', categoryCosts: [] },
      },
    ]);
  });

  it('stay readable where the marketplace does not answer, and say what it has taken back', async () => {
    const settings = {
      marketplace: 'shein' as const,
      brandCode: '99',
      brandName: 'Gone Loom',
      mainSite: 'shein',
      subSites: ['shein-us'],
      warehouseCode: null,
      warehouseName: '',
      currency: 'USD',
    };
    const { dialog } = await open(sampleStorePublishing({ settings, missing: [] }));
    await dialog.findByText('Gone Loom · no longer offered');
  });

  it('say why the marketplace cannot be asked', async () => {
    server.on(storePublishing.get, () => sampleStorePublishing());
    server.on(storePublishing.offers, () => {
      throw new Refusal(409, 'The store has no authorisation');
    });
    renderScreen(<SettingsDialog store={store} onClose={() => undefined} />);
    await screen.findByText('The store has no authorisation');
  });
});

import { storeShipping } from '@pressroom/contract/lastMile/storeShipping';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ShippingDialog } from './ShippingDialog.tsx';
import { sampleShippingOffers, sampleStoreShipping } from './storeShipping.sample.ts';

const server = fakeServer();

async function open(given = sampleStoreShipping(), offers = sampleShippingOffers()) {
  server.on(storeShipping.get, () => given);
  server.on(storeShipping.offers, () => offers);
  server.on(storeShipping.save, ({ rule }) => ({ ...given, rule }));
  const onClose = vi.fn();
  const { user } = renderScreen(<ShippingDialog store={{ id: '7', name: 'Fox' }} onClose={onClose} />);
  await screen.findByLabelText('Warehouse');
  return { user, onClose, dialog: within(screen.getByRole('dialog')) };
}

async function pick(user: Awaited<ReturnType<typeof open>>['user'], field: HTMLElement, option: string) {
  await user.click(field);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('the rule for platform labels', () => {
  it('is kept with channels in the order in which they were chosen, and with the warehouse', async () => {
    const { user, onClose, dialog } = await open();
    expect(dialog.queryByLabelText(/^Channels/)).toBeNull();
    await user.click(dialog.getByLabelText('From a list, in order'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Choose at least one channel');
    expect(server.sentTo(storeShipping.save)).toEqual([]);

    const channels = dialog.getByLabelText(/^Channels/);
    await pick(user, channels, 'GOFO');
    await pick(user, channels, 'UPS Ground');
    await user.type(channels, 'SPX-NEW{Enter}');
    await pick(user, dialog.getByLabelText('Warehouse'), 'Overflow');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(server.sentTo(storeShipping.save)).toEqual([
      {
        id: '7',
        gmtModified: '2026-11-20T02:00:00.000Z',
        rule: 'list',
        channels: [
          { code: 'SPX-GOFO-EXP', name: 'GOFO' },
          { code: 'SPX-UPS-GRD', name: 'UPS Ground' },
          { code: 'SPX-NEW', name: '' },
        ],
        warehouse: { code: 'WH2', name: 'Overflow' },
      },
    ]);
  });

  it('goes by days only where the marketplace tells them', async () => {
    const { dialog } = await open(sampleStoreShipping({ marketplace: 'temu' }));
    expect(dialog.getByLabelText('Cheapest')).toHaveProperty('checked', true);
    expect(dialog.queryByLabelText(/^The fastest/)).toBeNull();
  });

  it('says why no channels are known, and which warehouse is gone', async () => {
    const warehouse = { code: 'WH9', name: 'Old place' };
    const channels = [{ code: 'SPX-UPS-GRD', name: 'UPS Ground' }];
    const problem = 'No order waits';
    const { dialog } = await open(
      sampleStoreShipping({ rule: 'list', channels, warehouse }),
      sampleShippingOffers({ channels: [], problem }),
    );
    await dialog.findByText(problem);
    await dialog.findByText('Old place · no longer offered');
    expect(dialog.getByTitle('UPS Ground')).toBeTruthy();
  });

  it('stays readable where the marketplace does not answer', async () => {
    const given = sampleStoreShipping({ warehouse: { code: 'WH1', name: 'Main' } });
    server.on(storeShipping.get, () => given);
    server.on(storeShipping.offers, () => {
      throw new Refusal(409, 'The store has no authorisation');
    });
    renderScreen(<ShippingDialog store={{ id: '7', name: 'Fox' }} onClose={() => undefined} />);
    await screen.findByText('The store has no authorisation');
    await screen.findByText('Main');
  });
});

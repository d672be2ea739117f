import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleGrant, sampleStore, sampleSync } from './stores.sample.ts';
import { StoresScreen } from './StoresScreen.tsx';

const server = fakeServer();
const at = '/store/index';

function holdStores(...rows: ReturnType<typeof sampleStore>[]) {
  server.on(stores.page, ({ name }) => {
    const found = rows.filter((row) => row.name.includes(name ?? ''));
    return { rows: found, total: found.length };
  });
}

async function rowOf(name: string) {
  return within((await screen.findByText(name)).closest('tr')!);
}

describe('the stores screen', () => {
  it('searches by what stands in the form, and keeps it in the address', async () => {
    holdStores(sampleStore(), sampleStore({ id: '2', name: 'Cactus' }));
    const { user, router } = renderScreen(<StoresScreen />, { at });
    await screen.findByText('Harbor Print');
    await user.type(screen.getByLabelText('Store name'), 'Cactus{Enter}');
    await waitFor(() => expect(screen.queryByText('Harbor Print')).toBeNull());
    expect(router.state.location.search).toBe('?name=Cactus');

    await user.click(screen.getByRole('button', { name: 'Reset' }));
    await screen.findByText('Harbor Print');
    expect(router.state.location.search).toBe('');
    expect(screen.getByLabelText('Store name')).toHaveProperty('value', '');
  });

  it('adds a store once every field is right, and shows all that are wrong at once', async () => {
    holdStores();
    server.on(stores.create, (form) => sampleStore(form));
    const { user } = renderScreen(<StoresScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /Add store/ }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Store name cannot be empty');
    dialog.getByText('Please select the store type');
    dialog.getByText('Please select the country');
    dialog.getByText('Please enter a remark');
    // its label said so before
    expect(dialog.getByText('Remark').className).toContain('ant-form-item-required');
    expect(server.sentTo(stores.create)).toEqual([]);
    await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Store name')));

    await user.keyboard('New shop');
    await pick(user, dialog.getByLabelText('Store type'), 'Other');
    await pick(user, dialog.getByLabelText('Country'), 'Mexico');
    await user.type(dialog.getByLabelText('Remark'), 'for winter{Control>}{Enter}{/Control}');
    await screen.findByText('Store saved');
    expect(server.sentTo(stores.create)).toEqual([
      { name: 'New shop', typeCode: 'OTHER', countryCode: 'MX', currency: 'USD', dataStatus: 1, remark: 'for winter' },
    ]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('sends the version it loaded with a change, and shows what somebody else has changed', async () => {
    holdStores(sampleStore());
    const current = sampleStore({ remark: 'moved', gmtModified: '2026-11-21T08:00:00.000Z' });
    server.on(stores.update, (form) => {
      if (form.gmtModified !== current.gmtModified) {
        const data = { current, by: 'bo', at: current.gmtModified };
        throw new Refusal(409, 'Somebody else has changed this record', { failure: 'platform.stale', data });
      }
      return sampleStore(form);
    });
    const { user } = renderScreen(<StoresScreen />, { at });
    await user.click((await rowOf('Harbor Print')).getByRole('button', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByLabelText('Store name'), ' & Co');
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    const title = await screen.findByText('Somebody else has changed this record', { selector: '.ant-modal-title' });
    const comparison = within(title.closest<HTMLElement>('[role=dialog]')!);
    comparison.getByText('bo saved a change at 2026-11-21 16:00:00.');
    comparison.getByRole('row', { name: 'Remark main shop moved None' });
    expect(comparison.getAllByRole('row')).toHaveLength(2);
    await user.click(comparison.getByRole('button', { name: 'Take over these changes' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Store saved');
    const { id, gmtModified } = sampleStore();
    expect(server.sentTo(stores.update)).toMatchObject([
      { id, gmtModified, name: 'Harbor Print & Co', remark: 'main shop' },
      { id, gmtModified: current.gmtModified, name: 'Harbor Print & Co', remark: 'moved' },
    ]);
  });

  it('disables after a confirmation, and leaves the switch when it is not given', async () => {
    let store = sampleStore();
    server.on(stores.page, () => ({ rows: [store], total: 1 }));
    server.on(stores.disable, () => (store = sampleStore({ dataStatus: 0 })));
    const { user } = renderScreen(<StoresScreen />, { at });
    const toggle = async () => (await rowOf('Harbor Print')).getByRole('switch', { name: /Normal|Disabled/ });

    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');
    expect(server.sentTo(stores.disable)).toEqual([]);

    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'));
  });

  it('turns order sync on and off after a confirmation, and stays as it was after a refusal', async () => {
    let store = sampleStore({ typeCode: 'SHEIN_FULLY_MANAGED', authStatus: 1 });
    server.on(stores.page, () => ({ rows: [store], total: 1 }));
    server.on(stores.updateSyncOrder, () => {
      throw new Refusal(409, 'The orders of this store cannot be synced: no consumer orders');
    });
    const { user } = renderScreen(<StoresScreen />, { at });
    const toggle = async () => (await rowOf('Harbor Print')).getByRole('switch', { name: /order sync/ });

    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.sentTo(stores.updateSyncOrder)).toEqual([]);

    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    await screen.findByText('The orders of this store cannot be synced: no consumer orders');
    expect((await toggle()).getAttribute('aria-checked')).toBe('false');

    server.on(stores.updateSyncOrder, ({ syncOrder }) => (store = { ...store, syncOrder }));
    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Turn on' }));
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('true'));
    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Turn off' }));
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'));
  });

  it('says why there is no order sync where there can be none', async () => {
    holdStores(sampleStore(), sampleStore({ id: '2', name: 'Cactus', typeCode: 'TEMU_SEMI_TRUSTEESHIP' }));
    const { user } = renderScreen(<StoresScreen />, { at });
    const cactus = await rowOf('Cactus');
    const sync = cactus.getByRole('switch', { name: 'Cactus: Authorize the store for orders first' });
    expect(sync).toHaveProperty('disabled', true);
    cactus.getByText('Orders: not authorized');
    cactus.getByText('Products: not authorized');
    await user.hover(sync.parentElement!);
    await screen.findByText('Authorize the store for orders first');

    const harbor = await rowOf('Harbor Print');
    expect(harbor.getAllByRole('switch')).toHaveLength(1);
    expect(harbor.getAllByText('–').length).toBeGreaterThan(1);
    expect(harbor.queryByRole('button', { name: /Connect/ })).toBeNull();
  });

  it('tells of each authorization what is wrong, and of the last sync how it went', async () => {
    holdStores(
      sampleStore({
        typeCode: 'TEMU_SEMI_TRUSTEESHIP',
        authStatus: 1,
        productAuthStatus: 1,
        warehouseName: 'Dallas 2',
        grants: [
          sampleGrant({ expiresAt: '2026-11-27T04:00:00.000Z', warning: { days: 6, level: 'week' } }),
          sampleGrant({ scope: 'products', missingScopes: ['bg.goods.cats.get', 'bg.btg.goods.stock.list'] }),
        ],
        lastSync: sampleSync({ created: 3, failed: 2 }),
      }),
      sampleStore({
        id: '2',
        name: 'Cactus',
        typeCode: 'SHEIN_SEMI_TRUSTEESHIP',
        authStatus: 1,
        grants: [sampleGrant({ problem: 'The marketplace does not accept the keys of this store' })],
      }),
    );
    const { user } = renderScreen(<StoresScreen />, { at });
    const harbor = await rowOf('Harbor Print');
    await user.hover(harbor.getByText('Orders: ends in 6 d'));
    await screen.findByText('Valid until 2026-11-27 12:00');
    await user.hover(harbor.getByText('Products: rights missing'));
    await screen.findByText('Not allowed: reading the catalog, reading warehouses and stock');
    screen.getByText('Warehouse: Dallas 2');
    await user.hover(harbor.getByText('2 not imported'));
    await screen.findByText('2 could not be imported; the next sync tries again');
    const cactus = await rowOf('Cactus');
    await user.hover(cactus.getByText('Orders: keys refused'));
    await screen.findByText('The marketplace does not accept the keys of this store');
  });

  it('begins the authorization of a store that has none with the first act of its row', async () => {
    const none = sampleStore({ typeCode: 'TEMU_SEMI_TRUSTEESHIP', typeName: 'TEMU semi-managed' });
    const grants = [sampleGrant({ problem: 'TEMU refused the keys' })];
    const refused = { ...none, id: '2', name: 'Cactus', authStatus: 1, grants };
    const good = { ...refused, id: '3', name: 'Dune', grants: [sampleGrant()] };
    holdStores(none, refused, good, sampleStore({ id: '4', name: 'Elm' }));
    const { user } = renderScreen(<StoresScreen />, { at });
    const acts = async (name: string) => (await rowOf(name)).getAllByRole('button').map((button) => button.textContent);
    expect((await acts('Harbor Print'))[0]).toBe('Authorize');
    expect((await acts('Cactus'))[0]).toBe('Authorize');
    for (const name of ['Dune', 'Elm']) expect((await acts(name)).join()).not.toContain('Authorize');
    await user.click((await rowOf('Harbor Print')).getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorize orders', { selector: '.ant-modal-title' });
    screen.getByLabelText('Access token');
  });

  it('withdraws an authorization after a question that says what is lost', async () => {
    holdStores(sampleStore({ typeCode: 'TEMU_SEMI_TRUSTEESHIP', authStatus: 1, productAuthStatus: 1 }));
    server.on(stores.withdraw, () => sampleStore());
    const { user } = renderScreen(<StoresScreen />, { at });
    await user.click((await rowOf('Harbor Print')).getByRole('button', { name: /Connect/ }));
    await user.click(await screen.findByRole('button', { name: 'Disconnect products' }));
    const question = within(await screen.findByRole('dialog'));
    question.getByText(/Its keys and warehouse are deleted/);
    await user.click(question.getByRole('button', { name: 'Disconnect' }));
    await screen.findByText('Store disconnected');
    expect(server.sentTo(stores.withdraw)).toEqual([{ id: sampleStore().id, scope: 'products' }]);
  });

  it('says why a store cannot be deleted, and keeps it', async () => {
    holdStores(sampleStore());
    server.on(stores.delete, () => {
      throw new Refusal(409, 'This is in use and cannot be deleted (orders: 12)');
    });
    const { user } = renderScreen(<StoresScreen />, { at });
    await user.click((await rowOf('Harbor Print')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('This is in use and cannot be deleted (orders: 12)');
    screen.getByText('Harbor Print');
  });

  it('offers no act that the server would refuse', async () => {
    holdStores(sampleStore());
    renderScreen(<StoresScreen />, { at, roles: ['/order/index'] });
    const row = await rowOf('Harbor Print');
    expect(row.queryByRole('button')).toBeNull();
    expect(row.getByRole('switch')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /Add store/ })).toBeNull();
  });
});

async function pick(user: ReturnType<typeof renderScreen>['user'], select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

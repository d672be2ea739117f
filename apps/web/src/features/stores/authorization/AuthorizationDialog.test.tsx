import type { SiteWarehouses } from '@pressroom/contract/stores/authorization';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callbackAddress, receiveAuthorization } from '../../../client/platformAuthorization.ts';
import { fakeServer, Refusal } from '../../../testing/fakeServer.ts';
import { renderScreen } from '../../../testing/renderScreen.tsx';
import { sampleGrant, sampleStore } from '../stores.sample.ts';
import { StoresScreen } from '../StoresScreen.tsx';
import { setOut } from './departure.ts';

const server = fakeServer();
const at = '/store/index';
const shein = sampleStore({ typeCode: 'SHEIN_SEMI_TRUSTEESHIP', typeName: 'SHEIN semi-managed' });
const temu = sampleStore({ typeCode: 'TEMU_SEMI_TRUSTEESHIP', typeName: 'TEMU semi-managed' });

async function openFor(store: typeof shein, act: string, title = act) {
  server.on(stores.page, () => ({ rows: [store], total: 1 }));
  const { user } = renderScreen(<StoresScreen />, { at });
  await user.click(await screen.findByRole('button', { name: /Connect/ }));
  await user.click(await screen.findByRole('button', { name: act }));
  return { user, dialog: await dialogOf(title) };
}

async function dialogOf(title: string) {
  const heading = await screen.findByText(title, { selector: '.ant-modal-title' });
  return within(heading.closest<HTMLElement>('[role=dialog]')!);
}

/** As the guard does before the screen is there. */
function comeBack(attempt: string, storeId: string) {
  receiveAuthorization(new URLSearchParams(`authAttempt=${attempt}&tempToken=t1&appid=a1&state=shein_${storeId}`));
  server.on(stores.page, () => ({ rows: [shein], total: 1 }));
  return renderScreen(<StoresScreen />, { at });
}

describe('at SHEIN’s own page', () => {
  it('leads there with an address to come back to, and remembers who set out', async () => {
    server.on(stores.authorizationPage, ({ callback }) => `https://shein.example/#/empower?${btoa(callback)}`);
    const { user, dialog } = await openFor(shein, 'Authorize orders');
    dialog.getByText('SHEIN semi-managed');
    expect(within(dialog.getByRole('list', { name: 'How to authorize' })).getAllByRole('listitem')).toHaveLength(3);
    const link = await dialog.findByRole('link', { name: 'Authorize at SHEIN' });
    const callback = new URL(atob(link.getAttribute('href')!.split('?')[1]!));
    expect(callback.origin + callback.pathname).toBe(`${location.origin}/store/index`);

    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await user.click(link);
    const { id, name, typeCode } = shein;
    expect(JSON.parse(localStorage.getItem('authSheinState')!)).toEqual({
      store: { id, name, typeCode },
      scope: 'orders',
      attempt: callback.searchParams.get('authAttempt'),
    });
  });

  it('authorizes by itself who comes back, once', async () => {
    setOut(shein, 'once');
    server.on(stores.authorization, () => true as const);
    const { user } = comeBack('once', shein.id);
    await screen.findByText('Authorization Is Successful');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(server.sentTo(stores.authorization)).toEqual([
      { id: shein.id, name: shein.name, tempToken: 't1', state: `shein_${shein.id}` },
    ]);
    expect(localStorage.getItem('authSheinState')).toBeNull();
    expect(document.cookie).not.toContain('auth');

    await user.click(await screen.findByRole('button', { name: /Connect/ }));
    expect(server.sentTo(stores.authorization)).toHaveLength(1);
  });

  it('says why it failed and what to do, with everything of the attempt cleared', async () => {
    setOut(shein, 'once');
    server.on(stores.authorization, () => {
      throw new Refusal(409, 'Authorization Failure: the token has expired');
    });
    server.on(stores.authorizationPage, () => 'https://shein.example/');
    comeBack('once', shein.id);
    const dialog = await dialogOf('Authorize orders');
    await dialog.findByText('Authorization Failure: the token has expired');
    dialog.getByText(/valid for ten minutes/);
    await dialog.findByRole('link', { name: 'Start again at SHEIN' });
    expect(localStorage.getItem('authSheinState')).toBeNull();
    expect(document.cookie).not.toContain('auth');
  });

  it.each([
    ['of another attempt', 'forged', shein.id],
    ['of another store', 'once', '77'],
  ])('uses no token %s', async (_what, attempt, storeId) => {
    setOut(shein, 'once');
    server.on(stores.authorizationPage, () => 'https://shein.example/');
    comeBack(attempt, storeId);
    await screen.findByText(/it was not started in this browser for this store/);
    expect(server.sentTo(stores.authorization)).toEqual([]);
    expect(localStorage.getItem('authSheinState')).toBeNull();
    expect(document.cookie).not.toContain('auth');
  });

  it('warns of a token that nobody here has asked for', async () => {
    localStorage.setItem('authSheinState', 'shein');
    comeBack('once', shein.id);
    await screen.findByText(/it was not started in this browser for this store/);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(server.sentTo(stores.authorization)).toEqual([]);
  });

  it('opens again for who comes back without a token, and lets the page that is still open answer', async () => {
    setOut(shein, 'once');
    server.on(stores.page, () => ({ rows: [shein], total: 1 }));
    server.on(stores.authorizationPage, () => 'https://shein.example/');
    renderScreen(<StoresScreen />, { at });
    await screen.findByText(/You came back without an authorization/);
    expect(localStorage.getItem('authSheinState')).toContain('once');
  });

  it('takes typed keys as well, and no blank one', async () => {
    server.on(stores.authorizationPage, () => 'https://shein.example/');
    server.on(stores.authorization, () => true as const);
    const { user, dialog } = await openFor(shein, 'Authorize orders');
    await user.click(dialog.getByRole('button', { name: 'Enter the keys by hand' }));
    await user.type(await screen.findByLabelText('openKeyId'), 'KEY');
    const form = await dialogOf('Authorize orders');
    await user.click(form.getByRole('button', { name: 'Authorize' }));
    await form.findByText('Please enter');
    expect(server.sentTo(stores.authorization)).toEqual([]);
    await user.type(form.getByLabelText('Secret key'), 'SECRET');
    await user.click(form.getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorization Is Successful');
    expect(server.sentTo(stores.authorization)).toEqual([
      { id: shein.id, name: shein.name, authKey: 'KEY', authSecret: 'SECRET' },
    ]);
  });
});

describe('with TEMU’s tokens', () => {
  it('asks for the token alone, and for key and secret on request', async () => {
    server.on(stores.authorization, () => true as const);
    const known = { ...temu, authStatus: 1, grants: [sampleGrant({ keptKeys: ['authToken'] })] };
    const { user, dialog } = await openFor(known, 'Authorize orders');
    const steps = within(dialog.getByRole('list', { name: 'Where to find the access token' }));
    expect(steps.getByRole('link', { name: 'agentseller-us.temu.com' }).getAttribute('href')).toMatch(
      /open-platform\/system-manage\/client-manage$/,
    );
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toMatchObject(
      [
        /^Sign in to the TEMU seller center/,
        /choose the app/,
        /orders, addresses, shipping/,
        /copy it and paste it below/,
      ].map((words) => expect.stringMatching(words)),
    );
    const token = dialog.getByLabelText('Access token');
    expect(token.getAttribute('placeholder')).toBe('Saved; what you enter replaces it');
    expect(dialog.queryByLabelText('App key')).toBeNull();
    await user.type(token, 'TOKEN');
    await user.click(dialog.getByRole('checkbox'));
    await user.type(dialog.getByLabelText('App key'), 'OTHER');
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await dialog.findByText('Please enter');
    expect(server.sentTo(stores.authorization)).toEqual([]);

    await user.click(dialog.getByRole('checkbox'));
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorization Is Successful');
    expect(server.sentTo(stores.authorization)).toEqual([{ id: temu.id, name: temu.name, authToken: 'TOKEN' }]);
  });

  it('keeps what was typed when TEMU refuses it, with the reason', async () => {
    server.on(stores.authorization, () => {
      throw new Refusal(409, 'Authorization Failure: access_token is not valid');
    });
    const { user, dialog } = await openFor(temu, 'Authorize orders');
    await user.type(dialog.getByLabelText('Access token'), 'WRONG{Control>}{Enter}{/Control}');
    await dialog.findByText('Authorization Failure: access_token is not valid');
    expect(dialog.getByLabelText('Access token')).toHaveProperty('value', 'WRONG');
  });

  it('lets a warehouse be chosen once the token is there, by site, and no disabled one', async () => {
    server.on(stores.getWarehouses, () => [dallas]);
    server.on(stores.authorization, () => true as const);
    const { user, dialog } = await openFor(temu, 'Authorize products');
    const warehouse = dialog.getByRole('combobox', { name: 'Warehouse' });
    expect(warehouse).toHaveProperty('disabled', true);
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await dialog.findByText('Please enter');
    dialog.getByText('Please select the warehouse');

    await user.type(dialog.getByLabelText('Access token'), 'TOKEN');
    await waitFor(() => expect(warehouse).toHaveProperty('disabled', false));
    await user.click(warehouse);
    await screen.findByText('United States', { selector: '.ant-select-item-group' });
    const closed = screen.getByText('Houston · disabled', { selector: '.ant-select-item-option-content' });
    expect(closed.closest('.ant-select-item-option')!.getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByText('Dallas 2', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorization Is Successful');
    expect(server.sentTo(stores.authorization)).toEqual([
      { id: temu.id, name: temu.name, productToken: 'TOKEN', warehouseId: 'WH-2', warehouseName: 'Dallas 2' },
    ]);
  });

  it('asks for no warehouse of a shop that TEMU manages fully', async () => {
    server.on(stores.authorization, () => true as const);
    const full = sampleStore({ typeCode: 'TEMU_FULLY_MANAGED' });
    const { user, dialog } = await openFor(full, 'Authorize products');
    expect(dialog.queryByRole('combobox', { name: 'Warehouse' })).toBeNull();
    await user.type(dialog.getByLabelText('Access token'), 'TOKEN');
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorization Is Successful');
    expect(server.sentTo(stores.authorization)).toEqual([{ id: full.id, name: full.name, productToken: 'TOKEN' }]);
  });

  it('changes the warehouse alone with the keys that are kept', async () => {
    server.on(stores.getWarehouses, () => [dallas]);
    server.on(stores.authorization, () => true as const);
    const kept = sampleGrant({ scope: 'products', keptKeys: ['productToken'] });
    const known = { ...temu, productAuthStatus: 1, grants: [kept], warehouseId: 'WH-1', warehouseName: 'Houston' };
    const { user } = await openFor(known, 'Change warehouse or keys', 'Authorize products');
    const dialog = await dialogOf('Authorize products');
    const token = dialog.getByLabelText('Access token');
    expect(token.getAttribute('placeholder')).toBe('Saved; leave empty to keep it');
    const warehouse = dialog.getByRole('combobox', { name: 'Warehouse' });
    await waitFor(() => expect(warehouse).toHaveProperty('disabled', false));
    expect(server.sentTo(stores.getWarehouses)).toEqual([{ id: temu.id }]);
    dialog.getByText('Houston · disabled');
    await user.click(warehouse);
    await user.click(await screen.findByText('Dallas 2', { selector: '.ant-select-item-option-content' }));
    await user.click(dialog.getByRole('button', { name: 'Authorize' }));
    await screen.findByText('Authorization Is Successful');
    expect(server.sentTo(stores.authorization)).toEqual([
      { id: temu.id, name: temu.name, warehouseId: 'WH-2', warehouseName: 'Dallas 2' },
    ]);
  });

  it('drops the warehouses of a token that has been replaced, and says at the field what is wrong with the new one', async () => {
    const answers = new Map<string, PromiseWithResolvers<SiteWarehouses[]>>();
    server.on(stores.getWarehouses, ({ productToken }) => {
      if (productToken === 'BAD') throw new Refusal(409, 'access_token is not valid');
      const answer = Promise.withResolvers<SiteWarehouses[]>();
      answers.set(productToken, answer);
      return answer.promise;
    });
    const { user, dialog } = await openFor(temu, 'Authorize products');
    const token = dialog.getByLabelText('Access token');
    const warehouse = dialog.getByRole('combobox', { name: 'Warehouse' });
    await user.type(token, 'SLOW');
    await waitFor(() => expect(answers.has('SLOW')).toBe(true));
    await user.clear(token);
    await user.type(token, 'BAD');
    await dialog.findByText('access_token is not valid');
    answers.get('SLOW')?.resolve([dallas]);
    await dialog.findByRole('button', { name: 'Try again' });
    expect(warehouse).toHaveProperty('disabled', true);

    await user.clear(token);
    await user.type(token, 'GOOD');
    await waitFor(() => expect(answers.has('GOOD')).toBe(true));
    expect(warehouse).toHaveProperty('disabled', true);
    answers.get('GOOD')?.resolve([dallas]);
    await waitFor(() => expect(warehouse).toHaveProperty('disabled', false));
    expect(dialog.queryByText('access_token is not valid')).toBeNull();
  });
});

it('comes back to an address that tells one attempt from another', () => {
  expect(callbackAddress('/store/index', 'once')).toBe(`${location.origin}/store/index?authAttempt=once`);
});

const dallas: SiteWarehouses = {
  siteId: '100',
  siteName: 'United States',
  validWarehouseList: [
    { warehouseId: 'WH-1', warehouseName: 'Houston', warehouseDisable: true },
    { warehouseId: 'WH-2', warehouseName: 'Dallas 2', warehouseDisable: false },
  ],
};

import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();

it('lists the keys of the screen, and only where ? is no letter of a text', async () => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  const { user } = renderApp('/store/index');
  const name = await screen.findByLabelText('Store name');
  await user.type(name, '?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(name).toHaveProperty('value', '?');
  await user.tab();
  await user.keyboard('?');
  const list = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
  list.getByText('Next row');
  list.getByText('Show this list');
  expect(list.queryByText('Select or deselect the row')).toBeNull();
  list.getByText('Search orders, SKUs, pages and actions');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Keyboard shortcuts' }));
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
});

it('goes to the navigation by a key, and on in the page that is chosen there', async () => {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  const { user } = renderApp('/store/index');
  const name = await screen.findByLabelText('Store name');
  await user.type(name, 'g');
  expect(document.activeElement).toBe(name);
  await user.tab();
  await user.keyboard('g');
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }));
  const link = navigation.getByRole('link', { name: /Stores$/, current: 'page' });
  expect(document.activeElement).toBe(link);
  await user.keyboard('{Enter}');
  // the page begins anew
  await waitFor(() => expect(screen.getByLabelText('Store name')).toHaveProperty('value', ''));
  await user.tab();
  expect(document.activeElement).toBe(screen.getAllByRole('button', { name: /Add store$/ })[0]);
});

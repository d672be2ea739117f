import { stores } from '@pressroom/contract/stores/stores';
import { screen, within } from '@testing-library/react';
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
});

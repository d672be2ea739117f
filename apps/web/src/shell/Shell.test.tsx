import { stores } from '@pressroom/contract/stores/stores';
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropCookie, readCookie } from '../client/cookies.ts';
import { fakeServer } from '../testing/fakeServer.ts';
import { renderApp } from '../testing/renderScreen.tsx';

const server = fakeServer();
beforeEach(() => {
  dropCookie('sidebarStatus');
  server.on(stores.page, () => ({ rows: [], total: 0 }));
});

it('remembers a collapsed sidebar', async () => {
  const side = async () => (await screen.findByRole('complementary')).dataset.slim;
  const { user } = renderApp('/store/index');
  expect(await side()).toBe('false');
  await user.click(screen.getByRole('button', { name: 'Collapse or expand the sidebar' }));
  expect(await side()).toBe('true');
  expect(readCookie('sidebarStatus')).toBe('0');

  cleanup();
  const again = renderApp('/store/index');
  expect(await side()).toBe('true');
  await again.user.click(screen.getByRole('button', { name: 'Collapse or expand the sidebar' }));
  expect(readCookie('sidebarStatus')).toBe('1');
});

it('closes the menu of a phone with Escape, and gives the focus back to its button', async () => {
  const answered = window.matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => Object.assign(answered(query), { matches: true }));
  const { user } = renderApp('/store/index');
  const button = await screen.findByRole('button', { name: 'Collapse or expand the sidebar' });
  await user.click(button);
  await screen.findByRole('button', { name: 'Close' });
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(document.activeElement).toBe(button);
});

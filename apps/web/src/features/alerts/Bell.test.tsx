import { type Alert, alerts } from '@pressroom/contract/dashboard/alerts';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { fakeTasks } from '../../testing/fakeTasks.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { Bell } from './Bell.tsx';

const server = fakeServer();
const tasks = fakeTasks(server);
const store = { shopId: '7', shopName: 'Harbor Print' };
const found: Alert[] = [
  { ...store, kind: 'cancelled', count: 2, at: '2026-11-27T06:30:00Z' },
  { ...store, kind: 'listing', count: 1, at: '2026-11-26T01:00:00Z' },
];

beforeEach(() => {
  localStorage.removeItem('alertsSeen ada');
  server.on(alerts.list, () => found);
});

it('rings for what matters, with store, count, time and the way to the list, until somebody has looked', async () => {
  const { user, router } = renderScreen(<Bell />);
  await user.click(await screen.findByRole('button', { name: '2 new alerts' }));
  const list = within(await screen.findByRole('list', { name: 'Alerts' }));
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    '2 orders cancelledHarbor Print 2026-11-27 14:30',
    'One listing failedHarbor Print 2026-11-26 09:00',
  ]);
  expect(document.querySelectorAll('[data-new="true"]')).toHaveLength(2);
  await user.click(list.getByRole('link', { name: /cancelled/ }));
  expect(router.state.location).toMatchObject({ pathname: '/order/exceptions', search: '?kind=14&shopIds=7' });
  await screen.findByRole('button', { name: 'Alerts and background tasks' });
});

it('counts what came up since, and work in the background not at all', async () => {
  localStorage.setItem('alertsSeen ada', '2026-11-26T01:00:00Z');
  server.on(alerts.list, () => [{ ...found[0]!, at: '2026-11-26T01:00:00.5Z' }, found[1]!]);
  const { user } = renderScreen(<Bell />);
  await screen.findByRole('button', { name: 'One new alert' });
  tasks.sendTask({ id: '1', state: 'running', title: 'Production drawings', total: 3 });
  const bell = await screen.findByRole('button', { name: 'One new alert · One background task running' });
  expect(bell.parentElement!.textContent).toBe('1');
  await user.click(bell);
  await screen.findByText('Production drawings');
  tasks.sendTask({ id: '1', state: 'done', title: 'Production drawings', total: 3, done: 3 });
  await waitFor(() => expect(bell.getAttribute('aria-label')).toBe('Alerts and background tasks'));
  expect(bell.parentElement!.textContent).toBe('');
});

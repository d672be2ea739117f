import { labelCosts } from '@pressroom/contract/lastMile/costs';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleCosts } from './labelCosts.sample.ts';
import { LabelCostsScreen } from './LabelCostsScreen.tsx';

const server = fakeServer();
const at = '/order/labelCosts';

const byDay = sampleCosts();
const byChannel = sampleCosts({
  key: 'YWJ UNI-NEXT USD',
  day: null,
  provider: 'YWJ',
  channelCode: 'UNI-NEXT',
  channelName: 'UniUni next day',
  billed: '48.10',
  billedLabels: 11,
});

function hold({ unpriced = 0 } = {}) {
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(labelCosts.channels, () => [
    { provider: 'YWJ', channelCode: 'UNI-NEXT', channelName: 'UniUni next day' },
    { provider: 'temu', channelCode: 'UPS', channelName: 'UPS Ground' },
  ]);
  server.on(labelCosts.groups, ({ by }) => ({ rows: [by === 'channel' ? byChannel : byDay], total: 1 }));
  server.on(labelCosts.totals, ({ provider }) => ({
    firstDay: '2026-10-25',
    lastDay: '2026-11-23',
    totals: provider === 'temu' ? [] : [sampleCosts({ labels: 900, net: '3870.10' }), sampleCosts({ currency: 'CNY' })],
    unpriced,
  }));
}

it('shows what labels cost by day, with a total for each currency', async () => {
  hold({ unpriced: 2 });
  renderScreen(<LabelCostsScreen />, { at });
  const total = within(await screen.findByRole('table', { name: 'Total from 2026-10-25 to 2026-11-23' }));
  const row = within(total.getByRole('row', { name: /^USD/ }));
  row.getByText('900');
  row.getByText('3870.10');
  total.getByRole('row', { name: /^CNY/ });
  screen.getByText('2 more labels have no known price and are not in these sums');
  const day = within((await screen.findByText('2026-11-20')).closest('tr')!);
  day.getByText('51.60');
  day.getByText('-4.30');
  day.getByText('47.30');
  day.getByText('Not billed yet');
});

it('groups by channel, and keeps that in the address', async () => {
  hold();
  const { user, router } = renderScreen(<LabelCostsScreen />, { at });
  await user.click(await screen.findByText('By channel'));
  const row = within((await screen.findByText('YWJ UniUni next day')).closest('tr')!);
  row.getByText('48.10 (11 labels)');
  expect(router.state.location.search).toBe('?by=channel');
});

it('searches by the channel of a provider', async () => {
  hold();
  const { user, router } = renderScreen(<LabelCostsScreen />, { at });
  await screen.findByText('2026-11-20');
  await user.click(screen.getByLabelText('Channel'));
  await user.click(await screen.findByText('TEMU UPS Ground'));
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await waitFor(() => expect(router.state.location.search).toContain('provider=temu'));
  expect(router.state.location.search).toContain('channelCode=UPS');
  await waitFor(() => expect(screen.queryByRole('table', { name: /^Total/ })).toBeNull());
});

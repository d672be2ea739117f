import { storeCalendar } from '@pressroom/contract/stores/calendar';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { CalendarDialog } from './CalendarDialog.tsx';

const server = fakeServer();
const kept = {
  id: '7',
  name: 'Fox',
  workingDays: [1, 2, 3, 4, 5, 6],
  cutOff: '18:00',
  holidays: ['2026-12-25'],
  gmtModified: '2026-11-24T02:00:00.000Z',
};

it('keeps the days, the hour and the holidays, and refuses what is no time', async () => {
  server.on(storeCalendar.get, () => kept);
  server.on(storeCalendar.save, () => kept);
  const onClose = vi.fn();
  const { user } = renderScreen(<CalendarDialog store={{ id: '7', name: 'Fox' }} onClose={onClose} />);
  await user.click(await screen.findByLabelText('Sat'));
  const dialog = within(screen.getByRole('dialog', { name: 'Shipping hours of Fox' }));
  const cutOff = dialog.getByLabelText('Cut-off time');
  await user.clear(cutOff);
  await user.type(cutOff, '6 pm');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText('Write a time as 18:00');
  await user.clear(cutOff);
  await user.type(cutOff, '16:30');
  await user.type(dialog.getByLabelText('Days without shipping'), '2027-01-01{Enter}');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  expect(server.sentTo(storeCalendar.save)).toEqual([
    {
      id: '7',
      gmtModified: kept.gmtModified,
      workingDays: [1, 2, 3, 4, 5],
      cutOff: '16:30',
      holidays: ['2026-12-25', '2027-01-01'],
    },
  ]);
});

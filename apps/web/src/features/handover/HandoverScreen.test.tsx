import { handover, type WaitingParcel } from '@pressroom/contract/lastMile/handover';
import { stores } from '@pressroom/contract/stores/stores';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleManifest, sampleWaiting } from './handover.sample.ts';
import { HandoverScreen } from './HandoverScreen.tsx';

const server = fakeServer();
const at = '/order/handover';

const uniuni = sampleWaiting();
const late = sampleWaiting({ id: '72', thirdOrderNumber: 'WEB-10022', trackingNumber: 'UUS2', late: true });
const temu = sampleWaiting({
  id: '73',
  thirdOrderNumber: 'PO-211',
  provider: 'temu',
  channelCode: '',
  channelName: 'TEMU',
  trackingNumber: '1Z999',
});

/** Parcels that wait until they are on a manifest. */
function hold(given: readonly WaitingParcel[] = [uniuni, late, temu]) {
  let parcels = given;
  const asked: string[][] = [];
  server.on(stores.page, () => ({ rows: [], total: 0 }));
  server.on(handover.waiting, () =>
    parcels.map(({ provider, channelCode, channelName, late: isLate }) => ({
      provider,
      channelCode,
      channelName,
      day: '2026-11-23',
      parcels: 1,
      late: isLate ? 1 : 0,
    })),
  );
  server.on(handover.parcels, ({ provider, late: onlyLate, trackingNumbers }) => {
    const rows = parcels.filter(
      (parcel) =>
        (!provider || parcel.provider === provider) &&
        (!onlyLate || parcel.late) &&
        (!trackingNumbers || trackingNumbers.includes(parcel.trackingNumber!)),
    );
    return { rows, total: rows.length };
  });
  server.on(handover.make, ({ ids }) => {
    asked.push(ids);
    parcels = parcels.filter(({ id }) => !ids.includes(id));
    return sampleManifest();
  });
  server.on(handover.manifest, () => sampleManifest());
  return asked;
}

it('hands over all parcels of one channel, and shows the manifest', async () => {
  const asked = hold();
  const { user } = renderScreen(<HandoverScreen />, { at });
  await screen.findByText('WEB-10021');
  expect(screen.getByRole('button', { name: 'Make manifest' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('tab', { name: 'UniUni next day 2' }));
  await user.click(await screen.findByRole('button', { name: 'Manifest of all 2 parcels' }));
  const dialog = within(await screen.findByRole('dialog'));
  const sheet = within(await dialog.findByRole('article', { name: 'MF261123-9' }));
  sheet.getByText('UUS0000000000000001');
  sheet.getByText('0.32');
  expect(asked).toEqual([['71', '72']]);
});

it('says what was placed and never handed over, and shows it', async () => {
  hold();
  const { user } = renderScreen(<HandoverScreen />, { at });
  await screen.findByText('One parcel was placed more than a day ago and never handed over');
  await user.click(screen.getByRole('button', { name: 'Show them' }));
  await waitFor(() => expect(screen.queryByText('WEB-10021')).toBeNull());
  within((await screen.findByText('WEB-10022')).closest('tr')!).getByText('Over a day');
});

it('takes scanned parcels of one channel', async () => {
  const asked = hold();
  const { user } = renderScreen(<HandoverScreen />, { at });
  await user.click(await screen.findByRole('button', { name: /Scan parcels$/ }));
  const dialog = within(await screen.findByRole('dialog'));
  const box = await dialog.findByLabelText('Scan or type a tracking number, then Enter');
  await user.type(box, 'UUS2{Enter}');
  await dialog.findByText('One parcel scanned · UniUni next day');
  await user.type(box, '1Z999{Enter}');
  await dialog.findByText('1Z999 goes with TEMU: hand it over separately');
  await user.type(box, 'UUS2{Enter}');
  await dialog.findByText('UUS2 is already scanned');
  await user.type(box, 'NOBODY{Enter}');
  await dialog.findByText('NOBODY is not waiting to be handed over');
  await user.click(dialog.getByRole('button', { name: 'Make manifest' }));
  await waitFor(() => expect(asked).toEqual([['72']]));
});

it('prints a manifest, and undoes it', async () => {
  hold();
  let undone = false;
  server.on(handover.manifests, () => {
    const {
      widths: _widths,
      list: _list,
      ...row
    } = sampleManifest(
      undone ? { undoneAt: '2026-11-23T10:00:00.000Z', undoneBy: 'packer', canUndo: false, parcels: 0 } : {},
    );
    return { rows: [row], total: 1 };
  });
  server.on(handover.undo, () => {
    undone = true;
    return sampleManifest({ undoneAt: '2026-11-23T10:00:00.000Z', canUndo: false });
  });
  const { user } = renderScreen(<HandoverScreen />, { at: `${at}?view=manifests` });
  await user.click(await screen.findByRole('button', { name: 'Open' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(await dialog.findByRole('button', { name: 'Undo' }));
  const [title] = await screen.findAllByText('Undo manifest MF261123-9?');
  const question = within(title!.closest<HTMLElement>('[role=dialog]')!);
  await user.click(question.getByRole('button', { name: 'Undo' }));
  await screen.findByText('Undone by packer, 2026-11-23 18:00');
});

import { account } from '@pressroom/contract/account/account';
import type { SessionRow } from '@pressroom/contract/account/sessions';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { ChangePasswordDialog, SessionsDialog } from './account.public.tsx';
import { sampleSession } from './session.sample.ts';

const server = fakeServer();
const onClose = () => undefined;

async function lineOf(text: string) {
  return within((await screen.findByText(text)).closest('li')!);
}

it('changes the password once old, new and repetition are right, and shows all that are wrong at once', async () => {
  server.on(account.changePassword, () => null);
  const { user } = renderScreen(<ChangePasswordDialog onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('New password'), 'short');
  await user.type(dialog.getByLabelText('Repeat the new password'), 'shorter{Control>}{Enter}{/Control}');
  await dialog.findByText('Please enter your current password');
  dialog.getByText(/6-18 letters, digits or symbols/);
  dialog.getByText('The new passwords do not match');
  expect(server.sentTo(account.changePassword)).toEqual([]);

  await user.type(dialog.getByLabelText('Current password'), 'former1');
  await user.type(dialog.getByLabelText('New password'), 'er{Control>}{Enter}{/Control}');
  await screen.findByText('Password changed');
  expect(server.sentTo(account.changePassword)).toMatchObject([{ oldPassword: 'former1', newPassword: 'shorter' }]);
});

it('says at its field that the current password is wrong', async () => {
  server.on(account.changePassword, () => {
    const data = [{ path: 'oldPassword', msg: 'This is not your current password' }];
    throw new Refusal(400, 'Some values are not valid', { data });
  });
  const { user } = renderScreen(<ChangePasswordDialog onClose={onClose} />);
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('Current password'), 'wrong');
  await user.type(dialog.getByLabelText('New password'), 'another');
  await user.type(dialog.getByLabelText('Repeat the new password'), 'another{Control>}{Enter}{/Control}');
  await dialog.findByText('This is not your current password');
  await waitFor(() => expect(document.activeElement).toBe(dialog.getByLabelText('Current password')));
});

it('names the devices, and ends any but the one that looks', async () => {
  let sessions: SessionRow[] = [
    sampleSession({ id: '1', current: true }),
    sampleSession({ id: '2', userAgent: 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/144.0' }),
  ];
  server.on(account.sessions, () => sessions);
  server.on(account.endSession, ({ id }) => {
    sessions = sessions.filter((session) => session.id !== id);
    return null;
  });
  const { user } = renderScreen(<SessionsDialog onClose={onClose} />);
  const own = await lineOf('Chrome on macOS');
  own.getByText('This device');
  expect(own.queryByRole('button')).toBeNull();

  await user.click((await lineOf('Firefox on Windows')).getByRole('button', { name: 'Sign out' }));
  await screen.findByText('The device is signed out');
  await waitFor(() => expect(screen.queryByText('Firefox on Windows')).toBeNull());
  expect(server.sentTo(account.endSession)).toEqual([{ id: '2' }]);
});

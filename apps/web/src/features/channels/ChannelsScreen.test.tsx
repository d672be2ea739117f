import { type ChannelDetails, channels, type ConnectionResult } from '@pressroom/contract/channels/channels';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeServer, Refusal } from '../../testing/fakeServer.ts';
import { renderScreen } from '../../testing/renderScreen.tsx';
import { sampleChannel, sampleDetails } from './channels.sample.ts';
import { ChannelsScreen } from './ChannelsScreen.tsx';

const server = fakeServer();
const at = '/supplier/index';

function holdChannels(...rows: ReturnType<typeof sampleChannel>[]) {
  server.on(channels.queryAllList, ({ channelName = '', channelCode = '', dataStatus }) => {
    const found = rows.filter(
      (row) =>
        row.channelName.includes(channelName) &&
        row.channelCode.includes(channelCode) &&
        (dataStatus === undefined || row.dataStatus === dataStatus),
    );
    return { rows: found, total: found.length };
  });
}

async function rowOf(name: string) {
  return within((await screen.findByText(name)).closest('tr')!);
}

async function openEditor(details: ChannelDetails = sampleDetails()) {
  holdChannels(sampleChannel());
  server.on(channels.details, () => details);
  const shown = renderScreen(<ChannelsScreen />, { at });
  await shown.user.click((await rowOf('UniUni next day')).getByRole('button', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByLabelText('API address');
  return { ...shown, dialog };
}

async function pick(user: ReturnType<typeof renderScreen>['user'], select: HTMLElement, option: string) {
  await user.click(select);
  await user.click(await screen.findByText(option, { selector: '.ant-select-item-option-content' }));
}

describe('the list of channels', () => {
  it('shows what a channel is, and when it is used by default', async () => {
    holdChannels(
      sampleChannel(),
      sampleChannel({ id: '2', channelName: 'Ground', isDefault: false, defaultMoney: null }),
    );
    const { user } = renderScreen(<ChannelsScreen />, { at });
    const row = await rowOf('UniUni next day');
    row.getByText('NX-US');
    row.getByText('Express');
    row.getByText('2026-11-20 11:00');
    await user.hover(row.getByText('Yes'));
    await screen.findByText('Used when less than 0.50 USD above the cheapest');
    (await rowOf('Ground')).getByText('No');
  });

  it('searches by name or by code, whichever is chosen', async () => {
    holdChannels(sampleChannel(), sampleChannel({ id: '2', channelName: 'Ground', channelCode: 'GOFO' }));
    const { user, router } = renderScreen(<ChannelsScreen />, { at });
    await screen.findByText('Ground');
    await user.type(screen.getByLabelText('Channel'), 'Ground{Enter}');
    await waitFor(() => expect(screen.queryByText('UniUni next day')).toBeNull());
    expect(router.state.location.search).toBe('?channelName=Ground');
    await pick(user, screen.getByLabelText('Find the channel by name or code'), 'Channel code');
    await user.clear(screen.getByLabelText('Channel'));
    await user.type(screen.getByLabelText('Channel'), 'UNI{Enter}');
    await screen.findByText('UniUni next day');
    expect(router.state.location.search).toBe('?channelCode=UNI');
  });

  it('disables after a confirmation, and leaves the switch where it is refused', async () => {
    let channel = sampleChannel();
    let refuses = true;
    server.on(channels.queryAllList, () => ({ rows: [channel], total: 1 }));
    server.on(channels.updateStatus, ({ dataStatus }) => {
      if (refuses) throw new Refusal(404, 'The record does not exist or has been deleted');
      channel = sampleChannel({ dataStatus });
      return null;
    });
    const { user } = renderScreen(<ChannelsScreen />, { at });
    const toggle = async () => (await rowOf('UniUni next day')).getByRole('switch');
    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(server.sentTo(channels.updateStatus)).toEqual([]);

    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await screen.findByText('The record does not exist or has been deleted');
    expect((await toggle()).getAttribute('aria-checked')).toBe('true');

    refuses = false;
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(await toggle());
    await user.click(await screen.findByRole('button', { name: 'Disable' }));
    await screen.findByText('Action Success');
    await waitFor(async () => expect((await toggle()).getAttribute('aria-checked')).toBe('false'));
  });

  it('deletes by the status -1', async () => {
    holdChannels(sampleChannel());
    server.on(channels.updateStatus, () => null);
    const { user } = renderScreen(<ChannelsScreen />, { at });
    await user.click((await rowOf('UniUni next day')).getByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Action Success');
    expect(server.sentTo(channels.updateStatus)).toEqual([{ id: sampleChannel().id, dataStatus: -1 }]);
  });

  it('offers no act that the server would refuse', async () => {
    holdChannels(sampleChannel());
    renderScreen(<ChannelsScreen />, { at, roles: ['/order/index'] });
    const row = await rowOf('UniUni next day');
    expect(row.queryByRole('button')).toBeNull();
    expect(row.getByRole('switch')).toHaveProperty('disabled', true);
    expect(screen.queryByRole('button', { name: /New channel/ })).toBeNull();
  });
});

describe('the form of a channel', () => {
  it('asks for what the chosen system needs, judges a field when it is left, and saves', async () => {
    holdChannels();
    server.on(channels.save, () => sampleDetails());
    const { user } = renderScreen(<ChannelsScreen />, { at });
    await user.click(await screen.findByRole('button', { name: /New channel/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByLabelText('Token')).toBeNull();
    await pick(user, dialog.getByLabelText('System'), '17Print');
    dialog.getByLabelText('Sender address id');
    await pick(user, dialog.getByLabelText('System'), 'YWJ');
    expect(dialog.queryByLabelText('Sender address id')).toBeNull();

    await user.click(dialog.getByLabelText('Supplier code'));
    await user.tab();
    await dialog.findByText('Please enter supplier code');
    expect(dialog.queryByText('Please enter supplier name')).toBeNull();
    await user.type(dialog.getByLabelText('Supplier code'), 'NX');
    await waitFor(() => expect(dialog.queryByText('Please enter supplier code')).toBeNull());
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Please enter supplier name');
    dialog.getByText('Please select channel type');
    dialog.getByText('Please enter the API address');

    await pick(user, dialog.getByLabelText('Channel type'), 'Dedicated line');
    await user.type(dialog.getByLabelText('Supplier name'), 'Nexus');
    await user.type(dialog.getByLabelText('Channel name'), 'Ground');
    await user.type(dialog.getByLabelText('Channel code'), 'GND');
    await user.type(dialog.getByLabelText('API address'), 'https://open.ywj.example');
    await user.type(dialog.getByLabelText('Account'), 'C-1');
    await user.type(dialog.getByLabelText('Token'), 'sesame');
    await user.click(dialog.getByLabelText('Yes'));
    await user.type(await dialog.findByLabelText('Difference in USD'), '07');
    await dialog.findByText('Please enter a valid digital amount');
    await user.clear(dialog.getByLabelText('Difference in USD'));
    await user.type(dialog.getByLabelText('Difference in USD'), '0.7');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Action Success');
    expect(server.sentTo(channels.save)).toMatchObject([
      {
        systemCode: 'YWJ',
        channelType: 3,
        supplierCode: 'NX',
        supplierName: 'Nexus',
        channelName: 'Ground',
        channelCode: 'GND',
        isDefault: true,
        defaultMoney: '0.7',
        apiUrl: 'https://open.ywj.example',
        parameter1: 'C-1',
        parameter2: 'sesame',
      },
    ]);
  });

  it('never shows a kept secret, and sends none where the field is left blank', async () => {
    server.on(channels.save, () => sampleDetails());
    const { user, dialog } = await openEditor();
    const token = dialog.getByLabelText('Token');
    expect(token).toMatchObject({ type: 'password', value: '', placeholder: 'Set. Leave blank to keep it' });
    await user.type(dialog.getByLabelText('API address'), '{Backspace}3');
    expect(token).toHaveProperty('placeholder', 'Set. Leave blank to keep it');
    await user.type(dialog.getByLabelText('City'), ' East');
    expect(dialog.getByLabelText('Greatest weight')).toHaveProperty('value', '9000');
    await user.clear(dialog.getByLabelText('Greatest weight'));
    await user.type(dialog.getByLabelText('Longest side'), '120.5');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await screen.findByText('Action Success');
    const { id, gmtModified } = sampleDetails();
    const sent = { id, gmtModified, parameter1: 'C-2207', parameter2: '', sendCity: 'Houston East' };
    const limits = { maxWeightGrams: null, maxLengthCm: 120.5, maxGirthCm: null };
    expect(server.sentTo(channels.save)).toMatchObject([{ ...sent, ...limits }]);
  });

  it('asks for a secret again where the address leads to another server', async () => {
    server.on(channels.save, () => {
      throw new Refusal(400, 'Some values are not valid', { data: [{ path: 'parameter2', msg: 'Enter it again' }] });
    });
    const { user, dialog } = await openEditor();
    const address = dialog.getByLabelText('API address');
    await user.clear(address);
    await user.type(address, 'https://other.example');
    expect(dialog.getByLabelText('Token')).toHaveProperty('placeholder', '');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await dialog.findByText('Enter it again');
  });
});

describe('testing the connection', () => {
  it('asks with what is typed, and takes over a channel that the account may use', async () => {
    const refused: ConnectionResult = { connected: false, msg: 'The account or a secret is not right' };
    const reached: ConnectionResult = { connected: true, channels: [{ code: 'GND', name: 'GOFO ground' }] };
    server.on(channels.test, ({ parameter2 }) => (parameter2 === 'sesame' ? reached : refused));
    const { user, dialog } = await openEditor();
    const test = () => user.click(dialog.getByRole('button', { name: /Test connection/ }));
    await test();
    await dialog.findByText('The account or a secret is not right');
    const { id, apiUrl } = sampleDetails();
    expect(server.sentTo(channels.test)).toMatchObject([{ id, systemCode: 'YWJ', apiUrl, parameter1: 'C-2207' }]);

    await user.type(dialog.getByLabelText('Token'), 'sesame');
    expect(dialog.queryByText('The account or a secret is not right')).toBeNull();
    await test();
    await dialog.findByText('The channel code “UNI-NEXT” is not among them');
    await user.click(dialog.getByRole('button', { name: 'Use channel GND' }));
    expect(dialog.getByLabelText('Channel code')).toHaveProperty('value', 'GND');
    expect(dialog.getByLabelText('Channel name')).toHaveProperty('value', 'GOFO ground');
    expect(dialog.queryByText(/is not among them/)).toBeNull();
  });

  it('asks nobody while the connection is not whole', async () => {
    const { user, dialog } = await openEditor();
    await user.clear(dialog.getByLabelText('Account'));
    await user.clear(dialog.getByLabelText('API address'));
    await user.click(dialog.getByRole('button', { name: /Test connection/ }));
    await dialog.findByText('Please enter the API address');
    expect(server.sentTo(channels.test)).toEqual([]);
  });
});

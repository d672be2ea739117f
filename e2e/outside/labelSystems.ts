import type { Page } from '@playwright/test';
import { call } from '../reading/call.ts';
import type { Sandbox } from './sandbox.ts';

/** A label system's only account; which of these there are depends on the system. */
interface Account {
  name: string;
  account: string;
  token: string;
  password: string;
  key: string;
  senderAddresses: string[];
}

interface NewChannel {
  system: 'YWJ' | '17Print';
  /** As the system knows it. */
  channelCode: string;
  channelName: string;
  maxWeightGrams?: number;
}

const sender = {
  sendCountry: 'US',
  sendName: 'Harbor Print',
  sendPhone: '713-555-0100',
  sendProvince: 'TX',
  sendCity: 'Houston',
  sendPostcode: '77011',
  sendAddress: '4100 Navigation Blvd',
};

/** Opens a channel at a label system of the sandbox. */
export async function openChannel(page: Page, sandbox: Sandbox, { system, ...channel }: NewChannel): Promise<void> {
  const name = system === 'YWJ' ? 'ywj' : 'print17';
  const { systems } = await sandbox.control<{ systems: Account[] }>('GET', 'state');
  const { account, token, password, key, senderAddresses } = systems.find((one) => one.name === name)!;
  const secrets =
    system === 'YWJ'
      ? { parameter2: token }
      : { parameter2: password, parameter3: key, parameter4: senderAddresses[0] };
  await call(page, '/channelInfo/save', {
    ...sender,
    ...channel,
    ...secrets,
    systemCode: system,
    apiUrl: `${sandbox.url}/${name}`,
    parameter1: account,
    supplierCode: system,
    supplierName: `${system} 代理`,
    channelType: 3,
    isDefault: false,
  });
}

import { channels, channelStatus } from '@pressroom/contract/channels/channels';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { Caller } from '../../caller.ts';
import type { SandboxControl } from '../sandboxControl.ts';
import { must } from '../shop.ts';

type Form = CallInput<typeof channels.save>;

/** Where the shop's parcels start. */
const sender = {
  sendCountry: 'US',
  sendName: 'Austin Print House',
  sendCompany: 'Pressroom Demo LLC',
  sendPhone: '512-555-0100',
  sendProvince: 'TX',
  sendCity: 'Austin',
  sendPostcode: '78741',
  sendAddress: '2200 E Riverside Dr',
} as const;

const nexus = { supplierCode: 'NX', supplierName: 'Nexus Freight' } as const;
const brightline = { supplierCode: 'BL', supplierName: 'Brightline' } as const;
const anyParcel = { channelType: 3, isDefault: false, defaultMoney: null } as const;

export interface DemoChannels {
  uniUni: string;
  gofo: string;
  /** Takes small parcels alone. */
  small: string;
  /** Of an account whose password is changed once something was bought there. */
  closing: string;
  /** Changes that password at the label system, as it were, and disables the channel. */
  close(): Promise<void>;
}

/** Channels of both label systems of the sandbox. */
export async function addChannels(caller: Caller, control: SandboxControl): Promise<DemoChannels> {
  const [ywj, print17] = await Promise.all([control.labelSystem('ywj'), control.labelSystem('print17')]);
  const atYwj = {
    ...sender,
    ...nexus,
    ...anyParcel,
    systemCode: 'YWJ',
    apiUrl: `${control.url}/ywj`,
    parameter1: ywj.account,
    parameter2: ywj.token,
  } as const;
  const at17Print = {
    ...sender,
    ...brightline,
    ...anyParcel,
    systemCode: '17Print',
    apiUrl: `${control.url}/print17`,
    parameter1: print17.account,
    parameter2: print17.password,
    parameter3: print17.key,
    parameter4: print17.senderAddresses[0]!,
  } as const;
  const add = async (form: Form) => (await must(caller, channels.save, form)).id;
  const closingForm: Form = { ...at17Print, channelType: 1, channelCode: 'UPS-GROUND', channelName: 'UPS Ground' };
  const closing = await add(closingForm);
  return {
    uniUni: await add({ ...atYwj, channelCode: 'UNI-NEXT', channelName: 'UniUni Next Day' }),
    gofo: await add({ ...at17Print, channelCode: 'GOFO-GROUND', channelName: 'GOFO Ground' }),
    small: await add({
      ...atYwj,
      channelType: 2,
      channelCode: 'USPS-GA',
      channelName: 'USPS Ground Advantage',
      maxWeightGrams: 500,
      maxLengthCm: 40,
    }),
    closing,
    async close() {
      await must(caller, channels.save, { ...closingForm, id: closing, parameter2: 'no longer valid' });
      await must(caller, channels.updateStatus, { id: closing, dataStatus: channelStatus.disabled });
    },
  };
}

import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { notFound, stale } from '../commonFailures.ts';
import { enumOf } from '../fields/choices.ts';
import { filter, filterText } from '../fields/filters.ts';
import { id } from '../fields/ids.ts';
import { loadedVersion, momentOut } from '../fields/moments.ts';
import { measure } from '../fields/numbers.ts';
import { done } from '../fields/outcomes.ts';
import { pageOf, pageQuery } from '../fields/pages.ts';
import { optionalText, text } from '../fields/texts.ts';
import { words } from '../message.ts';
import { channelSystems, type ParameterSlot, parameterSlots, parametersOf } from './systems.ts';

export const systemCode = z.enum(
  channelSystems.map(({ key }) => key),
  { error: 'channels.systemRequired' },
);
export const channelType = enumOf({ express: 1, postal: 2, dedicatedLine: 3 }, 'channels.channelTypeRequired');
/** A deleted channel is in no list; its history stays. */
export const channelStatus = enumOf({ enabled: 1, disabled: 0, deleted: -1 });

/** Refuses a query, which would never be sent, and a user name or password, which would be stored unencrypted. */
function isApiUrl(given: string): boolean {
  if (!URL.canParse(given)) return false;
  const { protocol, username, password, search, hash } = new URL(given);
  return /^https?:$/.test(protocol) && !username && !password && !search && !hash;
}

const apiUrl = text({ max: 256, required: 'channels.apiUrlRequired' }).refine(isApiUrl, {
  error: 'channels.apiUrlInvalid',
});

const amountShape = /^(0|[1-9]\d{0,9})(\.\d{1,2})?$/;
/** An amount in US dollars; '' where the channel is not a default channel. */
const amount = z
  .union([z.string().trim(), z.number().transform(String)], { error: 'channels.amountInvalid' })
  .nullish()
  .transform((given) => given ?? '');

function slots<T extends z.ZodType>(schema: T): Record<ParameterSlot, T> {
  return Object.fromEntries(parameterSlots.map((slot) => [slot, schema])) as Record<ParameterSlot, T>;
}

/** The system's address and the parameters that it asks for. A blank secret keeps the stored one. */
const connection = { id: filter(id('Channel')), systemCode, apiUrl, ...slots(optionalText(128)) };

/** Runs even where other fields are wrong, so that the form shows all mistakes at once. */
const always = { when: ({ value }: { value: unknown }) => typeof value === 'object' && value !== null };

const parametersAreThere = parameterSlots.map((slot) =>
  z.refine<{ id?: string; systemCode: string } & Partial<Record<string, unknown>>>(
    (given) => {
      const parameter = parametersOf(given.systemCode).find((known) => known.slot === slot);
      return !parameter || (parameter.secret && Boolean(given.id)) || Boolean(given[slot]);
    },
    { path: [slot], error: 'validation.required', ...always },
  ),
);

const amountIsThere = z.refine<{ isDefault: boolean; defaultMoney: string }>(
  ({ isDefault, defaultMoney }) => !isDefault || amountShape.test(defaultMoney),
  { path: ['defaultMoney'], error: 'channels.amountInvalid', ...always },
);

/** The sender's address on a label: each field with its greatest length. */
export const senderLimits = {
  sendCountry: 50,
  sendName: 50,
  sendCompany: 100,
  sendProvince: 50,
  sendCity: 50,
  sendPhone: 30,
  sendPostcode: 20,
  sendAddress: 200,
  sendAddress2: 200,
} as const;
export type SenderField = keyof typeof senderLimits;

function sender<T extends z.ZodType>(schemaOf: (max: number) => T): Record<SenderField, T> {
  const fields = Object.entries(senderLimits).map(([name, max]) => [name, schemaOf(max)] as const);
  return Object.fromEntries(fields) as Record<SenderField, T>;
}

/** The greatest parcel that a channel takes: each limit with its own greatest value. */
export const parcelLimits = { maxWeightGrams: 9_999_999.99, maxLengthCm: 9999.99, maxGirthCm: 99_999.99 } as const;
export type ParcelLimit = keyof typeof parcelLimits;

function limits<T extends z.ZodType>(schemaOf: (max: number) => T): Record<ParcelLimit, T> {
  const fields = Object.entries(parcelLimits).map(([name, max]) => [name, schemaOf(max)] as const);
  return Object.fromEntries(fields) as Record<ParcelLimit, T>;
}

/** Null and '': without this limit. */
const limit = (max: number) =>
  z.preprocess((given) => (given === '' ? null : given), measure({ min: 0.01, max }).nullable().default(null));

const channelForm = z
  .object({
    ...connection,
    supplierCode: text({ max: 50, required: 'channels.supplierCodeRequired' }),
    supplierName: text({ max: 50, required: 'channels.supplierNameRequired' }),
    channelCode: text({ max: 50, required: 'channels.channelCodeRequired' }),
    channelName: text({ max: 50, required: 'channels.channelNameRequired' }),
    channelType,
    isDefault: z.boolean({ error: 'validation.required' }),
    defaultMoney: amount,
    ...limits(limit),
    ...sender(optionalText),
    gmtModified: loadedVersion,
  })
  .check(...parametersAreThere, amountIsThere);
export type ChannelForm = z.output<typeof channelForm>;

export const channelRow = z.object({
  id: id('Channel'),
  systemCode,
  systemName: z.string(),
  supplierCode: z.string(),
  supplierName: z.string(),
  channelType,
  channelCode: z.string(),
  channelName: z.string(),
  isDefault: z.boolean(),
  defaultMoney: z.string().nullable().meta({
    description: 'US dollars; null where the channel is no default, and for those who do not manage channels',
  }),
  dataStatus: channelStatus,
  gmtCreate: momentOut,
  gmtModified: momentOut,
});
export type ChannelRow = z.output<typeof channelRow>;

/** Secret parameters are never answered; `keptParameters` says which of them are kept. */
export const channelDetails = channelRow.extend({
  apiUrl: z.string(),
  ...slots(z.string().default('')),
  keptParameters: z.array(z.enum(parameterSlots)),
  /** Beyond one of them a shipment becomes several parcels; null: without this limit. */
  ...limits(() => z.number().nullable()),
  ...sender(() => z.string()),
});
export type ChannelDetails = z.output<typeof channelDetails>;

/** Whether the system answered and accepted the account: with the channels that the account may use, or with the reason for the failure. */
const connectionResult = z.discriminatedUnion('connected', [
  z.object({ connected: z.literal(true), channels: z.array(z.object({ code: z.string(), name: z.string() })) }),
  z.object({ connected: z.literal(false), msg: words }),
]);
export type ConnectionResult = z.output<typeof connectionResult>;

const supplierKeys = ['/supplier/list'] as const;

export const channels = {
  queryAllList: endpoint({
    method: 'GET',
    path: '/channelInfo/queryAllList',
    summary: 'Channels, newest first; also the lookup for pickers',
    permission: 'signedIn',
    reads: true,
    input: pageQuery.extend({
      supplierName: filterText(50),
      system: filter(systemCode),
      channelType: filter(channelType),
      dataStatus: filter(enumOf({ enabled: 1, disabled: 0 })),
      channelName: filterText(50),
      channelCode: filterText(50),
    }),
    output: pageOf(channelRow),
  }),
  details: endpoint({
    method: 'GET',
    path: '/channelInfo/details',
    summary: 'A channel with its connection and sender, without its secrets',
    permission: supplierKeys,
    reads: true,
    input: z.object({ id: id('Channel') }),
    output: channelDetails,
    failures: { ...notFound },
  }),
  getSystemList: endpoint({
    method: 'GET',
    path: '/channelInfo/getSystemList',
    summary: 'The label systems',
    permission: 'signedIn',
    reads: true,
    input: z.object({}),
    output: z.array(z.object({ key: systemCode, value: z.string() })),
  }),
  save: endpoint({
    method: 'POST',
    path: '/channelInfo/save',
    summary: 'Add a channel, or change the one with this id; a secret left blank stays as it is',
    permission: supplierKeys,
    input: channelForm,
    output: channelDetails,
    failures: { ...notFound, ...stale(channelDetails) },
  }),
  updateStatus: endpoint({
    method: 'POST',
    path: '/channelInfo/updateStatus',
    summary: 'Enable (1), disable (0) or delete (-1) a channel',
    permission: supplierKeys,
    input: z.object({ id: id('Channel'), dataStatus: channelStatus }),
    output: done,
    failures: { ...notFound },
  }),
  test: endpoint({
    method: 'POST',
    path: '/channelInfo/test',
    summary: 'Ask a label system, with what is given and the kept secrets of `id`, which channels the account may use',
    permission: supplierKeys,
    reads: true,
    input: z.object(connection).check(...parametersAreThere),
    output: connectionResult,
    failures: { ...notFound },
  }),
};

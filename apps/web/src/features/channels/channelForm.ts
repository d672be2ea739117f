import type { ChannelDetails, channels, ParcelLimit, SenderField } from '@pressroom/contract/channels/channels';
import { parcelLimits, senderLimits } from '@pressroom/contract/channels/channels';
import { parameterSlots, parametersOf } from '@pressroom/contract/channels/systems';
import type { CallInput } from '@pressroom/contract/endpoint';
import type { Translate } from '../../i18n/i18n.ts';
import type { Fact } from '../../kit/editing.ts';

export const basicFields = ['supplierName', 'supplierCode', 'channelName', 'channelCode'] as const;
/** The parts of the address in the order of an envelope. */
export const senderFields: readonly SenderField[] = [
  'sendName',
  'sendCompany',
  'sendPhone',
  'sendCountry',
  'sendProvince',
  'sendCity',
  'sendPostcode',
  'sendAddress',
  'sendAddress2',
];

/** The greatest parcel, in the order in which a person measures it. */
export const limitFields = Object.keys(parcelLimits) as ParcelLimit[];

/** Every field of the form, by its name. */
export const fieldNames: readonly string[] = [
  'systemCode',
  'channelType',
  ...basicFields,
  'isDefault',
  'defaultMoney',
  ...limitFields,
  'apiUrl',
  ...parameterSlots,
  ...Object.keys(senderLimits),
];

/** All parameters blank, for another system: those of the former mean nothing to it. */
export const noParameters = Object.fromEntries(parameterSlots.map((slot) => [slot, '']));

/** What the form starts with; secrets are blank, whether kept or not. */
export function valuesOf(channel: ChannelDetails): CallInput<typeof channels.save> {
  const { systemName: _name, dataStatus: _status, keptParameters: _kept, gmtCreate: _created, ...values } = channel;
  return values;
}

/** What the form shows of a channel, in words. */
export function factsOf(channel: ChannelDetails, t: Translate): Fact[] {
  const plain = parametersOf(channel.systemCode).filter(({ secret }) => !secret);
  return [
    { name: 'systemCode', label: t('channels.system'), text: channel.systemName },
    { name: 'channelType', label: t('channels.channelType'), text: t(`channels.type.${channel.channelType}`) },
    ...basicFields.map((name) => ({ name, label: t(`channels.${name}`), text: channel[name] })),
    {
      name: 'isDefault',
      label: t('channels.isDefault'),
      text: t(channel.isDefault ? 'channels.yes' : 'channels.no'),
    },
    { name: 'defaultMoney', label: t('channels.defaultMoney'), text: channel.defaultMoney ?? '' },
    ...limitFields.map((name) => ({ name, label: t(`channels.${name}`), text: String(channel[name] ?? '') })),
    { name: 'apiUrl', label: t('channels.apiUrl'), text: channel.apiUrl },
    ...plain.map(({ name, slot }) => ({ name: slot, label: t(`channels.parameter.${name}`), text: channel[slot] })),
    ...senderFields.map((name) => ({ name, label: t(`channels.${name}`), text: channel[name] })),
  ];
}

import {
  type ChannelDetails,
  channelDetails,
  type ChannelRow,
  channelRow,
  type ParcelLimit,
  parcelLimits,
} from '@pressroom/contract/channels/channels';
import { parametersOf, systemName } from '@pressroom/contract/channels/systems';
import { z } from 'zod';
import type { ChannelRecord } from './channels.queries.ts';

const limitNames = Object.keys(parcelLimits) as ParcelLimit[];
export const namedValues = z.record(z.string(), z.string());

/** For every user: without the system's address and parameters. */
export function rowOf(channel: ChannelRecord): ChannelRow {
  return channelRow.parse({ ...channel, systemName: systemName(channel.systemCode) });
}

/** `stored` are the names of the secrets that are stored. */
export function detailsOf(channel: ChannelRecord, stored: readonly string[]): ChannelDetails {
  const values = namedValues.parse(channel.parameters);
  const parameters = parametersOf(channel.systemCode);
  return channelDetails.parse({
    ...channel,
    ...Object.fromEntries(limitNames.map((name) => [name, channel[name] === null ? null : Number(channel[name])])),
    systemName: systemName(channel.systemCode),
    ...Object.fromEntries(parameters.map(({ slot, name }) => [slot, values[name]])),
    keptParameters: parameters.filter(({ name }) => stored.includes(name)).map(({ slot }) => slot),
  });
}

/** For the audit log: the record, and of typed secrets only that they were typed. */
export function auditView({ parameters, ...channel }: ChannelRecord, typed: Readonly<Record<string, string>> = {}) {
  const given = Object.keys(typed).map((name) => [name, '***']);
  return { ...channel, parameters: { ...namedValues.parse(parameters), ...Object.fromEntries(given) } };
}

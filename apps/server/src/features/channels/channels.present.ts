import {
  type ChannelDetails,
  channelDetails,
  type ChannelRow,
  channelRow,
} from '@pressroom/contract/channels/channels';
import { parametersOf, systemName } from '@pressroom/contract/channels/systems';
import { z } from 'zod';
import type { ChannelRecord } from './channels.queries.ts';

const namedValues = z.record(z.string(), z.string());

/** For everybody: neither where the system is nor what it asks for. */
export function rowOf(channel: ChannelRecord): ChannelRow {
  return channelRow.parse({ ...channel, systemName: systemName(channel.systemCode) });
}

/** `kept` are the names of the secrets that there are. */
export function detailsOf(channel: ChannelRecord, kept: readonly string[]): ChannelDetails {
  const values = namedValues.parse(channel.parameters);
  const parameters = parametersOf(channel.systemCode);
  return channelDetails.parse({
    ...channel,
    systemName: systemName(channel.systemCode),
    ...Object.fromEntries(parameters.map(({ slot, name }) => [slot, values[name]])),
    keptParameters: parameters.filter(({ name }) => kept.includes(name)).map(({ slot }) => slot),
  });
}

/** For the audit: the record, and of the secrets only that they were given. */
export function told({ parameters, ...channel }: ChannelRecord, typed: Readonly<Record<string, string>> = {}) {
  const given = Object.keys(typed).map((name) => [name, '***']);
  return { ...channel, parameters: { ...namedValues.parse(parameters), ...Object.fromEntries(given) } };
}

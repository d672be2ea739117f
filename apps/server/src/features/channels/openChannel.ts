import { type Address, type CarrierSystem, openCarrier, type SystemKey } from '@pressroom/carriers';
import { channelStatus } from '@pressroom/contract/channels/channels';
import { createHash } from 'node:crypto';
import type { App } from '../../platform/app.ts';
import type { Db } from '../../platform/database/database.ts';
import { anyOf } from '../../platform/database/expressions.ts';
import { resolveCountry, resolveState } from '../../platform/geo/regions.ts';
import { namedValues } from './channels.present.ts';
import { type ChannelRecord, ownerOf } from './channels.queries.ts';

/** Channels that may be used, by id or of one system, or all of them. */
export function findEnabledChannels(
  db: Db,
  { ids, system }: { ids?: readonly string[]; system?: string },
): Promise<ChannelRecord[]> {
  let matching = db.selectFrom('channels').where('dataStatus', '=', channelStatus.enabled).selectAll();
  if (ids) matching = matching.where('id', '=', anyOf(ids, 'bigint'));
  if (system) matching = matching.where('systemCode', '=', system);
  return matching.orderBy('id').execute();
}

/** Also a channel that is disabled or deleted: what was bought there is asked about there. */
export function findAnyChannel(db: Db, id: string): Promise<ChannelRecord | undefined> {
  return db.selectFrom('channels').where('id', '=', id).selectAll().executeTakeFirst();
}

/** Fails with a `CarrierFailure` where a parameter is missing. Sends nothing. */
export async function openChannel(app: App, db: Db, channel: ChannelRecord): Promise<CarrierSystem> {
  const { systemCode, apiUrl, id } = channel;
  const secrets = await app.secrets.reveal(db, ownerOf(id));
  const parameters: Record<string, string> = { ...namedValues.parse(channel.parameters), ...secrets };
  const system = systemCode as SystemKey;
  const { limiter, onCall } = app.outside.clientContext(system);
  const account = createHash('sha256')
    .update(`${apiUrl}\n${parameters['account'] ?? ''}`)
    .digest('hex')
    .slice(0, 16);
  return openCarrier(
    { system, apiUrl, parameters },
    {
      pace: ({ operation, perSecond }, signal) =>
        limiter.take(`${system} ${account} ${operation}`, { perSecond, burst: perSecond }, signal),
      onCall: ({ operation: endpoint, outcome, reference, ...call }) => {
        const seen = outcome === 'stopped' ? 'aborted' : outcome;
        onCall?.({
          endpoint,
          store: undefined,
          startedAt: call.startedAt,
          ms: call.ms,
          attempts: call.attempts,
          outcome: seen,
          reference,
        });
      },
    },
  );
}

/** The sender of a channel's parcels; what is missing is empty, and so is a country that could not be resolved. */
export function senderOf(channel: ChannelRecord): Address {
  const country = resolveCountry(channel.sendCountry)?.code ?? '';
  return {
    name: channel.sendName,
    phone: channel.sendPhone,
    country,
    province: resolveState(country, channel.sendProvince)?.code ?? channel.sendProvince,
    city: channel.sendCity,
    postcode: channel.sendPostcode,
    line1: channel.sendAddress,
    ...(channel.sendCompany && { company: channel.sendCompany }),
    ...(channel.sendAddress2 && { line2: channel.sendAddress2 }),
  };
}

/** Whether the system keeps the senders' addresses on file itself. */
export function keepsSenders({ systemCode }: Pick<ChannelRecord, 'systemCode'>): boolean {
  return systemCode === '17Print';
}

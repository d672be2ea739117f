import type { Message } from '@pressroom/contract/message';
import type { App } from '../../../platform/app.ts';
import {
  type ChannelRecord,
  findAnyChannel,
  keepsSenders,
  openChannel,
  senderOf,
} from '../../channels/channels.public.ts';
import { asking, carrierSeller } from './carrierSeller.ts';
import { openMarketSeller } from './openMarketSeller.ts';
import { type LabelSeller, SellerFailure } from './seller.ts';

/** Where a label comes from: one channel of a label system, or the marketplace of a store. */
interface Source {
  channelId: string | null;
  storeId: string | null;
}

/** Fails with a `SellerFailure` where there is nobody to ask. */
export async function openSeller(app: App, { channelId, storeId }: Source): Promise<LabelSeller> {
  const channel = channelId && (await findAnyChannel(app.db, channelId));
  if (channel) return openChannelSeller(app, channel);
  const opened = storeId ? await openMarketSeller(app, app.db, storeId) : { problem: noSeller };
  if ('problem' in opened) throw new SellerFailure('refused', opened.problem);
  return opened.seller;
}

const noSeller: Message = { key: 'lastMile.noChannel' };

/** Fails with a `SellerFailure` where a parameter of the channel is missing. */
export async function openChannelSeller(app: App, channel: ChannelRecord): Promise<LabelSeller> {
  const { channelCode, channelName, systemCode } = channel;
  const system = await asking({ name: systemCode }, () => openChannel(app, app.db, channel));
  return carrierSeller(system, { channelCode, channelName, sender: senderOf(channel) });
}

/** What a channel's sender lacks to be written on a label. */
export function senderFaults(channel: ChannelRecord): Message[] {
  if (keepsSenders(channel)) return [];
  const { name, phone, country, province, city, postcode, line1 } = senderOf(channel);
  const params = { channel: channel.channelName };
  if (!name || !phone || !province || !city || !postcode || !line1 || !channel.sendCountry)
    return [{ key: 'lastMile.fault.sender', params }];
  return country ? [] : [{ key: 'lastMile.fault.senderCountry', params }];
}

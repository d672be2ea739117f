import { type LastMileAct, lastMileStatus } from '@pressroom/contract/lastMile/status';
import type { Message } from '@pressroom/contract/message';
import type { Act } from '../../../platform/act.ts';
import { sideBySide } from '../../../platform/sideBySide.ts';
import { type ChannelRecord, findEnabledChannels } from '../../channels/channels.public.ts';
import { limitsOf } from '../price/priceRow.ts';
import { findChosen, type Quote } from '../price/quotes.queries.ts';
import { orderObjection } from '../rows/objection.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import { planFor, type Shipment } from '../shipment/shipment.ts';
import { lockForAct, type Outcome, part, startRows } from './acts.ts';
import { intend, type Intention } from './intend.ts';

/**
 * Buys the labels of rows at the price that was chosen. Everything is checked before anything leaves us: what is wrong
 * with one row keeps that row alone.
 */
export async function order(act: Act, ids: readonly string[], as: LastMileAct = 'order'): Promise<Outcome> {
  const { tx, actor } = act;
  const locked = await lockForAct(act, as, ids);
  const chosen = await findChosen(
    tx,
    locked.allowed.map(({ id }) => id),
  );
  const channelIds = [...chosen.values()].flatMap(({ channelId }) => channelId ?? []);
  const channels = await findEnabledChannels(tx, { ids: [...new Set(channelIds)] });
  const byId = new Map(channels.map((channel) => [channel.id, channel]));
  const sound = part(locked, (row) => {
    const shipment = locked.shipments.get(row.orderId);
    const quote = chosen.get(row.id);
    const channel = quote?.channelId ? byId.get(quote.channelId) : undefined;
    return shipment ? objectionTo(row, { shipment, quote, channel }) : { key: 'lastMile.order.unknown' };
  });
  const refused = await intend(
    tx,
    sound.allowed.map((row): Intention => {
      const quote = chosen.get(row.id)!;
      const { provider, channelId, channelCode, channelName, parcels } = quote;
      const source = { provider, channelId, storeId: null, channelCode, channelName };
      return { row, shipment: locked.shipments.get(row.orderId)!, parcels, source, createUser: actor.username };
    }),
  );
  const bought = part(sound, (row) => refused.get(row.id));
  const change = { orderStatus: lastMileStatus.placing, problem: null };
  return startRows(act, bought, { change, titleKey: 'lastMile.task.order' });
}

interface Ground {
  shipment: Shipment;
  quote: Quote | undefined;
  channel: ChannelRecord | undefined;
}

function objectionTo(row: RowRecord, { shipment, quote, channel }: Ground): Message | undefined {
  if (!quote || !channel) return { key: 'lastMile.channelGone' };
  const own = shipment.parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
  for (const one of shipment.orders) {
    const objection = orderObjection(one, row.labelType, own);
    if (objection) return objection;
  }
  const plan = planFor(shipment, limitsOf(channel), channel.channelName);
  const faults = [...shipment.destination.faults, ...('faults' in plan ? plan.faults : [])];
  if ('faults' in plan || faults.length > 0) return sideBySide(faults);
  const sizes = ({ lengthCm, widthCm, heightCm, weightGrams }: (typeof plan.parcels)[number]) =>
    [lengthCm, widthCm, heightCm, weightGrams].join(' ');
  const isSame = plan.parcels.map(sizes).join() === quote.parcels.map(sizes).join();
  return isSame ? undefined : { key: 'lastMile.sizeChanged' };
}

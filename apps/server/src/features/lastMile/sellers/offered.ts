import type { Message } from '@pressroom/contract/message';
import { findSheinShippingAddresses } from '@pressroom/marketplaces/shein';
import { findTemuShippingWarehouses } from '@pressroom/marketplaces/temu';
import type { App } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/database.ts';
import { fail } from '../../../platform/failure.ts';
import { ask, openConnection } from '../../stores/stores.public.ts';
import { findWaitingOrders } from '../storeShipping/queries.ts';
import { openMarketSeller } from './openMarketSeller.ts';
import { type LabelSeller, type ParcelToSend, SellerFailure } from './seller.ts';

interface Coded {
  code: string;
  name: string;
}

/** No more are asked about until one has channels. */
const mostOrders = 5;

/** A parcel as it may well be: what a marketplace calls its channels does not hang on it. */
const plain: Omit<ParcelToSend, 'orderNumber'> = {
  lengthCm: 30,
  widthCm: 25,
  heightCm: 3,
  weightGrams: 300,
  recipient: { name: '', phone: '', country: '', province: '', city: '', postcode: '', line1: '' },
  contents: [],
};

/** Where parcels of a store may leave from. Ends in 409 where its marketplace does not say. */
export async function findOfferedWarehouses(app: App, db: Db, shopId: string): Promise<Coded[]> {
  const asked = await ask(async (signal) => {
    const connection = await openConnection(app, db, shopId);
    if (!connection) fail(409, 'stores.notAuthorized');
    if (connection.marketplace === 'shein') {
      const found = await findSheinShippingAddresses(connection.store, { signal });
      return found.map(({ code, name }) => ({ code, name: name ?? code }));
    }
    const found = await findTemuShippingWarehouses(connection.store, { labelsOnly: true }, { signal });
    return found.map(({ warehouseId: code, name }) => ({ code, name: name ?? code }));
  });
  if ('answer' in asked) return asked.answer;
  return fail(409, 'storeShipping.unanswered', { params: { reason: asked.problem } });
}

/** No call lists a marketplace's channels: they are those that it offers for an order. Nothing is ordered. */
export async function findOfferedChannels(
  app: App,
  db: Db,
  shopId: string,
): Promise<{ channels: Coded[]; problem: Message | null }> {
  const opened = await openMarketSeller(app, db, shopId);
  if ('problem' in opened) return { channels: [], problem: opened.problem };
  let problem: Message = { key: 'storeShipping.noOrder' };
  for (const orderNumber of await findWaitingOrders(db, shopId, mostOrders)) {
    const asked = await ask((signal) => channelsFor(opened.seller, orderNumber, signal));
    if ('problem' in asked) return { channels: [], problem: asked.problem };
    if ('channels' in asked.answer) return { channels: asked.answer.channels, problem: null };
    problem = asked.answer.problem;
  }
  return { channels: [], problem };
}

async function channelsFor(
  seller: LabelSeller,
  orderNumber: string,
  signal: AbortSignal,
): Promise<{ channels: Coded[] } | { problem: Message }> {
  try {
    const offers = await seller.offers({ ...plain, orderNumber }, { signal });
    return { channels: offers.map(({ channelCode: code, channelName: name }) => ({ code, name })) };
  } catch (failure) {
    if (failure instanceof SellerFailure) return { problem: failure.problem };
    throw failure;
  }
}

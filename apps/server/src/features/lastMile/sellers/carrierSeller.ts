import {
  CarrierFailure,
  type Address,
  type CarrierSystem,
  type LabelOrder as CarrierOrder,
  type PlacedOrder,
} from '@pressroom/carriers';
import type { Message } from '@pressroom/contract/message';
import { minorUnits } from '../../../platform/minorUnits.ts';
import { said } from './knownReasons.ts';
import {
  type Cancelling,
  type LabelOrder,
  type LabelSeller,
  type Offer,
  type ParcelToSend,
  SellerFailure,
  type WantedLabel,
} from './seller.ts';

interface Channel {
  channelCode: string;
  channelName: string;
  sender: Address;
}

type Asked = { name: string };

/** A channel of a label system as a seller of labels. */
export function carrierSeller(system: CarrierSystem, { channelCode, channelName, sender }: Channel): LabelSeller {
  const seller = { name: system.key };
  const shipmentOf = (parcel: ParcelToSend): Omit<CarrierOrder, 'reference' | 'contents'> => {
    const { lengthCm, widthCm, heightCm, weightGrams, recipient } = parcel;
    return { channelCode, sender, recipient, parcels: [{ lengthCm, widthCm, heightCm, weightGrams }] };
  };
  return {
    provider: system.key,
    name: system.key,
    findLagMs: system.findLagMs,

    async offers(parcel, options): Promise<Offer[]> {
      const price = await asking(seller, () => system.quote(shipmentOf(parcel), options));
      return [{ channelCode, channelName, price: priceOf(price), terms: {} }];
    },

    place: ({ reference, parcel }, options) =>
      asking(seller, async () => {
        const contents = parcel.contents.map(({ code, name, quantity }) => ({ code, name, quantity }));
        const labelText = parcel.orderNumber;
        return orderOf(await system.place({ ...shipmentOf(parcel), reference, contents, labelText }, options));
      }),

    find: ({ reference }, options) =>
      asking(seller, async () => {
        const found = await system.find(reference, options);
        return found === 'none' ? found : orderOf(found);
      }),

    label: (label, options) => asking(seller, () => system.label(keyOf(label), options)),

    cancel: (label, options) => asking(seller, (): Promise<Cancelling> => system.cancel(keyOf(label), options)),
  };
}

function keyOf({ reference, providerNumber }: WantedLabel & { providerNumber: string }) {
  return { reference, orderNumber: providerNumber };
}

function priceOf({ amount, currency }: { amount: string; currency: string }) {
  return { amount: minorUnits(amount, currency), currency };
}

const states: Readonly<Record<PlacedOrder['state'], LabelOrder['state']>> = {
  draft: 'placed',
  submitted: 'placed',
  waitingNumber: 'placed',
  ready: 'ready',
  cancelPending: 'cancelling',
  cancelled: 'cancelled',
  failed: 'failed',
};

function orderOf({ state, orderNumber, trackingNumber, carrier, cost, reason }: PlacedOrder): LabelOrder {
  return {
    state: states[state],
    providerNumber: orderNumber,
    ...(trackingNumber && { trackingNumber }),
    ...(carrier && { carrierName: carrier }),
    ...(cost && { price: priceOf(cost) }),
    ...(reason && { reason }),
  };
}

/** Runs a call, and says in our terms how it failed. */
export async function asking<T>({ name: provider }: Asked, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (failure) {
    if (!(failure instanceof CarrierFailure)) throw failure;
    const { kind, reason, retryAfterMs } = failure;
    if (kind === 'unknownOutcome')
      throw new SellerFailure('unknownOutcome', { key: 'lastMile.seller.unknown' }, { cause: failure });
    const problem: Message = reason ? said(provider, reason) : { key: `lastMile.seller.${kind}`, params: { provider } };
    const isPassing = kind === 'unavailable' || kind === 'throttled';
    throw new SellerFailure(isPassing ? 'later' : 'refused', problem, {
      cause: failure,
      ...(retryAfterMs !== undefined && { retryAfterMs }),
    });
  }
}

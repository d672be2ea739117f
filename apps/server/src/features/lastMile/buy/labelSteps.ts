import type { LabelState } from '@pressroom/contract/lastMile/parcels';
import type { Message } from '@pressroom/contract/message';
import type { Address } from '@pressroom/carriers';
import type { Tx } from '../../../platform/database/database.ts';
import { keepBytes } from '../../../platform/storage/blobs.ts';
import { findParcels, giveBoughtLabel, setCancelling, takeLabelBack } from '../../orders/orders.public.ts';
import { orderObjection } from '../rows/objection.ts';
import type { RowRecord } from '../rows/rows.queries.ts';
import type { LabelOrder } from '../sellers/seller.ts';
import { addressHash, destinationOf } from '../shipment/destination.ts';
import { type Label, type LabelChange, setLabel } from './labels.queries.ts';
import { insertMoney, type NewMoney } from './money.ts';
import type { Work } from './work.ts';
import { labelStep } from './step.ts';

/**
 * Records that a label is about to be bought, before it is. Nothing is sent where this does not answer `true`: of two
 * workers one may, and nobody where the order has been stopped meanwhile.
 */
export async function beginSending(work: Work, label: Label, recipient: Address): Promise<boolean> {
  const { taken: mayGo } = await labelStep(work, label, ['waiting'], async ({ tx }, { row, orders }) => {
    const parcels = (await findParcels(tx, [row.orderId])).get(row.orderId) ?? [];
    const own = parcels.flatMap(({ trackingNumber }) => trackingNumber ?? []);
    const problem = orders
      .map((order) => orderObjection(order, row.labelType, own))
      .find((objection) => objection !== undefined);
    await setLabel(
      tx,
      label.id,
      problem ? { state: 'failed', problem } : { state: 'sending', sent: { recipient: addressHash(recipient) } },
    );
    return problem === undefined;
  });
  return mayGo === true;
}

/** It has left us without an answer: from now on its seller is asked, and nothing is sent. */
export async function markUnknown(work: Work, label: Label, problem: Message): Promise<void> {
  await labelStep(work, label, ['sending', 'unknown'], ({ tx }) =>
    setLabel(tx, label.id, { state: 'unknown', problem }),
  );
}

/** It was certainly not carried out, and is sent later, or has certainly not arrived. */
export async function putBack(work: Work, label: Label, problem: Message | null): Promise<void> {
  await labelStep(work, label, ['sending', 'unknown'], ({ tx }) =>
    setLabel(tx, label.id, { state: 'waiting', problem }),
  );
}

/** It was not carried out, or has failed at its seller: nothing is charged for it. */
export async function markFailed(work: Work, label: Label, problem: Message): Promise<void> {
  await labelStep(work, label, ['waiting', 'sending', 'unknown', 'placed'], async ({ tx }, { row, label: held }) => {
    await setLabel(tx, label.id, { state: 'failed', problem });
    await giveBack(tx, { row, label: held }, 'fixed');
  });
}

/** What its seller says of a label: it is taken, and what it costs. False where the claim has passed on to somebody else meanwhile. */
export async function markTaken(work: Work, label: Label, order: LabelOrder): Promise<boolean> {
  const from: LabelState[] = ['sending', 'unknown', 'placed', 'failed'];
  const { isOurs } = await labelStep(work, label, from, async (act, { row, label: held }) => {
    const { providerNumber, trackingNumber, carrierName } = order;
    // what it had cost was given back when it failed
    const isAgain = held.state === 'failed' && held.paid !== null && held.currency !== null;
    const price = order.price ?? (isAgain ? { amount: BigInt(held.paid!), currency: held.currency! } : undefined);
    const change: LabelChange = { state: 'placed', problem: null, providerNumber, trackingNumber, carrierName };
    const isNews = held.paid === null || isAgain;
    await setLabel(act.tx, label.id, { ...change, ...(isNews && { paid: price }) });
    if (!isNews || !price) return;
    await insertMoney(act.tx, held.createUser, [
      { ...moneyOf(row, label), kind: 'labelBought', ...price, certainty: 'fixed' },
    ]);
  });
  return isOurs;
}

/**
 * The label is here: it is kept, and given to the orders of its parcel; void where the address has changed since its seller
 * was given it.
 */
export async function issue(work: Work, label: Label, pdf: Buffer): Promise<void> {
  const { key } = await keepBytes(work.app, pdf, { mime: 'application/pdf' });
  await labelStep(work, label, ['placed'], async (act, { row, orders, label: held }) => {
    const trackingNumber = held.trackingNumber ?? '';
    const order = orders.find(({ id }) => id === row.orderId)!;
    const isOld = held.recipient !== null && held.recipient !== addressHash(destinationOf(order).address);
    const given = { parcelId: label.parcelId, labelKey: key, trackingNumber, carrierName: held.carrierName };
    const problem = await giveBoughtLabel(act, { ...given, isForOldAddress: isOld });
    await setLabel(act.tx, label.id, { state: 'issued', labelKey: key, problem: problem ?? null });
  });
}

/** Why a placed label is not here yet. */
export async function noteWaiting(work: Work, label: Label, problem: Message): Promise<void> {
  await labelStep(work, label, ['placed', 'cancelling'], ({ tx }) => setLabel(tx, label.id, { problem }));
}

/** Records that the seller is about to be asked to take a label back, before it is. */
export async function beginCancelling(work: Work, label: Label): Promise<boolean> {
  const { taken: mayGo } = await labelStep(work, label, ['cancelling'], async ({ tx }, { label: held }) => {
    if (held.cancelSentAt !== null) return false;
    await setLabel(tx, label.id, { cancelSent: true });
    return true;
  });
  return mayGo === true;
}

/** The cancellation has certainly not arrived. */
export async function putCancellingBack(work: Work, label: Label): Promise<void> {
  await labelStep(work, label, ['cancelling'], ({ tx }) => setLabel(tx, label.id, { cancelSent: null }));
}

/** Its seller has taken it back: the order is free for another one. */
export async function markCancelled(work: Work, label: Label, name: string): Promise<void> {
  const from: LabelState[] = ['cancelling', 'placed', 'issued'];
  await labelStep(work, label, from, async (act, { row, label: held }) => {
    await setLabel(act.tx, label.id, { state: 'cancelled', problem: null });
    const params = { provider: name, number: held.trackingNumber ?? held.providerNumber ?? '' };
    await takeLabelBack(act, label.parcelId, { key: 'lastMile.log.cancelled', params });
    await giveBack(act.tx, { row, label: held }, 'planned');
  });
}

/** Its seller does not take it back: the label is as good as before. */
export async function keepLabel(work: Work, label: Label, problem: Message): Promise<void> {
  await labelStep(work, label, ['cancelling'], async (act, { label: held }) => {
    const state = held.labelKey === null ? 'placed' : 'issued';
    await setLabel(act.tx, label.id, { state, problem, cancelSent: null });
    await setCancelling(act, [label.parcelId], false);
  });
}

/** What was paid for a label comes back; as `planned` until an invoice tells. */
async function giveBack(
  tx: Tx,
  { row, label }: { row: RowRecord; label: Label },
  certainty: 'planned' | 'fixed',
): Promise<void> {
  if (label.paid === null || label.currency === null) return;
  const back = { amount: -BigInt(label.paid), currency: label.currency, certainty };
  await insertMoney(tx, label.createUser, [{ ...moneyOf(row, label), kind: 'labelRefunded', ...back }]);
}

type MoneyHead = Pick<NewMoney, 'orderId' | 'parcelId' | 'labelId' | 'source'>;

function moneyOf({ orderId }: RowRecord, { id, parcelId, provider, channelCode }: Label): MoneyHead {
  return { orderId, parcelId, labelId: id, source: `${provider} ${channelCode}` };
}

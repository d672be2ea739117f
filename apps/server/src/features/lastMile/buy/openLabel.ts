import { openSeller } from '../sellers/openSeller.ts';
import type { LabelSeller, WantedLabel } from '../sellers/seller.ts';
import { findShipments, parcelToSend } from '../shipment/shipment.ts';
import type { Label } from './labels.queries.ts';
import type { Work } from './work.ts';

const shortestWaitMs = 1_000;
export const longestWaitMs = 600_000;

/** A label with who sells it, and what it is for. */
export interface Opened extends Work {
  label: Label;
  seller: LabelSeller;
  wanted: WantedLabel;
}

/** Undefined where the order or its parcel is gone. */
export async function openLabel(work: Work, label: Label): Promise<Opened | undefined> {
  const { app, row } = work;
  const shipment = (await findShipments(app.db, [row.orderId])).get(row.orderId);
  const parcel = shipment?.parcels.find(({ id }) => id === label.parcelId);
  if (!shipment || !parcel) return undefined;
  const seller = await openSeller(app, label);
  const wanted: WantedLabel = {
    reference: label.reference,
    channelCode: label.channelCode,
    terms: label.offer,
    providerNumber: label.providerNumber,
    sentAt: label.sentAt === null ? null : new Date(label.sentAt),
    parcel: parcelToSend(shipment, { ...parcel, contents: [...parcel.contents] }),
  };
  return { ...work, label, seller, wanted };
}

/** The longer it takes, the longer the pauses. */
export function waitFor({ sentAt }: Pick<Label, 'sentAt'>): number {
  const age = Date.now() - Date.parse(sentAt ?? new Date().toISOString());
  return Math.round(Math.min(longestWaitMs, Math.max(shortestWaitMs, age / 4)));
}

import type { Message } from '@pressroom/contract/message';
import type { ParcelForm } from '@pressroom/contract/orders/parcel';
import type { Act } from '../../../platform/act.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { changesTo } from '../record/audit.ts';
import { carrierOf, refuseOtherCarrier, withoutRouting } from '../record/carriers.ts';
import { writeLog, type Writer } from '../record/log.ts';
import { refuseForeignParcel } from '../record/numbers.ts';
import { getOrder, type ListedOrder } from '../record/listed.ts';
import { lockOrders, type OrderRecord } from '../record/record.ts';
import { objection } from '../state/rules.ts';
import { callOff } from '../state/callOff.ts';
import type { KeptPage } from './files.ts';
import { numbersOn } from './rules.ts';
import { attachToOrder } from './attachOne.ts';

type Parcel = Pick<OrderRecord, 'carrierName' | 'trackingNumber' | 'sharedParcel'>;

/**
 * Enters carrier and tracking number of an order that has not shipped. What the form leaves empty is read from the label,
 * if one comes along. `show`: the order as its reads answer it.
 */
export async function updateParcel(
  act: Act,
  form: ParcelForm,
  { pages, show }: { pages: readonly KeptPage[]; show: (order: ListedOrder) => unknown },
): Promise<void> {
  const { tx, audit } = act;
  const { id } = form;
  await lockOrders(tx, [id]);
  const before = await getOrder(tx, id);
  const objected = objection('parcel', before);
  if (objected) fail(409, 'orders.refused', { params: { reason: objected }, data: { sysStatus: before.sysStatus } });
  await refuseStale(tx, { object: 'orders', record: before, loaded: form.gmtModified, show: () => show(before) });

  const trackingNumber = withoutRouting(form.trackingNumber);
  const page = pages.length > 0 ? pageOf(pages, trackingNumber) : undefined;
  const parcel = parcelOf({ ...form, trackingNumber }, page);
  await refuseForeignParcel(tx, { ...parcel, id });
  if (!form.confirmCarrier) refuseOtherCarrier(parcel, before);
  await setParcel(act, before, parcel);
  audit(await changesTo(tx, [before]));
  if (!page) return;
  const label = { id, trackingNumber: parcel.trackingNumber ?? '' };
  await attachToOrder(act, [page], label);
}

function parcelOf({ carrierName, trackingNumber, sharedParcel }: ParcelForm, page: KeptPage | undefined): Parcel {
  const read = page?.page.tracking;
  const number = trackingNumber || read?.trackingNumber || null;
  if (page && !number) failField('trackingNumber', 'orders.label.noNumber');
  const carrier = carrierName || (number && (carrierOf(number) ?? read?.carrier)) || null;
  return { carrierName: carrier, trackingNumber: number, sharedParcel };
}

/** The page with this number, or the only one. */
function pageOf(pages: readonly KeptPage[], trackingNumber: string): KeptPage {
  const [first, ...others] = pages;
  if (others.length === 0) return first!;
  const named = pages.find(({ page }) => numbersOn(page).includes(trackingNumber));
  return named ?? failField('file', 'orders.label.severalPages', { count: pages.length });
}

async function setParcel(writer: Writer, before: ListedOrder, parcel: Parcel): Promise<void> {
  const names = ['carrierName', 'trackingNumber', 'sharedParcel'] as const;
  if (names.every((name) => before[name] === parcel[name])) return;
  await writer.tx
    .updateTable('orders')
    .set({ ...parcel, ...voidedBy(before, parcel), gmtModified: now })
    .where('id', '=', before.id)
    .execute();
  await writeLog(writer, [
    { orderId: before.id, key: 'orders.log.parcel', params: { before: wordsOf(before), after: wordsOf(parcel) } },
  ]);
  // an order without a tracking number cannot ship at its scheduled hour
  if (!parcel.trackingNumber) await callOff(writer, [before], { key: 'orders.noTracking' });
}

const otherNumber: Message = { key: 'orders.labelVoid.number' };

/** Makes the label void where the tracking number changes: it shows the former one. */
export function voidedBy(
  before: Pick<OrderRecord, 'labelKey' | 'labelVoid' | 'trackingNumber'>,
  { trackingNumber }: Pick<OrderRecord, 'trackingNumber'>,
): { labelVoid?: ReturnType<typeof json> } {
  const isOther = before.trackingNumber !== null && before.trackingNumber !== trackingNumber;
  return before.labelKey && !before.labelVoid && isOther ? { labelVoid: json(otherNumber) } : {};
}

function wordsOf({ carrierName, trackingNumber }: Parcel): string {
  return [carrierName, trackingNumber].filter(Boolean).join(' ') || '–';
}

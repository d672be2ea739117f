import type { ParcelForm } from '@pressroom/contract/orders/parcel';
import type { Actor } from '../../../platform/access/actor.ts';
import type { App } from '../../../platform/app.ts';
import type { Tx } from '../../../platform/database/database.ts';
import { json, now } from '../../../platform/database/expressions.ts';
import { fail, failField } from '../../../platform/failure.ts';
import type { Writing } from '../../../platform/http/context.ts';
import type { Translate } from '../../../platform/i18n.ts';
import { refuseStale } from '../../../platform/stale.ts';
import { changesTo } from '../record/audit.ts';
import { carrierOf, refuseOtherCarrier, withoutRouting } from '../record/carriers.ts';
import { writeLog } from '../record/log.ts';
import { refuseForeignParcel } from '../record/numbers.ts';
import { presentOrder } from '../list/present.ts';
import { getOrder, type ListedOrder } from '../record/listed.ts';
import { lockOrders, type OrderProblem, type OrderRecord } from '../record/record.ts';
import { objection } from '../state/rules.ts';
import { callOff } from '../state/callOff.ts';
import type { ReadPage } from './files.ts';
import { numbersOn } from './rules.ts';
import { attachToOrder } from './attach.ts';

type Parcel = Pick<OrderRecord, 'carrierName' | 'trackingNumber' | 'sharedParcel'>;

/** Enters how an order goes, until it has shipped. What the form leaves empty the label says, if one comes along. */
export async function updateParcel(
  { tx, audit }: Pick<Writing, 'tx' | 'audit'>,
  app: App,
  actor: Actor,
  { form, pages }: { form: ParcelForm; pages: readonly ReadPage[] },
  t: Translate,
): Promise<void> {
  const { id } = form;
  await lockOrders(tx, [id]);
  const before = await getOrder(tx, id);
  const objected = objection('parcel', before, t);
  if (objected) fail(409, objected.key, { params: objected.params, data: { sysStatus: before.sysStatus } });
  const show = () => presentOrder(actor, t)(before);
  await refuseStale(tx, { object: 'orders', record: before, loaded: form.gmtModified, show });

  const trackingNumber = withoutRouting(form.trackingNumber);
  const page = pages.length > 0 ? pageOf(pages, trackingNumber) : undefined;
  const parcel = parcelOf({ ...form, trackingNumber }, page);
  await refuseForeignParcel(tx, { ...parcel, id });
  if (!form.confirmCarrier) refuseOtherCarrier(parcel, before);
  await setParcel(tx, actor, before, parcel);
  audit(await changesTo(tx, [before]));
  if (!page) return;
  const label = { id, trackingNumber: parcel.trackingNumber ?? '' };
  await attachToOrder({ tx, audit }, app, actor, [page], label, t);
}

function parcelOf({ carrierName, trackingNumber, sharedParcel }: ParcelForm, page: ReadPage | undefined): Parcel {
  const read = page?.page.tracking;
  const number = trackingNumber || read?.trackingNumber || null;
  if (page && !number) failField('trackingNumber', 'orders.label.noNumber');
  const carrier = carrierName || (number && (carrierOf(number) ?? read?.carrier)) || null;
  return { carrierName: carrier, trackingNumber: number, sharedParcel };
}

/** The page with this number, or the only one. */
function pageOf(pages: readonly ReadPage[], trackingNumber: string): ReadPage {
  const [first, ...others] = pages;
  if (others.length === 0) return first!;
  const named = pages.find(({ page }) => numbersOn(page).includes(trackingNumber));
  return named ?? failField('file', 'orders.label.severalPages', { count: pages.length });
}

async function setParcel(tx: Tx, actor: Actor, before: ListedOrder, parcel: Parcel): Promise<void> {
  const names = ['carrierName', 'trackingNumber', 'sharedParcel'] as const;
  if (names.every((name) => before[name] === parcel[name])) return;
  await tx
    .updateTable('orders')
    .set({ ...parcel, ...voidedBy(before, parcel), gmtModified: now })
    .where('id', '=', before.id)
    .execute();
  await writeLog(tx, actor, [
    { orderId: before.id, key: 'orders.log.parcel', params: { before: wordsOf(before), after: wordsOf(parcel) } },
  ]);
  // nothing can ship at that hour any more
  if (!parcel.trackingNumber) await callOff(tx, actor, [before], { key: 'orders.noTracking' });
}

const otherNumber: OrderProblem = { key: 'orders.labelVoid.number' };

/** A label shows the number that the order had. */
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

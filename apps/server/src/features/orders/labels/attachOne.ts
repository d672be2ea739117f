import { fail } from '../../../platform/failure.ts';
import type { Act } from '../../../platform/act.ts';
import { orderStatus, type OrderStatus } from '@pressroom/contract/orders/status';
import { changesTo, findFacts } from '../record/audit.ts';
import { withoutRouting } from '../record/carriers.ts';
import { type Allowed, allowLabel, type LabelState } from '../state/allowed.ts';
import { attachLabel } from './attachLabel.ts';
import type { KeptPage } from './files.ts';
import { settleCodes } from './refusals.ts';
import { numbersOn } from './rules.ts';

/** One label for one order, chosen by its tracking number or named by its id, which then takes the number. Returns the label's key. */
export async function attachToOrder(
  act: Act,
  pages: readonly KeptPage[],
  { trackingNumber: given, id }: { trackingNumber: string; id?: string },
): Promise<string> {
  const { tx, audit } = act;
  const trackingNumber = withoutRouting(given);
  const rows = await tx
    .selectFrom('orders')
    .where(id ? 'id' : 'trackingNumber', '=', id ?? trackingNumber)
    .select(['id', 'thirdOrderNumber', 'sysStatus', 'carrierName', 'shipmentConfirmation'])
    .orderBy('id')
    .forUpdate()
    .execute();
  // a closed order needs no label: its number may be another's by now
  const open = rows.filter(({ sysStatus }) => sysStatus !== orderStatus.closed);
  const [row, ...others] = open.length > 0 ? open : rows;
  if (!row) fail(404, 'orders.label.noOrder');
  if (others.length > 0) {
    const numbers = [row, ...others].map(({ thirdOrderNumber }) => thirdOrderNumber);
    fail(409, 'orders.label.several', { params: { orders: numbers.join(', ') } });
  }
  const order = needLabelAllowed({ ...row, sysStatus: row.sysStatus as OrderStatus });
  const { page, key } = pages.find((one) => numbersOn(one.page).includes(trackingNumber)) ?? pages[0]!;
  refuseOtherNumber(page, [trackingNumber, order.thirdOrderNumber]);
  const own = page.candidates.find((one) => one.trackingNumber === trackingNumber) ?? page.tracking;
  const carrierName = order.carrierName ?? own?.carrier ?? '';
  await settleCodes(tx, [trackingNumber, ...numbersOn(page)]);
  const before = await findFacts(tx, [order.id]);
  await attachLabel(act, order, { key, trackingNumber, carrierName });
  audit(await changesTo(tx, before));
  return key;
}

/** Ends in 409 where the order keeps the label that it has. */
export function needLabelAllowed<Order extends LabelState>(order: Order): Allowed<Order, 'label'> {
  const ruled = allowLabel(order);
  if ('problem' in ruled) fail(409, 'orders.label.refused', { params: { reason: ruled.problem } });
  return ruled.allowed;
}

/** Ends in 409 where the page has another number. Where none can be read, the person’s word counts. */
function refuseOtherNumber(page: KeptPage['page'], [number, ...others]: readonly [string, ...string[]]): void {
  const read = numbersOn(page);
  if (read.length === 0) return;
  const fits = page.tracking ? [number] : [number, ...others];
  if (!fits.some((one) => read.includes(one)))
    fail(409, 'orders.label.otherNumber', { params: { read: read[0]!, number } });
}
